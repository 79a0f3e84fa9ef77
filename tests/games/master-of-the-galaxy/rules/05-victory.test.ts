import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import type { SystemId } from '#games/master-of-the-galaxy/content/board.ts';
import { type CardId, RACES } from '#games/master-of-the-galaxy/content/ids.ts';
import type { Victory } from '#games/master-of-the-galaxy/state.ts';
import { type Galaxy, Scene } from '../scene.ts';

const none = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };

/** The game is over: this seat has won in this way, alone, and nobody is asked any more. */
function expectWon(table: Galaxy, seat: Seat, by: Victory): void {
  expect(table.state.winner).toEqual({ seat, by });
  expect(table.session.over).toBe(true);
  expect(table.session.open()).toEqual([]);
  expect(table.session.result().winners).toEqual([seat]);
}

function expectUndecided(table: Galaxy): void {
  expect(table.state.winner).toBeNull();
  expect(table.session.over).toBe(false);
}

/** Seat 0 has four military symbols: one of its start system, three on cards of its own. */
const fourMilitary = () =>
  new Scene().working(0, 'azhgar-host', 3).working(0, 'picket-stations').working(0, 'swarm-ballistics');

/** Some more of a seat's discs, by system. */
function bases(scene: Scene, seat: Seat, more: Partial<Record<SystemId, number>>): Scene {
  for (const [system, count] of Object.entries(more)) scene.base(seat, system as SystemId, count);
  return scene;
}

/** Seat 0 has a prepared base, a route for it, and so many bases on the board: seven or eight. */
const nearNine = (onBoard: 7 | 8) =>
  bases(new Scene(), 0, { s0: 2, a0: 2, b0: 1, m0: onBoard - 6 })
    .prepared(0, 'azhgar-host')
    .route(0, 'a0-m3', { from: 'a0', colour: 'blue', cubes: 2 });

describe('MOG-5 Victory', () => {
  it('MOG-5.1 the game ends at once, with cubes still to be distributed', () => {
    const scene = fourMilitary().base(0, 'a1').bag(0, 'r g y');
    const table = scene.conflict('siege-of-the-citadels', 's1-a1', { red: 'a1' }).play();
    table.put(0, 'green>side:s1-a1.red');
    expectWon(table, 0, 'domination');
    expect([...table.state.turn.drawn].sort()).toEqual(['red', 'yellow']);
    expect(table.told().at(-1)).toBe('fact.won');
  });

  it("MOG-5.1 a seat wins in a rival's turn as well", () => {
    const scene = new Scene().base(0, 'c').base(1, 'm0').base(1, 'm1').bag(0, 'y');
    scene.working(1, 'ore-barges').working(1, 'border-bazaars');
    scene.working(1, 'modular-foundries').working(1, 'starfire-reactors');
    scene.route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 3 });
    scene.conflict('scorched-orbits', 'm1-c', { red: 'c', onRed: 'r r r y' });
    const table = scene.play();
    expect(table.symbols(1).economic).toBe(4); // both systems of the red arrows are seat 1's: no symbol
    table.put(0, 'yellow>side:m1-c.red*');
    for (const cell of [2, 1, 0]) {
      expectUndecided(table);
      table.answer(0, 'plunder', `route:s1-a1#${cell}`);
    }
    expectWon(table, 1, 'domination'); // it has lost one of the two
  });

  it('MOG-5.2 all nine discs on the board win, and no card is taken any more', () => {
    const table = nearNine(8).bag(0, 'k').play();
    table.answer(0, 'distribute', 'return');
    expectUndecided(table);
    table.answer(0, 'reward', 'base:azhgar-host.0>m3');
    expectWon(table, 0, 'expansion');
    expect(table.state.decks.leader).toHaveLength(18);
  });

  it('MOG-5.2 eight do not', () => {
    const table = nearNine(7).bag(0, 'k').play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'reward', 'base:azhgar-host.0>m3');
    expectUndecided(table);
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-5.3 five equal symbols on cards and systems together win', () => {
    const table = fourMilitary().card(0, 'letters-of-marque', 'y y r .').bag(0, 'r').play();
    expect(table.symbols(0)).toEqual({ cultural: 1, economic: 1, diplomatic: 0, scientific: 0, military: 4 });
    table.put(0, 'red>card:letters-of-marque.0*');
    expectWon(table, 0, 'domination');
  });

  it('MOG-5.3 four of a kind do not, whatever others there are', () => {
    const table = fourMilitary().card(0, 'ore-barges', 'y y .').bag(0, 'g').play();
    table.put(0, 'green>card:ore-barges.0');
    expect(table.symbols(0)).toMatchObject({ military: 4, economic: 2, cultural: 1 });
    expectUndecided(table);
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-5.3 the symbol of a card counts only once the card works', () => {
    const table = fourMilitary().card(0, 'letters-of-marque', 'y y r r').bag(0, 'b k').play();
    table.put(0, 'blue>planet:s0.0');
    expect(table.symbols(0).military).toBe(4); // all cells are filled, but the phase is not over
    expectUndecided(table);
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'reward', 'card:letters-of-marque.0');
    expectWon(table, 0, 'domination');
  });

  it('MOG-5.4 bases in two start systems win', () => {
    const scene = () =>
      new Scene()
        .base(0, 'a1')
        .bag(0, 'y')
        .conflict('scorched-orbits', 's1-a1', { red: 'a1', onRed: 'r r r y' });
    const table = scene().play();
    table.put(0, 'yellow>side:s1-a1.red*');
    expect(table.state.systems.s1.owner).toBeNull();
    expectUndecided(table);
    table.answer(0, 'conquer', 'reserve');
    expectWon(table, 0, 'capture');

    const left = scene().play();
    left.put(0, 'yellow>side:s1-a1.red*');
    left.answer(0, 'conquer', 'neutral'); // a start system without a base does not count
    expectUndecided(left);
    expect(left).toWaitFor([0, 'cards']);
  });

  it('MOG-5.4 any two start systems will do, two bases in one will not', () => {
    const scene = new Scene(4)
      .base(0, 'a2')
      .bag(0, 'y')
      .with((s) => {
        Object.assign(s.systems.s0, { owner: null, bases: 0 }); // seat 0 has moved from its own start system
        Object.assign(s.systems.s1, { owner: 0, bases: 2 }); // into that of seat 1
        for (const [seat, reserve] of [
          [0, 6],
          [1, 9],
        ] as const)
          Object.assign(s.seats[seat] as object, { reserve });
      });
    scene.conflict('scorched-orbits', 's2-a2', { red: 'a2', onRed: 'r r r y' });
    const table = scene.play();
    table.put(0, 'yellow>side:s2-a2.red*');
    expectUndecided(table);
    table.answer(0, 'conquer', 'reserve');
    expectWon(table, 0, 'capture');
  });

  it('MOG-5.5 leaders give no symbols, they only ask for them', () => {
    const scene = fourMilitary().card(0, 'admiral-gorvane').card(0, 'sapper-hedda-crane').bag(0, 'r');
    const table = scene.fill(0, 'sapper-hedda-crane').play();
    table.put(0, 'red>planet:s0.0');
    expect(table.symbols(0).military).toBe(4);
    expectUndecided(table);
  });
});

