import type { Speaker, Texts } from '#core/message.ts';
import type { NoteId, StrategyCardId } from '../../tables/card-ids.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn, placeName, planetName, systemName } from '../names/naming.ts';
import { cardWordsRu } from './card-words.ts';
import { cardName, cardText, effectText } from './cards.ts';
import type { PhaseName, PresentationLexicon, TacticalStep } from './lexicon.ts';
import { rulesRu } from './rules.ru.ts';
import { topicsRu } from './topics.ru.ts';

const PHASES: Readonly<Record<PhaseName, string>> = {
  factions: 'Подготовка: фракции',
  board: 'Подготовка: игровое поле',
  secrets: 'Подготовка: начальные отряды и секретные цели',
  strategy: 'Фаза стратегии',
  turn: 'Фаза действий',
  status: 'Фаза статуса',
  agenda: 'Фаза политики',
  over: 'Игра окончена',
};
const STEPS: Readonly<Record<TacticalStep, string>> = {
  activation: 'активация',
  movement: 'движение',
  cannon: 'космические пушки',
  combat: 'космический бой',
  invasion: 'вторжение',
  production: 'производство',
};
const cardForms = {
  one: 'карта действия',
  few: 'карты действий',
  many: 'карт действий',
  other: 'карты действий',
};
const noteForms = { one: 'обещание', few: 'обещания', many: 'обещаний', other: 'обещания' };
const secretForms = {
  one: 'секретная цель',
  few: 'секретные цели',
  many: 'секретных целей',
  other: 'секретной цели',
};

const strategyNames = (speaker: Speaker, cards: readonly { id: StrategyCardId; used: boolean }[]) =>
  cards
    .map(({ id, used }) => `«${namesIn(speaker).strategyCards[id]}»${used ? ' (использована)' : ''}`)
    .join(', ');
const noteNames = (speaker: Speaker, notes: readonly { id: NoteId; owner: number }[]) =>
  notes.map(({ id, owner }) => `«${namesIn(speaker).notes[id]}» (${speaker.seat(owner)})`).join(', ');
const topics = Object.fromEntries(
  Object.entries(topicsRu).map(([topic, words]) => [`topic.${topic}`, () => words]),
) as { [K in keyof PresentationLexicon & `topic.${string}`]: () => string };

