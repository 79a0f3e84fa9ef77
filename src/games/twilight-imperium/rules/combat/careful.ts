import type { Hits } from '../../hooks/moments.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { type Company, isHeavyRank, type Rank } from './sides.ts';

/** So many units of each type. */
export type Losses = ReadonlyMap<UnitType, number>;

/** What a unit is worth to its owner. */
export type Worth = (unit: UnitType) => { readonly price: number; readonly strength: number };

/** From what one would lose first to what one would lose last. */
function byWorth(company: Company, worth: Worth): Rank[] {
  return company
    .map((rank) => ({ rank, ...worth(rank.unit) }))
    .sort((a, b) => a.price - b.price || a.strength - b.strength)
    .map(({ rank }) => rank);
}

/** Takes so many units from a company in its order; gives how many could not be taken. */
function takeFrom(ranks: readonly Rank[], count: number, taken: Map<UnitType, number>): number {
  let left = count;
  for (const { unit, count: there } of ranks) {
    const before = taken.get(unit) ?? 0;
    const now = Math.min(left, there - before);
    if (now <= 0) continue;
    taken.set(unit, before + now);
    left -= now;
  }
  return left;
}

/** Which units sustain damage when so many uses would help: all that are needed, the cheapest first. */
export function carefulSustain(able: Company, needed: number, worth: Worth): Losses {
  const used = new Map<UnitType, number>();
  takeFrom(byWorth(able, worth), needed, used);
  return used;
}

/** Which units are lost to hits: the cheapest first, but ships that are no fighters as far as the hits demand it. */
export function carefulLosses(
  targets: Company,
  { hits, heavy }: Pick<Hits, 'hits' | 'heavy'>,
  worth: Worth,
): Losses {
  const lost = new Map<UnitType, number>();
  const ranks = byWorth(targets, worth);
  const due = Math.min(hits, heavy);
  const unmet = takeFrom(ranks.filter(isHeavyRank), due, lost);
  takeFrom(ranks, hits - due + unmet, lost);
  return lost;
}

/** A company after its losses; of one type damaged units fall first. */
export function without(company: Company, losses: Losses): Rank[] {
  return company.flatMap(({ unit, count, damaged }) => {
    const lost = losses.get(unit) ?? 0;
    return lost < count ? [{ unit, count: count - lost, damaged: Math.max(0, damaged - lost) }] : [];
  });
}

/** A company some of whose units have sustained damage. */
export function hurt(company: Company, uses: Losses): Rank[] {
  return company.map(({ unit, count, damaged }) => ({
    unit,
    count,
    damaged: damaged + (uses.get(unit) ?? 0),
  }));
}

/** Damaged units that have fallen between two positions, one entry for each, where these have been damaged in between. */
export function fallenDamaged(
  { before, after }: { readonly before: Company; readonly after: Company },
  sustained: readonly UnitType[],
): UnitType[] {
  return before.flatMap(({ unit, damaged }) => {
    const uses = sustained.filter((one) => one === unit).length;
    const left = after.find((rank) => rank.unit === unit)?.damaged ?? 0;
    return Array.from({ length: Math.max(0, damaged + uses - left) }, () => unit);
  });
}
