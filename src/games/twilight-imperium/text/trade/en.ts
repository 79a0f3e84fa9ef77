import type { Speaker, Texts } from '#core/message.ts';
import { type PeopleText, rawText } from '#core/people-text.ts';
import { namesIn } from '../names/naming.ts';
import type { BundleWords, ShownBundle, TradeLexicon } from './lexicon.ts';

const goodsForms = { one: 'trade good', other: 'trade goods' };
const commodityForms = { one: 'commodity', other: 'commodities' };
const noteForms = { one: 'promissory note', other: 'promissory notes' };
const cardForms = { one: 'action card', other: 'action cards' };

const counted = (speaker: Speaker, count: number, forms: typeof goodsForms) =>
  count === 0 ? [] : [`${count} ${speaker.plural(count, forms)}`];

function noteName(speaker: Speaker, { id, owner }: NonNullable<BundleWords['note']>): string {
  return `${namesIn(speaker).notes[id]} (${speaker.seat(owner)})`;
}

function full(speaker: Speaker, { goods, commodities, note, cards }: BundleWords, more = 0): string {
  const parts = [
    ...counted(speaker, goods, goodsForms),
    ...counted(speaker, commodities, commodityForms),
    ...(note ? [noteName(speaker, note)] : []),
    ...cards.map((card) => namesIn(speaker).actionCards[card]),
    ...counted(speaker, more, cardForms),
  ];
  return parts.length === 0 ? 'nothing' : speaker.list(parts);
}

/** What one side of a transaction gives, as everybody may see it. */
export function shownBundle(speaker: Speaker, { goods, commodities, notes, cards }: ShownBundle): string {
  const parts = [
    ...counted(speaker, goods, goodsForms),
    ...counted(speaker, commodities, commodityForms),
    ...counted(speaker, notes, noteForms),
    ...counted(speaker, cards, cardForms),
  ];
  return parts.length === 0 ? 'nothing' : speaker.list(parts);
}

/** Words of a player's own, in quotation marks. */
const beside = (speaker: Speaker, words: PeopleText) =>
  rawText(words) === '' ? '' : ` Beside it: “${speaker.quote(words)}”`;

