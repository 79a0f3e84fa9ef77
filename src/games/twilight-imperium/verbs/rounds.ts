import type { Seat } from '#core/seat.ts';
import { mayDeal } from '../rules/trade.ts';
import { othersThan, seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { StrategyCardId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { chronicleRound } from './chronicle.ts';
import { endEffects } from './effects.ts';
import { closeRecord } from './last-turn.ts';

/** A new game round begins with its strategy phase (22.0). */
export function beginRound(t: ImperiumTable): void {
  endEffects(t, 'round');
  chronicleRound(t);
  t.write.round += 1;
  t.write.stage = { kind: 'strategy' };
  t.tell(msg('fact.round', { round: t.state.round }));
}

export function beginTurn(t: ImperiumTable, seat: Seat): void {
  const near = othersThan(t.state, seat).filter((other) => mayDeal(t.state, seat, other));
  t.write.turn = { seat, actions: 0, traded: [], near, refreshed: [], lingers: false, scored: [] };
  closeRecord(t);
  t.tell(msg('fact.turn', { seat }));
}

/** Whose turn comes next; nobody's when all have passed (82.5). */
export function endTurn(t: ImperiumTable, next: Seat | null): void {
  t.write.turn = null;
  t.write.stage = next === null ? { kind: 'status' } : { kind: 'turn', seat: next };
}

export function countAction(t: ImperiumTable): void {
  if (t.write.turn) t.write.turn.actions += 1;
}

export function pass(t: ImperiumTable, seat: Seat): void {
  seatOf(t.write, seat).passed = true;
  t.tell(msg('fact.passed', { seat }));
}

/** A strategy card comes before a seat, with the goods that lie on it (85.1, 85.1a); gives how many those are. */
export function takeStrategyCard(t: ImperiumTable, seat: Seat, card: StrategyCardId): number {
  const goods = t.write.bonus[card] ?? 0;
  delete t.write.bonus[card];
  seatOf(t.write, seat).strategy.push({ id: card, exhausted: false });
  t.tell(msg('fact.strategyChosen', { seat, card }));
  return goods;
}

/** Two seats exchange strategy cards. */
export function swapStrategyCards(
  t: ImperiumTable,
  one: { readonly seat: Seat; readonly card: StrategyCardId },
  other: { readonly seat: Seat; readonly card: StrategyCardId },
): void {
  const held = ({ seat, card }: typeof one) => {
    const found = seatOf(t.write, seat).strategy.find(({ id }) => id === card);
    if (!found) throw new Error(`${seat} does not have ${card}`);
    return found;
  };
  const [mine, theirs] = [held(one), held(other)];
  const before = { ...mine };
  Object.assign(mine, theirs);
  Object.assign(theirs, before);
  t.tell(msg('fact.strategySwapped', { seat: one.seat, card: one.card, other: other.seat, for: other.card }));
}

/** A trade good on each card that nobody chose (85.2). */
export function raiseBonus(t: ImperiumTable, cards: readonly StrategyCardId[]): void {
  for (const card of cards) t.write.bonus[card] = (t.write.bonus[card] ?? 0) + 1;
  if (cards.length > 0) t.tell(msg('fact.bonusRaised', { cards: [...cards] }));
}

export function beginStrategic(t: ImperiumTable, seat: Seat, card: StrategyCardId): void {
  t.write.strategic = { seat, card, decided: [], done: [], free: [] };
  t.tell(msg('fact.strategic', { seat, card }));
}

/** A seat has made up its mind about the secondary. */
export function decideSecondary(t: ImperiumTable, seat: Seat, decision: 'follow' | 'free' | 'decline'): void {
  const under = t.write.strategic;
  if (!under) throw new Error('no strategic action is under way');
  under.decided.push(seat);
  t.tell(msg('fact.secondary', { seat, card: under.card, decision }));
}

/** A seat has resolved the secondary, or goes without it. */
export function finishSecondary(t: ImperiumTable, seat: Seat): void {
  t.write.strategic?.done.push(seat);
}

/** Seats that use the secondary for nothing, and must (79.5). */
export function grantSecondary(t: ImperiumTable, seats: readonly Seat[]): void {
  t.write.strategic?.free.push(...seats);
}

/** The card used is turned over; it cannot be used again this round (75.2). */
export function endStrategic(t: ImperiumTable, seat: Seat, card: StrategyCardId): void {
  const used = seatOf(t.write, seat).strategy.find(({ id }) => id === card);
  if (used) used.exhausted = true;
  t.write.strategic = null;
}
