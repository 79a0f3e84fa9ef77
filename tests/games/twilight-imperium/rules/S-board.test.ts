import { describe, expect, it } from 'vitest';
import { slicesOf } from '#games/twilight-imperium/rules/galaxy/fairness.ts';
import { breachOf } from '#games/twilight-imperium/rules/galaxy/places.ts';
import { type Tile, tileOf } from '#games/twilight-imperium/rules/galaxy/tiles.ts';
import { ringOf, touching } from '#games/twilight-imperium/rules/rings.ts';
import { clockwise } from '#games/twilight-imperium/state.ts';
import type { SystemId } from '#games/twilight-imperium/tables/ids.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import { type Imperium, newTable, Scene } from '../scene.ts';

/** Tables at which the seats build the board, factions settled. */
const building = (seats: number, seed = 1) =>
  newTable(seats, { board: 'built', seatFactions: FACTIONS.slice(0, seats) }, seed);
const FACTIONS = ['sol', 'mentak', 'yin', 'muaat', 'ghost', 'l1z1x'] as const;

const backs = (tiles: readonly SystemId[]) =>
  (['blue', 'red'] as const).map((back) => tiles.filter((id) => systems[id].back === back).length);

/** Who is waited for now. */
const waited = (table: Imperium) => table.session.waiting()[0]?.seat ?? -1;

/** Lays the next tile as the fallbacks say; gives who laid it and where. */
function layNext(table: Imperium): { seat: number; at: number } {
  const seat = waited(table);
  const before = new Set(Object.values(table.state.board));
  for (const topic of ['tile', 'tile-place'])
    if (table.session.waiting().some((one) => one.topic === topic && one.seat === seat)) {
      const { fallback } = table.session.openFor(seat)[0] ?? { fallback: '' };
      const size = Object.keys(table.state.board).length;
      table.answer(seat, topic, fallback);
      if (Object.keys(table.state.board).length > size) break;
    }
  const at = Object.values(table.state.board).find((place) => !before.has(place)) ?? Number.NaN;
  return { seat, at };
}

function layAll(table: Imperium): { seat: number; at: number }[] {
  const laid: { seat: number; at: number }[] = [];
  while (table.state.stage.kind === 'board' && laid.length < 40) laid.push(layNext(table));
  return laid;
}

