import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import { RESOURCES } from '#games/master-of-the-galaxy/content/kinds.ts';
import { cubes, type Galaxy, Scene } from '../scene.ts';

const FULL = { red: 5, blue: 5, yellow: 5, green: 5, black: 5 };

/** How many cubes a bag holds. */
const inBag = (table: Galaxy, seat: Seat) =>
  RESOURCES.reduce((sum, resource) => sum + table.bag(seat)[resource], 0);

/** Seat 0 with an empty bag and four black cubes on its projects; a rival has one too. */
const bankrupt = () =>
  new Scene()
    .bag(0, '')
    .card(0, 'seed-arks', 'g . . k')
    .card(0, 'worldframe-yards', '. . . . . k')
    .card(0, 'grand-registry', 'g k', 'b . k')
    .card(1, 'barter-engines', '. . . k');

describe('MOG-6 Turn and phase 1 (receive resources)', () => {
  it('MOG-6.1 turns go clockwise and come round to the first seat again', () => {
    for (const seats of [2, 3, 4] as const) {
      const table = new Scene(seats).play();
      for (let seat = 0; seat < seats; seat++) {
        expect(table).toWaitFor([seat, 'distribute']);
        table.answer(seat, 'distribute', 'return');
      }
      expect(table).toWaitFor([0, 'distribute']);
      expect(table.state.seats.map(({ turns }) => turns)).toEqual([2, ...Array(seats - 1).fill(1)]);
    }
  });

  it('MOG-6.1 the turn passes to the left from whoever had it', () => {
    const table = new Scene(3).turnOf(2).play();
    expect(table).toWaitFor([2, 'distribute']);
    table.answer(2, 'distribute', 'return');
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('MOG-6.1 a turn receives, then distributes, then discards and plays cards', () => {
    const table = new Scene()
      .bag(0, 'y b')
      .card(0, 'salvager-tock')
      .fill(0, 'azhgar-host', { but: 1 })
      .play();
    expect(table.told()).toEqual(['fact.turn', 'fact.drew']); // phase 1 asks nothing
    expect(table.state.turn.phase).toBe('distribute');
    table.put(0, 'yellow>card:azhgar-host.0', 'blue>planet:s0.0');
    expect(table.state.turn.phase).toBe('rewards');
    table.answers([0, 'reward', 'card:azhgar-host.0']);
    expect(table.state.turn.phase).toBe('cards');
    expect(table).toWaitFor([0, 'cards']);
    table.answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);
    expect(table.state.turn).toMatchObject({ seat: 1, phase: 'distribute' });
  });

  it('MOG-6.2 three cubes leave the bag, whatever it holds beyond them', () => {
    const full = new Scene().play();
    expect(full.state.turn.drawn).toHaveLength(3);
    expect(inBag(full, 0)).toBe(22);
    expect(full.bag(1)).toEqual(FULL); // a bystander
    const four = new Scene().bag(0, 'g g g g').play();
    expect(four.state.turn.drawn).toEqual(cubes('g g g'));
    expect(inBag(four, 0)).toBe(1);
    const three = new Scene().bag(0, 'r b k').play();
    expect([...three.state.turn.drawn].sort()).toEqual(['black', 'blue', 'red']);
    expect(inBag(three, 0)).toBe(0);
  });

  it('MOG-6.2 a bag with fewer than three gives all there are', () => {
    const two = new Scene().bag(0, 'r b').play();
    expect([...two.state.turn.drawn].sort()).toEqual(['blue', 'red']);
    expect(inBag(two, 0)).toBe(0);
    const one = new Scene().bag(0, 'y').play();
    expect(one.state.turn.drawn).toEqual(['yellow']);
    expect(one).toWaitFor([0, 'distribute']);
  });

  it('MOG-6.2 the cubes are drawn at random', () => {
    const table = new Scene().play();
    const draws = new Set<string>();
    for (let round = 0; round < 10; round++)
      for (const seat of [0, 1, 2]) {
        draws.add([...table.state.turn.drawn].sort().join(' '));
        table.answer(seat, 'distribute', 'return');
      }
    expect(draws.size).toBeGreaterThan(5);
  });

  it('MOG-6.3 an empty bag brings a random leader and all black cubes home, then three cubes are drawn', () => {
    const scene = bankrupt();
    const leaders = [...scene.state.decks.leader];
    const table = scene.play();
    const before = new Set<string>(['azhgar-host', 'seed-arks', 'worldframe-yards', 'grand-registry']);
    const gained = table.cards(0).filter((card) => !before.has(card));
    expect(gained).toHaveLength(1);
    expect(leaders).toContain(gained[0]);
    const rest = leaders.filter((card) => card !== gained[0]);
    expect(table.state.decks.leader).toHaveLength(rest.length);
    expect(table.state.decks.leader).not.toEqual(rest); // shuffled, not lifted from the top
    expect(table.told()).not.toContain('fact.lifted');
    expect(table.state.turn.drawn).toEqual(cubes('k k k'));
    expect(table.bag(0)).toEqual({ red: 0, blue: 0, yellow: 0, green: 0, black: 1 });
    expect(table).toWaitFor([0, 'distribute']);
  });

  it("MOG-6.3 other cubes stay where they lie, and so do the rivals' black ones", () => {
    const table = bankrupt().play();
    expect(table.held(0, 'seed-arks').projects[0]?.cells).toEqual(['green', null, null, null]);
    expect(table.held(0, 'grand-registry').projects.map(({ cells }) => cells)).toEqual([
      ['green', null],
      ['blue', null, null],
    ]);
    expect(table.held(1, 'barter-engines').projects[0]?.cells).toEqual([null, null, null, 'black']);
    expect(table.cards(1)).toEqual(['kitzal-brood', 'barter-engines']);
    expect(table.bag(1)).toEqual(FULL);
  });

  it('MOG-6.3 a black cube on the own side of a conflict comes home, one on the other side does not', () => {
    const table = new Scene()
      .bag(0, '')
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onRed: 'k . .', onBlue: 'k . . .' })
      .play();
    expect(table.state.turn.drawn).toEqual(['black']);
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: [null, null, null],
      blue: ['black', null, null, null],
    });
  });

  it('MOG-6.3 with fewer than three black cubes at home as many are drawn as there are', () => {
    const table = new Scene().bag(0, '').card(0, 'grand-registry', 'g k', 'b y k').play();
    expect(table.state.turn.drawn).toEqual(cubes('k k'));
    expect(inBag(table, 0)).toBe(0);
  });

  it('MOG-6.4 a development that gives back its black cube stops working', () => {
    const scene = () => new Scene().bag(0, '').working(0, 'seed-arks');
    const table = scene().play();
    expect(table.held(0, 'seed-arks').projects[0]).toMatchObject({
      cells: ['green', 'green', 'yellow', null],
      done: false,
    });
    expect(table.symbols(0).cultural).toBe(0);
    const solvent = scene().bag(0, 'r').play();
    expect(solvent.held(0, 'seed-arks').projects[0]?.done).toBe(true);
    expect(solvent.symbols(0).cultural).toBe(1);
  });

  it('MOG-6.4 a programme that gives back its black cube loses its symbols', () => {
    const scene = () => new Scene(4).turnOf(3).bag(3, '').working(3, 'ombrian-brokers', 2);
    const table = scene().play();
    expect(table.held(3, 'ombrian-brokers').projects[2]).toMatchObject({
      cells: [...cubes('y y b b b'), null],
      done: false,
    });
    expect(table.symbols(3)).toMatchObject({ economic: 0, diplomatic: 0, scientific: 0, cultural: 1 });
    const solvent = scene().bag(3, 'r').play();
    expect(solvent.symbols(3)).toMatchObject({ economic: 1, diplomatic: 1, scientific: 1, cultural: 1 });
  });

  it('MOG-6.5 a black cube in a cell of irrecoverable loss goes to the bank instead', () => {
    const scene = new Scene()
      .bag(0, '')
      .card(0, 'letters-of-marque', '. . . k') // no printed cell of loss is black: laid there by force
      .card(0, 'seed-arks', '. . . k');
    const { black } = scene.state.bank;
    const table = scene.play();
    expect(table.state.turn.drawn).toEqual(['black']);
    expect(table.state.bank.black).toBe(black + 1);
    expect(table.held(0, 'letters-of-marque').projects[0]?.cells).toEqual([null, null, null, null]);
  });

  it('MOG-6.6 with a single cube in the bag there is no adventure', () => {
    const table = new Scene().bag(0, 'g').card(0, 'seed-arks', '. . . k').play();
    expect(table.state.turn.drawn).toEqual(['green']);
    expect(table.cards(0)).toEqual(['azhgar-host', 'seed-arks']);
    expect(table.state.decks.leader).toHaveLength(18);
    expect(table.held(0, 'seed-arks').projects[0]?.cells).toEqual([null, null, null, 'black']);
  });

  it('MOG-6.6 a bag that stays empty draws nothing, and the turn goes on with rewards and cards', () => {
    const table = new Scene()
      .bag(0, '')
      .prepared(0, 'azhgar-host')
      .route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 3 })
      .play();
    expect(table.state.turn.drawn).toEqual([]);
    expect(table.cards(0)).toHaveLength(2);
    expect(table).toWaitFor([0, 'reward']);
    table.answer(0, 'reward', 'keep');
    expect(table).toWaitFor([0, 'cards']);
    table.answer(0, 'cards', 'end');
    expect(table).toWaitFor([1, 'distribute']);
  });
});
