import type { Flow } from '#core/flow.ts';
import { amount, place } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { barredFrom, raiseOf } from './rules.ts';
import { type HarbourTable, isOver, SIDES, seatAtTurn } from './state.ts';
import { msg } from './text/lexicon.ts';

/** A turn: the die is rolled (1), may be raised with oil (3), and lights a lamp or is left (2). */
export function* turn(t: HarbourTable): Flow<void> {
  const seat = seatAtTurn(t.state);
  const [rolled = 0] = t.roll('die', 1, SIDES);
  t.write.die = rolled + 1;
  t.tell(msg('fact.rolled', { seat, die: rolled + 1 }));
  yield* raise(t, seat);
  yield* light(t, seat);
  t.write.die = null;
  t.write.turns += 1;
  if (isOver(t.state)) t.tell(msg('fact.over', {}));
}

function* raise(t: HarbourTable, seat: Seat): Flow<void> {
  const { die, seats } = t.state;
  const most = raiseOf(die ?? SIDES, seats[seat]?.oil ?? 0);
  if (die === null || most === 0) return;
  const casks = yield* t.ask(seat, 'oil', () => amount(msg('ask.oil', { die }), { min: 0, max: most }));
  if (casks === 0) return;
  pourOil(t, seat, -casks);
  t.write.die = die + casks;
  t.tell(msg('fact.raised', { seat, casks, die: die + casks }));
}

function* light(t: HarbourTable, seat: Seat): Flow<void> {
  const die = t.state.die ?? SIDES;
  const lamp = yield* t.ask(seat, 'lamp', () => {
    const lamps = t.state.seats[seat]?.lamps ?? [];
    const options = lamps.map((_, at) => {
      const barred = barredFrom(lamps, at, die);
      const label = msg('option.lamp', { lamp: at + 1 });
      return { id: `${at}`, at: `${seat}:${at}`, label, value: at, ...(barred && { barred }) };
    });
    const leave = { id: 'leave', at: `${seat}:store`, label: msg('option.leave', {}), value: null };
    return place(msg('ask.lamp', { die }), [...options, leave], { fallback: 'leave' });
  });
  const row = t.write.seats[seat];
  if (lamp !== null && row) {
    row.lamps[lamp] = die;
    return t.tell(msg('fact.lit', { seat, lamp: lamp + 1, die }));
  }
  const casks = Math.min(1, t.state.store); // 2.3
  pourOil(t, seat, casks);
  t.tell(msg('fact.left', { seat, casks }));
}

/** Casks go from the store to a seat, or back. */
function pourOil(t: HarbourTable, seat: Seat, casks: number): void {
  const row = t.write.seats[seat];
  if (!row) throw new Error(`there is no seat ${seat}`);
  row.oil += casks;
  t.write.store -= casks;
}
