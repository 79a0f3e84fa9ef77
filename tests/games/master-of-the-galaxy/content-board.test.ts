import { describe, expect, it } from 'vitest';
import {
  boardSymbols,
  CORNERS,
  cornerSystems,
  otherEnd,
  SYSTEMS,
  type SystemId,
  systems,
  TRACKS,
  type TrackId,
  tracks,
  tracksAt,
} from '#games/master-of-the-galaxy/content/board.ts';
import { COLOURS } from '#games/master-of-the-galaxy/content/kinds.ts';

function tally<T extends string | number>(values: Iterable<T>): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
const sorted = (values: Iterable<number>) => [...values].sort((one, other) => one - other);

describe('MOG-2, MOG-22 Board', () => {
  const next = <T extends string>(id: T): T =>
    id.replace(/\d/g, (corner) => `${(Number(corner) + 1) % 4}`) as T;
  const far = (route: readonly TrackId[]) => route.reduce((sum, track) => sum + tracks[track].length, 0);
  const covers = [[], ...CORNERS.map((corner) => [corner]), [0, 1], [1, 2], [2, 3], [0, 3], [0, 2], [1, 3]];
  const open = (cover: readonly number[]) =>
    SYSTEMS.filter((system) => !cover.includes(systems[system].corner ?? -1));

  function connected(left: readonly SystemId[]): boolean {
    const reached = new Set(left.slice(0, 1));
    for (const system of reached)
      for (const track of tracksAt[system]) {
        const end = otherEnd(track, system);
        if (left.includes(end)) reached.add(end);
      }
    return reached.size === left.length;
  }

  it('MOG-2.6 four start systems of three planets in the corners, one of each colour', () => {
    const starts = CORNERS.map((corner) => systems[cornerSystems(corner)[0]]);
    expect(Object.values(systems).filter((system) => system.start)).toEqual(starts);
    expect(starts.map((start) => start.colour).sort()).toEqual([...COLOURS].sort());
    for (const start of starts) expect(start.planets).toBe(3);
  });

  it('MOG-2.10 every corner has exactly two nearest systems, three cells from its start', () => {
    for (const corner of CORNERS) {
      const [start, a, b] = cornerSystems(corner);
      expect(tracksAt[start].map((track) => [otherEnd(track, start), tracks[track].length])).toEqual([
        [a, 3],
        [b, 3],
      ]);
      expect(SYSTEMS.filter((system) => systems[system].corner === corner)).toEqual([start, a, b]);
    }
    expect(() => otherEnd('s0-a0', 'c')).toThrow();
  });

  it('MOG-8.1 17 systems with one to three planets: 35 places for bases with 4 players, 29 with 3, 23 with 2', () => {
    const places = (cover: readonly number[]) =>
      open(cover).reduce((sum, system) => sum + systems[system].planets, 0);
    expect([SYSTEMS.length, places([]), places([0]), places([0, 2])]).toEqual([17, 35, 29, 23]);
  });

  it('MOG-9.1 28 tracks of different ends; colours differ at both ends, save one track at the centre', () => {
    for (const track of TRACKS) expect(tracks[track].ends.join('-')).toBe(track);
    expect(new Set(TRACKS).size).toBe(28);
    const plain = TRACKS.filter(
      (track) => new Set(tracks[track].ends.map((end) => systems[end].colour)).size === 1,
    );
    expect(plain.map((track) => tracks[track].ends.includes('c'))).toEqual([true]);
    const spread = tally(SYSTEMS.filter((system) => system !== 'c').map((system) => systems[system].colour));
    for (const colour of COLOURS) expect(spread[colour]).toBe(4);
    expect(far(['s0-b0', 'b0-m0', 'a1-m0', 's1-a1'])).toBe(10);
    expect(far(['s0-b0', 'b0-m0', 'm0-m1', 'a2-m1', 's2-a2'])).toBe(14);
  });

  it('MOG-4.1 the board holds together under every cover of corners and one more black hole', () => {
    for (const left of covers.map(open)) {
      expect(connected(left)).toBe(true);
      for (const hole of left) expect(connected(left.filter((system) => system !== hole))).toBe(true);
    }
  });

  it('MOG-2.9 all corners are alike: a quarter turn maps systems, tracks, colours, symbols and picture', () => {
    const turned = { red: 'blue', blue: 'yellow', yellow: 'green', green: 'red' } as const;
    const kinds = Object.fromEntries(
      CORNERS.map((corner) => [boardSymbols[corner]?.symbol, boardSymbols[(corner + 1) % 4]?.symbol]),
    );
    for (const id of SYSTEMS.filter((system) => system !== 'c')) {
      const { planets, colour, start, x, y } = systems[id];
      expect(systems[next(id)]).toMatchObject({ planets, colour: turned[colour], start, x: 1000 - y, y: x });
    }
    for (const track of TRACKS) expect(tracks[next(track)].length).toBe(tracks[track].length);
    for (const { symbol, arrow, systems: tied } of boardSymbols)
      expect(boardSymbols).toContainEqual({
        symbol: kinds[symbol] ?? symbol,
        arrow,
        systems: tied.map(next),
      });
  });

  it('MOG-22.2, MOG-22.3, MOG-22.4 four symbols of each arrow: one system for blue, two for green and red', () => {
    const shapes = tally(boardSymbols.map((tie) => `${tie.arrow} ${tie.systems.length}`));
    expect(shapes).toEqual({ 'blue 1': 4, 'green 2': 4, 'red 2': 4 });
    for (const tie of boardSymbols)
      if (tie.arrow === 'blue') expect(systems[tie.systems[0] ?? 'c'].start).toBe(true);
  });

  it('MOG-22.1 the board alone never gives five of a kind: two of four kinds, four of the fifth', () => {
    expect(sorted(Object.values(tally(boardSymbols.map((tie) => tie.symbol))))).toEqual([2, 2, 2, 2, 4]);
    for (const left of covers.map(open)) {
      const needs = { blue: 1, green: 2, red: 1 };
      const alive = boardSymbols.filter(
        (tie) => tie.systems.filter((s) => left.includes(s)).length >= needs[tie.arrow],
      );
      expect(new Set(alive.map((tie) => tie.symbol)).size).toBe(5);
    }
  });

  it('no two tracks cross or touch but at a common end, and none runs through a third system', () => {
    const turn = (p: SystemId, q: SystemId, r: SystemId) =>
      (systems[q].x - systems[p].x) * (systems[r].y - systems[p].y) -
      (systems[q].y - systems[p].y) * (systems[r].x - systems[p].x);
    for (const one of TRACKS)
      for (const other of TRACKS) {
        const [[p, q], [r, s]] = [tracks[one].ends, tracks[other].ends];
        if (new Set([p, q, r, s]).size < 4) continue;
        expect(turn(p, q, r) * turn(p, q, s) < 0 && turn(r, s, p) * turn(r, s, q) < 0).toBe(false);
      }
    for (const track of TRACKS)
      for (const third of SYSTEMS.filter((system) => !tracks[track].ends.includes(system))) {
        const [p, q] = tracks[track].ends;
        const length = Math.hypot(systems[q].x - systems[p].x, systems[q].y - systems[p].y);
        const beside = Math.abs(turn(p, q, third)) / length;
        const ends = [p, q].map((end) =>
          Math.hypot(systems[end].x - systems[third].x, systems[end].y - systems[third].y),
        );
        expect(beside > 60 || Math.max(...ends) > length).toBe(true);
      }
  });
});
