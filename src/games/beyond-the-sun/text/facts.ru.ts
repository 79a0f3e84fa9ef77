import type { Speaker, Texts } from '#core/message.ts';
import { SCORE_SOURCES, type ScoreSource } from '../rules/score.ts';
import type { AbilityRule } from '../tables/factions.ts';
import type { Cost, Disc } from '../tables/vocabulary.ts';
import { typePlural } from './cards.ru.ts';
import { points, shipsAccusative } from './counted.ru.ts';
import { optionLetter } from './effects.ru.ts';
import type { ActionWords, FactsLexicon, PlaceWords } from './facts.ts';
import { costLabelRu, stepsLabelRu } from './labels.ru.ts';
import { namesRu } from './names.ru.ts';
import { counts, roman, shipLevels, slotName, sourceName, stepsOf } from './words.ts';

const { systems, events, guilds, technologies, achievements, places } = namesRu;

/** A place with the system that lies there: «Вега (А1)». */
export const placeRu = ({ place, system }: PlaceWords): string =>
  system ? `${systems[system]} (${places[place]})` : places[place];

/** An action: «Военная академия» А. */
const sourceRu = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): string => {
  const letter = option ? optionLetter[option] : '';
  return `«${sourceName(namesRu, source)}»${letter === '' ? '' : ` ${letter}`}`;
};

const DISC: Readonly<Record<Disc, string>> = {
  food: 'диск еды',
  ore: 'диск металла',
  star: 'диск достижения',
};
const EXCHANGE = {
  orePop: 'металл на население',
  popOre: 'население на металл',
  shipPop: 'корабль на население',
} as const;
const SCORE: Readonly<Record<ScoreSource, string>> = {
  technologies: 'технологии',
  levelFour: 'уровень IIII',
  automation: 'автоматизация',
  colonies: 'колонии',
  outposts: 'аванпосты',
  strongest: 'сильнейшие флоты',
  events: 'события',
  achievements: 'достижения',
};
const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'за три обмена',
  growthPop: 'рост приносит больше',
  researchOre: 'исследование приносит металл',
  lastDisc: 'шкала опустела',
  colonyPop: 'колония приносит население',
  coloniseMinus: 'силы нужно меньше',
  jumpPlus: 'на очко движения больше',
  controlOre: 'контроль приносит металл',
};

/** What an action is called; the start technology by what is done. */
const deedRu = ({ source, option }: Pick<ActionWords, 'source' | 'option'>, s: Speaker): string =>
  source.kind === 'start' ? stepsLabelRu(stepsOf({ source, option }), s) : sourceRu({ source, option });

const paid = (cost: Cost, s: Speaker): string => {
  const price = costLabelRu(cost, 0, s);
  return price === '' ? '' : ` (${price})`;
};

