import type { Speaker, Texts } from '#core/message.ts';
import { TECHNOLOGY_VP } from '../rules/numbers.ts';
import { type AchievementRow, achievements, type CountId } from '../tables/achievements.ts';
import { guilds } from '../tables/guilds.ts';
import { START_ACTIONS, startActions } from '../tables/start.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyRow } from '../tables/technologies/technology.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { TechType } from '../tables/vocabulary.ts';
import type { CardsLexicon } from './cards.ts';
import { forms, points, spaces } from './counted.ru.ts';
import { actionRu, deckLetter, headedActionRu, lastingRu, sentencesRu, stepsRu } from './effects.ru.ts';
import { eventRu } from './events.ru.ts';
import { factionRu, matRu } from './mats.ru.ts';
import { namesRu } from './names.ru.ts';
import { counted, roman, sentence } from './words.ts';

const { kinds } = namesRu;

/** «научная технология» */
export const typeFeminine: Readonly<Record<TechType, string>> = {
  scientific: 'научная',
  economic: 'экономическая',
  military: 'военная',
  commercial: 'торговая',
};
/** «ищет научные технологии» */
export const typePlural: Readonly<Record<TechType, string>> = {
  scientific: 'научные',
  economic: 'экономические',
  military: 'военные',
  commercial: 'торговые',
};
/** «ведёт к научным технологиям» */
const typeDative: Readonly<Record<TechType, string>> = {
  scientific: 'научным',
  economic: 'экономическим',
  military: 'военным',
  commercial: 'торговым',
};

function technologyText(id: TechnologyId, s: Speaker): string {
  const row: TechnologyRow = technologies[id];
  const { level, types: own, right, vp = TECHNOLOGY_VP[level] ?? 0, immediate, actions, lasting } = row;
  const leads = own.length > 1 ? `, ведёт к ${typeDative[right]}` : '';
  return [
    `Уровень ${roman(level)}, ${own.map((type) => typeFeminine[type]).join(' и ')}${leads}. ${points(vp, s)}.`,
    sentence(`Немедленно: ${stepsRu(immediate, s)}`),
    ...actions.map((action) => sentence(headedActionRu('Действие', action, s))),
    ...(lasting ? [`Постоянно: ${lastingRu(lasting, s).join('; ')}.`] : []),
  ].join(' ');
}

function systemText(id: keyof typeof systems, s: Speaker): string {
  const { deck, start, strength, spec, vp, control, bonus, lasting } = systems[id];
  return [
    `Система ${deckLetter[deck]}${start ? ' (начальная)' : ''}: ${spec.map((kind) => kinds[kind]).join(' или ')}. Сила ${strength}, ${points(vp, s)}.`,
    ...(control.length > 0 ? [sentence(`Контроль: ${stepsRu(control, s)}`)] : []),
    ...(bonus.length > 0 ? [sentence(`Колония: ${stepsRu(bonus, s)}`)] : []),
    ...(lasting ? [`Постоянно: ${lastingRu(lasting, s).join('; ')}.`] : []),
  ].join(' ');
}

const TECHNOLOGY = forms('технология', 'технологии', 'технологий');
const COLONY = forms('колония', 'колонии', 'колоний');

/** What an achievement takes. */
function conditionRu({ count, n }: AchievementRow['test'], s: Speaker): string {
  const all: Readonly<Record<CountId, string>> = {
    level3: `${counted(n, TECHNOLOGY, s)} уровня III`,
    level4: `${n === 1 ? 'технология' : counted(n, TECHNOLOGY, s)} уровня IIII`,
    colonies: counted(n, COLONY, s),
    coloniesB: `${counted(n, COLONY, s)} из колоды В`,
    automation: `автоматизация ${n}-го уровня`,
    outposts: `под контролем одновременно ${counted(n, forms('система или верфь', 'системы или верфи', 'систем или верфей'), s)}`,
    typesHeldTwice: 'по две технологии каждого типа (гибридная считается за оба)',
    discsOff: `${n} из 16 дисков производства не на шкалах`,
    specMax: `${counted(n, forms('напечатанный символ', 'напечатанных символа', 'напечатанных символов'), s)} еды или столько же металла на колониях, аванпостах и верфях`,
    techs: `${counted(n, TECHNOLOGY, s)}, считая личные`,
    strength: `общая сила кораблей ${n}`,
  };
  return all[count];
}

const KIND = { basic: 'Есть в каждой партии.', A: 'Достижение А.', B: 'Достижение В.' } as const;

const startText = (s: Speaker): string =>
  START_ACTIONS.map((id) => sentence(actionRu(startActions[id], s))).join(' ');

export const cardsRu: Texts<CardsLexicon> = {
  'technology.text': ({ technology }, s) => technologyText(technology, s),
  'system.text': ({ system }, s) => systemText(system, s),
  'event.text': ({ event }, s) => eventRu(event, s),
  'guild.text': ({ guild }, s) =>
    sentencesRu([
      `${spaces(guilds[guild].spaces, s)} для любой фракции, когда гильдия открыта`,
      actionRu(guilds[guild].action, s),
    ]),
  'achievement.text': ({ achievement }, s) => {
    const { kind, test, vp } = achievements[achievement];
    return `${sentence(conditionRu(test, s))} Очки по ячейкам: ${vp.join(', ')}. ${KIND[kind]}`;
  },
  'faction.text': ({ faction }, s) => factionRu(faction, s),
  'mat.text': ({ faction, mats }, s) => matRu(faction, mats, s),
  'start.name': () => namesRu.start,
  'start.text': (_, s) => `Есть у всех. ${startText(s)} Последнее из них доступно всегда.`,
  'startAction.text': ({ action }, s) => sentence(actionRu(startActions[action], s)),
};
