import type { Galaxy } from '../state.ts';

type Box = Galaxy['box'];

/** What follows from the box of a table and from one name, worked out once for each box: it never changes. */
export function oncePerBox<K, V>(work: (box: Box, about: K) => V): (box: Box, about: K) => V {
  const known = new WeakMap<Box, Map<K, V>>();
  return (box, about) => {
    let values = known.get(box);
    if (!values) {
      values = new Map();
      known.set(box, values);
    }
    let value = values.get(about);
    if (value === undefined) {
      value = work(box, about);
      values.set(about, value);
    }
    return value;
  };
}
