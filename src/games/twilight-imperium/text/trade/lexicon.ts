import type { None } from '#core/lexicon-types.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId, NoteId } from '../../tables/card-ids.ts';

type With = { readonly with: Seat };
type Note = { readonly id: NoteId; readonly owner: Seat };

/** What one side gives, in full. */
export type BundleWords = {
  readonly goods: number;
  readonly commodities: number;
  readonly note: Note | null;
  readonly cards: readonly ActionCardId[];
};
/** The same as everybody may see it. */
export type ShownBundle = {
  readonly goods: number;
  readonly commodities: number;
  readonly notes: number;
  readonly cards: number;
};
/** An offer in full. */
export type OfferWords = {
  readonly give: BundleWords;
  readonly want: BundleWords;
  readonly wantCards: number;
};
/** What is said beside an offer, empty if nothing. */
type Words = { readonly words: PeopleText };
type Both = { readonly a: Seat; readonly b: Seat };

/** Transactions and promissory notes. */
export type TradeLexicon = {
  'fact.offered': { readonly from: Seat; readonly to: Seat } & OfferWords & Words;
  'fact.offerAccepted': { readonly from: Seat; readonly to: Seat };
  'fact.offerDeclined': { readonly from: Seat; readonly to: Seat };
  'fact.offerWithdrawn': { readonly from: Seat; readonly to: Seat };
  'fact.exchanged': Both & { readonly gives: ShownBundle; readonly takes: ShownBundle };
  'fact.exchangedCards': Both & { readonly gives: BundleWords; readonly takes: BundleWords };
  'fact.commoditiesGiven': { readonly seat: Seat; readonly to: Seat; readonly count: number };
  'ask.tradeWith': None;
  'ask.turnEnd': None;
  'ask.replenish': With;
  'ask.terms': With;
  'ask.dealWords': With;
  'ask.tradeCards': With & { readonly count: number };
  'option.trade': With & { readonly kind: 'offer' | 'counter' | 'words' | 'accept' | 'decline' | 'withdraw' };
  'option.acceptOffer': { readonly from: Seat } & OfferWords;
  'sum.terms': { readonly offer: OfferWords | null } & Words;
  'deal.offer': { readonly from: Seat; readonly to: Seat } & OfferWords & Words;
  'deal.when': None;
  'option.noTrade': None;
  'option.replenish': None;
  'option.pause': { readonly stops: boolean };
  'option.giveGoods': None;
  'option.giveCommodities': None;
  'option.giveNote': Note;
  'option.giveCard': { readonly card: ActionCardId };
  'option.wantGoods': None;
  'option.wantCommodities': None;
  'option.wantNote': Note;
  'option.wantCards': None;
  'no.oneShort': { readonly count: number };
  'no.tradeClosed': None;
  'no.tradedAlready': With;
  'no.strangers': With;
  'no.tradeHeld': With;
  'no.theyLack': With;
  'no.youLack': None;
  'no.cardTrade': None;
  'no.oneNote': None;
};
