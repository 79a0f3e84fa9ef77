import { describe, expect, it } from 'vitest';
import type { AnyTexts, Language, Message } from '#core/message.ts';
import { speaker } from '#core/speak.ts';
import { ACHIEVEMENTS } from '#games/beyond-the-sun/tables/achievements.ts';
import { EVENTS } from '#games/beyond-the-sun/tables/events.ts';
import { FACTIONS, MATS } from '#games/beyond-the-sun/tables/factions.ts';
import { GUILDS, guilds } from '#games/beyond-the-sun/tables/guilds.ts';
import { START_ACTIONS } from '#games/beyond-the-sun/tables/start.ts';
import { SYSTEMS } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import type { TechnologyRow } from '#games/beyond-the-sun/tables/technologies/technology.ts';
import { TECHNOLOGIES } from '#games/beyond-the-sun/tables/technology-ids.ts';
import type { Action } from '#games/beyond-the-sun/tables/vocabulary.ts';
import { cardsEn } from '#games/beyond-the-sun/text/cards.en.ts';
import { cardsRu } from '#games/beyond-the-sun/text/cards.ru.ts';
import { actionLabelEn } from '#games/beyond-the-sun/text/labels.en.ts';
import { actionLabelRu } from '#games/beyond-the-sun/text/labels.ru.ts';

const texts: Readonly<Record<Language, AnyTexts>> = { en: cardsEn as AnyTexts, ru: cardsRu as AnyTexts };
const spoken = (language: Language) => speaker(language, texts[language], String);

const KINDS: readonly [string, readonly Message[]][] = [
  ['technologies', TECHNOLOGIES.map((technology) => ({ key: 'technology.text', args: { technology } }))],
  ['systems', SYSTEMS.map((system) => ({ key: 'system.text', args: { system } }))],
  ['events', EVENTS.map((event) => ({ key: 'event.text', args: { event } }))],
  ['guilds', GUILDS.map((guild) => ({ key: 'guild.text', args: { guild } }))],
  ['achievements', ACHIEVEMENTS.map((achievement) => ({ key: 'achievement.text', args: { achievement } }))],
  ['factions', FACTIONS.map((faction) => ({ key: 'faction.text', args: { faction } }))],
  ['mats', MATS.flatMap((mats) => FACTIONS.map((faction) => ({ key: 'mat.text', args: { faction, mats } })))],
  ['start actions', START_ACTIONS.map((action) => ({ key: 'startAction.text', args: { action } }))],
];

const actions = (): readonly Action[] => [
  ...TECHNOLOGIES.flatMap((id) => (technologies[id] as TechnologyRow).actions),
  ...GUILDS.map((id) => guilds[id].action),
];

/** What no text of ours may show: a row that was not put into words, doubled signs, a missing word. */
const RAW = /undefined|null|NaN|\[object|\.\.|,,|: :| {2}| [,.;:]|\(\)/;

describe.each(['en', 'ru'] as const)('the texts of cards (%s)', (language) => {
  const { say } = spoken(language);

  it.each(KINDS)('all %s have one, no two alike', (_, messages) => {
    const said = messages.map(say);
    expect(said.filter((text) => RAW.test(text) || !text.endsWith('.'))).toEqual([]);
    const unlike = new Set(said).size;
    expect(unlike).toBe(messages.length);
  });

  it('no card needs more than a short paragraph', () => {
    const long = KINDS.flatMap(([, messages]) => messages.map(say)).filter((text) => text.length > 700);
    expect(long).toEqual([]);
  });

  it('actions that differ have labels that differ, of a line at most', () => {
    const s = spoken(language);
    const label = (action: Action) => (language === 'en' ? actionLabelEn(action) : actionLabelRu(action, s));
    const printed = new Map(actions().map((action) => [JSON.stringify(action), label(action)]));
    expect(new Set(printed.values()).size).toBe(printed.size);
    expect([...printed.values()].filter((text) => RAW.test(text) || text.length > 100)).toEqual([]);
  });
});
