import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { EXTRA_TURNS_IN_A_ROW } from '../rules/rulings.ts';
import { isStalemate, markOf } from '../rules/stalemate.ts';
import { rivalsOf, seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { cardsPhase } from './cards-phase.ts';
import { distribute } from './distribute.ts';
import { receive } from './receive.ts';
import { rewards } from './rewards.ts';
import { parley } from './truce.ts';

/**
 * The turns of a round, up to the first seat's next one: from checkpoint to checkpoint. A turn is a few small answers, and
 * writing the table down after each would cost more than playing it.
 */
export function* round(t: GalaxyTable): Flow<void> {
  do yield* turn(t);
  while (t.state.turn.seat !== t.state.first && !t.state.stalemate);
}

/** One turn: three phases (6.1), or a token instead (21.3). */
function* turn(t: GalaxyTable): Flow<void> {
  const { seat } = t.state.turn;
  const own = seatOf(t.write, seat);
  if (own.skips > 0) {
    own.skips -= 1;
    t.tell(msg('fact.skipped', { seat, left: own.skips }));
    return passOn(t, seat);
  }
  own.turns += 1;
  t.tell(msg('fact.turn', { seat }));
  const asides = rivalsOf(t.state, seat).map((rival) => ({ seat: rival, run: () => parley(t, rival) }));
  yield* t.alongside('turn', { seat, run: () => phases(t, seat) }, asides);
  watchStalemate(t);
  endTurn(t, seat);
}

/** Lets a table end on which nothing but cubes between bags and projects has moved for many rounds. */
function watchStalemate(t: GalaxyTable): void {
  const { still } = t.write;
  const mark = markOf(t.state);
  still.turns = mark === still.mark ? still.turns + 1 : 0;
  still.mark = mark;
  if (!isStalemate(t.state)) return;
  t.write.stalemate = true;
  t.tell(msg('fact.stalemate', {}));
}

function* phases(t: GalaxyTable, seat: Seat): Flow<void> {
  yield* receive(t, seat);
  t.write.turn.phase = 'distribute';
  yield* distribute(t, seat);
  t.write.turn.phase = 'rewards';
  yield* rewards(t, seat);
  t.write.turn.phase = 'cards';
  yield* cardsPhase(t, seat);
}

/** The turn goes to the left, unless an extra one follows: never more than two of those in a row (21.1). */
function endTurn(t: GalaxyTable, seat: Seat): void {
  const { extra, streak } = t.state.turn;
  if (extra === 0) return passOn(t, seat);
  if (streak < EXTRA_TURNS_IN_A_ROW) return begin(t, seat, { extra: extra - 1, streak: streak + 1 });
  t.tell(msg('fact.noExtraTurn', { seat }));
  passOn(t, seat);
}

function passOn(t: GalaxyTable, seat: Seat): void {
  begin(t, (seat + 1) % t.state.seats.length, { extra: 0, streak: 0 }); // 6.1, 21.4
}

function begin(t: GalaxyTable, seat: Seat, turns: { readonly extra: number; readonly streak: number }): void {
  t.write.turn = {
    seat,
    phase: 'receive',
    drawn: [],
    colonised: [],
    emptied: [],
    exchanged: [],
    amnesties: 0,
    discarded: 0,
    ends: null,
    ...turns,
  };
}
