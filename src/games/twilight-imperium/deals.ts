import type { Deals, Offer } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import { msg } from './text/lexicon.ts';
import type { View } from './view.ts';

/** Who hears what the other did about an offer. */
const HEARS: Readonly<Record<string, 'from' | 'to'>> = {
  'fact.offered': 'to',
  'fact.offerWithdrawn': 'to',
  'fact.offerDeclined': 'from',
  'fact.offerAccepted': 'from',
};

function news({ key, args }: Message, seat: Seat): 'offer' | 'answer' | null {
  const hears = Object.hasOwn(HEARS, key) ? HEARS[key] : undefined;
  if (hears === undefined || args[hears] !== seat) return null;
  return key === 'fact.offered' ? 'offer' : 'answer';
}

function offers({ viewer, offers: all }: View): readonly Offer[] {
  return all.map((offer) => {
    const { from, to } = offer;
    const own = from === viewer;
    return {
      from,
      to,
      id: JSON.stringify(offer),
      text: msg('deal.offer', { ...offer, words: peopleText(offer.words) }),
      replies: own
        ? [
            { kind: 'change', option: `offer:${to}` },
            { kind: 'withdraw', option: `withdraw:${to}` },
          ]
        : [
            { kind: 'accept', option: `accept:${from}` },
            { kind: 'counter', option: `counter:${from}` },
            { kind: 'decline', option: `decline:${from}` },
          ],
    };
  });
}

/** Transactions (69) and what is said beside them (14). */
export const deals: Deals<View> = {
  topics: { deal: 'deal', words: 'deal-words', terms: 'terms' },
  when: msg('deal.when', {}),
  begin: (seat) => ({ plain: [`counter:${seat}`, `offer:${seat}`], words: `words:${seat}` }),
  side: (slot) => (slot.startsWith('give:') ? 'give' : 'want'),
  offers,
  news,
};
