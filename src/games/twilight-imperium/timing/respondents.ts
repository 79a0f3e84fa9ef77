import type { Seat } from '#core/seat.ts';
import type { Galaxy } from '../state.ts';
import { mightRespond, type Occurrence, type Offer, openOffers } from './candidates.ts';
import { mightScore } from './deeds.ts';
import type { MomentName } from './moments.ts';
import { responseOrder, startingAfter } from './order.ts';

/** An occurrence of which some abilities have been used already. */
export interface Window<K extends MomentName> extends Occurrence<K> {
  readonly fresh: (offer: Offer<K>) => boolean;
}

/** What lies open and may still be used by choice. */
export function openChoices<K extends MomentName>(s: Galaxy, window: Window<K>): Offer<K>[] {
  const offers = openOffers(s, window);
  return offers.length === 0 ? offers : offers.filter((offer) => !offer.ability.must && window.fresh(offer));
}

const NOBODY: readonly Seat[] = [];

/** Seats that may respond as far as everybody can see, in the order in which they do, from the one after who acted last (74.19). */
export function respondents<K extends MomentName>(
  s: Galaxy,
  window: Window<K>,
  last: Seat | null,
): readonly Seat[] {
  const open = openChoices(s, window);
  const may = s.seats.map(
    ({ eliminated }, seat) =>
      !eliminated &&
      (open.some(({ by }) => by.seat === seat) ||
        mightRespond(s, seat, window) ||
        mightScore(s, seat, window)),
  );
  // Most moments pass without anybody: the order is worked out only for those that do not.
  if (!may.includes(true)) return NOBODY;
  return startingAfter(responseOrder(s), last).filter((seat) => may[seat]);
}