describe('TI4 S6 The board', () => {
  it.each([
    [3, [22, 28, 34]],
    [4, [23, 27, 32, 36]],
    [5, [22, 25, 28, 32, 36]],
    [6, [19, 22, 25, 28, 31, 34]],
  ])(
    'S6 37.0 Mecatol Rex in the middle, homes of %i seats on their places of the third ring',
    (seats, homes) => {
      const { board, seats: all } = building(seats).state;
      expect(board['18']).toBe(0);
      const found = all.map(({ faction }) =>
        faction === 'ghost'
          ? board['17']
          : Object.entries(board).find(([id]) => systems[id as SystemId].home === faction)?.[1],
      );
      expect(found).toEqual(homes);
      expect(homes.map(ringOf)).toEqual(homes.map(() => 3));
    },
  );

  it.each([
    [3, 6, 2, 'S6c'],
    [4, 5, 3, 'S6d'],
    [5, 4, 2, 'S6e'],
    [6, 3, 2, 'S6f'],
  ])(
    'S6a S6b S6c S6d S6e S6f %i seats hold %i blue and %i red tiles each, no two the same',
    (seats, blue, red) => {
      const table = building(seats);
      const hands = table.state.seats.map(({ dealt }) => dealt.tiles);
      for (const tiles of hands) expect(backs(tiles)).toEqual([blue, red]);
      expect(new Set(hands.flat()).size).toBe(seats * (blue + red));
      const fromSpeaker = ({ state }: typeof table) =>
        clockwise(state, state.speaker).map((seat) => state.seats[seat]?.dealt.tiles);
      expect(fromSpeaker(building(seats, 2))).not.toEqual(fromSpeaker(table));
    },
  );

  it('S6b a hand of tiles is seen by nobody else', () => {
    const table = building(3);
    expect(table.session.view(0).seats[0]?.own?.tiles).toEqual(table.seat(0).dealt.tiles);
    expect(table.session.view(1).seats[0]?.own).toBeNull();
    expect(table.session.view(1).seats[0]?.holds.tiles).toBe(8);
  });

  it('S6g with five seats the speaker lays a red tile that was left over beside Mecatol Rex, on any side', () => {
    const table = building(5);
    const { speaker } = table.state;
    expect(table).toWaitFor([speaker, 'tile-place']);
    expect(table).toOfferExactly(speaker, 'tile-place', ['1', '2', '3', '4', '5', '6']);
    const hands = table.state.seats.flatMap(({ dealt }) => dealt.tiles);
    table.answer(speaker, 'tile-place', '5');
    const laid = (Object.keys(table.state.board) as SystemId[]).find((id) => table.state.board[id] === 5);
    expect(laid && systems[laid].back).toBe('red');
    expect(hands).not.toContain(laid);
    expect(table).toWaitFor([speaker, 'tile']);
    expect(table.seat(speaker).dealt.tiles).toHaveLength(6);
  });

  it('S6h the order goes out and back again from the speaker, who lays one and then two in a row', () => {
    const table = building(4);
    const { speaker } = table.state;
    const [a, b, c, d] = [0, 1, 2, 3].map((i) => (speaker + i) % 4);
    const order = layAll(table).map(({ seat }) => seat);
    expect(order.slice(0, 16)).toEqual([a, b, c, d, d, c, b, a, a, b, c, d, d, c, b, a]);
    expect(Object.keys(table.state.board)).toHaveLength(1 + 4 + 32);
  });

  it.each([3, 4, 5, 6])('S6i S6l with %i seats ring after ring is filled, up to the homes', (seats) => {
    const table = building(seats);
    const rings = layAll(table).map(({ at }) => ringOf(at));
    expect(rings).toEqual([...rings].sort());
    expect(rings.filter((ring) => ring === 1)).toHaveLength(6);
    expect(rings.filter((ring) => ring === 2)).toHaveLength(12);
    expect(table.state.stage.kind).toBe('secrets');
    expect(table.state.seats.every(({ dealt }) => dealt.tiles.length === 0)).toBe(true);
    const homes = table.state.homes;
    const laid = Object.values(table.state.board);
    for (const home of homes) expect(laid.some((at) => touching(at, home))).toBe(true);
  });

  it('S6i no tile goes to the second ring before the first is complete', () => {
    const table = building(3);
    expect(table).toOfferExactly(table.state.speaker, 'tile', table.seat(table.state.speaker).dealt.tiles);
    const [tile = ''] = table.seat(table.state.speaker).dealt.tiles;
    table.answer(table.state.speaker, 'tile', tile);
    expect(table).toOfferExactly(table.state.speaker, 'tile-place', ['1', '2', '3', '4', '5', '6']);
    expect(table).toRefuse(table.state.speaker, 'tile-place', '7');
  });

  it('S6m with five seats the three crowded homes get 2, 4 and 2 trade goods when the board is done', () => {
    const table = building(5);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 0, 0, 0]);
    layAll(table);
    expect(table.state.seats.map(({ goods }) => goods)).toEqual([2, 4, 2, 0, 0]);
    const six = building(6);
    layAll(six);
    expect(six.state.seats.map(({ goods }) => goods)).toEqual([0, 0, 0, 0, 0, 0]);
  });
});

const SPARE: readonly SystemId[] = ['19', '20', '21', '22', '23', '24', '27', '28'];

/** Three seats with as many tiles each, seat 0 to lay, with these in its hand and others of which none matters; some lie already. */
function holding(laid: Readonly<Record<number, SystemId>>, hand: readonly SystemId[], each = 8): Imperium {
  const scene = new Scene(3).stage({ kind: 'board' });
  const { state } = scene;
  for (const id of Object.keys(state.board) as SystemId[]) {
    const at = state.board[id] ?? 0;
    if (at === 0 || state.homes.includes(at)) continue;
    delete state.board[id];
    state.systems[id] = null;
    for (const planet of systems[id].planets) delete state.planets[planet];
  }
  for (const [at, id] of Object.entries(laid)) scene.tile(Number(at), id);
  const dealt = (tiles: SystemId[]) => ({ dealt: { tiles, factions: [], secrets: [] } });
  scene.seat(0, dealt([...hand, ...SPARE.slice(0, each - hand.length)]));
  for (const seat of [1, 2]) scene.seat(seat, dealt(SPARE.slice(0, each)));
  return scene.play();
}

