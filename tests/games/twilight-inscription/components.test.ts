import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AGENDAS } from '#games/twilight-inscription/tables/agendas.ts';
import { FACTIONS } from '#games/twilight-inscription/tables/factions.ts';
import { OBJECTIVES } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { TECHNOLOGIES } from '#games/twilight-inscription/tables/vocabulary.ts';

const tested = (folder: string): readonly string[] =>
  readdirSync(new URL(`${folder}/`, import.meta.url))
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => file.slice(0, -'.test.ts'.length));

describe('components of Twilight Inscription', () => {
  it.each([
    ['factions', FACTIONS],
    ['relics', RELICS],
    ['agendas', AGENDAS],
    ['objectives', OBJECTIVES],
    ['technologies', TECHNOLOGIES],
  ])('all %s have a test of their own', (folder, ids) => {
    expect([...tested(folder)].sort()).toEqual([...ids].sort());
  });
});
