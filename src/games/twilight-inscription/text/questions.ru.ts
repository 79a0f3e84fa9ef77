import type { Speaker, Texts } from '#core/message.ts';
import { type AgendaId, agendas, type Outcome } from '../tables/agendas.ts';
import type { Resource } from '../tables/vocabulary.ts';
import { outcomeRu } from './cards.ru.ts';
import { assets, gainedGoods, gainedPoints, gainedVotes } from './counted.ru.ts';
import { namesRu } from './names.ru.ts';
import type { QuestionsLexicon, WhyNot } from './questions.ts';
import { tally } from './words.ts';

const { resources, sheets } = namesRu;

const hand = (all: readonly Resource[]) => tally(all, resources) || 'ничего';
const OUTCOME: Readonly<Record<Outcome, string>> = { for: 'За', against: 'Против' };
const SIDE = { left: 'слева', right: 'справа' } as const;
const starred = (outcome: Outcome, agenda: AgendaId) =>
  `${OUTCOME[outcome]}${agendas[agenda].star === outcome ? ' ★' : ''}`;
const outcomes = (agenda: AgendaId, against: AgendaId, s: Speaker) =>
  `${outcomeRu(agenda, 'for', s)}\n${outcomeRu(against, 'against', s)}`;

const WHY_NOT: Readonly<Record<WhyNot, string>> = {
  wormhole:
    'Для червоточин нужны гравитационный двигатель, исследованная система у входа и две свободные червоточины.',
  explore: 'Исследовать можно только неисследованную систему рядом с исследованной.',
  claim: 'Присоединить можно только исследованную и ещё не присоединённую систему, за влияние.',
  crossCell: 'Зачеркнуть можно только свободную ячейку рядом с отмеченной, за материал.',
  claimCell: 'Присоединить можно только свободную ячейку рядом с зачёркнутой, за влияние или исследование.',
  develop: 'Зачёркиваются только свободные символы этого ресурса на открытых планетах.',
  base: 'Эта база построена, или таких символов у неё не осталось.',
  deploy:
    'Отряды лежат выше линии развёртывания на свободных точках: в первом ряду или рядом с другим отрядом.',
  unit: 'Этот отряд закрыт, завершён, или таких символов у него не осталось.',
  technology: 'Изучаются только технологии активного планшета.',
  use: 'Ничего подобного на активном планшете сейчас не сделать.',
};

export const questionsRu: Texts<QuestionsLexicon> = {
  'ask.faction': () => 'Какую фракцию вы возглавите?',
  'ask.sheet': ({ event, resources: given }) =>
    `«${namesRu.events[event]}»: какой планшет активен в этом раунде? Карта даёт: ${hand(given)}; потом кубики.`,
  'ask.marks': (a) => `${sheets[a.sheet]}: что вы отмечаете? Ресурсы: ${hand(a.hand)}.`,
  'ask.effect': () => 'Что вы отмечаете по этому эффекту?',
  'ask.vote': ({ agenda, against, votes }, s) => {
    const have = `У вас ${assets(votes, 'vote', s)}.
${outcomes(agenda, against, s)}`;
    return agenda === against
      ? `«${namesRu.agendas[agenda]}»: за или против? ${have}`
      : `«${namesRu.agendas[agenda]}» / «${namesRu.agendas[against]}»: как вы голосуете? Если голосов больше, чем у дополнительной фракции, решение со звездой ваше. ${have}`;
  },
  'ask.votes': ({ outcome, votes }) => {
    const side = outcome ? (outcome === 'for' ? ' «за»' : ' «против»') : '';
    return `Сколько голосов вы отдаёте${side}? Всего у вас ${votes}.`;
  },
  'ask.strength': ({ left, right }) =>
    `Ваша боевая сила: слева ${left}, справа ${right}. Что прибавить до сравнения?`,
  'option.faction': ({ faction }) => namesRu.factions[faction],
  'option.sheet': ({ sheet, dice }) =>
    dice.length === 0
      ? sheets[sheet]
      : `${sheets[sheet]} (${dice.map((r) => namesRu.assets[`die${r}`]).join(', ')})`,
  'option.outcome': ({ outcome, agenda }) => starred(outcome, agenda),
  'option.outcomeWith': ({ outcome, agenda, relic, free }, s) =>
    `${outcome ? `${starred(outcome, agenda)}, реликвия` : 'Реликвия'} «${namesRu.relics[relic]}»: ${gainedVotes(free, s)}`,
  'option.abstain': () => 'Воздержаться',
  'option.plainVotes': () => 'Голосовать',
  'option.strength': ({ side, n, relic }) =>
    `+${n} ${SIDE[side]}${relic ? ` («${namesRu.relics[relic]}»)` : ''}`,
  'option.strengths': ({ first, second }, s) => `${s.say(first)}, ${s.say(second)}`,
  'option.noStrength': () => 'Ничего не прибавлять',
  'sum.marks': ({ left, vp, goods, votes }, s) =>
    [
      `осталось: ${hand(left)}`,
      ...(vp === 0 ? [] : [gainedPoints(vp, s)]),
      ...(goods === 0 ? [] : [gainedGoods(goods, s)]),
      ...(votes === 0 ? [] : [gainedVotes(votes, s)]),
    ].join(' · '),
  'refuse.spend': ({ left }) => `Ещё не потрачено: ${hand(left)}. На планшете есть куда: добавьте отметку.`,
  'refuse.noResource': ({ r }) => `Такого ресурса на руке нет: ${namesRu.resources[r]}.`,
  'refuse.mark': ({ why }) => WHY_NOT[why],
  'refuse.resolve': () => 'За последней отметкой следует ещё одна: сначала выберите её.',
  'topic.faction': () => 'выбор фракции',
  'topic.set-up': () => 'отметки при подготовке',
  'topic.sheet': () => 'выбор активного планшета',
  'topic.card': () => 'ресурсы карты',
  'topic.event': () => 'отметки по эффекту события',
  'topic.dice': () => 'ресурсы кубиков',
  'topic.council': () => 'отметки перед голосованием',
  'topic.vote': () => 'выбор решения',
  'topic.votes': () => 'число голосов',
  'topic.outcome': () => 'отметки по итогу голосования',
  'topic.strength': () => 'прибавка к боевой силе',
  'topic.won': () => 'отметки за победу в войне',
};
