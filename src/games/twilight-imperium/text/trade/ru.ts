import type { Plural, Speaker, Texts } from '#core/message.ts';
import { type PeopleText, rawText } from '#core/people-text.ts';
import { namesIn } from '../names/naming.ts';
import type { BundleWords, OfferWords, ShownBundle, TradeLexicon } from './lexicon.ts';

const goodsForms = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };
const commodityForms = {
  one: 'единицу продукции',
  few: 'единицы продукции',
  many: 'единиц продукции',
  other: 'единицы продукции',
};
const noteForms = {
  one: 'карту обещания',
  few: 'карты обещаний',
  many: 'карт обещаний',
  other: 'карты обещаний',
};
const cardForms = {
  one: 'карту действия',
  few: 'карты действий',
  many: 'карт действий',
  other: 'карты действий',
};

const counted = (speaker: Speaker, count: number, forms: Plural) =>
  count === 0 ? [] : [`${count} ${speaker.plural(count, forms)}`];

function noteName(speaker: Speaker, { id, owner }: NonNullable<BundleWords['note']>): string {
  return `карту «${namesIn(speaker).notes[id]}» (${speaker.seat(owner)})`;
}

function full(speaker: Speaker, { goods, commodities, note, cards }: BundleWords, more = 0): string {
  const parts = [
    ...counted(speaker, goods, goodsForms),
    ...counted(speaker, commodities, commodityForms),
    ...(note ? [noteName(speaker, note)] : []),
    ...cards.map((card) => `карту «${namesIn(speaker).actionCards[card]}»`),
    ...counted(speaker, more, cardForms),
  ];
  return speaker.list(parts);
}

/** What is done by whoever makes an offer, said to others and to themselves. */
const THEY = { give: 'отдаёт', ask: 'просит' };
const YOU = { give: 'отдаёте', ask: 'просите' };

/** Both sides of an offer, where either may be nothing: who gives must be beyond doubt. */
function exchange(
  speaker: Speaker,
  { give, want, wantCards }: OfferWords,
  { give: gives, ask: asks }: typeof THEY,
): string {
  const [given, wanted] = [full(speaker, give), full(speaker, want, wantCards)];
  if (wanted === '') return `${gives} ${given} и ничего не ${asks} взамен`;
  return given === ''
    ? `${asks} ${wanted} и ничего не ${gives}`
    : `${gives} ${given}, взамен ${asks} ${wanted}`;
}

/** What somebody gives, or that it is nothing. */
const gives = (name: string, what: string) =>
  what === '' ? `${name} ничего не отдаёт` : `${name} отдаёт ${what}`;

/** What one side of a transaction gives, as everybody may see it. */
export function shownBundle(speaker: Speaker, { goods, commodities, notes, cards }: ShownBundle): string {
  const parts = [
    ...counted(speaker, goods, goodsForms),
    ...counted(speaker, commodities, commodityForms),
    ...counted(speaker, notes, noteForms),
    ...counted(speaker, cards, cardForms),
  ];
  return speaker.list(parts);
}

/** Words of a player's own, in quotation marks. */
const beside = (speaker: Speaker, words: PeopleText) =>
  rawText(words) === '' ? '' : ` И на словах: «${speaker.quote(words)}»`;