describe('MOG-5 Who wins, and by what', () => {
  const nine: Readonly<Record<Seat, Partial<Record<SystemId, number>>>> = {
    0: { s0: 2, a0: 2, b0: 1, m0: 2, m3: 1 },
    1: { s1: 2, a1: 2, b1: 1, c: 3 },
    2: { s2: 2, a2: 2, b2: 1, m2: 2, m1: 1 },
  };

  it.each([
    { who: 'the active seat before all others', active: 1, ready: [0, 1, 2], wins: 1 },
    { who: 'without it the next one clockwise', active: 1, ready: [0, 2], wins: 2 },
    { who: 'the nearer of two', active: 0, ready: [1, 2], wins: 1 },
    { who: 'the nearer of two, past the last seat', active: 2, ready: [0, 1], wins: 0 },
  ])('MOG-5.6 of several that have a victory at once one wins: $who', ({ active, ready, wins }) => {
    const race = RACES[active] as CardId;
    const scene = new Scene().turnOf(active).bag(active, 'k').fill(active, race);
    for (const seat of ready) bases(scene, seat, nine[seat] ?? {});
    const table = scene.play();
    table.answer(active, 'distribute', `cancel>card:${race}.0`); // a change, after which everybody is judged
    expectWon(table, wins, 'expansion');
  });

  it('MOG-5.7 a prepared base on a card is not on the board', () => {
    const table = nearNine(8).bag(0, 'r k').play();
    table.put(0, 'red>planet:s0.0');
    expectUndecided(table);
    expect(table.session.view('table').seats[0]).toMatchObject({ bases: 8, reserve: 0 });
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'reward', 'planet:s0.0');
    table.answer(0, 'reward', 'keep');
    expectUndecided(table);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-5.8 a start system that was covered counts once its token is removed', () => {
    const scene = new Scene().base(0, 'a3').prepared(0, 'azhgar-host').bag(0, 'r r');
    scene.working(0, 'plasma-lenses').working(0, 'terraced-habitats').card(0, 'lampbearer-oanu');
    scene.with((s) => {
      s.systems.a3.hole = false;
    });
    const table = scene.play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', 'discard:lampbearer-oanu');
    table.answer(0, 'ignite', 's3');
    table.answer(0, 'cards', 'end');
    table.answer(0, 'resources', { red: 1 });
    for (const seat of [1, 2]) table.answer(seat, 'distribute', 'return');
    table.put(0, 'red>route:s3-a3@a3', 'red>route:s3-a3@a3', 'red>route:s3-a3@a3');
    expectUndecided(table);
    table.answer(0, 'reward', 'base:azhgar-host.0>s3');
    expectWon(table, 0, 'capture');
  });

  it('MOG-5.9 the lead in a conflict counts towards the five, a tie does not', () => {
    const scene = fourMilitary().base(0, 'a1').bag(0, 'r r g');
    const table = scene.conflict('siege-of-the-citadels', 's1-a1', { red: 'a1', onBlue: 'r . . .' }).play();
    table.put(0, 'red>side:s1-a1.red');
    expect(table.symbols(0).military).toBe(4); // one cube each
    expectUndecided(table);
    table.put(0, 'green>side:s1-a1.red');
    expectWon(table, 0, 'domination');
    expect(table.bag(0)).toEqual(none);
  });
});
