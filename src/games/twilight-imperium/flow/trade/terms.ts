import type { Frozen } from '#core/json.ts';
import type { Refusal } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { allocate, type Question, type SlotForm } from '#core/question.ts';
import { askableNotes } from '../../rules/notes.ts';
import { isNothing, mayTradeCards, offerFrom, tradeBar } from '../../rules/trade.ts';
import { type Bundle, type Galaxy, type HeldNote, seatOf, type TradeOffer } from '../../state.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';

/** Who offers, and to whom. */
export type Pair = Pick<TradeOffer, 'from' | 'to'>;

/** One thing that may be given or wanted, and how it counts in an offer. */
interface Term extends SlotForm {
  readonly side: 'give' | 'want';
  readonly note?: HeldNote;
  readonly card?: ActionCardId;
}

/** An offer without what is said beside it. */
type Exchange = Omit<TradeOffer, 'words'>;

/** A filled form: the offer, null if it is empty, and how many notes each side would give. */
interface Terms {
  readonly offer: Exchange | null;
  readonly notes: Readonly<Record<Term['side'], number>>;
}

/** A side gives at most one note (25.5). */
const ONE_NOTE: Refusal = { message: msg('no.oneNote', {}), rule: 'TI4 69.2' };

/**
 * What a seat gives and what it wants for it, on one form, with the words that go along; nothing at all is no offer (69.2, 69.4). It
 * starts from what lies between the two: the seat's own offer to change, or the other's turned round.
 */
export function termsQuestion(s: Galaxy, pair: Pair, words: string): Question<Terms> | null {
  if (tradeBar(s, pair.from, pair.to)) return null;
  const terms = [...given(s, pair), ...wanted(s, pair)].filter(({ max }) => max > 0);
  const max = terms.reduce((sum, term) => sum + term.max, 0);
  const slots = terms.map(({ id, label, min, max: most }) => ({ id, label, min, max: most }));
  const { form, read, fallback } = allocate(msg('ask.terms', { with: pair.to }), slots, {
    min: 0,
    max,
    fallback: {},
  });
  const suggestion = startOf(s, pair, terms);
  return {
    form,
    fallback,
    ...(suggestion && { suggestion }),
    read(choice) {
      const shares = read(choice);
      const notes = (side: Term['side']) =>
        terms.filter((term) => term.side === side && term.note && (shares.get(term.id) ?? 0) > 0).length;
      return { offer: offerOf(pair, terms, shares), notes: { give: notes('give'), want: notes('want') } };
    },
    sum: ({ offer }) => msg('sum.terms', { offer, words: peopleText(words) }),
    check: ({ notes }) => (Math.max(notes.give, notes.want) > 1 ? ONE_NOTE : null),
  };
}

/** What lies between the two, as far as it can still be filled in. */
function startOf(
  s: Galaxy,
  { from, to }: Pair,
  terms: readonly Term[],
): Readonly<Record<string, number>> | null {
  const own = offerFrom(s, from, to);
  const theirs = offerFrom(s, to, from);
  if (!own && !theirs) return null;
  const [mine, their] = own ? [own.give, own.want] : [theirs?.want, theirs?.give];
  const shares: Record<string, number> = {
    ...(mine && sharesOf('give', mine)),
    ...(their && sharesOf('want', their)),
    'want:cards': own?.wantCards ?? theirs?.give.cards.length ?? 0,
  };
  return Object.fromEntries(
    terms.flatMap(({ id, max }) => {
      const share = Math.min(max, shares[id] ?? 0);
      return share > 0 ? [[id, share]] : [];
    }),
  );
}

/** A bundle as shares of the form. */
function sharesOf(side: Term['side'], bundle: Frozen<Bundle>): Record<string, number> {
  const shares: Record<string, number> = {
    [`${side}:goods`]: bundle.goods,
    [`${side}:commodities`]: bundle.commodities,
  };
  if (bundle.note) shares[noteTerm(side, bundle.note).id] = 1;
  for (const card of bundle.cards) shares[`${side}:card:${card}`] = (shares[`${side}:card:${card}`] ?? 0) + 1;
  return shares;
}

function given(s: Galaxy, { from, to }: Pair): Term[] {
  const { goods, commodities, notes, hand } = seatOf(s, from);
  const cards = mayTradeCards(s, from, to) ? [...new Set(hand)] : [];
  return [
    { id: 'give:goods', label: msg('option.giveGoods', {}), min: 0, max: goods, side: 'give' },
    {
      id: 'give:commodities',
      label: msg('option.giveCommodities', {}),
      min: 0,
      max: commodities,
      side: 'give',
    },
    ...notes.map((note): Term => ({ ...noteTerm('give', note), label: msg('option.giveNote', { ...note }) })),
    ...cards.map((card): Term => {
      const copies = hand.filter((held) => held === card).length;
      return {
        id: `give:card:${card}`,
        label: msg('option.giveCard', { card }),
        min: 0,
        max: copies,
        side: 'give',
        card,
      };
    }),
  ];
}

/** What the other has is seen by all but for notes and cards: those are asked for whether it holds them or not. */
function wanted(s: Galaxy, { from, to }: Pair): Term[] {
  const { goods, commodities, hand } = seatOf(s, to);
  const cards = mayTradeCards(s, from, to) ? hand.length : 0;
  return [
    { id: 'want:goods', label: msg('option.wantGoods', {}), min: 0, max: goods, side: 'want' },
    {
      id: 'want:commodities',
      label: msg('option.wantCommodities', {}),
      min: 0,
      max: commodities,
      side: 'want',
    },
    ...askableNotes(s, { seat: from, of: to }).map(
      (note): Term => ({ ...noteTerm('want', note), label: msg('option.wantNote', { ...note }) }),
    ),
    { id: 'want:cards', label: msg('option.wantCards', {}), min: 0, max: cards, side: 'want' },
  ];
}

const noteTerm = (side: Term['side'], note: HeldNote) => ({
  id: `${side}:note:${note.id}:${note.owner}`,
  min: 0,
  max: 1,
  side,
  note,
});

function offerOf(pair: Pair, terms: readonly Term[], shares: ReadonlyMap<string, number>): Exchange | null {
  const share = (id: string) => shares.get(id) ?? 0;
  const bundle = (side: Term['side']): Bundle => ({
    goods: share(`${side}:goods`),
    commodities: share(`${side}:commodities`),
    note: terms.find((term) => term.side === side && term.note && share(term.id) > 0)?.note ?? null,
    cards: terms.flatMap((term) =>
      term.side === side && term.card
        ? Array.from({ length: share(term.id) }, () => term.card as ActionCardId)
        : [],
    ),
  });
  const offer = { ...pair, give: bundle('give'), want: bundle('want'), wantCards: share('want:cards') };
  return isNothing(offer.give) && isNothing(offer.want) && offer.wantCards === 0 ? null : offer;
}
