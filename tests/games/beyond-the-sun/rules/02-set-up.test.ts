import { describe, expect, it } from 'vitest';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import { supplyOf } from '#games/beyond-the-sun/rules/mats.ts';
import { achievements } from '#games/beyond-the-sun/tables/achievements.ts';
import { events } from '#games/beyond-the-sun/tables/events.ts';
import { systems } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import { SLOTS, tree } from '#games/beyond-the-sun/tables/tree.ts';
import { start } from '../../../support/driver.ts';
import { scene } from '../scene.ts';

const table = (seats: number, seed = 1, options: object = {}) =>
  start(beyondTheSun, { seats, seed, options });
const SEEDS = [1, 2, 3, 4, 5, 6];

describe('BTS-2 Set-up', () => {
  it('BTS-2.1 the four cards of level I lie open at random, the other decks are face down', () => {
    const rows = SEEDS.map((seed) => {
      const { slots, decks } = table(4, seed).state;
      expect([decks[2].length, decks[3].length, decks[4].length]).toEqual([18, 14, 10]);
      return SLOTS.filter((slot) => tree[slot].level === 1).map((slot) => slots[slot].card);
    });
    for (const row of rows)
      expect(row.toSorted()).toEqual([
        'advanced-genetics',
        'advanced-robotics',
        'narrow-beam-lasers',
        'terraforming',
      ]);
    expect(new Set(rows.map((row) => row.join())).size).toBeGreaterThan(1);
  });

  it.each([2, 3] as const)(
    'BTS-2.2 six events cover level %i, two of them in every game, none covers level IIII',
    (level) => {
      for (const seed of SEEDS) {
        const { slots } = table(3, seed).state;
        const covers = SLOTS.filter((slot) => tree[slot].level === level).map((slot) => slots[slot].event);
        expect(new Set(covers).size).toBe(6);
        const rows = covers.map((event) => (event ? events[event] : null));
        expect(rows.every((row) => row?.level === level)).toBe(true);
        expect(rows.filter((row) => row?.mandatory)).toHaveLength(2);
        const others = SLOTS.filter((slot) => tree[slot].level === 1 || tree[slot].level === 4);
        expect(others.every((slot) => slots[slot].event === null)).toBe(true);
      }
    },
  );

  it('BTS-2.3 all guilds are covered', () => {
    const { session, state } = table(4);
    expect(state.guilds).toEqual([]);
    const form = session.openFor(state.first)[0]?.form;
    expect(form?.kind === 'choose' && form.options.some(({ id }) => id.startsWith('guild'))).toBe(false);
  });

  it('BTS-2.4 two of the four first A systems lie open, the others are in deck A; two B systems lie open', () => {
    for (const seed of SEEDS) {
      const { systems: open, systemDecks } = table(3, seed).state;
      const [a1, a2, b1, b2] = [open.A1, open.A2, open.B1, open.B2].map((id) => (id ? systems[id] : null));
      expect([a1?.start, a2?.start]).toEqual([true, true]);
      expect([b1?.deck, b2?.deck]).toEqual(['B', 'B']);
      expect(systemDecks.A).toHaveLength(10);
      expect(systemDecks.A.filter((id) => systems[id].start)).toHaveLength(2);
      expect(systemDecks.B).toHaveLength(10);
    }
  });

  it('BTS-2.5 the two basic achievements and one each of A and B', () => {
    for (const seed of SEEDS) {
      const inPlay = table(4, seed).state.achievements.map(({ id }) => id);
      expect(inPlay.slice(0, 2).toSorted()).toEqual(['empire', 'transcendence']);
      expect(inPlay.slice(2).map((id) => achievements[id].kind)).toEqual(['A', 'B']);
    }
  });

  it('BTS-2.6 seventeen supply cubes, two population, a ship of level 1 in Sol, all discs on their tracks', () => {
    const [plain] = table(2, 1, { factions: ['nishida-ostergaard', 'united-nations'] }).state.seats;
    expect(plain && supplyOf(plain)).toBe(17);
    expect(plain).toMatchObject({ pop: 2, ships: { SOL: [1, 0, 0, 0] }, food: 8, oreDiscs: 8 });
    expect(plain?.supply).toEqual({ A: 3, B: 3, C: 3, D: 4, E: 4 });
  });

  it('BTS-2.7 the first two players begin with 1 ore, the third and fourth with 2', () => {
    const factions = ['united-nations', 'nishida-ostergaard', 'disciples', 'free-belt'];
    const extra = [0, 2, 1, -1];
    for (const first of [0, 1, 2, 3]) {
      const { seats } = table(4, 1, { first, factions }).state;
      const printed = seats.map(({ ore }, seat) => ore - (extra[seat] ?? 0));
      const order = [0, 1, 2, 3].map((at) => printed[(first + at) % 4]);
      expect(order).toEqual([1, 1, 2, 2]);
    }
  });

  it('BTS-2.8 then comes what the mat of each faction adds', () => {
    const factions = ['united-nations', 'nishida-ostergaard', 'disciples', 'free-belt'];
    const [un, no, dc, fb] = table(4, 1, { first: 0, factions }).state.seats;
    expect([un?.pop, un?.supply.E]).toEqual([3, 3]);
    expect(no?.ore).toBe(3);
    expect([dc?.ore, dc?.supply.A, dc?.supply.E]).toEqual([3, 5, 2]);
    expect([fb?.ore, fb?.supply.A, fb?.supply.E, fb?.ships.SOL]).toEqual([1, 4, 3, [0, 1, 0, 0]]);
    const three = table(3, 1, { first: 0, factions: ['united-nations', 'disciples', 'free-belt'] });
    expect(three.state.seats[2]?.ore).toBe(2);
  });

  it('BTS-2.9 with three players the second space of the A achievement is blocked', () => {
    const spaces = (seats: 2 | 3 | 4, id: 'hegemony' | 'empire') =>
      scene(seats).achievements(id).play().session.view('table').achievements[0]?.spaces;
    expect(spaces(3, 'hegemony')).toEqual([4, null, 1]);
    expect(spaces(3, 'empire')).toEqual([6, 4, 2]);
    expect([spaces(2, 'hegemony'), spaces(4, 'hegemony')]).toEqual([
      [4, 2, 1],
      [4, 2, 1],
    ]);
  });

  it('BTS-2.10 two players use one A slot, other start spaces, and no Disciples', () => {
    for (const seed of SEEDS) {
      const { state, session } = table(2, seed);
      expect(state.seats.map(({ faction }) => faction)).not.toContain('disciples');
      expect(Object.keys(state.systems).toSorted()).toEqual(['A1', 'B1', 'B2']);
      expect(state.systemDecks.A).toHaveLength(11);
      const spaces = session.view('table').spaces.filter(({ source }) => source.kind === 'start');
      expect(spaces.filter(({ source }) => source.id === 'research-2')).toHaveLength(1);
      expect(spaces.filter(({ source }) => source.id === 'ship').map(({ extra }) => extra)).toEqual([0, 1]);
    }
  });

  it('BTS-2.11 pawns stand outside the board', () => {
    const { state, session } = table(3);
    expect(state.seats.map(({ pawn }) => pawn)).toEqual([null, null, null]);
    expect(session.view('table').spaces.every(({ pawns }) => pawns.length === 0)).toBe(true);
  });

  it('BTS-2.12 the first player stays the first player', () => {
    const game = scene(2).play();
    game.idle(0).idle(1);
    expect(game.state.first).toBe(0);
    expect(game).toWaitFor([0, 'action']);
  });
});

describe('BTS-1 and BTS-15 Cards and mats', () => {
  it('BTS-15.1 a hybrid belongs to two types, and its right-hand type is one of them', () => {
    for (const { types, right } of Object.values(technologies)) expect(types).toContain(right);
    expect(Object.values(technologies).filter(({ types }) => types.length === 2)).toHaveLength(18);
  });

  it('BTS-1.6 on basic mats all tracks are alike, on advanced ones each has its own', () => {
    const mats = (kind: 'basic' | 'advanced') =>
      scene(4, { mats: kind })
        .play()
        .session.view('table')
        .seats.map(({ mat }) => JSON.stringify([mat.columns, mat.growthSymbols, mat.oreSymbols]));
    expect(new Set(mats('basic')).size).toBe(1);
    expect(new Set(mats('advanced')).size).toBe(4);
  });
});
