import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { CARDS, lookUp, suggested } from '#discord/interactions/lookup.ts';
import { LIMITS, lengthOf } from '#discord/messages/limits.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import {
  ABILITY_IDS,
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '#games/twilight-imperium/tables/card-ids.ts';
import {
  FACTION_IDS,
  LINE_IDS,
  MODULE_PLANET_IDS,
  PLANET_IDS,
  TECHNOLOGY_IDS,
} from '#games/twilight-imperium/tables/ids.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';

const bot = { app: { games: new Map([[twilightImperium.id, twilightImperium]]) } } as unknown as BotContext;
const [english, russian] = await Promise.all([
  lookUp(bot, CARDS, { wanted: '', language: 'en' }),
  lookUp(bot, CARDS, { wanted: '', language: 'ru' }),
]);

const IDS: Readonly<Record<string, readonly string[]>> = {
  faction: FACTION_IDS,
  strategy: STRATEGY_CARDS,
  // An upgraded unit is printed on the card of its technology.
  unit: LINE_IDS.filter((id) => !TECHNOLOGY_IDS.some((one) => technologies[one].upgrade === id)),
  technology: TECHNOLOGY_IDS,
  planet: [...PLANET_IDS, ...MODULE_PLANET_IDS],
  ability: ABILITY_IDS,
  note: NOTE_IDS,
  agenda: AGENDA_IDS,
  card: ACTION_CARD_IDS,
  objective: [...STAGE_ONE, ...STAGE_TWO],
  secret: SECRET_IDS,
};

/** What must be said of a kind besides what a card does: who may see it. */
const SEEN: Readonly<Record<string, readonly [en: RegExp, ru: RegExp]>> = {
  note: [/seen by nobody but its holder/, /видит только держатель/],
  agenda: [/hidden until it is revealed/, /скрыта до раскрытия/],
  card: [/hidden until it is played/, /скрыта до розыгрыша/],
  objective: [/hidden until it is revealed/, /скрыта, пока её не раскроют/],
  secret: [/only its owner sees it/, /видит только владелец/],
};

describe('every component of Twilight Imperium can be looked up', () => {
  it.each(Object.entries(IDS))('%s: it is there, with words in both languages', (kind, ids) => {
    for (const id of ids) {
      const [en, ru] = [english, russian].map((all) => all.find((one) => one.id === `${kind}:${id}`));
      if (!en || !ru) throw new Error(`${kind}:${id} cannot be looked up`);
      for (const { name, text } of [en, ru]) {
        expect(lengthOf(name)).toBeLessThanOrEqual(LIMITS.choiceName);
        expect(lengthOf(`### ${name}\n${text}`)).toBeLessThanOrEqual(LIMITS.text);
        expect(text, name).toMatch(/^\p{Lu}/u);
        expect(text, name).not.toMatch(/^\s*$|undefined|\[object|NaN| {2}|\.\.|\n$/);
      }
      expect(en.text).not.toBe(ru.text);
      expect(en.text, id).not.toMatch(/[а-яё]/i);
      expect(ru.text, id).toMatch(/[а-яё]/i);
      const [seenEn, seenRu] = SEEN[kind] ?? [/./, /./];
      expect(en.text).toMatch(seenEn);
      expect(ru.text).toMatch(seenRu);
    }
  });

  it('and nothing else', () => {
    const all = Object.entries(IDS).flatMap(([kind, ids]) => ids.map((id) => `${kind}:${id}`));
    expect(english.map(({ id }) => id).sort()).toEqual(all.sort());
  });

  it.each(LANGUAGES)(
    'by its whole name before all others, whoever asks in whatever language (%s)',
    async (language) => {
      const named = language === 'en' ? english : russian;
      for (const { id, name } of named) {
        const found = await lookUp(bot, CARDS, { wanted: name, language: language === 'en' ? 'ru' : 'en' });
        const alike = named.filter((one) => one.name === name).map((one) => one.id);
        expect(
          found
            .slice(0, alike.length)
            .map((one) => one.id)
            .sort(),
          name,
        ).toEqual(alike.sort());
        expect(alike).toContain(id);
      }
    },
  );

  it('two that are called the same are told apart while one types', () => {
    for (const found of [english, russian]) {
      const names = suggested(found, 'en').map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('an upgraded unit has its figures and what it does on one card', () => {
    const text = (id: string) => english.find((one) => one.id === id)?.text;
    expect(text('technology:pds-ii')).toMatch(/Space Cannon 5.*adjacent systems/);
    expect(text('technology:exotrireme-ii')).toMatch(/combat 5.*Direct Hit/);
  });

  it('a technology that upgrades no unit says what it does', () => {
    const plain = TECHNOLOGY_IDS.filter((id) => technologies[id].upgrade === undefined);
    for (const id of plain)
      for (const language of LANGUAGES)
        expect(componentText({ language }, `technology:${id}`), id).toMatch(/\p{L}{3}.*\.$/u);
  });

  it.each(['card', 'note', 'strategy', 'objective', 'secret', 'ability', 'agenda'])(
    'a %s says more than what kind of thing it is',
    (kind) => {
      for (const { id, text } of english.filter((one) => one.id.startsWith(`${kind}:`)))
        expect(text.split('. ').length, id).toBeGreaterThan(1);
    },
  );
});
