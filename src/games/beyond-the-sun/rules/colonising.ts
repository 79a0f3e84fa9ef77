import type { Seat } from '#core/seat.ts';
import type { Sun } from '../state.ts';
import type { SystemPlace } from '../tables/boards.ts';
import { events } from '../tables/events.ts';
import { systems } from '../tables/systems.ts';
import { hasAbility } from './mats.ts';
import { strengthAt, systemPlaces } from './ships.ts';

/** The strength that colonising a system takes of anybody: as printed, and what a card laid there adds. */
export function printedStrength(s: Sun, place: SystemPlace): number {
  const card = s.systems[place];
  if (!card) return 0;
  const added = s.lasting.filter(({ at, owner }) => at === place && owner === null);
  return added.reduce((sum, { id }) => sum + (events[id].strengthPlus ?? 0), systems[card].strength);
}

/** The strength that it takes of a seat: all reductions add up, and 1 is the least. */
export function requiredStrength(
  s: Sun,
  seat: Seat,
  { place, minus }: { readonly place: SystemPlace; readonly minus: number },
): number {
  const own = hasAbility(s, seat, 'coloniseMinus') ? 1 : 0;
  return Math.max(1, printedStrength(s, place) - minus - own);
}

/** The systems that a seat can colonise: it controls them and is strong enough there (20.1, 20.2). */
export const colonisable = (s: Sun, seat: Seat, minus: number): readonly SystemPlace[] =>
  systemPlaces(s).filter(
    (place) =>
      s.outposts[place]?.seat === seat &&
      strengthAt(s, seat, place) >= requiredStrength(s, seat, { place, minus }),
  );
