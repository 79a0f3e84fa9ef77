import type { Flow } from '#core/flow.ts';
import type { Frozen } from '#core/json.ts';
import { allocate, amount, choose, type Option, order, pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Reaction } from '#core/table.ts';
import { arePlansOpen, type Kind, kindOf, othersOf, PLANS, type State } from './state.ts';
import { msg } from './text.ts';
import { build, draw, earn, lose, pay, rollFor, type SkirmishTable } from './verbs.ts';

const POINTS_TO_WIN = 1;
const ACTIONS = ['attack', 'build', 'auction', 'scout', 'manoeuvres', 'rest'] as const;

const ask = (what: string) => msg('skirmish.ask', { what });
const option = <V extends string>(id: V): Option<V> => ({
  id,
  label: msg('skirmish.option', { id }),
  value: id,
});
const seatOption = (seat: Seat): Option<Seat> => ({
  id: `${seat}`,
  label: msg('skirmish.seat', { seat }),
  value: seat,
});
const lacking = (what: string) => ({ message: msg('skirmish.lacking', { what }), rule: '3.1' });

export function* turn(t: SkirmishTable, seat: Seat): Flow<void> {
  t.write.turn += 1;
  const action = yield* t.ask(seat, 'action', () => choose(ask('action'), ACTIONS.map(option)));
  if (action === 'attack') yield* attack(t, seat);
  if (action === 'build') yield* construction(t, seat);
  if (action === 'auction') yield* auction(t, seat);
  if (action === 'scout') yield* scout(t, seat);
  if (action === 'manoeuvres') yield* manoeuvres(t);
}

/** The cards of a kind that a seat could play here, each of which others may cancel. */
function plays(t: SkirmishTable, seat: Seat, [kind, effect]: readonly [Kind, () => void]): Reaction[] {
  const cards = t.state.seats[seat]!.hand.filter((card) => kindOf(card) === kind);
  return cards.map((card) => ({
    id: card,
    label: msg('skirmish.option', { id: card }),
    resolve: () => playCard(t, [seat, card], effect),
  }));
}

function* playCard(t: SkirmishTable, [seat, card]: readonly [Seat, string], effect: () => void): Flow<void> {
  const { hand } = t.write.seats[seat]!;
  t.write.stack.push(...hand.splice(hand.indexOf(card), 1));
  t.tell(msg('skirmish.played', { seat, card }));
  let isCancelled = false;
  yield* t.react({
    topic: 'sabotage',
    order: () => othersOf(t.state, seat).filter((other) => t.state.seats[other]!.hand.length > 0),
    offers: (other) => plays(t, other, ['sabotage', () => (isCancelled = true)]),
    mode: t.state.mode,
    veiled: true,
    closed: () => isCancelled,
  });
  t.write.discard.push(t.write.stack.pop()!);
  if (isCancelled) t.tell(msg('skirmish.cancelled', { card }));
  else effect();
}

function targets(state: Frozen<State>, seat: Seat) {
  const seats = othersOf(state, seat).filter((other) => state.seats[other]!.ships > 0);
  return state.seats[seat]!.ships > 0 && seats.length > 0
    ? choose(ask('target'), seats.map(seatOption))
    : null;
}

function* attack(t: SkirmishTable, seat: Seat): Flow<void> {
  const target = yield* t.ask(seat, 'target', () => targets(t.state, seat));
  if (target === undefined) return;
  t.tell(msg('skirmish.attacked', { seat, target }));
  const isBeaten = () => t.state.seats[seat]!.ships === 0;
  const ambush = () => {
    if (!isBeaten() && rollFor(t, target, 'ambush') > 0) lose(t, seat, 1);
  };
  yield* t.react({
    topic: 'ambush',
    order: () => othersOf(t.state, seat),
    offers: (other) => plays(t, other, ['ambush', ambush]),
    mode: t.state.mode,
    veiled: true,
    closed: isBeaten,
  });
  let retreats = false;
  const isOver = () => retreats || [seat, target].some((side) => t.state.seats[side]!.ships === 0);
  while (!isOver()) {
    yield* combatRound(t, seat, target);
    if (isOver() || t.state.seats[seat]!.credits === 0) break;
    const retreat = choose(ask('retreat'), [option('stay'), option('retreat')], { veiled: false });
    retreats = (yield* t.ask(seat, 'retreat', () => retreat)) === 'retreat';
    if (retreats) pay(t, seat, 1);
  }
  yield* t.react({
    topic: 'salvage',
    order: () => othersOf(t.state, target),
    offers: (other) => (t.state.bank > 0 ? plays(t, other, ['salvage', () => earn(t, other)]) : []),
    mode: 'race',
    veiled: true,
  });
  if (!isBeaten() && t.state.seats[target]!.ships === 0) score(t, seat);
}