export const factsRu: Texts<FactsLexicon> = {
  'fact.turn': ({ seat, round }, s) => `Раунд ${round}, ход: ${s.seat(seat)}.`,
  'fact.action': ({ seat, pushed, ...action }, s) =>
    `${s.seat(seat)} → ${deedRu(action, s)}${paid(action.cost, s)}${pushed === null ? '' : `, фишка в сторону: ${s.seat(pushed)}`}.`,
  'fact.copied': ({ seat, via, ...action }, s) =>
    `${s.seat(seat)} копирует действие: ${deedRu(action, s)}${via ? ` через «${sourceName(namesRu, via)}»` : ''}${paid(action.cost, s)}.`,
  'fact.paid': ({ seat, cost }, s) =>
    `${s.seat(seat)}: ${cost.ore || cost.pop ? costLabelRu(cost, 0, s) : 'платить нечем'}.`,
  'fact.ore': ({ seat, ore }, s) => `${s.seat(seat)}: металл +${ore}.`,
  'fact.population': ({ seat, columns }, s) =>
    `${s.seat(seat)}: население +${columns.length} (${counts(columns)}).`,
  'fact.shifted': ({ seat, columns }, s) =>
    `${s.seat(seat)} перекладывает снабжение в столбец А (из ${columns.join(', ')}).`,
  'fact.production': ({ seat, way }, s) =>
    `${s.seat(seat)}: ${way === 'growth' ? 'рост населения' : 'производство металла'}.`,
  'fact.traded': ({ seat, exchanges }, s) =>
    `${s.seat(seat)} меняет: ${counts(exchanges.map(({ kind }) => EXCHANGE[kind]))}.`,
  'fact.passed': ({ seat }, s) => `${s.seat(seat)} ничего не меняет.`,
  'fact.automated': ({ seat, disc, level }, s) =>
    `${s.seat(seat)} автоматизирует производство (${DISC[disc]}): уровень ${level}.`,
  'fact.built': ({ seat, level, place, from }, s) =>
    `${s.seat(seat)} строит корабль ${level}-го уровня из ${from === 'pop' ? 'населения' : 'снабжения'}: ${places[place]}.`,
  'fact.upgraded': ({ seat, place, level, to }, s) =>
    `${s.seat(seat)} улучшает корабль: ${places[place]}, ${level} → ${to}.`,
  'fact.jumped': ({ seat, moves }, s) =>
    `${s.seat(seat)}, прыжок: ${counts(moves.map(({ level, from, to }) => `корабль ${level} ${places[from]} → ${places[to]}`))}.`,
  'fact.controlTaken': ({ seat, disc, ...place }, s) =>
    `${s.seat(seat)} берёт под контроль: ${placeRu(place)}, ${DISC[disc]}.`,
  'fact.controlLost': ({ seat, ...place }, s) => `${s.seat(seat)} теряет контроль: ${placeRu(place)}.`,
  'fact.colonised': ({ seat, returned, exiled, ...place }, s) =>
    `${s.seat(seat)}, новая колония: ${placeRu(place)}, поселенцы ${shipLevels(returned)}${exiled > 0 ? `; в глубокий космос: ${shipsAccusative(exiled, s)}` : ''}.`,
  'fact.revealed': ({ place, system }) =>
    system ? `${places[place]}, новая система: ${systems[system]}.` : `${places[place]}: систем больше нет.`,
  'fact.colonyDisc': ({ seat, system, disc }, s) => `${s.seat(seat)}, ${systems[system]}: ${DISC[disc]}.`,
  'fact.researched': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} исследует ${card ? `технологию «${technologies[card]}» (${slotName(slot)})` : `неоткрытую технологию ${slotName(slot)}`}.`,
  'fact.event': ({ event, slot }) => `Событие, ${slotName(slot)}: «${events[event]}».`,
  'fact.guild': ({ guild }) => `Открывается «${guilds[guild]}»: она для всех.`,
  'fact.drawn': ({ seat, level, type, cards, aside }, s) =>
    `${s.seat(seat)} ищет ${typePlural[type]} технологии уровня ${roman(level)}: ${cards.map((card) => `«${technologies[card]}»`).join(', ') || 'нет'}${aside > 0 ? `; до них открыто карт: ${aside}` : ''}.`,
  'fact.discovered': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} открывает технологию «${technologies[card]}» (${slotName(slot)}).`,
  'fact.rowOpened': ({ level }) => `Теперь в таблице открыты технологии уровня ${roman(level)}.`,
  'fact.private': ({ seat, card }, s) => `${s.seat(seat)}, личная технология: «${technologies[card]}».`,
  'fact.settled': ({ seat, system }, s) => `${s.seat(seat)}, новая колония: ${systems[system]}.`,
  'fact.linked': ({ event, place, system }) =>
    place === null
      ? `«${events[event]}»: рядом с картой лежит ${system ? systems[system] : ''}.`
      : `«${events[event]}»: карта лежит у системы ${placeRu({ place, system })}.`,
  'fact.laid': ({ event }) => `«${events[event]}» остаётся в игре.`,
  'fact.eventGone': ({ event }) => `«${events[event]}»: карта сброшена.`,
  'fact.eventTaken': ({ seat, event, vp }, s) =>
    `${s.seat(seat)} забирает карту «${events[event]}»: ${points(vp, s)}.`,
  'fact.museum': ({ seat, levels }, s) => `${s.seat(seat)} отдаёт в музей корабли: ${shipLevels(levels)}.`,
  'fact.ability': ({ seat, rule }, s) => `${s.seat(seat)}, способность планшета: ${ABILITY[rule]}.`,
  'fact.achievement': ({ seat, achievement, vp, discs, of }, s) =>
    `★ ${s.seat(seat)}: «${achievements[achievement]}», ${points(vp, s)}. Достижения: ${discs} из ${of}.`,
  'fact.lastRound': ({ round }) => `Достижений достаточно: раунд ${round} — последний.`,
  'fact.score': ({ seat, score }, s) => {
    const parts = SCORE_SOURCES.filter((source) => score[source] > 0);
    return `${s.seat(seat)}: ${points(score.total, s)} (${parts.map((source) => `${SCORE[source]} ${score[source]}`).join(', ')}).`;
  },
  'fact.over': () => 'Последний раунд сыгран: подсчёт очков.',
};
