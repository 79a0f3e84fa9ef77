import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contents } from '#games/twilight-imperium/components/index.ts';
import {
  ABILITY_IDS,
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
} from '#games/twilight-imperium/tables/card-ids.ts';
import { TECHNOLOGY_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { technologies } from '#games/twilight-imperium/tables/technologies.ts';
import { componentText } from '#games/twilight-imperium/text/components/index.ts';
import { boardNames } from '#games/twilight-imperium/text/names/board.ru.ts';
import { cardNames } from '#games/twilight-imperium/text/names/cards.ru.ts';

/** Unit upgrades without a text are figures in a table. */
const withText = TECHNOLOGY_IDS.filter(
  (id) => contents.components[`technology:${id}`] || !technologies[id].upgrade,
);
/** The text of an upgraded unit is tested with the technology that brings it. */
const units = Object.keys(contents.components)
  .filter((id) => id.startsWith('unit:'))
  .map((id) => id.slice('unit:'.length))
  .filter((id) => !(TECHNOLOGY_IDS as readonly string[]).includes(id));

const KINDS: readonly (readonly [folder: string, ids: readonly string[]])[] = [
  ['abilities', ABILITY_IDS],
  ['action-cards', ACTION_CARD_IDS],
  ['agendas', AGENDA_IDS],
  ['notes', NOTE_IDS],
  ['objectives', [...STAGE_ONE, ...STAGE_TWO]],
  ['secrets', SECRET_IDS],
  ['technologies', withText],
  ['units', units],
];

describe('every component', () => {
  it.each(KINDS)('of %s has a test file of its own', (folder, ids) => {
    const missing = ids.filter(
      (id) => !existsSync(fileURLToPath(new URL(`./${folder}/${id}.test.ts`, import.meta.url))),
    );
    expect(missing).toEqual([]);
  });
});

describe('the Russian texts', () => {
  /** Words are inflected: how they begin tells. */
  const stems = (name: string) =>
    name
      .toLowerCase()
      .split(/[\s-]+/)
      .map((word) => word.slice(0, 3))
      .join(' ');
  const named = [...Object.values(boardNames), ...Object.values(cardNames)].flatMap((names) =>
    Object.values(names as Record<string, string>),
  );
  const terms = ['Производство', 'Бомбардировка', 'Космическая пушка', 'Планетарный щит', 'Поглощение урона'];
  const known = [...named, ...terms, '0'].map(stems);
  const texts = [
    ...ABILITY_IDS.map((id) => `ability:${id}` as const),
    ...ACTION_CARD_IDS.map((id) => `card:${id}` as const),
    ...AGENDA_IDS.map((id) => `agenda:${id}` as never),
    ...NOTE_IDS.map((id) => `note:${id}` as const),
    ...TECHNOLOGY_IDS.map((id) => `technology:${id}` as const),
  ].map((id) => [id, componentText({ language: 'ru' }, id) ?? ''] as const);

  it('call everything in quotes by its name', () => {
    const strange = texts.flatMap(([id, text]) =>
      [...text.matchAll(/«([^»]+)»/g)]
        .map(([, quoted = '']) => quoted)
        .filter((quoted) => !known.includes(stems(quoted)))
        .map((quoted) => `${id}: ${quoted}`),
    );
    expect(strange).toEqual([]);
  });

  it('call abilities what the rulebook calls them', () => {
    expect(texts.filter(([, text]) => /свойств/i.test(text)).map(([id]) => id)).toEqual([]);
  });
});
