import type { Texts } from '#core/message.ts';
import { planetName, systemName } from '../names/naming.ts';
import type { EconomyLexicon } from './lexicon.ts';

const POOLS = { tactic: 'Тактический резерв', fleet: 'Резерв флота', strategy: 'Стратегический резерв' };
const MEANS = {
  resources: { one: 'ресурс', few: 'ресурса', many: 'ресурсов', other: 'ресурса' },
  influence: { one: 'влияние', few: 'влияния', many: 'влияния', other: 'влияния' },
};
const tokens = {
  one: 'жетон приказа',
  few: 'жетона приказа',
  many: 'жетонов приказа',
  other: 'жетона приказа',
};
const newTokens = {
  one: 'новый жетон приказа',
  few: 'новых жетона приказа',
  many: 'новых жетонов приказа',
  other: 'нового жетона приказа',
};
const goods = { one: 'товар', few: 'товара', many: 'товаров', other: 'товара' };

export const economy: Texts<EconomyLexicon> = {
  'fact.paid': ({ seat, count, means, planets, goods: spent }, speaker) => {
    const with_ = [
      ...planets.map((planet) => planetName(speaker, planet)),
      ...(spent > 0 ? [`${spent} ${speaker.plural(spent, goods)}`] : []),
    ];
    return `${speaker.seat(seat)} платит ${count} ${speaker.plural(count, MEANS[means])}: ${speaker.list(with_)}.`;
  },
  'fact.redistributed': ({ seat, tactic, fleet, strategy }, speaker) =>
    `${speaker.seat(seat)} перераспределяет жетоны приказов: тактический резерв ${tactic}, резерв флота ${fleet}, стратегический резерв ${strategy}.`,
  'ask.payment': ({ means, count, goods: held }, speaker) => {
    const price = `Заплатите ${count} ${speaker.plural(count, MEANS[means])}: какие планеты перевернёте?`;
    return held === 0
      ? price
      : `${price} Недостающее спишется с товаров, у вас ${held} ${speaker.plural(held, goods)}.`;
  },
  'ask.tokens': ({ count }, speaker) => `Куда положите ${count} ${speaker.plural(count, newTokens)}?`,
  'ask.redistribute': ({ count }, speaker) =>
    `Как распределите по резервам ${count} ${speaker.plural(count, tokens)}?`,
  'ask.tokenFrom': ({ system }, speaker) =>
    `В снабжении нет жетонов приказов. Из какого резерва взять жетон для системы ${systemName(speaker, system)}?`,
  'sum.payment': ({ means, count, paid, goods: used }, speaker) =>
    `Планеты дают ${paid} из ${count} ${speaker.plural(count, MEANS[means])}${
      used === 0 ? '' : `, товаров понадобится: ${used}`
    }${paid > count ? `; лишнее пропадёт: ${paid - count}` : ''}.`,
  'option.payForMe': () => 'Произвести, оплатить за меня',
  'option.payWith': ({ planet, count }, speaker) => `${planetName(speaker, planet)} (${count})`,
  'option.poolNow': ({ pool, count }) => `${POOLS[pool]} (сейчас ${count})`,
  'no.short': ({ count, means }, speaker) => `Не хватает: ${count} ${speaker.plural(count, MEANS[means])}.`,
  'no.fullPool': () => 'В вашем резерве флота больше жетонов быть не может.',
  'no.emptyPool': () => 'В этом резерве нет жетонов приказов.',
};
