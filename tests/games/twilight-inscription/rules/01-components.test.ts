import { describe, expect, it } from 'vitest';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { AGENDAS, agendas } from '#games/twilight-inscription/tables/agendas.ts';
import { BLACK_DICE } from '#games/twilight-inscription/tables/dice.ts';
import { EVENTS } from '#games/twilight-inscription/tables/events.ts';
import { FACTIONS } from '#games/twilight-inscription/tables/factions.ts';
import { mecatolRows } from '#games/twilight-inscription/tables/mecatol.ts';
import { OBJECTIVES, objectives } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS } from '#games/twilight-inscription/tables/relics.ts';
import { FEATURES, VARIANTS } from '#games/twilight-inscription/tables/side-a/index.ts';
import { SHEETS, type SheetId } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';

const SIDE_B = { navigation: 0, expansion: 0, industry: 0, warfare: 0 };

/** What is printed on a sheet, its technologies with it, as text. */
function printed(sheet: SheetId, variant: number): string {
  const layout = layoutOf({ ...SIDE_B, [sheet]: variant });
  const plain = (_: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value;
  return JSON.stringify([layout[sheet], layout.technologies], plain);
}

describe('TIN-1 Components', () => {
  it('TIN-1.1 there are eight sheets of each type, every side A unlike the others and unlike side B', () => {
    expect(SHEETS).toEqual(['navigation', 'expansion', 'industry', 'warfare']);
    expect(VARIANTS).toBe(8);
    expect(new Set(FEATURES).size).toBe(32);
    for (const sheet of SHEETS) {
      const all = Array.from({ length: VARIANTS + 1 }, (_, variant) => printed(sheet, variant));
      expect(new Set(all).size, sheet).toBe(9);
      expect(() => printed(sheet, VARIANTS + 1)).toThrow('there is no');
    }
  });

  it('TIN-1.1 the Mecatol Rex board has a row for each of eight players', () => {
    expect(mecatolRows).toHaveLength(8);
  });

  it('TIN-1.2 24 factions, 25 events, 12 objectives, 16 relics, 12 agendas, six dice', () => {
    const counts = [FACTIONS, EVENTS, OBJECTIVES, RELICS, AGENDAS].map((ids) => new Set(ids).size);
    expect(counts).toEqual([24, 25, 12, 16, 12]);
    expect(BLACK_DICE).toBe(3);
    const table = scene(3).events('open-lanes').play().rest('sheet', 'card');
    expect(table.state.dice?.black).toHaveLength(3);
    expect(Object.keys(table.state.dice?.coloured ?? {})).toEqual(['M', 'I', 'R']);
  });

  it('TIN-1.3 four agendas of each of the stages II, III and IV, three objectives of each sheet', () => {
    const stages = AGENDAS.map((id) => agendas[id].stage);
    for (const stage of [2, 3, 4]) expect(stages.filter((one) => one === stage)).toHaveLength(4);
    const types = OBJECTIVES.map((id) => objectives[id].sheet);
    for (const sheet of SHEETS) expect(types.filter((one) => one === sheet)).toHaveLength(3);
  });

  it('TIN-1.4 nobody marks the sheets of another', () => {
    const table = scene(3).events('waking-forges').kept(0, 'alloy', 'cipher').play();
    table.activate(0, 'warfare').activate(1, 'warfare');
    const [others, key] = [[1, 2].map((seat) => table.player(seat)), table.key(0, 'card')];
    expect(table.click(key, 1, ['M.i@a1', 'M.i@b1', 'R.i@c1']).kind).toBe('refused');
    expect(table.player(0).warfare.units).toEqual([]);
    table.mark(0, ['M.i@a1', 'M.i@b1', 'R.i@c1', 'u:dreadnought']);
    expect(table.player(0).warfare.units).toHaveLength(3);
    expect([1, 2].map((seat) => table.player(seat))).toEqual(others);
  });
});
