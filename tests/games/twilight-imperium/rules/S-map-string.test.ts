import { describe, expect, it } from 'vitest';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { optionsSchema } from '#games/twilight-imperium/options.ts';
import { type GivenMap, readMap } from '#games/twilight-imperium/rules/galaxy/map-string.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { newTable } from '../scene.ts';

/** A map for six seats: tiles 19 to 48 in order, homes blank. */
const HOMES = [19, 22, 25, 28, 31, 34];
const entries = (blank: readonly number[] = HOMES, mark = '0') => {
  let tile = 19;
  return Array.from({ length: 36 }, (_, i) => (blank.includes(i + 1) ? mark : `${tile++}`));
};
const SIX = entries().join(' ');
const changed = (place: number, to: string) =>
  entries()
    .with(place - 1, to)
    .join(' ');

/** Why a table with these options cannot be made. */
function reasonsAgainst(options: unknown): string[] {
  const parsed = optionsSchema.safeParse(options);
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

describe('TI4 S6 A map string', () => {
  it('S6 is read from the inner ring outwards', () => {
    const map = readMap(SIX) as GivenMap;
    expect(map.seats).toBe(6);
    expect(map.tiles).toHaveLength(30);
    expect(map.tiles[0]).toEqual({ tile: '19', at: 1 });
    expect(map.tiles.at(-1)).toEqual({ tile: '48', at: 36 });
  });

  it('may begin with the middle, mark homes as 0, -1 or H, and be parted by spaces or commas', () => {
    for (const text of [
      `18 ${SIX}`,
      `{18} ${SIX}`,
      `  ${SIX}  `,
      entries().join(','),
      entries(HOMES, '-1').join('  '),
      entries(HOMES, 'H').join(', '),
      entries(HOMES, 'h').join('\n'),
    ])
      expect(readMap(text)).toEqual(readMap(SIX));
  });

  it.each([
    [3, [19, 20, 22, 24, 25, 26, 28, 30, 31, 32, 34, 36]],
    [4, [23, 27, 32, 36]],
    [5, [22, 25, 28, 32, 36]],
  ])('is known for %i seats by its blank places', (seats, blank) => {
    expect(readMap(entries(blank).join(' '))).toMatchObject({ seats });
  });

  it('is refused with a reason', () => {
    expect(readMap('19 20')).toEqual({ kind: 'length', found: 2, wanted: 36 });
    expect(readMap(`${SIX} 49`)).toEqual({ kind: 'length', found: 37, wanted: 36 });
    expect(readMap(changed(3, '59'))).toEqual({ kind: 'unknown', entry: '59', place: 3 });
    expect(readMap(changed(3, '83a'))).toEqual({ kind: 'hyperlane', entry: '83a', place: 3 });
    expect(readMap(changed(3, '85B-120'))).toEqual({ kind: 'hyperlane', entry: '85b-120', place: 3 });
    expect(readMap(changed(3, '87A2'))).toEqual({ kind: 'hyperlane', entry: '87a2', place: 3 });
    expect(readMap(changed(3, 'toString'))).toEqual({ kind: 'unknown', entry: 'tostring', place: 3 });
    expect(readMap(changed(3, '19'))).toEqual({ kind: 'twice', entry: '19', place: 3 });
    expect(readMap(changed(3, '1'))).toEqual({ kind: 'home', entry: '1', place: 3 });
    expect(readMap(changed(3, '17'))).toEqual({ kind: 'home', entry: '17', place: 3 });
    expect(readMap(changed(3, '18'))).toEqual({ kind: 'centre', entry: '18', place: 3 });
    expect(readMap(changed(3, '0'))).toMatchObject({ kind: 'homes' });
    expect(readMap(changed(19, '49'))).toMatchObject({ kind: 'homes' });
  });

  it('is refused when the table is made, in a sentence', () => {
    expect(reasonsAgainst({ board: 'given', map: SIX })).toEqual([]);
    expect(reasonsAgainst({ map: changed(3, '59') })).toEqual(['59 (place 3) is no tile of this game.']);
    expect(reasonsAgainst({ map: changed(3, '19') })).toEqual(['Tile 19 (place 3) is on the map twice.']);
    expect(reasonsAgainst({ board: 'given' })).toEqual(['A given board needs its map string.']);
    expect(reasonsAgainst({ board: 'built', map: SIX })).toEqual([
      'A board that the seats build needs no map string.',
    ]);
    expect(reasonsAgainst({ seatFactions: ['sol', null, null, 'sol'] })).toEqual([
      'No two seats can play the same faction.',
    ]);
    expect(reasonsAgainst({ colours: ['red', 'red'] })).toEqual(['Each seat needs a colour of its own.']);
  });

  it('S6 is laid as it says, homes on the blank places', () => {
    const table = newTable(6, {
      board: 'given',
      map: SIX,
      seatFactions: ['sol', 'yin', 'muaat', 'nekro', 'l1z1x', 'mentak'],
    });
    const at = (id: SystemId) => table.state.board[id];
    expect([at('19'), at('25'), at('48'), at('49')]).toEqual([1, 7, 36, undefined]);
    expect([at('1'), at('3')]).toEqual([19, 22]);
    expect(Object.keys(table.state.board)).toHaveLength(37);
  });

  it('for another number of seats no table begins', () => {
    expect(twilightImperium.unfit?.(optionsSchema.parse({ board: 'given', map: SIX }), 6)).toBeNull();
    expect(() => newTable(4, { board: 'given', map: SIX, factions: 'random' })).toThrow('for 6 seats');
  });
});
