import type { Speaker, Texts } from '#core/message.ts';
import type { AbilityRule } from '../tables/factions.ts';
import type { Disc } from '../tables/vocabulary.ts';
import type { ActionWords, FactsLexicon, PlaceWords } from './facts.ts';
import { costRu, oreRu } from './labels.ru.ts';
import { namesRu } from './names.ru.ts';
import { isFree, roman, shipLevels, sourceName } from './words.ts';

const { systems, events, guilds, technologies, achievements } = namesRu;

/** A place with the system that lies there: «Вега (А1)». */
export const placeRu = ({ place, system }: PlaceWords): string =>
  system ? `${systems[system]} (${namesRu.places[place]})` : namesRu.places[place];

/** An action: «Военная академия» (A). */
export const sourceRu = ({ source, option }: Pick<ActionWords, 'source' | 'option'>): string =>
  `«${sourceName(namesRu, source)}»${option?.length === 1 ? ` (${option})` : ''}`;

const DISC: Readonly<Record<Disc, string>> = { food: 'диск еды', ore: 'диск металла', star: 'диск ★' };
const costs = (a: ActionWords) => (isFree(a.cost) ? '' : `, цена: ${costRu(a.cost)}`);
const shipsOf = (n: number, s: Speaker) =>
  `${n} ${s.plural(n, { one: 'корабль', few: 'корабля', many: 'кораблей', other: 'корабля' })}`;

const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'три обмена',
  growthPop: 'рост приносит на один кубик больше',
  researchOre: 'исследование приносит металл',
  lastDisc: 'шкала опустела',
  colonyPop: 'новая система приносит население',
  coloniseMinus: 'системы требуют меньше силы',
  jumpPlus: 'прыжки дальше',
  controlOre: 'контроль приносит металл',
};