export const trade: Texts<TradeLexicon> = {
  'fact.offered': ({ from, to, give, want, wantCards, words }, speaker) =>
    `${speaker.seat(from)} offers ${speaker.seat(to)} ${full(speaker, give)} for ${full(speaker, want, wantCards)}.${beside(speaker, words)}`,
  'fact.offerAccepted': ({ from, to }, speaker) =>
    `${speaker.seat(to)} accepts the offer of ${speaker.seat(from)}.`,
  'fact.offerDeclined': ({ from, to }, speaker) =>
    `${speaker.seat(to)} declines the offer of ${speaker.seat(from)}.`,
  'fact.offerWithdrawn': ({ from, to }, speaker) =>
    `${speaker.seat(from)} takes back the offer to ${speaker.seat(to)}.`,
  'fact.exchanged': ({ a, b, gives, takes }, speaker) =>
    `${speaker.seat(a)} and ${speaker.seat(b)} make a transaction: ${speaker.seat(a)} gives ${shownBundle(speaker, gives)}, ${speaker.seat(b)} gives ${shownBundle(speaker, takes)}.`,
  'fact.exchangedCards': ({ a, b, gives, takes }, speaker) =>
    `In full: ${speaker.seat(a)} gave ${full(speaker, gives)}, ${speaker.seat(b)} gave ${full(speaker, takes)}.`,
  'fact.commoditiesGiven': ({ seat, to, count }, speaker) =>
    `${speaker.seat(seat)} hands ${counted(speaker, count, commodityForms)[0] ?? 'no commodities'} to ${speaker.seat(to)}.`,
  'ask.tradeWith': () => 'You may make a transaction.',
  'ask.turnEnd': () => 'Your turn is done. Do you trade before it passes?',
  'ask.replenish': ({ with: active }, speaker) =>
    `You are about to replenish your commodities. Do you trade those you have with ${speaker.seat(active)} first?`,
  'ask.terms': ({ with: other }, speaker) =>
    `What do you give ${speaker.seat(other)}, and what do you want for it? Choose nothing to make no offer.`,
  'ask.dealWords': ({ with: other }, speaker) =>
    `What do you want to say to ${speaker.seat(other)} beside your offer? It binds nobody.`,
  'ask.tradeCards': ({ with: other, count }, speaker) =>
    `Which ${count} ${speaker.plural(count, cardForms)} do you give ${speaker.seat(other)}?`,
  'option.trade': ({ kind, with: other }, speaker) => {
    const name = speaker.seat(other);
    switch (kind) {
      case 'offer':
        return `Make ${name} an offer`;
      case 'counter':
        return `Make ${name} a counter-offer`;
      case 'words':
        return `Make ${name} an offer, with words beside it`;
      case 'accept':
        return `Accept the offer of ${name}`;
      case 'decline':
        return `Decline the offer of ${name}`;
      case 'withdraw':
        return `Take back the offer to ${name}`;
    }
  },
  'option.acceptOffer': ({ from, give, want, wantCards }, speaker) =>
    `Accept: ${speaker.seat(from)} gives ${full(speaker, give)} for ${full(speaker, want, wantCards)}`,
  'sum.terms': ({ offer, words }, speaker) =>
    offer === null
      ? 'No offer.'
      : `You give ${full(speaker, offer.give)} for ${full(speaker, offer.want, offer.wantCards)}.${beside(speaker, words)}`,
  'deal.offer': ({ from, to, give, want, wantCards, words }, speaker) =>
    `**${speaker.seat(from)} → ${speaker.seat(to)}**: ${speaker.seat(from)} gives ${full(speaker, give)} for ${full(speaker, want, wantCards)}.${beside(speaker, words)}`,
  'deal.when': () =>
    'Transactions are made between neighbours while it is the turn of one of them, and by everybody while an agenda is on the table, once with each partner (69.1, 69.6).',
  'option.replenish': () => 'Replenish now',
  'option.pause': ({ stops }) =>
    stops ? 'Stop before my turn passes: I want to trade' : 'Do not stop before my turn passes',
  'option.noTrade': () => 'Nothing for now',
  'option.giveGoods': () => 'You give: trade goods',
  'option.giveCommodities': () => 'You give: commodities',
  'option.giveNote': (note, speaker) => `You give: ${noteName(speaker, note)}`,
  'option.giveCard': ({ card }, speaker) => `You give: ${namesIn(speaker).actionCards[card]}`,
  'option.wantGoods': () => 'You want: trade goods',
  'option.wantCommodities': () => 'You want: commodities',
  'option.wantNote': (note, speaker) => `You want: ${noteName(speaker, note)}`,
  'option.wantCards': () => 'You want: action cards of their choice',
  'no.oneShort': ({ count }, { plural }) =>
    `You are ${count} ${plural(count, goodsForms)} short: whoever is at turn may give it to you.`,
  'no.tradeClosed': () => 'There can be no transaction now.',
  'no.tradedAlready': ({ with: other }, speaker) =>
    `You have had your transaction with ${speaker.seat(other)} already.`,
  'no.strangers': ({ with: other }, speaker) => `${speaker.seat(other)} is not your neighbour.`,
  'no.tradeHeld': ({ with: other }, speaker) =>
    `First others respond to what you or ${speaker.seat(other)} have just gained, lost or exchanged.`,
  'no.theyLack': ({ with: other }, speaker) => `${speaker.seat(other)} can no longer give that.`,
  'no.youLack': () => 'You do not have what is asked for.',
  'no.cardTrade': () => 'Action cards cannot be part of this transaction.',
  'no.oneNote': () => 'Each side may give one promissory note at most.',
};
