import type { Flow } from '#core/flow.ts';
import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { modified } from '../hooks/modified.ts';
import { initiativeOrder } from '../rules/initiative.ts';
import { canActivateAny } from '../rules/turn.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { StrategyCardId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { type Offer, openOffers, secretOffers } from '../timing/candidates.ts';
import { moment, use } from '../timing/moment.ts';
import { endEffects } from '../verbs/effects.ts';
import { beginTurn, countAction, endTurn, pass } from '../verbs/rounds.ts';
import { strategicAction } from './strategy/strategic-action.ts';
import { tacticalAction } from './tactical-action.ts';
import { tradeBeforeEnd } from './trade/turn-end.ts';
import { withTrade } from './trade/with-trade.ts';

/** What a seat may do with its turn (82.1). */
type Action =
  | { readonly kind: 'tactical' }
  | { readonly kind: 'strategic'; readonly card: StrategyCardId }
  | { readonly kind: 'component'; readonly offer: Offer<'component-action'> }
  | { readonly kind: 'pass' }
  | { readonly kind: 'end' };

/** A turn of the action phase (82). */
export function* turn(t: ImperiumTable, seat: Seat): Flow<void> {
  const order = t.look(initiativeOrder);
  beginTurn(t, seat);
  // 69.1a: beside all of it transactions can be made.
  yield* withTrade(t, seat, () => fromTheStart(t, seat));
  // 22.3: what lasts for a turn ends with it.
  endEffects(t, 'action');
  endEffects(t, 'turn');
  endTurn(t, nextSeat(t.state, seat, order));
}

function* fromTheStart(t: ImperiumTable, seat: Seat): Flow<void> {
  yield* moment(t, 'turn-starts', { event: { seat } });
  if ((yield* actions(t, seat)) === 'done') yield* tradeBeforeEnd(t, seat);
}

/** Actions of a turn: one, unless something allows more (82.0). Says whether the turn was over at once with the last. */
function* actions(t: ImperiumTable, seat: Seat): Flow<'done' | 'turn over'> {
  for (;;) {
    const { actions: taken } = t.state.turn ?? { actions: 0 };
    if (taken >= modified(t.state, 'actions', { value: 1, about: { seat } })) return 'done';
    if (seatOf(t.state, seat).eliminated) return 'turn over';
    // What lasts for an action ends before the next one, and with the turn.
    endEffects(t, 'action');
    const action = yield* t.ask(seat, 'action', () => actionQuestion(t.state, seat));
    switch (action.kind) {
      case 'pass':
        pass(t, seat);
        return 'done';
      case 'end':
        return 'done';
      case 'tactical':
        countAction(t);
        if ((yield* tacticalAction(t, seat)) === 'turn over') return 'turn over';
        break;
      case 'strategic':
        countAction(t);
        yield* strategicAction(t, seat, action.card);
        break;
      case 'component':
        // 31.4: a cancelled component action was none; the seat still has its action.
        if (!(yield* use(t, action.offer, { seat }))) continue;
        countAction(t);
        break;
    }
    yield* moment(t, 'action-done', { event: { seat } });
  }
}

function actionQuestion(s: Galaxy, seat: Seat) {
  const ready = seatOf(s, seat).strategy.filter(({ exhausted }) => !exhausted);
  const options: Option<Action>[] = [tactical(s, seat)];
  for (const { id } of ready)
    options.push({
      id: `strategic:${id}`,
      label: msg('option.strategic', { card: id }),
      value: { kind: 'strategic', card: id },
    });
  const occurrence = { at: 'component-action', event: { seat }, among: [seat] } as const;
  for (const offer of [...openOffers(s, occurrence), ...secretOffers(s, seat, occurrence)])
    if (offer.by.seat === seat)
      options.push({
        id: offer.name,
        label: msg('option.use', { component: offer.by.component, owner: offer.by.owner }),
        group: msg('group.component', {}),
        value: { kind: 'component', offer },
      });
  options.push(finish(s, seat, ready.length));
  const fallback = ready[0] && (s.turn?.actions ?? 0) === 0 ? `strategic:${ready[0].id}` : options.at(-1)?.id;
  // Whether there is a component action to take is nobody's business.
  return choose<Action>(msg('ask.action', {}), options, { veiled: true, ...(fallback && { fallback }) });
}

function tactical(s: Galaxy, seat: Seat): Option<Action> {
  const option: Option<Action> = {
    id: 'tactical',
    label: msg('option.tactical', {}),
    value: { kind: 'tactical' },
  };
  if (seatOf(s, seat).pools.tactic === 0)
    return { ...option, barred: { message: msg('no.tacticToken', {}), rule: 'TI4 18.4' } };
  if (!canActivateAny(s, seat))
    return { ...option, barred: { message: msg('no.systemLeft', {}), rule: 'TI4 1.2' } };
  return option;
}

/** Passing, which takes every strategy card used (82.4); or leaving it at one action where a second was free. */
function finish(s: Galaxy, seat: Seat, unused: number): Option<Action> {
  if ((s.turn?.actions ?? 0) > 0)
    return { id: 'end', label: msg('option.endTurn', {}), value: { kind: 'end' } };
  const option: Option<Action> = { id: 'pass', label: msg('option.pass', {}), value: { kind: 'pass' } };
  if (unused === 0) return option;
  const rule = s.seats.length <= 4 ? 'TI4 82.4a' : 'TI4 82.4';
  return { ...option, barred: { message: msg('no.passYet', { seat }), rule } };
}

/** The next seat in initiative order that has not passed, round and round (2.2, 2.3). */
function nextSeat(s: Galaxy, seat: Seat, order: readonly Seat[]): Seat | null {
  const from = order.indexOf(seat);
  const following = [...order.slice(from + 1), ...order.slice(0, from + 1)];
  return following.find((other) => !seatOf(s, other).passed && !seatOf(s, other).eliminated) ?? null;
}
