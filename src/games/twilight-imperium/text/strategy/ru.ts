import type { Speaker, Texts } from '#core/message.ts';
import { initiativeOf } from '../../tables/strategy-cards.ts';
import { namesIn, planetName, systemName } from '../names/naming.ts';
import type { StrategyLexicon } from './lexicon.ts';

const agendas = {
  one: 'карту политики',
  few: 'карты политики',
  many: 'карт политики',
  other: 'карты политики',
};
const planets = { one: 'планеты', few: 'планет', many: 'планет', other: 'планет' };
const tokens = {
  one: 'жетон стратегии',
  few: 'жетона стратегии',
  many: 'жетонов стратегии',
  other: 'жетона стратегии',
};
const resources = { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' };
const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };

const INTO = { tactic: 'в тактический резерв', fleet: 'в резерв флота', strategy: 'в стратегический резерв' };

const costsOf = (
  { tokens: count, resources: price }: { tokens: number; resources: number },
  speaker: Speaker,
): string[] => [
  ...(count > 0 ? [`${count} ${speaker.plural(count, tokens)}`] : []),
  ...(price > 0 ? [`${price} ${speaker.plural(price, resources)}`] : []),
];

/** What following would bring. */
const SECONDARIES = {
  leadership: 'Жетоны приказов, каждый за 3 влияния.',
  diplomacy: 'Подготовка до двух ваших планет.',
  politics: '2 карты действий.',
  construction: 'ПСО или база на вашей планете; ваш жетон ложится в её систему.',
  trade: 'Ваша продукция пополняется.',
  warfare: 'Производит одна база в вашей родной системе.',
  technology: 'Одна технология.',
  imperial: 'Секретная цель.',
};

