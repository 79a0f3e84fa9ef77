import { describe, expect, it } from 'vitest';
import { type Galaxy, Scene } from '../scene.ts';

/** What seat 0 is offered for a cube: 'black>' gives the black one's cells, 'cancel>' what it may cancel. */
const offered = (table: Galaxy, start: string) =>
  table.offers(0, 'distribute').filter((id) => id.startsWith(start));

/** The cubes on a project of a card before seat 0. */
const on = (table: Galaxy, card: Parameters<Galaxy['held']>[1], project = 0) =>
  table.held(0, card).projects[project]?.cells;

/** Seat 0 fights the neutral a0 on its red side, seat 1 the neutral a2 (two seats: seat 1 lives in s2). */
const twoFronts = (onRed = '. . .') =>
  new Scene(2)
    .conflict('patent-war', 's0-a0', { red: 's0', onRed })
    .conflict('heretics-uprising', 's2-a2', { red: 's2', onRed });

describe('MOG-7 Phase 2 (distribute resources): cubes on projects', () => {
  it('MOG-7.2 projects are those of the own cards, of the board and of the own sides of conflicts', () => {
    const table = twoFronts().bag(0, 'r').card(1, 'corsair-zaira-rell').play();
    expect(table).toOfferExactly(0, 'distribute', [
      'red>planet:s0.0',
      'red>route:s0-b0@s0',
      'red>card:azhgar-host.0',
      'red>card:azhgar-host.2',
      'red>card:azhgar-host.3',
      'red>side:s0-a0.red',
      'return',
    ]);
  });

  it('MOG-7.2 a card brings its projects to whoever has it, and every base its planets and tracks', () => {
    const table = new Scene(2)
      .bag(0, 'y')
      .card(0, 'salvager-tock')
      .card(0, 'ore-barges')
      .base(0, 'm3')
      .play();
    expect(table).toOfferExactly(0, 'distribute', [
      'yellow>planet:s0.0',
      'yellow>planet:m3.0',
      'yellow>route:s0-b0@s0',
      'yellow>route:a0-m3@m3',
      'yellow>route:m3-m0@m3',
      'yellow>route:m2-m3@m3',
      'yellow>route:m3-c@m3',
      'yellow>card:azhgar-host.0',
      'yellow>card:azhgar-host.1',
      'yellow>card:ore-barges.0',
      'return',
    ]);
  });

  it('MOG-7.3 a cell takes one cube of its own colour', () => {
    const table = new Scene().bag(0, 'r r b').play();
    expect(table).toRefuse(0, 'distribute', 'blue>card:azhgar-host.0', 'core.notOffered'); // g g r y
    table.put(0, 'red>card:azhgar-host.0');
    expect(on(table, 'azhgar-host')).toEqual([null, null, 'red', null]);
    expect(table).toRefuse(0, 'distribute', 'red>card:azhgar-host.0', 'core.notOffered'); // the cell is taken
    table.put(0, 'red>card:azhgar-host.2');
    expect(on(table, 'azhgar-host', 2)).toEqual(['red', null, null]);
  });

  it('MOG-7.3 a project is complete when all its cells are filled and not before', () => {
    const one = new Scene().bag(0, 'y').fill(0, 'azhgar-host', { but: 2 }).play();
    one.put(0, 'yellow>card:azhgar-host.0'); // three of four
    expect(one.held(0, 'azhgar-host').projects[0]).toMatchObject({
      cells: ['green', 'green', null, 'yellow'],
      disc: false,
    });
    const all = new Scene().bag(0, 'y').fill(0, 'azhgar-host', { but: 1 }).play();
    all.put(0, 'yellow>card:azhgar-host.0');
    expect(all.held(0, 'azhgar-host').projects[0]?.disc).toBe(true);
  });

  it('MOG-7.4 any number of projects may be under way at once', () => {
    const table = new Scene()
      .bag(0, 'g g b')
      .card(0, 'ore-barges', 'y . .')
      .route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 1 })
      .play();
    table.put(0, 'green>card:azhgar-host.0', 'green>card:azhgar-host.2', 'blue>route:s0-a0@s0');
    expect(on(table, 'azhgar-host', 0)).toEqual(['green', null, null, null]);
    expect(on(table, 'azhgar-host', 2)).toEqual([null, null, 'green']);
    expect(on(table, 'ore-barges')).toEqual(['yellow', null, null]);
    expect(table.state.routes).toEqual({
      's0-b0': { owner: 0, from: 's0', colour: 'red', cubes: 1 },
      's0-a0': { owner: 0, from: 's0', colour: 'blue', cubes: 1 },
    });
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-7.5 cells of a project are filled in any order', () => {
    const table = new Scene().bag(0, 'y r g').play();
    table.put(0, 'yellow>card:azhgar-host.0', 'red>card:azhgar-host.0');
    expect(on(table, 'azhgar-host')).toEqual([null, null, 'red', 'yellow']);
    table.put(0, 'green>card:azhgar-host.0');
    expect(on(table, 'azhgar-host')).toEqual(['green', null, 'red', 'yellow']);
  });

  it('MOG-7.5 of two free cells of a colour the seat chooses, also when one is of loss', () => {
    const scene = () => new Scene().bag(0, 'r').card(0, 'boarding-flotilla'); // r r* g g
    const plain = scene().play();
    plain.put(0, 'red>card:boarding-flotilla.0');
    expect(on(plain, 'boarding-flotilla')).toEqual(['red', null, null, null]);
    const lossy = scene().play();
    lossy.put(0, 'red>card:boarding-flotilla.0*');
    expect(on(lossy, 'boarding-flotilla')).toEqual([null, 'red', null, null]);
  });

  it('MOG-7.6 cubes that are not placed go back into the bag', () => {
    const none = new Scene().bag(0, 'r b k').play();
    none.answer(0, 'distribute', 'return');
    expect(none.bag(0)).toEqual({ red: 1, blue: 1, yellow: 0, green: 0, black: 1 });
    expect(none.state.turn.seat).toBe(1);
    const some = new Scene().bag(0, 'r b k').play();
    some.put(0, 'blue>card:azhgar-host.3');
    expect(some.bag(0)).toEqual({ red: 0, blue: 0, yellow: 0, green: 0, black: 0 });
    some.answer(0, 'distribute', 'return');
    expect(some.bag(0)).toEqual({ red: 1, blue: 0, yellow: 0, green: 0, black: 1 });
    expect(on(some, 'azhgar-host', 3)).toEqual([null, null, null, null, 'blue']);
    expect(some.bag(2)).toEqual({ red: 5, blue: 5, yellow: 5, green: 5, black: 5 }); // a bystander
    expect(some).toWaitFor([1, 'distribute']);
  });

  it("MOG-7.7 no cube goes on a rival's project", () => {
    const table = new Scene()
      .bag(0, 'r b y')
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('patent-war', 'a1-m0', { red: 'a1' })
      .card(1, 'corsair-zaira-rell')
      .route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 1 })
      .play();
    for (const id of [
      'blue>planet:s1.0',
      'blue>route:s1-a1@s1',
      'blue>card:kitzal-brood.1',
      'red>card:corsair-zaira-rell.0',
      'red>side:a1-m0.red',
    ])
      expect(table).toRefuse(0, 'distribute', id, 'core.notOffered');
    table.put(0, 'red>side:a1-m0.blue'); // its own side
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: [null, null, null],
      blue: ['red', null, null, null],
    });
  });

  it('MOG-7.8 a black cube cancels one own project and returns with all its cubes to the bag', () => {
    const scene = () =>
      twoFronts('r . .')
        .bag(0, 'k')
        .card(0, 'ore-barges', 'y . .')
        .working(0, 'picket-stations')
        .working(0, 'azhgar-host', 3)
        .route(0, 's0-b0', { from: 's0', colour: 'yellow', cubes: 3 });
    const all = [
      'cancel>card:ore-barges.0',
      'cancel>card:picket-stations.0',
      'cancel>card:azhgar-host.3',
      'cancel>route:s0-b0',
      'cancel>side:s0-a0.red',
    ];
    expect(scene().play()).toOfferExactly(0, 'distribute', [...all, 'return']);
    const none = { red: 0, blue: 0, yellow: 0, green: 0, black: 1 };
    const home = [
      { yellow: 1 },
      { red: 2, green: 1 },
      { red: 3, green: 1, blue: 1 },
      { yellow: 3 },
      { red: 1 },
    ];
    for (const [i, id] of all.entries()) {
      const table = scene().play();
      table.answer(0, 'distribute', id);
      expect(table.bag(0)).toEqual({ ...none, ...home[i] });
      table.answer(0, 'cards', 'end');
      expect(table).toWaitFor([1, 'distribute']);
    }
  });

  it('MOG-7.8 only that one project is cancelled, and each black cube cancels one', () => {
    const table = new Scene()
      .bag(0, 'k k')
      .card(0, 'ore-barges', 'y y .')
      .working(0, 'picket-stations')
      .fill(0, 'azhgar-host', { but: 1 })
      .play();
    table.put(0, 'cancel>card:picket-stations.0');
    expect(table.symbols(0).military).toBe(1); // the start system's own
    expect(on(table, 'ore-barges')).toEqual(['yellow', 'yellow', null]);
    expect(on(table, 'azhgar-host')).toEqual(['green', 'green', 'red', null]);
    expect(table).toOfferExactly(0, 'distribute', [
      'cancel>card:ore-barges.0',
      'cancel>card:azhgar-host.0',
      'return',
    ]);
    table.put(0, 'cancel>card:azhgar-host.0');
    expect(table.bag(0)).toEqual({ red: 3, blue: 0, yellow: 0, green: 3, black: 2 });
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-7.8 cubes in cells of loss go to the bank', () => {
    const scene = new Scene().bag(0, 'k').working(0, 'bastions-of-the-rim'); // r r r* g g
    const { red, green } = scene.state.bank;
    const table = scene.play();
    table.put(0, 'cancel>card:bastions-of-the-rim.0');
    expect(table.bag(0)).toEqual({ red: 2, blue: 0, yellow: 0, green: 2, black: 1 });
    expect(table.state.bank).toMatchObject({ red: red + 1, green });
  });

  it("MOG-7.8 a rival's project cannot be cancelled", () => {
    const table = new Scene()
      .bag(0, 'k')
      .card(1, 'ore-barges', 'y . .')
      .route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 1 })
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('patent-war', 'a1-m0', { red: 'a1', onRed: 'r . .' })
      .play();
    expect(table.offers(0, 'distribute').filter((id) => !id.startsWith('truce'))).toEqual(['return']);
  });

  it('MOG-7.9 without a black cube no cube is taken back', () => {
    const scene = () => new Scene().card(0, 'ore-barges', 'y . .');
    expect(offered(scene().bag(0, 'b k').play(), 'cancel>')).toEqual(['cancel>card:ore-barges.0']);
    const table = scene().bag(0, 'b r').play();
    expect(offered(table, 'cancel>')).toEqual([]);
    expect(table).toRefuse(0, 'distribute', 'cancel>card:ore-barges.0', 'core.notOffered');
  });

  it('MOG-7.9 the black cube must be a drawn one that is still there', () => {
    const table = new Scene()
      .bag(0, 'b k')
      .card(0, 'ore-barges', 'y . .')
      .card(0, 'seed-arks', 'g . . .')
      .play();
    table.put(0, 'black>card:seed-arks.0');
    expect(offered(table, 'cancel>')).toEqual([]);
  });

  it('MOG-7.10 colonised planets cannot be cancelled, not even those of this turn', () => {
    const table = new Scene().bag(0, 'k g y').colony('s0', 0, 'red').play();
    table.put(0, 'green>planet:s0.1', 'yellow>card:azhgar-host.0');
    expect(table).toOfferExactly(0, 'distribute', ['cancel>card:azhgar-host.0', 'return']);
    expect(table).toRefuse(0, 'distribute', 'cancel>planet:s0.0', 'core.notOffered');
    expect(table).toRefuse(0, 'distribute', 'cancel>planet:s0.1', 'core.notOffered');
  });

  it('MOG-7.11 cubes returned to the bag cannot be placed in the same turn', () => {
    const table = new Scene().bag(0, 'k b').route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 2 }).play();
    table.put(0, 'cancel>route:s0-b0');
    expect(table.bag(0)).toMatchObject({ red: 2, black: 1 });
    expect(table.state.turn.drawn).toEqual(['blue']);
    expect(offered(table, 'red>')).toEqual([]);
    expect(offered(table, 'black>')).toEqual([]);
    const alone = new Scene().bag(0, 'k').route(0, 's0-b0', { from: 's0', colour: 'red', cubes: 2 }).play();
    alone.put(0, 'cancel>route:s0-b0');
    expect(alone).toWaitFor([1, 'distribute']);
  });

  it('MOG-7.12 a black cube fills a black cell, and no other', () => {
    const table = new Scene().bag(0, 'k k').card(0, 'seed-arks', 'g . . .').play(); // g g* y k
    expect(table).toOfferExactly(0, 'distribute', [
      'black>card:seed-arks.0',
      'cancel>card:seed-arks.0',
      'return',
    ]);
    table.put(0, 'black>card:seed-arks.0');
    expect(on(table, 'seed-arks')).toEqual(['green', null, null, 'black']);
    expect(offered(table, 'black>')).toEqual([]);
  });

  it('MOG-7.17 cubes placed earlier in the same turn may be cancelled with their project', () => {
    const table = new Scene().bag(0, 'r g k').play();
    expect(offered(table, 'cancel>')).toEqual([]);
    table.put(0, 'red>card:azhgar-host.2', 'green>card:azhgar-host.2', 'cancel>card:azhgar-host.2');
    expect(on(table, 'azhgar-host', 2)).toEqual([null, null, null]);
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 0, green: 1, black: 1 });
    expect(table).toWaitFor([1, 'distribute']);
  });
});
