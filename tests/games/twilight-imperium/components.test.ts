import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import {
  ABILITY_IDS,
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
} from '#games/twilight-imperium/content/card-ids.ts';
import { contents } from '#games/twilight-imperium/content/contents.ts';
import { TECHNOLOGY_IDS } from '#games/twilight-imperium/content/ids.ts';
import { technologies } from '#games/twilight-imperium/content/technologies.ts';

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
