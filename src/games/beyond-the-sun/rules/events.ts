import type { Seat } from '#core/seat.ts';
import { factionOf, inOrder, type Sun, seatAtTurn } from '../state.ts';
import type { SystemPlace } from '../tables/boards.ts';
import type { EventRow } from '../tables/events.ts';
import type { Cost } from '../tables/vocabulary.ts';
import { printedStrength } from './colonising.ts';
import { paid, purseOf } from './purse.ts';
import { strongestIn } from './score.ts';
import { systemPlaces } from './ships.ts';
import { technologyCount } from './technologies.ts';

/** Whom the steps of an event befall, the active faction first. */
export function affected(s: Sun, { who }: EventRow): readonly Seat[] {
  const all = inOrder(s, seatAtTurn(s));
  switch (who) {
    case 'all':
      return all;
    case 'none':
      return [];
    case 'strongestSol':
      return all.filter((seat) => strongestIn(s, 'SOL').includes(seat));
    case 'fewestTechs': {
      const fewest = Math.min(...all.map((seat) => technologyCount(s, seat)));
      return all.filter((seat) => technologyCount(s, seat) === fewest);
    }
  }
}

/** The system of the B slots with the greater required strength, the first of them if they are alike; null if both are empty. */
export function strongerB(s: Sun): SystemPlace | null {
  const there = systemPlaces(s).filter((place) => place === 'B1' || place === 'B2');
  return there.toSorted((a, b) => printedStrength(s, b) - printedStrength(s, a))[0] ?? null;
}

/** Whether a card stays in play when it has been resolved (14.7). */
export const stays = ({ claim, endVp, museum }: EventRow): boolean =>
  claim !== undefined || endVp !== undefined || museum !== undefined;

/** What a seat can pay of what an event asks for; nothing if it can pay none of it. */
export const payable = (s: Sun, seat: Seat, costs: readonly Cost[]): readonly Cost[] =>
  costs.filter((cost) => paid(purseOf(s, seat), cost) !== null);

/** What a seat pays that can pay nothing of it: the ore it has. */
export const oreLeft = (s: Sun, seat: Seat, most: number): Cost => ({
  ore: Math.min(most, factionOf(s, seat).ore),
});
