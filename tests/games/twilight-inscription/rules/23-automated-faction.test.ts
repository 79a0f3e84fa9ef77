import { describe, expect, it } from 'vitest';
import type { Chance } from '#core/table.ts';
import { optionsSchema } from '#games/twilight-inscription/options.ts';
import { setup } from '#games/twilight-inscription/setup.ts';
import { blackDie } from '#games/twilight-inscription/tables/dice.ts';
import { noChance } from '../../../support/scene.ts';
import { scene } from '../scene.ts';

const PROGRESS = { M1: 0, M2: 0, I1: 0, I2: 0, R1: 0, R2: 0 };

/** A game alone, with a strategy event of stage II before one of stage IV. */
const solo = () => scene(1).events('open-lanes', 'deep-space');

/** What a roll of the coloured dice crosses: how many symbols of each section or progress track. */
function crossed(coloured: Partial<Record<'M' | 'I' | 'R', 1 | 2>>) {
  const { strength, votes, progress } = solo().dice('MMM', coloured).play().others('navigation').state
    .automaton!;
  return { strength, votes, progress };
}

describe('TIN 23 One and two players: tracks', () => {
  it('TIN-23.1 each result of the coloured dice has a track of its own', () => {
    expect(crossed({})).toEqual({ strength: { 2: 1 }, votes: {}, progress: { ...PROGRESS, I1: 1, R1: 1 } });
    expect(crossed({ M: 2, I: 2, R: 2 })).toEqual({
      strength: {},
      votes: { 2: 1 },
      progress: { ...PROGRESS, M2: 1, R2: 1 },
    });
  });

  it('TIN-23.1 with three there is no automated faction', () => {
    expect([1, 2, 3].map((seats) => scene(seats).state.automaton === null)).toEqual([false, false, true]);
  });

  it('TIN-23.2 all agendas of each stage stay in the game', () => {
    expect([1, 2, 3].map((seats) => scene(seats).state.agendas.length)).toEqual([12, 12, 3]);
  });

  it('TIN-23.3 two players: on influence the other sits at the chair’s right, else at the left', () => {
    const seated = (['M', 'I', 'R'] as const).map((die) => {
      const roll = () => [blackDie.indexOf(die)];
      return setup(optionsSchema.parse({}), 2, { ...noChance, roll }).neighbours;
    });
    const [right, left] = [
      [
        { left: null, right: 1 },
        { left: 0, right: null },
      ],
      [
        { left: 1, right: null },
        { left: null, right: 0 },
      ],
    ];
    expect(seated).toEqual([left, right, left]);
    expect(scene(1).state.neighbours).toEqual([{ left: null, right: null }]);
  });

  it('TIN-23.4 Ascendant Empire and a black card of stage V leave the deck', () => {
    const shuffles = [noChance.shuffle, (_: string, all: readonly unknown[]) => [...all].reverse()];
    const gone = shuffles.map((shuffle) => {
      const chance = { ...noChance, shuffle: shuffle as Chance['shuffle'] };
      const [few, many] = [2, 3].map((seats) => setup(optionsSchema.parse({}), seats, chance).deck);
      return many?.filter((id) => !few?.includes(id)).sort();
    });
    expect(gone).toEqual([
      ['ascendant-empire', 'last-muster'],
      ['ascendant-empire', 'heirs'],
    ]);
    expect([1, 2, 3].map((seats) => scene(seats).state.deck.length)).toEqual([23, 23, 25]);
  });

  it('TIN-23.5 easy begins with nothing crossed', () => {
    expect(scene(1).state.automaton).toMatchObject({ progress: PROGRESS, strength: {}, votes: {} });
  });

  it('TIN-23.5 medium: one of each progress track, and one of strength in stages II and III', () => {
    expect(scene(2, { difficulty: 'medium' }).state.automaton).toMatchObject({
      progress: { M1: 0, M2: 1, I1: 1, I2: 0, R1: 1, R2: 1 },
      strength: { 2: 1, 3: 1 },
      votes: {},
    });
  });

  it('TIN-23.5 hard: two of each progress track, and one of strength and votes in stages II and III', () => {
    expect(scene(1, { difficulty: 'hard' }).state.automaton).toMatchObject({
      progress: { M1: 0, M2: 2, I1: 2, I2: 0, R1: 2, R2: 2 },
      strength: { 2: 1, 3: 1 },
      votes: { 2: 1, 3: 1 },
    });
  });

  it('TIN-23.6 it marks after the roll, not before', () => {
    const table = solo().dice('MMM').play().plays(0, 'navigation', ['I+a1', 'M>b1']);
    expect(table.state.dice).not.toBeNull();
    expect(table.state.automaton?.progress).toMatchObject({ I1: 1, R1: 1 });
    const before = solo().dice('MMM').play().activate(0, 'navigation');
    expect(before.state.automaton?.progress).toEqual(PROGRESS);
  });

  it('TIN-23.6 events without a roll bring it nothing', () => {
    const table = scene(1).events('first-harvest', 'border-war', 'old-maps').play();
    expect(table.state.automaton).toMatchObject({ progress: PROGRESS, strength: {}, votes: {} });
  });

  it('TIN-23.6 marks of stage I go to the first section, those of a full one to the next', () => {
    const first = scene(1).events('first-sails', 'old-maps').dice('MMM').play().others('navigation');
    expect(first.state.automaton?.strength).toEqual({ 2: 1 });
    const full = solo()
      .dice('MMM')
      .automaton((one) => {
        one.strength = { 2: 6 };
      });
    expect(full.play().others('navigation').state.automaton?.strength).toEqual({ 2: 6, 3: 1 });
  });
});

