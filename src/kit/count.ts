/** All components of a kind, each with how many copies there are. */
export interface Supply {
  readonly ids: readonly string[];
  /** Each id has a number, by which its copies are counted. */
  readonly numbers: ReadonlyMap<string, number>;
  readonly copies: readonly number[];
  readonly size: number;
}

/** The supply that consists of these components; an id that is named twice has two copies. */
export function supplyOf(components: readonly string[]): Supply {
  const counted = new Map<string, number>();
  for (const id of components) counted.set(id, (counted.get(id) ?? 0) + 1);
  const ids = [...counted.keys()];
  return {
    ids,
    numbers: new Map(ids.map((id, number) => [id, number])),
    copies: [...counted.values()],
    size: components.length,
  };
}

/** Wherever components of a kind lie at a table, pile by pile. */
export interface Lying {
  /** What one of them is called in a report. */
  readonly name: string;
  readonly piles: readonly (readonly string[])[];
}

/** What is there too often or missing among components that each lie in one place; null if nothing is. */
export function miscounted({ name, piles }: Lying, supply: Supply): string | null {
  const left = [...supply.copies];
  let count = 0;
  for (const pile of piles)
    for (const id of pile) {
      const number = supply.numbers.get(id) ?? -1;
      const copies = left[number] ?? 0;
      if (copies === 0) return `${name} ${id} is there too often`;
      left[number] = copies - 1;
      count += 1;
    }
  // As many as there are, and none too often: none is missing.
  if (count === supply.size) return null;
  return `${name} ${supply.ids[left.findIndex((copies) => copies > 0)]} is missing`;
}

/** Which of several pieces that are only counted (cubes, coins) are not as many as there should be; null if all are. */
export function wrongTotal<K extends string>(
  name: string,
  counted: Readonly<Record<K, number>>,
  all: Readonly<Record<K, number>>,
): string | null {
  for (const kind of Object.keys(all) as K[])
    if (counted[kind] !== all[kind]) return `${counted[kind]} ${kind} ${name} instead of ${all[kind]}`;
  return null;
}
