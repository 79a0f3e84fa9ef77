import type { Frozen, Json } from '#core/json.ts';
import type { Patch } from '#core/patch.ts';
import type { Repairable, RepairOption } from '#core/repairs.ts';
import type { Chance } from '#core/table.ts';

/** What every repairable thing has, whatever it may be set to. */
interface Thing<T> extends Pick<Repairable<never>, 'id' | 'label' | 'place'> {
  readonly now: T;
}

/** A number that can be set right. */
export function countable<S>(
  { min = 0, max, ...thing }: Thing<number> & { readonly min?: number; readonly max: number },
  steps: (value: number, state: Frozen<S>, chance: Chance) => Patch,
): Repairable<S> {
  return {
    ...thing,
    // What is beyond the usual may stay as it is, or come down.
    input: { kind: 'number', min: Math.min(min, thing.now), max: Math.max(max, thing.now) },
    steps: (state, value, chance) => steps(Number(value), state, chance),
  };
}

/** One of some options, by its id. */
export function choosable<S>(
  { options, ...thing }: Thing<string> & { readonly options: readonly RepairOption[] },
  steps: (value: string, state: Frozen<S>, chance: Chance) => Patch,
): Repairable<S> {
  return {
    ...thing,
    input: { kind: 'choice', options },
    steps: (state, value, chance) => steps(String(value), state, chance),
  };
}

/** The one step that puts something else into a place. */
export const replaced = (path: string, value: unknown): Patch => [
  { op: 'replace', path, value: value as Json as never },
];

/** The steps that take as many out of a list as it is too long by chance, and put each elsewhere: nobody knows which before it is done. */
export function takenByChance(
  lists: { readonly from: string; readonly to: string; readonly size: number },
  count: number,
  chance: Chance,
): Patch {
  const drawn = chance.deal(lists.from, count, lists.size).toSorted((a, b) => b - a);
  return drawn.map((at) => ({ op: 'move', from: `${lists.from}/${at}`, path: lists.to }));
}