export const trade: Texts<TradeLexicon> = {
  'fact.offered': ({ from, to, words, ...offer }, speaker) =>
    `${speaker.seat(from)} предлагает сделку игроку ${speaker.seat(to)}: ${exchange(speaker, offer, THEY)}.${beside(speaker, words)}`,
  'fact.offerAccepted': ({ from, to }, speaker) =>
    `${speaker.seat(to)} принимает предложение игрока ${speaker.seat(from)}.`,
  'fact.offerDeclined': ({ from, to }, speaker) =>
    `${speaker.seat(to)} отклоняет предложение игрока ${speaker.seat(from)}.`,
  'fact.offerWithdrawn': ({ from, to }, speaker) =>
    `${speaker.seat(from)} отзывает предложение игроку ${speaker.seat(to)}.`,
  'fact.exchanged': ({ a, b, gives: given, takes }, speaker) =>
    `Сделка: ${gives(speaker.seat(a), shownBundle(speaker, given))}, ${gives(speaker.seat(b), shownBundle(speaker, takes))}.`,
  'fact.exchangedCards': ({ a, b, gives: given, takes }, speaker) =>
    `Подробно: ${gives(speaker.seat(a), full(speaker, given))}, ${gives(speaker.seat(b), full(speaker, takes))}.`,
  'fact.commoditiesGiven': ({ seat, to, count }, speaker) =>
    count === 0
      ? `${speaker.seat(seat)} не имеет продукции для игрока ${speaker.seat(to)}.`
      : `${speaker.seat(seat)} отдаёт ${count} ${speaker.plural(count, commodityForms)} игроку ${speaker.seat(to)}.`,
  'ask.tradeWith': () => 'Вы можете заключить сделку.',
  'ask.turnEnd': () => 'Ваш ход сделан. Заключите сделки, прежде чем он перейдёт дальше?',
  'ask.replenish': ({ with: active }, speaker) =>
    `Сейчас вы пополните продукцию. Сначала передадите ту, что есть, игроку ${speaker.seat(active)}?`,
  'ask.terms': ({ with: other }, speaker) =>
    `Что отдадите игроку ${speaker.seat(other)} и что хотите взамен? Если ничего не выбрать, предложения не будет.`,
  'ask.dealWords': ({ with: other }, speaker) =>
    `Что сказать игроку ${speaker.seat(other)} вместе с предложением? Слова никого не связывают.`,
  'ask.tradeCards': ({ with: other, count }, speaker) =>
    `Какие карты действий отдадите игроку ${speaker.seat(other)}? Нужно: ${count}.`,
  'option.trade': ({ kind, with: other }, speaker) => {
    const name = speaker.seat(other);
    switch (kind) {
      case 'offer':
        return `Предложить сделку: ${name}`;
      case 'counter':
        return `Встречное предложение: ${name}`;
      case 'words':
        return `Предложить сделку и добавить слова: ${name}`;
      case 'accept':
        return `Принять предложение: ${name}`;
      case 'decline':
        return `Отклонить предложение: ${name}`;
      case 'withdraw':
        return `Отозвать предложение: ${name}`;
    }
  },
  'option.acceptOffer': ({ from, ...offer }, speaker) =>
    `Принять: ${speaker.seat(from)} ${exchange(speaker, offer, THEY)}`,
  'sum.terms': ({ offer, words }, speaker) =>
    offer === null ? 'Предложения нет.' : `Вы ${exchange(speaker, offer, YOU)}.${beside(speaker, words)}`,
  'deal.offer': ({ from, to, words, ...offer }, speaker) =>
    `**${speaker.seat(from)} → ${speaker.seat(to)}**: ${speaker.seat(from)} ${exchange(speaker, offer, THEY)}.${beside(speaker, words)}`,
  'deal.when': () =>
    'Сделки заключают соседи, пока идёт ход одного из них, и все со всеми, пока идёт голосование; с каждым партнёром один раз (69.1, 69.6).',
  'option.replenish': () => 'Пополнить сейчас',
  'option.pause': ({ stops }) =>
    stops
      ? 'Остановиться перед концом моего хода: хочу торговать'
      : 'Не останавливаться перед концом моего хода',
  'option.noTrade': () => 'Пока ничего',
  'option.giveGoods': () => 'Отдаёте: товары',
  'option.giveCommodities': () => 'Отдаёте: продукцию',
  'option.giveNote': (note, speaker) => `Отдаёте: ${noteName(speaker, note)}`,
  'option.giveCard': ({ card }, speaker) => `Отдаёте: «${namesIn(speaker).actionCards[card]}»`,
  'option.wantGoods': () => 'Получаете: товары',
  'option.wantCommodities': () => 'Получаете: продукцию',
  'option.wantNote': (note, speaker) => `Получаете: ${noteName(speaker, note)}`,
  'option.wantCards': () => 'Получаете: карты действий на выбор партнёра',
  'no.oneShort': ({ count }, { plural }) =>
    `Не хватает: ${count} ${plural(count, goodsForms)}. Его может передать тот, чей сейчас ход.`,
  'no.tradeClosed': () => 'Сейчас сделку заключить нельзя.',
  'no.tradedAlready': ({ with: other }, speaker) => `Сделка с игроком ${speaker.seat(other)} уже была.`,
  'no.strangers': ({ with: other }, speaker) => `${speaker.seat(other)} вам не сосед.`,
  'no.tradeHeld': ({ with: other }, speaker) =>
    `Сначала другие отвечают на то, что только что получили, потеряли или обменяли вы или ${speaker.seat(other)}.`,
  'no.theyLack': ({ with: other }, speaker) => `${speaker.seat(other)} уже не может это отдать.`,
  'no.youLack': () => 'У вас нет того, что просят.',
  'no.cardTrade': () => 'Карты действий не могут быть частью этой сделки.',
  'no.oneNote': () => 'Каждая сторона отдаёт не больше одной карты обещания.',
};