describe('TI4 S6 What may not touch', () => {
  it('S6j an anomaly may not lie beside an anomaly while it can lie elsewhere', () => {
    const table = holding({ 1: '41' }, ['43']);
    table.answer(0, 'tile', '43');
    expect(table).toOfferExactly(0, 'tile-place', ['3', '4', '5']);
    expect(table).toRefuse(0, 'tile-place', '2', 'TI4 S6j');
    expect(table).toRefuse(0, 'tile-place', '6', 'TI4 S6j');
    table.answer(0, 'tile-place', '4');
    expect(table.state.board['43']).toBe(4);
  });

  it('S6j a tile that fits nowhere is barred while another of the hand fits', () => {
    const table = holding({ 1: '41', 3: '42', 5: '44' }, ['43']);
    expect(table).toRefuse(0, 'tile', '43', 'TI4 S6j');
    expect(table).toOfferExactly(0, 'tile', SPARE.slice(0, 7));
    table.answer(0, 'tile', '19');
    expect(table).toOfferExactly(0, 'tile-place', ['2', '4', '6']);
  });

  it('S6j with nothing else to lay it may lie beside one after all', () => {
    const table = holding({ 1: '41', 3: '42', 5: '44' }, ['43', '45'], 2);
    expect(table).toOfferExactly(0, 'tile', ['43', '45']);
    table.answer(0, 'tile', '45');
    expect(table).toOfferExactly(0, 'tile-place', ['2', '4', '6']);
    table.answer(0, 'tile-place', '2');
    expect(table.state.board['45']).toBe(2);
  });

  it('S6k a wormhole may not lie beside one of its type, but beside another type it may', () => {
    const alpha = holding({ 1: '26' }, ['39', '40']);
    alpha.answer(0, 'tile', '39');
    expect(alpha).toOfferExactly(0, 'tile-place', ['3', '4', '5']);
    expect(alpha).toRefuse(0, 'tile-place', '2', 'TI4 S6k');
    const beta = holding({ 1: '26' }, ['39', '40']);
    beta.answer(0, 'tile', '40');
    expect(beta).toOfferExactly(0, 'tile-place', ['2', '3', '4', '5', '6']);
  });

  it('S6k with nothing else to lay it may lie beside one after all', () => {
    const table = holding({ 1: '26', 2: '19', 3: '20', 4: '21', 5: '22' }, ['39', '39'], 2);
    table.answer(0, 'tile', '39');
    expect(table.state.board['39']).toBe(6);
  });
});

describe('TI4 S6 A board that is made', () => {
  it.each([3, 4, 5, 6])(
    'S6 with %i seats it is complete, legal and fair, and no two tables have the same',
    (seats) => {
      const boards = [1, 2, 3].map((seed) => {
        const table = newTable(seats, { factions: 'random' }, seed);
        const { board, homes } = table.state;
        const laid = (Object.keys(board) as SystemId[]).filter((id) => systems[id].back !== 'green');
        expect(laid).toHaveLength(({ 3: 24, 4: 32, 5: 31, 6: 30 }[seats] as number) + 1);
        for (const tile of laid) expect(breachOf(board, { tile, at: board[tile] ?? 0 })).toBeNull();
        const tiles: Tile[] = [];
        for (const id of laid) tiles[board[id] ?? 0] = tileOf(id);
        const slices = slicesOf(homes, tiles);
        const worth = slices.map(({ resources, influence }) => resources + influence);
        expect(Math.max(...worth) - Math.min(...worth)).toBeLessThan(3);
        for (const { toCentre } of slices) expect(toCentre).toBe(3);
        return laid.map((id) => `${id}@${board[id]}`).join();
      });
      expect(new Set(boards).size).toBe(3);
    },
  );
});
