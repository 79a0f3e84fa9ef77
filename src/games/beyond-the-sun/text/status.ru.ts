import type { Speaker, Texts } from '#core/message.ts';
import { achievements, type CountId } from '../tables/achievements.ts';
import { type EventRow, events } from '../tables/events.ts';
import type { AbilityRule } from '../tables/factions.ts';
import { type Ability, type FactionRow, factions, type MatSetup } from '../tables/factions.ts';
import { guilds } from '../tables/guilds.ts';
import { systems } from '../tables/systems.ts';
import { technologies } from '../tables/technologies/index.ts';
import { actionRu, costRu, lastingRu, oreRu, shortRu, stepsRu } from './effects.ru.ts';
import { placeRu } from './facts.ru.ts';
import { namesRu } from './names.ru.ts';
import type { NamesLexicon } from './names.ts';
import type { StatusLexicon } from './status.ts';
import { capital, isFree, roman, sentence, stepsOf } from './words.ts';

const lines = (...all: readonly string[]) => all.filter((line) => line !== '').join('\n');

const COUNT: Readonly<Record<CountId, (n: number) => string>> = {
  automation: (n) => `автоматизация уровня ${n} или выше`,
  colonies: (n) => `колоний: ${n}`,
  coloniesB: (n) => `колоний из колоды B: ${n}`,
  discsOff: (n) => `${n} из 16 дисков производства сняты со шкал`,
  level3: (n) => `технологий уровня III: ${n}`,
  level4: (n) => (n === 1 ? 'технология уровня IIII' : `технологий уровня IIII: ${n}`),
  outposts: (n) => `контроль над ${n} системами или верфями одновременно`,
  specMax: (n) => `${n} напечатанных символа еды или ${n} символа металла на ваших системах и верфях`,
  strength: (n) => `общая сила кораблей ${n}`,
  techs: (n) => `технологий: ${n}`,
  typesHeldTwice: () => 'по две технологии каждого типа',
};

function eventText({ guild, steps, who, ...row }: EventRow, s: Speaker): string {
  const whose = {
    all: 'Каждая фракция: ',
    fewestTechs: 'У кого меньше всего технологий: ',
    strongestSol: 'Сильнейший в Солнечной системе: ',
    none: '',
  };
  return lines(
    guild ? `Открывается «${namesRu.guilds[guild]}».` : '',
    steps.length > 0 ? `${whose[who]}${stepsRu(steps, s)}.` : '',
    row.link === 'systemB'
      ? `Лежит у системы B, требующей больше силы: её сила на ${row.strengthPlus ?? 0} выше, а кто её колонизирует, получит эту карту: ${row.vp ?? 0} ПО.`
      : '',
    row.link === 'extraSystem'
      ? 'Рядом с глубоким космосом появляется пятая система, до неё один прыжок; новой взамен не кладут.'
      : '',
    row.link === 'ownSystem'
      ? 'Рядом с картой лежит система; в неё нельзя войти, её нельзя контролировать.'
      : '',
    row.action ? `Действие: ${actionRu(row.action, s)}.` : '',
    row.claim ? `Первая фракция с 3 технологиями уровня III получает эту карту: ${row.vp ?? 0} ПО.` : '',
    row.endVp === 'mostTechs' ? `В конце ${row.vp ?? 0} ПО тому, у кого больше всего технологий.` : '',
    row.endVp === 'mostStrength' ? `В конце ${row.vp ?? 0} ПО за наибольшую общую силу кораблей.` : '',
    row.museum
      ? `Каждая фракция может насовсем отдать до ${row.museum.maxShips} кораблей: уровни 1 и 2 дают 1 ПО, 3 и 4 — 2 ПО.`
      : '',
    row.uprising ? `Каждая фракция платит: ${row.uprising.choose.map(costRu).join(' или ')}.` : '',
  );
}

const ABILITY: Readonly<Record<AbilityRule, string>> = {
  threeTrades: 'после трёх и более обменов в фазе производства получите 1 металл и 1 население',
  growthPop: 'рост населения даёт ещё один кубик, из крайнего левого снабжения',
  researchOre: 'получая технологию, получите и 1 металл',
  lastDisc: 'один раз, когда шкала опустела: получите 3 металла и 2 населения',
  colonyPop: 'получая систему, перед её бонусом получите 1 население',
  coloniseMinus: 'для колонизации вам нужно на 1 силу меньше',
  jumpPlus: 'у каждого вашего прыжка на 1 очко больше',
  controlOre: 'захватив контроль, получите 1 металл',
};

function unlockedBy({ unlocked }: Ability): string {
  if ('automation' in unlocked) return `с ${unlocked.automation}-го уровня автоматизации`;
  if ('colonies' in unlocked) return `с ${unlocked.colonies}-й колонии`;
  return 'когда шкала опустела';
}