export const presentation: Texts<PresentationLexicon> = {
  ...topics,
  'status.phase': ({ phase, round, speaker: first, turn, target, custodians }, speaker) =>
    [
      round > 0 ? `Раунд ${round}. ${PHASES[phase]}.` : `${PHASES[phase]}.`,
      ...(turn === null ? [] : [`Ходит ${speaker.seat(turn)}.`]),
      `Председатель: ${speaker.seat(first)}. Очков для победы: ${target}.`,
      ...(custodians ? ['На Мекатол-Рексе лежит жетон хранителей.'] : []),
    ].join(' '),
  'status.seat': (seat, speaker) => {
    if (seat.eliminated) return `${speaker.seat(seat.seat)}: вне игры.`;
    const faction = seat.faction === null ? '' : ` («${namesIn(speaker).factions[seat.faction]}»)`;
    return [
      `${speaker.seat(seat.seat)}${faction}: очки ${seat.points}/${seat.target}`,
      `жетоны: тактика ${seat.tactic}, флот ${seat.fleet}, стратегия ${seat.strategy}`,
      `товары ${seat.goods}, продукция ${seat.commodities}/${seat.most}`,
      `планеты: ${seat.planets}, готово ресурсов ${seat.resources} или влияния ${seat.influence}`,
      `на руке ${seat.cards} ${speaker.plural(seat.cards, cardForms)}, ${seat.secrets} ${speaker.plural(seat.secrets, secretForms)}, ${seat.notes} ${speaker.plural(seat.notes, noteForms)}`,
      ...(seat.strategyCards.length > 0 ? [strategyNames(speaker, seat.strategyCards)] : []),
      ...(seat.passed ? ['пас'] : []),
    ].join('; ');
  },
  'status.settingUp': ({ seat, faction }, speaker) =>
    `${speaker.seat(seat)}: ${faction === null ? 'фракция не выбрана' : namesIn(speaker).factions[faction]}`,
  'status.free': ({ cards }, speaker) =>
    `Свободные карты стратегий: ${cards
      .map(({ id, goods }) => `«${namesIn(speaker).strategyCards[id]}»${goods > 0 ? ` (+${goods})` : ''}`)
      .join(', ')}`,
  'status.objective': ({ objective, stage, scored }, speaker) =>
    `${stage === null ? 'Секретная цель, ставшая общей' : `Цель ${stage === 1 ? 'I' : 'II'}`}: «${namesIn(speaker).objectives[objective]}» (${conditionOf(speaker, objective)}); ${
      scored.length === 0
        ? 'пока никем не выполнена'
        : `выполнили: ${scored.map((seat) => speaker.seat(seat)).join(', ')}`
    }`,
  'status.facedown': ({ stageOne, stageTwo }) =>
    `Нераскрытые общие цели: этап I — ${stageOne}, этап II — ${stageTwo}`,
  'status.secretsScored': ({ seat, secrets }, speaker) =>
    `${speaker.seat(seat)}, выполненные секретные цели: ${secrets.map((id) => `«${namesIn(speaker).objectives[id]}»`).join(', ')}`,
  'status.law': ({ law, seat, planet }, speaker) => {
    const where =
      planet === null
        ? seat === null
          ? ''
          : ` (${speaker.seat(seat)})`
        : ` (${planetName(speaker, planet)})`;
    return `Закон: «${namesIn(speaker).agendas[law]}»${where}`;
  },
  'status.strategic': ({ seat, card }, speaker) =>
    `${speaker.seat(seat)} разыгрывает «${namesIn(speaker).strategyCards[card]}».`,
  'status.tactical': ({ seat, system, step }, speaker) =>
    `${speaker.seat(seat)}, активна система ${systemName(speaker, system)}: ${STEPS[step]}.`,
  'status.battle': ({ kind, at, attacker, defender, round }, speaker) =>
    `${kind === 'space' ? 'Космический' : 'Наземный'} бой, ${placeName(speaker, at)}, раунд ${round}: ${speaker.seat(attacker)} против ${speaker.seat(defender)}.`,
  'status.agenda': ({ agenda, votes }, speaker) => {
    const cast = votes.map(
      (one) => `${speaker.seat(one.seat)} — «${outcomeName(speaker, one.outcome)}» (${one.votes})`,
    );
    return `Карта политики: «${namesIn(speaker).agendas[agenda]}»${cast.length > 0 ? `; голоса: ${cast.join(', ')}` : ''}`;
  },
  'status.decks': ({ action, agenda, secret, discarded }) =>
    `Колоды: действия ${action} (в сбросе ${discarded}), политика ${agenda}, секретные цели ${secret}`,
  'status.won': ({ seat }, speaker) => `Победитель: ${speaker.seat(seat)}.`,
  'hand.cards': ({ cards }, speaker) =>
    `Карты действий: ${cards.map((id) => `«${namesIn(speaker).actionCards[id]}»`).join(', ') || 'нет'}`,
  'hand.secrets': ({ secrets }, speaker) =>
    `Секретные цели: ${secrets.map((id) => `«${namesIn(speaker).objectives[id]}»`).join(', ') || 'нет'}`,
  'hand.notes': ({ notes }, speaker) => `Карты обещаний: ${noteNames(speaker, notes) || 'нет'}`,
  'hand.tiles': ({ tiles }, speaker) =>
    `Фрагменты поля на руке: ${tiles.map((id) => systemName(speaker, id)).join(', ')}`,
  'hand.factions': ({ factions }, speaker) =>
    `Вам достались на выбор фракции: ${factions.map((id) => `«${namesIn(speaker).factions[id]}»`).join(', ')}`,
  'hand.dealtSecrets': ({ secrets }, speaker) =>
    `Секретные цели на выбор: ${secrets.map((id) => `«${namesIn(speaker).objectives[id]}»`).join(', ')}`,
  'answer.follow': () => 'Использовать второстепенную способность',
  'answer.decline': () => 'Не использовать',
  'answer.allPlanets': () => 'Все подготовленные планеты',
  'case.mine': () => 'В активной системе есть что-то моё',
  'happening.turn': () => 'начнётся мой следующий ход',
  'happening.round': () => 'начнётся следующий раунд',
  'happening.status': () => 'начнётся фаза статуса',
  'happening.agenda': () => 'откроют следующую карту политики',
  'happening.attack': () => 'кто-нибудь придёт туда, где мои отряды или планеты',
  'card.name': (card, speaker) => cardName(speaker, card),
  'card.text': (card, speaker) => cardText(speaker, card, cardWordsRu),
  'card.effect': (card, speaker) => effectText(speaker, card, cardWordsRu),
  'rule.name': ({ rule }) => rulesRu[rule][0],
  'rule.text': ({ rule }) => rulesRu[rule][1],
};
