import type { Texts } from '#core/message.ts';
import { namesIn, placeName, planetName, systemName, unitTitle } from '../names/naming.ts';
import type { RepairsLexicon } from './lexicon.ts';

const POOLS = { tactic: 'тактический резерв', fleet: 'резерв флота', strategy: 'стратегический резерв' };

export const repairs: Texts<RepairsLexicon> = {
  'mend.kind.points': () => 'Победные очки',
  'mend.kind.tokens': () => 'Командные жетоны на планшете',
  'mend.kind.activated': () => 'Командные жетоны на поле',
  'mend.kind.goods': () => 'Товары и продукция',
  'mend.kind.units': () => 'Отряды',
  'mend.kind.planets': () => 'Планеты',
  'mend.kind.technologies': () => 'Технологии',
  'mend.kind.cards': () => 'Карты действий, секретные цели, обещания',
  'mend.kind.strategy': () => 'Карты стратегии',
  'mend.kind.objectives': () => 'Общие цели',
  'mend.kind.turn': () => 'Ход, председатель, пас',
  'mend.seat': ({ seat }, speaker) => speaker.seat(seat),
  'mend.nobody': () => 'никто',
  'mend.place': ({ at }, speaker) => placeName(speaker, at),
  'mend.there': () => 'есть',
  'mend.notThere': () => 'нет',
  'mend.readied': () => 'подготовлена',
  'mend.exhausted': () => 'истощена',
  'mend.yes': () => 'да',
  'mend.no': () => 'нет',
  'mend.points': ({ seat }, speaker) => `${speaker.seat(seat)} · победные очки`,
  'mend.pool': ({ seat, pool }, speaker) => `${speaker.seat(seat)} · ${POOLS[pool]}`,
  'mend.activated': ({ seat, system }, speaker) =>
    `${speaker.seat(seat)} · командный жетон · ${systemName(speaker, system)}`,
  'mend.goods': ({ seat }, speaker) => `${speaker.seat(seat)} · товары`,
  'mend.commodities': ({ seat }, speaker) => `${speaker.seat(seat)} · продукция`,
  'mend.units': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} · ${unitTitle(speaker, unit)} · ${placeName(speaker, at)}`,
  'mend.damaged': ({ seat, unit, at }, speaker) =>
    `${speaker.seat(seat)} · ${unitTitle(speaker, unit)}, повреждено · ${placeName(speaker, at)}`,
  'mend.control': ({ planet }, speaker) => `${planetName(speaker, planet)} · под контролем`,
  'mend.readiness': ({ planet }, speaker) => `${planetName(speaker, planet)} · готовность`,
  'mend.technology': ({ seat, technology }, speaker) =>
    `${speaker.seat(seat)} · «${namesIn(speaker).technologies[technology]}»`,
  'mend.actionCards': ({ seat }, speaker) =>
    `${speaker.seat(seat)} · карты действий на руке (больше: взять вслепую; меньше: сбросить случайные)`,
  'mend.secrets': ({ seat }, speaker) =>
    `${speaker.seat(seat)} · секретные цели на руке (больше: взять вслепую; меньше: вернуть случайные в колоду)`,
  'mend.fromDiscards': ({ seat }, speaker) => `${speaker.seat(seat)} · взять из сброса карт действий`,
  'mend.card': ({ card }, speaker) => `«${namesIn(speaker).actionCards[card]}»`,
  'mend.noCard': () => 'ничего',
  'mend.note': ({ seat, note, owner }, speaker) =>
    `${speaker.seat(seat)} · «${namesIn(speaker).notes[note]}» (${speaker.seat(owner)})`,
  'mend.noteReturned': () => 'снова у владельца',
  'mend.strategy': ({ card }, speaker) => `«${namesIn(speaker).strategyCards[card]}» · у кого лежит`,
  'mend.strategyUsed': ({ card }, speaker) => `«${namesIn(speaker).strategyCards[card]}» · готовность`,
  'mend.bonus': ({ card }, speaker) => `«${namesIn(speaker).strategyCards[card]}» · товары на карте`,
  'mend.scored': ({ seat, objective }, speaker) =>
    `${speaker.seat(seat)} · выполнена цель «${namesIn(speaker).objectives[objective]}»`,
  'mend.turn': () => 'Чей сейчас ход',
  'mend.speaker': () => 'Председатель',
  'mend.passed': ({ seat }, speaker) => `${speaker.seat(seat)} · пас`,
};
