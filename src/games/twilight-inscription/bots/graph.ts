/** Places by number, so that looking ahead over them is quick. */
export interface Graph {
  readonly ids: readonly string[];
  readonly index: ReadonlyMap<string, number>;
  readonly beside: readonly (readonly number[])[];
}

const known = new WeakMap<ReadonlyMap<string, readonly string[]>, Graph>();

/** The graph of a sheet's places, made once. */
export function graphOf(beside: ReadonlyMap<string, readonly string[]>): Graph {
  const before = known.get(beside);
  if (before) return before;
  const ids = [...beside.keys()];
  const index = new Map(ids.map((id, at) => [id, at]));
  const graph = {
    ids,
    index,
    beside: ids.map((id) => (beside.get(id) ?? []).map((other) => index.get(other) ?? 0)),
  };
  known.set(beside, graph);
  return graph;
}
