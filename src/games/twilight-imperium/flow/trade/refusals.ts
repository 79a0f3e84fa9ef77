import type { Refusal } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { OfferBar, TradeBar } from '../../rules/trade.ts';
import { msg } from '../../text/lexicon.ts';

/** Why there can be no transaction with somebody. */
export function noTrade(bar: TradeBar, other: Seat): Refusal {
  switch (bar) {
    case 'closed':
      return { message: msg('no.tradeClosed', {}), rule: 'TI4 69.1' };
    case 'held':
      return { message: msg('no.tradeHeld', { with: other }), rule: 'TI4 74.14' };
    case 'done this turn':
      return { message: msg('no.tradedAlready', { with: other }), rule: 'TI4 69.1' };
    case 'done this agenda':
      return { message: msg('no.tradedAlready', { with: other }), rule: 'TI4 69.6' };
    case 'strangers':
      return { message: msg('no.strangers', { with: other }), rule: 'TI4 73.1' };
  }
}

/** Why an offer cannot be accepted any more. */
export function noOffer(bar: OfferBar, other: Seat): Refusal {
  switch (bar) {
    case 'they':
      return { message: msg('no.theyLack', { with: other }), rule: 'TI4 14.3' };
    case 'you':
      return { message: msg('no.youLack', {}), rule: 'TI4 14.3' };
    case 'cards':
      return { message: msg('no.cardTrade', {}), rule: 'TI4 69.3' };
    default:
      return noTrade(bar, other);
  }
}
