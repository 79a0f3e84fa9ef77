import { modified } from '../../hooks/modified.ts';
import type { Hits } from '../../hooks/moments.ts';
import type { Galaxy } from '../../state.ts';
import { systemOf } from '../../tables/places.ts';
import { lineOf } from '../units.ts';
import type { Losses, Worth } from './careful.ts';
import { carefulLosses, carefulSustain } from './careful.ts';
import { type Company, companyAt, isHeavyRank, sizeOf } from './sides.ts';

/** What could take these hits: whatever fights there, of a barrage only fighters, of chosen hits only what was chosen (52.4a). */
export function targetsOf(s: Galaxy, { seat, at, kind, only }: Readonly<Hits>): Company {
  return companyAt(s, seat, at).filter(
    ({ unit }) => (kind !== 'barrage' || unit === 'fighter') && (only === undefined || unit === only),
  );
}

/** Units that could use SUSTAIN DAMAGE against these hits: undamaged ones that a hit could be assigned to (52.2, 52.4a). */
export function sustainers(s: Galaxy, hits: Readonly<Hits>): Company {
  const { seat, at } = hits;
  const system = systemOf(at);
  // A hit on a damaged unit cannot be sustained by its whole sisters.
  if (hits.damaged === true) return [];
  return targetsOf(s, hits).flatMap(({ unit, count, damaged }) => {
    const value = lineOf(s, seat, unit).sustain === true;
    const able = count > damaged && modified(s, 'sustain', { value, about: { seat, unit, system } });
    return able ? [{ unit, count: count - damaged, damaged: 0 }] : [];
  });
}

/** Hits that one use of SUSTAIN DAMAGE cancels (52.1, 52.6). */
export function cancelsOf(s: Galaxy, { seat }: Pick<Hits, 'seat'>): number {
  return modified(s, 'sustained', { value: 1, about: { seat } });
}

/** What is left of hits after so many uses of SUSTAIN DAMAGE; those that spare fighters are cancelled first. */
export function afterSustain<T extends Pick<Hits, 'hits' | 'heavy'>>(
  { hits, heavy }: T,
  cancelled: number,
): Pick<Hits, 'hits' | 'heavy'> {
  return { hits: Math.max(0, hits - cancelled), heavy: Math.max(0, heavy - cancelled) };
}

/** How dear units of a type are to their owner: what one of them costs, then how well it fights. */
export function worthOf(s: Galaxy, seat: Hits['seat']): Worth {
  return (unit) => {
    const { cost, perCost, combat } = lineOf(s, seat, unit);
    const price = cost === null ? Number.MAX_SAFE_INTEGER : cost / perCost;
    const strength = combat ? combat.dice * (11 - combat.hitOn) : 0;
    return { price, strength };
  };
}

/** Hits that can really be assigned; what is beyond the units there is lost (8.2a, 19.2a). */
export const assignable = (targets: Company, { hits }: Pick<Hits, 'hits'>) => Math.min(hits, sizeOf(targets));

/** How many of the hits have to go to ships that are no fighters. */
export function dueHeavy(targets: Company, { hits, heavy }: Pick<Hits, 'hits' | 'heavy'>): number {
  return Math.min(hits, heavy, sizeOf(targets.filter(isHeavyRank)));
}

/** The uses of SUSTAIN DAMAGE of a careful seat: as many as help, the cheapest units first. */
export function sustainWith(s: Galaxy, hits: Readonly<Hits>): Losses {
  const needed = Math.ceil(hits.hits / cancelsOf(s, hits));
  return carefulSustain(sustainers(s, hits), needed, worthOf(s, hits.seat));
}

/** The losses of a careful seat: the cheapest units first. */
export function loseTo(s: Galaxy, hits: Readonly<Hits>): Losses {
  return carefulLosses(targetsOf(s, hits), hits, worthOf(s, hits.seat));
}
