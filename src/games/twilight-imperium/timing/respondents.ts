import type { Seat } from '#core/seat.ts';
import type { MomentName } from '../hooks/moments.ts';
import type { Galaxy } from '../state.ts';
import { mightRespond, type Occurrence, type Offer, openOffers } from './candidates.ts';
import { responseOrder, startingAfter } from './order.ts';
import { mightScore } from './scoring-triggers.ts';

/** An occurrence of which some abilities have been used already. */
export interface Window<K extends MomentName> extends Occurrence<K> {
  readonly fresh: (offer: Offer<K>) => boolean;
  /** Whether anything at all must happen at this moment. */
  readonly duties?: boolean;
}

/** What lies open and may still be used by choice. */
export function openChoices<K extends MomentName>(s: Galaxy, window: Window<K>): Offer<K>[] {
  const offers = openOffers(s, window);
  return offers.length === 0 ? offers : offers.filter((offer) => !offer.ability.must && window.fresh(offer));
}

/** What has to happen next among these, in the order of responses from the seat after the last (74.8, 74.19). */
function firstDue<K extends MomentName>(
  s: Galaxy,
  due: readonly Offer<K>[],
  last: Seat | null,
): Offer<K> | undefined {
  if (due.length < 2) return due[0];
  const order = startingAfter(responseOrder(s), last);
  return due.toSorted((a, b) => order.indexOf(a.by.seat) - order.indexOf(b.by.seat))[0];
}

const duties = <K extends MomentName>(s: Galaxy, window: Window<K>, apart: boolean) =>
  openOffers(s, window).filter(
    (offer) => offer.ability.must && (offer.ability.apart === true) === apart && window.fresh(offer),
  );

/** What has to happen next of all that bears on nobody's choice. */
export const nextApart = <K extends MomentName>(s: Galaxy, window: Window<K>, last: Seat | null) =>
  firstDue(s, duties(s, window, true), last);

/** Whoever is asked before something has to happen, and what that is: a seat may use something else before it must (74.19). */
export function nextInTurn<K extends MomentName>(
  s: Galaxy,
  window: Window<K>,
  last: Seat | null,
): { readonly asked: readonly Seat[]; readonly duty: Offer<K> | undefined } {
  const duty = window.duties ? firstDue(s, duties(s, window, false), last) : undefined;
  const asked = respondents(s, window, last);
  if (!duty || asked.length === 0) return { asked, duty };
  const order = startingAfter(responseOrder(s), last);
  const until = order.indexOf(duty.by.seat);
  return { asked: asked.filter((seat) => order.indexOf(seat) <= until), duty };
}

const NOBODY: readonly Seat[] = [];

/** Seats that may respond as far as everybody can see, in the order in which they do, from the one after who acted last (74.19). */
export function respondents<K extends MomentName>(
  s: Galaxy,
  window: Window<K>,
  last: Seat | null,
): readonly Seat[] {
  const open = openChoices(s, window);
  let may = 0;
  for (let seat = 0; seat < s.seats.length; seat++)
    if (
      s.seats[seat]?.eliminated === false &&
      (open.some(({ by }) => by.seat === seat) ||
        mightRespond(s, seat, window) ||
        mightScore(s, seat, window))
    )
      may |= 1 << seat;
  // Most moments pass without anybody: the order is worked out only for those that do not.
  if (may === 0) return NOBODY;
  return startingAfter(responseOrder(s), last).filter((seat) => (may & (1 << seat)) !== 0);
}
