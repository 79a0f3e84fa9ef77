import type { Seat } from '#core/seat.ts';
import type { Table } from '#core/table.ts';
import type { State } from './state.ts';
import { msg, type Words } from './text.ts';

export type SkirmishTable = Table<State, Words>;

const DIE = 6;

export function rollFor(t: SkirmishTable, seat: Seat, topic: string): number {
  const dice = t.roll(topic, Math.max(1, t.state.seats[seat]!.ships), DIE).map((n) => n + 1);
  t.tell(msg('skirmish.rolled', { seat, dice }));
  return dice.filter((n) => n >= 4).length;
}

/** Destroyed ships go back to the supply. */
export function lose(t: SkirmishTable, seat: Seat, ships: number): void {
  t.write.seats[seat]!.ships -= ships;
  t.write.supply += ships;
  t.tell(msg('skirmish.lost', { seat, ships }));
}

export function pay(t: SkirmishTable, seat: Seat, credits: number): void {
  t.write.seats[seat]!.credits -= credits;
  t.write.bank += credits;
  t.tell(msg('skirmish.paid', { seat, credits }));
}

export function earn(t: SkirmishTable, seat: Seat): void {
  if (t.state.bank === 0) return;
  t.write.bank -= 1;
  t.write.seats[seat]!.credits += 1;
}

export function build(t: SkirmishTable, seat: Seat): void {
  pay(t, seat, 1);
  t.write.supply -= 1;
  t.write.seats[seat]!.ships += 1;
  t.tell(msg('skirmish.built', { seat }));
}

/** A card from the top of the deck; only its new owner is told which. */
export function draw(t: SkirmishTable, seat: Seat): void {
  if (t.state.deck.length === 0) t.write.deck = t.shuffle('deck', t.write.discard.splice(0));
  const card = t.write.deck.shift();
  if (card === undefined) return;
  t.reveal('drawn', card);
  t.write.seats[seat]!.hand.push(card);
  t.tell(msg('skirmish.drew', { seat, card }), [seat]);
}