function setupText({ popFrom, ore, oreOnlyWith, shift, shipUp }: MatSetup): string {
  return [
    ...(popFrom ? ['на 1 население больше'] : []),
    ...(ore
      ? [`${ore > 0 ? '+' : '−'}${oreRu(Math.abs(ore))}${oreOnlyWith ? ` (только вчетвером)` : ''}`]
      : []),
    ...(shift ? [`${shift} снабжения из столбца E лежит в столбце А`] : []),
    ...(shipUp ? ['корабль в Солнечной системе начинает со 2-го уровня'] : []),
  ].join(', ');
}

const factionText = ({ setup, advanced }: FactionRow): string =>
  lines(
    `Подготовка: ${setupText(setup)}.`,
    ...advanced.abilities.map(
      (ability, at) =>
        `${at === 0 ? 'A' : 'B'} (планшет для опытных, ${unlockedBy(ability)}): ${ABILITY[ability.rule]}.`,
    ),
  );

export const statusRu: Texts<StatusLexicon> = {
  'status.round': ({ round, last, discs, of }) =>
    `Раунд ${round}${last === null ? '' : ` (последний — ${last})`} · достижения: ${discs} из ${of}`,
  'status.seat': (a, s) =>
    [
      `${a.turn ? '▶ ' : ''}${s.seat(a.seat)}: ${namesRu.factions[a.faction]}`,
      `${a.vp} ПО`,
      `${oreRu(a.ore)} (+${a.production.ore}), ${a.pop} населения (+${a.production.growth})`,
      `технологии ${a.technologies}, сила ${a.strength}, колонии ${a.colonies}`,
    ].join(' · '),
  'status.place': ({ controller, strengths, required, ...place }, s) =>
    [
      placeRu(place),
      ...(required === null ? [] : [`требует ${required}`]),
      ...(controller === null ? [] : [`контроль: ${s.seat(controller)}`]),
      ...strengths.map(({ seat, strength }) => `${s.seat(seat)} ${strength}`),
    ].join(' · '),
  'status.achievement': ({ achievement, next, seats }, s) =>
    [
      `**${namesRu.achievements[achievement]}**: ${s.say({ key: 'achievement.text', args: { achievement } })}`,
      next === null ? 'занято' : `следующий диск: ${next} ПО`,
      ...(seats.length > 0 ? [s.list(seats.map((seat) => s.seat(seat)))] : []),
    ].join(' · '),
  'status.decks': ({ levels: [two, three, four], A, B }) =>
    `Колоды: технологии II ${two}, III ${three}, IIII ${four}; системы A ${A}, B ${B}`,
  'technology.text': ({ technology }, s) => {
    const { level, types, right, vp, immediate, actions, lasting } = technologies[technology];
    return lines(
      `Уровень ${roman(level)}, тип: ${types.map((type) => namesRu.types[type]).join('/')}, ведёт к типу: ${namesRu.types[right]}${vp ? `; ${vp} ПО` : ''}.`,
      `Немедленно: ${stepsRu(immediate, s)}.`,
      ...actions.map((action) => `Действие: ${actionRu(action, s)}.`),
      lasting ? `${lastingRu(lasting)}.` : '',
    );
  },
  'system.text': ({ system }, s) => {
    const { deck, strength, spec, vp, control, bonus, lasting } = systems[system];
    return lines(
      `Колода ${deck}, ${spec.map((kind) => namesRu.kinds[kind]).join(' и ')}, сила ${strength}, ${vp} ПО.`,
      control.length > 0 ? `Контроль: ${stepsRu(control, s)}.` : '',
      bonus.length > 0 ? `Колонизация: ${stepsRu(bonus, s)}.` : '',
      lasting ? `${lastingRu(lasting)}.` : '',
    );
  },
  'event.text': ({ event }, s) => `Уровень ${roman(events[event].level)}.\n${eventText(events[event], s)}`,
  'guild.text': ({ guild }, s) =>
    `${guilds[guild].spaces} ${s.plural(guilds[guild].spaces, { one: 'ячейка', few: 'ячейки', many: 'ячеек', other: 'ячейки' })}: ${actionRu(guilds[guild].action, s)}.`,
  'achievement.text': ({ achievement }) => {
    const { test, vp } = achievements[achievement];
    return `${capital(COUNT[test.count](test.n))} (${vp.join('/')} ПО).`;
  },
  'faction.text': ({ faction }) => factionText(factions[faction]),
  'action.text': (a, s) =>
    sentence(
      `${isFree(a.cost) ? '' : `заплатите ${costRu(a.cost)}: `}${stepsRu(stepsOf(a), s) || shortRu(stepsOf(a))}`,
    ),
};

export const nameTextsRu: Texts<NamesLexicon> = {
  'technology.name': ({ technology }) => namesRu.technologies[technology],
  'system.name': ({ system }) => namesRu.systems[system],
  'event.name': ({ event }) => namesRu.events[event],
  'guild.name': ({ guild }) => namesRu.guilds[guild],
  'achievement.name': ({ achievement }) => namesRu.achievements[achievement],
  'faction.name': ({ faction }) => namesRu.factions[faction],
  'place.name': ({ place }) => namesRu.places[place],
};
