import type { Seat } from '#core/seat.ts';
import { msg } from '../text/lexicon.ts';
import type { SeatView, View } from '../view.ts';

export const THERE = { id: 'there', label: msg('mend.there', {}) };
export const NOT_THERE = { id: 'not-there', label: msg('mend.notThere', {}) };
export const READIED = { id: 'readied', label: msg('mend.readied', {}) };
export const EXHAUSTED = { id: 'exhausted', label: msg('mend.exhausted', {}) };
export const YES = { id: 'yes', label: msg('mend.yes', {}) };
export const NO = { id: 'no', label: msg('mend.no', {}) };
export const NOBODY = { id: 'nobody', label: msg('mend.nobody', {}) };

export const seatOption = (seat: Seat) => ({ id: `${seat}`, label: msg('mend.seat', { seat }) });

/** Seats still in the game. */
export const playing = ({ seats }: View): Seat[] =>
  [...seats.keys()].filter((seat) => seats[seat]?.eliminated === false);

/** A seat still in the game, as everybody sees it; nobody once it is out. */
export const inGame = (view: View, seat: Seat): readonly SeatView[] =>
  playing(view).includes(seat) ? view.seats.slice(seat, seat + 1) : [];