export const strategy: Texts<StrategyLexicon> = {
  'fact.round': ({ round }) => `Начинается раунд ${round}.`,
  'fact.turn': ({ seat }, speaker) => `Ходит ${speaker.seat(seat)}.`,
  'fact.passed': ({ seat }, speaker) => `${speaker.seat(seat)} пропускает ход до конца раунда.`,
  'fact.strategyChosen': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} берёт карту стратегии «${namesIn(speaker).strategyCards[card]}».`,
  'fact.bonusRaised': ({ cards }, speaker) => {
    const names = speaker.list(cards.map((card) => `«${namesIn(speaker).strategyCards[card]}»`));
    return `На каждую невыбранную карту стратегии кладётся товар: ${names}.`;
  },
  'fact.strategic': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} разыгрывает карту «${namesIn(speaker).strategyCards[card]}».`,
  'fact.secondary': ({ seat, card, decision }, speaker) => {
    const name = `«${namesIn(speaker).strategyCards[card]}»`;
    if (decision === 'decline')
      return `${speaker.seat(seat)} не использует второстепенную способность карты ${name}.`;
    return decision === 'free'
      ? `${speaker.seat(seat)} использует второстепенную способность карты ${name} бесплатно.`
      : `${speaker.seat(seat)} использует второстепенную способность карты ${name}.`;
  },
  'fact.speaker': ({ seat }, speaker) => `Теперь председатель — ${speaker.seat(seat)}.`,
  'fact.lookedAtAgendas': ({ seat, count }, speaker) =>
    `${speaker.seat(seat)} тайно смотрит ${count} ${speaker.plural(count, agendas)} с верха колоды.`,
  'fact.agendasSeen': ({ agendas: seen }, speaker) =>
    `Верхние карты политики: ${speaker.list(seen.map((id) => `«${namesIn(speaker).agendas[id]}»`))}.`,
  'fact.agendasArranged': ({ seat, top, bottom }, speaker) =>
    `${speaker.seat(seat)} возвращает карты политики: наверх ${top}, вниз ${bottom}.`,
  'ask.action': () => 'Ваш ход. Что делаете?',
  'ask.strategyCard': () =>
    'Выберите карту стратегии на этот раунд.\nЧисло на карте — ваша инициатива: первым ходит тот, у кого она меньше.',
  'ask.secondary': ({ card, ...cost }, speaker) => {
    const costs = costsOf(cost, speaker);
    const price = costs.length === 0 ? '' : ` Цена: ${speaker.list(costs)}.`;
    return `Используете второстепенную способность карты «${namesIn(speaker).strategyCards[card]}»? ${SECONDARIES[card]}${price}`;
  },
  'ask.leadership': ({ price }) => `Сколько жетонов приказа купите, каждый за ${price} влияния?`,
  'ask.diplomacy': () =>
    'Какую систему закроете для остальных? До двух ваших планет в ней будут подготовлены.',
  'ask.ready': ({ count }, speaker) => `Подготовьте до ${count} ${speaker.plural(count, planets)}.`,
  'ask.speaker': () => 'Кто станет председателем?',
  'ask.agendaOrder': () => 'Куда положить карты политики? Названная первой будет взята первой.',
  'ask.construction': () => 'В какой системе строите? Ваш жетон стратегии ляжет туда.',
  'ask.trade': () => 'Кому пополнить продукцию бесплатно? Выбранные вами пополняют её сразу.',
  'ask.warfare': () => 'Из какой системы вернёте жетон приказа?',
  'ask.researchMore': () => 'Исследуете вторую технологию?',
  'group.component': () => 'Компонентные действия',
  'option.tactical': () => 'Тактическое действие',
  'option.strategic': ({ card }, speaker) =>
    `Стратегическое действие: «${namesIn(speaker).strategyCards[card]}»`,
  'option.pass': () => 'Пропустить ход до конца раунда',
  'option.endTurn': () => 'Закончить ход',
  'option.strategyCard': ({ card, goods: count }, speaker) => {
    const name = `${initiativeOf(card)} ${namesIn(speaker).strategyCards[card]}`;
    return count === 0 ? name : `${name} +${count} ${speaker.plural(count, goods)}`;
  },
  'option.follow': (cost, speaker) => {
    const costs = costsOf(cost, speaker);
    return costs.length === 0 ? 'Да' : `Да, за ${speaker.list(costs)}`;
  },
  'option.followFirst': () => 'Да; для чего, выберу потом',
  'group.follow': (cost, speaker) => `за ${speaker.list(costsOf(cost, speaker))}`,
  'option.decline': () => 'Нет',
  'option.tablePays': () => 'Оплату выберет стол',
  'option.buyTokens': ({ price, ...pools }, speaker) => {
    const shares = (['tactic', 'fleet', 'strategy'] as const).filter((pool) => pools[pool] > 0);
    return `Влияние: ${price}; ${speaker.list(shares.map((pool) => `+${pools[pool]} ${INTO[pool]}`))}`;
  },
  'option.readied': ({ planets: some }, speaker) =>
    `Подготовить: ${speaker.list(some.map((planet) => planetName(speaker, planet)))}`,
  'option.planet': ({ planet }, speaker) => planetName(speaker, planet),
  'option.system': ({ system }, speaker) => systemName(speaker, system),
  'option.seat': ({ seat }, speaker) => speaker.seat(seat),
  'option.arrangement': ({ top, bottom }, speaker) => {
    const named = (ids: typeof top) => ids.map((id) => `«${namesIn(speaker).agendas[id]}»`).join(', затем ');
    if (bottom.length === 0) return `Наверх: ${named(top)}`;
    return top.length === 0
      ? `Под колоду: ${named(bottom)}`
      : `Наверх: ${named(top)}; под колоду: ${named(bottom)}`;
  },
  'option.researchMore': ({ price }, speaker) =>
    price === 0 ? 'Да, бесплатно' : `Да, за ${price} ${speaker.plural(price, resources)}`,
  'no.tacticToken': () => 'В вашем тактическом резерве нет жетонов приказа.',
  'no.systemLeft': () => 'В каждой системе уже лежит ваш жетон приказа.',
  'no.passYet': () => 'У вас есть неиспользованная карта стратегии.',
};