/** The automated faction is one symbol before the end of a progress track. */
const almost = (track: 'M2' | 'I1' | 'R1' | 'R2', n: number) =>
  solo().automaton(({ progress }) => {
    progress[track] = n;
  });

describe('TIN 23 One and two players: key points', () => {
  it.each([
    ['M2', 5, { M: 2 }, 3],
    ['I1', 7, {}, 1],
    ['R1', 9, {}, 0],
    ['R2', 5, { R: 2 }, 2],
  ] as const)(
    'TIN-23.7 %s turns the objective of its sheet when the symbols before it are crossed',
    (...row) => {
      const [track, n, coloured, sheet] = row;
      const turned = (crossedBefore: number) =>
        almost(track, crossedBefore).dice('MMM', coloured).play().others('navigation').state.objectives[sheet]
          ?.first;
      expect(turned(n)).toBe(1);
      expect(turned(n - 1)).toBeNull();
    },
  );

  it('TIN-23.7 it is written in the highest free row of Mecatol Rex, once six symbols are crossed', () => {
    const at = (n: number) => almost('R1', n).dice('MMM').play().others('navigation').state.mecatol;
    expect(at(5)).toEqual([{ seat: null, round: 1 }]);
    expect(at(4)).toEqual([]);
    expect(at(6)).toEqual([]);
  });

  it('TIN-23.7 an objective that was turned stays as it is', () => {
    const table = almost('M2', 5).objective('armada', 0).dice('MMM', { M: 2 }).play().others('navigation');
    expect(table.state.objectives[3]).toEqual({ id: 'armada', first: 0 });
    expect(table.facts('fact.automatonObjective')).toEqual([]);
  });

  it('TIN-23.7 a player who comes later has lost the first place', () => {
    const table = almost('M2', 5)
      .objective('armada')
      .events('open-lanes', 'first-sails', 'old-maps')
      .has(0, 'unitsCreated', 8)
      .paid(0, 'C2', 'MM')
      .dice('MMM', { M: 2 })
      .play()
      .others('navigation')
      .activate(0, 'warfare');
    const [cruiser = ''] = table.after(0, ['C2:M']);
    table.mark(0, ['C2:M', cruiser, 'I.i@j1']).rest('dice');
    expect(table.player(0).objectives).toEqual([{ id: 'armada', vp: 4 }]);
  });

  it('TIN-23.8 in the same round a player still gets the higher value', () => {
    const table = almost('M2', 5).objective('armada').has(0, 'unitsCreated', 9).dice('MMM', { M: 2 }).play();
    table.others('navigation');
    expect(table.facts('fact.automatonObjective')).toEqual([{ objective: 'armada' }]);
    expect(table.player(0).objectives).toEqual([{ id: 'armada', vp: 8 }]);
  });

  it.each([
    ['M2', 6, { M: 2 }, 'strength'],
    ['I1', 9, {}, 'votes'],
    ['R1', 10, { M: 2 }, 'strength'],
    ['R2', 6, { R: 2 }, 'votes'],
  ] as const)(
    'TIN-23.9 %s is full after %i symbols: a further one counts as the symbol at its end',
    (...row) => {
      const [track, n, coloured, end] = row;
      const full = almost(track, n).dice('MMM', coloured).play().others('navigation').state.automaton!;
      expect(full.progress[track]).toBe(n);
      const below = almost(track, n - 1)
        .dice('MMM', coloured)
        .play()
        .others('navigation').state.automaton!;
      expect(below.progress[track]).toBe(n);
      expect((full[end][2] ?? 0) - (below[end][2] ?? 0)).toBe(1);
    },
  );
});