export const factsRu: Texts<FactsLexicon> = {
  'fact.turn': ({ seat, round }, s) => `Раунд ${round}, ход: ${s.seat(seat)}.`,
  'fact.action': (a, s) =>
    `${s.seat(a.seat)}: ${sourceRu(a)}${costs(a)}${a.pushed === null ? '' : `; фишка отодвинута: ${s.seat(a.pushed)}`}.`,
  'fact.copied': (a, s) =>
    `${s.seat(a.seat)}: копия действия ${sourceRu(a)}${a.via ? ` через «${sourceName(namesRu, a.via)}»` : ''}${costs(a)}.`,
  'fact.paid': ({ seat, cost }, s) => `${s.seat(seat)}: уплачено ${costRu(cost) || 'ничего'}.`,
  'fact.ore': ({ seat, ore }, s) => `${s.seat(seat)}: +${oreRu(ore)}.`,
  'fact.population': ({ seat, columns }, s) =>
    `${s.seat(seat)}: +${columns.length} населения (${columns.join(', ')}).`,
  'fact.shifted': ({ seat, columns }, s) =>
    `${s.seat(seat)}: снабжение из ${columns.join(', ')} перемещено в столбец А.`,
  'fact.production': ({ seat, way }, s) =>
    `${s.seat(seat)}: ${way === 'growth' ? 'рост населения' : 'производство металла'}.`,
  'fact.traded': ({ seat, exchanges }, s) => {
    const words = {
      orePop: 'металл → население',
      popOre: 'население → металл',
      shipPop: 'корабль → население',
    };
    return `${s.seat(seat)}, обмен: ${exchanges.map(({ kind }) => words[kind]).join(', ')}.`;
  },
  'fact.passed': ({ seat }, s) => `${s.seat(seat)}: без обменов.`,
  'fact.automated': ({ seat, disc, level }, s) =>
    `${s.seat(seat)}: автоматизация (${DISC[disc]}), уровень ${level}.`,
  'fact.built': ({ seat, level, place, from }, s) =>
    `${s.seat(seat)}: построен корабль ${level}-го уровня (${namesRu.places[place]}; ${from === 'pop' ? 'население' : 'снабжение'}).`,
  'fact.upgraded': ({ seat, place, level, to }, s) =>
    `${s.seat(seat)}: корабль улучшен (${namesRu.places[place]}), ${level} → ${to}.`,
  'fact.jumped': ({ seat, moves }, s) =>
    `${s.seat(seat)}, прыжок: ${moves.map(({ level, from, to }) => `корабль ${level} ${namesRu.places[from]} → ${namesRu.places[to]}`).join(', ')}.`,
  'fact.controlTaken': (a, s) => `${s.seat(a.seat)}: под контролем ${placeRu(a)} (${DISC[a.disc]}).`,
  'fact.controlLost': (a, s) => `${s.seat(a.seat)}: контроль потерян, ${placeRu(a)}.`,
  'fact.colonised': (a, s) =>
    `${s.seat(a.seat)}: колонизация, ${placeRu(a)}, корабли уровней ${shipLevels(a.returned)}${a.exiled > 0 ? `; в глубокий космос: ${shipsOf(a.exiled, s)}` : ''}.`,
  'fact.revealed': ({ place, system }) =>
    system
      ? `Открыта новая система: ${systems[system]} (${namesRu.places[place]}).`
      : `${namesRu.places[place]}: ячейка пуста.`,
  'fact.colonyDisc': ({ seat, system, disc }, s) => `${s.seat(seat)}: ${systems[system]}, ${DISC[disc]}.`,
  'fact.researched': ({ seat, slot, card }, s) =>
    `${s.seat(seat)} исследует: ${card ? `«${technologies[card]}»` : `новая технология, ${slot}`}.`,
  'fact.event': ({ event, slot }) => `Событие в ячейке ${slot}: «${events[event]}».`,
  'fact.guild': ({ guild }) => `Открыта «${guilds[guild]}».`,
  'fact.drawn': ({ seat, level, type, cards, aside }, s) =>
    `${s.seat(seat)} ищет: ${namesRu.types[type]} тип, уровень ${roman(level)}. Найдено: ${cards.map((card) => `«${technologies[card]}»`).join(' / ')}${aside > 0 ? `; отложено: ${aside}` : ''}.`,
  'fact.discovered': ({ seat, slot, card }, s) =>
    `${s.seat(seat)}: в ячейке ${slot} открыта технология «${technologies[card]}».`,
  'fact.rowOpened': ({ level }) => `В таблице открыты технологии уровня ${roman(level)}.`,
  'fact.private': ({ seat, card }, s) => `${s.seat(seat)}: личная технология «${technologies[card]}».`,
  'fact.settled': ({ seat, system }, s) => `${s.seat(seat)}: новая колония, ${systems[system]}.`,
  'fact.linked': ({ event, place, system }) => {
    const name = system ? systems[system] : '';
    return place === null
      ? `Рядом с картой «${events[event]}» лежит система: ${name}.`
      : `«${events[event]}»: карта лежит у системы ${placeRu({ place, system })}.`;
  },
  'fact.laid': ({ event }) => `«${events[event]}»: карта остаётся в игре.`,
  'fact.eventGone': ({ event }) => `«${events[event]}»: карта сброшена.`,
  'fact.eventTaken': ({ seat, event, vp }, s) =>
    `${s.seat(seat)} получает карту «${events[event]}»: ${vp} ПО.`,
  'fact.museum': ({ seat, levels }, s) =>
    `${s.seat(seat)}: в музей отданы корабли уровней ${shipLevels(levels)}.`,
  'fact.ability': ({ seat, rule }, s) => `${s.seat(seat)}, способность: ${ABILITY[rule]}.`,
  'fact.achievement': ({ seat, achievement, vp }, s) =>
    `${s.seat(seat)}: достижение «${achievements[achievement]}», ${vp} ПО.`,
  'fact.lastRound': ({ round }) => `Раунд ${round} станет последним.`,
  'fact.score': ({ seat, score }, s) =>
    `${s.seat(seat)}: ${score.total} ПО (технологии ${score.technologies + score.levelFour}, автоматизация ${score.automation}, колонии ${score.colonies}, аванпосты ${score.outposts}, сильнейший флот ${score.strongest}, события ${score.events}, достижения ${score.achievements}).`,
  'fact.over': () => 'Последний раунд сыгран: подсчёт очков.',
};