function* combatRound(t: SkirmishTable, seat: Seat, target: Seat): Flow<void> {
  const hits = new Map([
    [target, rollFor(t, seat, 'combat')],
    [seat, rollFor(t, target, 'combat')],
  ]);
  const losses = yield* t.askAll([seat, target], 'hits', (side) => {
    const { ships, credits } = t.state.seats[side]!;
    const total = Math.min(hits.get(side)!, ships + credits);
    const slot = (id: string, max: number) => ({ id, label: msg('skirmish.option', { id }), min: 0, max });
    return allocate(ask('hits'), [slot('ships', ships), slot('credits', credits)], {
      min: total,
      max: total,
    });
  });
  for (const [side, loss] of losses) {
    lose(t, side, loss.get('ships')!);
    pay(t, side, loss.get('credits')!);
  }
}

/** The war ends at once, whatever else was under way. */
function score(t: SkirmishTable, seat: Seat): void {
  t.write.seats[seat]!.points += 1;
  if (t.state.seats[seat]!.points < POINTS_TO_WIN) return;
  t.write.winner = seat;
  t.tell(msg('skirmish.won', { seat }));
  t.halt();
}

function* construction(t: SkirmishTable, seat: Seat): Flow<void> {
  const isPossible = (side: Seat) => t.state.supply > 0 && t.state.seats[side]!.credits > 0;
  for (;;) {
    const ship = () => ({ ...option('ship'), ...(!isPossible(seat) && { barred: lacking('ships') }) });
    const step = yield* t.ask(seat, 'build', () => choose(ask('build'), [ship(), option('done')]));
    if (step === 'done') break;
    build(t, seat);
  }
  yield* t.parallel(othersOf(t.state, seat), 'secondary', function* (other): Flow<void> {
    earn(t, other);
    const follow = yield* t.ask(other, 'follow', () =>
      isPossible(other) ? choose(ask('follow'), [option('yes'), option('no')]) : null,
    );
    if (follow === 'yes') build(t, other);
    if (follow === undefined) t.tell(msg('skirmish.late', { seat: other }));
  });
}

function* auction(t: SkirmishTable, seat: Seat): Flow<void> {
  const everybody = [seat, ...othersOf(t.state, seat)];
  const precedence = yield* t.ask(seat, 'precedence', () =>
    order(ask('precedence'), everybody.map(seatOption)),
  );
  const bids = yield* t.askAll(everybody, 'bid', (side) =>
    amount(ask('bid'), { min: 0, max: t.state.seats[side]!.credits }),
  );
  const highest = Math.max(...everybody.map((side) => bids.get(side)!));
  const winner = precedence.find((side) => bids.get(side) === highest)!;
  pay(t, winner, highest);
  draw(t, winner);
}

function* scout(t: SkirmishTable, seat: Seat): Flow<void> {
  const seen = t.state.deck.slice(0, 2);
  t.reveal('scouted', seen);
  const kept = yield* t.ask(seat, 'keep', () => pick(ask('keep'), seen.map(option), { min: 0, max: 1 }));
  t.write.deck.splice(0, seen.length);
  t.write.seats[seat]!.hand.push(...kept);
  t.write.deck.push(...seen.filter((card) => !kept.includes(card)));
}

/** Everybody plans at once; the plans are carried out in order of seats. */
function* manoeuvres(t: SkirmishTable): Flow<void> {
  t.write.resolved = 0;
  const seats = t.state.seats.map((_, seat) => seat);
  yield* t.parallel(seats, 'manoeuvre', function* (seat): Flow<void> {
    const plan = yield* t.ask(seat, 'plan', () => choose(ask('plan'), PLANS.map(option)));
    t.write.seats[seat]!.plan = plan;
    yield* t.until(() => arePlansOpen(t.state) && t.state.resolved === seat);
    t.tell(msg('skirmish.carriedOut', { seat, plan }));
    if (plan === 'raid' && rollFor(t, seat, 'raid') > 0) earn(t, seat);
    if (plan === 'trade') {
      const { credits } = t.state.seats[seat]!;
      const offer = yield* t.ask(seat, 'trade', () =>
        credits > 0 ? amount(ask('trade'), { min: 0, max: 1 }) : null,
      );
      if (offer) pay(t, seat, offer);
    }
    if (plan === 'dig') draw(t, seat);
    t.write.resolved += 1;
  });
  for (const side of t.write.seats) side.plan = null;
}
