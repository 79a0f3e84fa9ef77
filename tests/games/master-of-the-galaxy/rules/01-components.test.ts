import { describe, expect, it } from 'vitest';
import type { Viewer } from '#core/seat.ts';
import { SYSTEMS } from '#games/master-of-the-galaxy/content/board.ts';
import { kindOf } from '#games/master-of-the-galaxy/content/cards.ts';
import { RESOURCES, type Resource } from '#games/master-of-the-galaxy/content/kinds.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { optionsSchema } from '#games/master-of-the-galaxy/options.ts';
import { type Galaxy, newTable, Scene } from '../scene.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'table'];
const SEEDS = Array.from({ length: 120 }, (_, i) => i + 1);

/** All cubes of a colour in the bags and in the bank. */
const owned = ({ state }: Galaxy, colour: Resource) =>
  state.seats.reduce((sum, { bag }) => sum + bag[colour], state.bank[colour]);

describe('MOG-1 Components and constants', () => {
  it('MOG-1.1 two, three or four seats play, and no other number', () => {
    expect(masterOfTheGalaxy.seats).toEqual([2, 3, 4]);
    for (const seats of masterOfTheGalaxy.seats) {
      const table = newTable(seats, { first: 1 }).settled();
      expect(table).toWaitFor([1, 'distribute']);
      expect(table.state.seats).toHaveLength(seats);
    }
  });

  it('MOG-1.2 MOG-1.3 the decks of a new table hold 18 leaders and nine cards of each other kind', () => {
    const { decks } = newTable(4).state;
    expect(Object.entries(decks).map(([kind, pile]) => [kind, pile.length])).toEqual([
      ['leader', 18],
      ['conflict', 9],
      ['government', 9],
      ['expansion', 9],
      ['commerce', 9],
      ['progress', 9],
      ['race', 9],
    ]);
    for (const [kind, pile] of Object.entries(decks)) expect(pile.map(kindOf)).toEqual(pile.map(() => kind));
  });

  it('MOG-1.4 nine races, a bag and a race for each seat, and never more than nine tokens needed at the start', () => {
    for (const seats of [2, 3, 4]) {
      const { state } = newTable(seats).settled();
      const dealt = state.seats.flatMap(({ cards }) => cards.map(({ id }) => id));
      expect(dealt.map(kindOf)).toEqual(Array(seats).fill('race'));
      expect(new Set([...dealt, ...state.decks.race]).size).toBe(9);
      expect(SYSTEMS.filter((id) => state.systems[id].hole).length).toBeLessThanOrEqual(9);
    }
  });

  it('MOG-1.5 200 cubes: 45 of each colour and 20 black ones', () => {
    for (const seats of [2, 3, 4]) {
      const counts = RESOURCES.map((colour) => owned(newTable(seats), colour));
      expect(counts).toEqual([45, 45, 45, 45, 20]);
    }
  });

  it('MOG-1.5 the bank is finite: it gives no cube it does not have', () => {
    const table = new Scene().bag(0, 'r r').bank('red', 0, 2).card(0, 'ilvane-the-hourless').play();
    table.put(0, 'red>planet:s0.0', 'red>planet:s0.1');
    expect(table.bag(0).red).toBe(0);
    table.answer(0, 'cards', 'discard:ilvane-the-hourless');
    expect(table).toRefuse(0, 'resources', { red: 1 });
    table.answer(0, 'resources', { blue: 1 });
    expect(table.bag(0)).toEqual({ red: 0, blue: 1, yellow: 0, green: 0, black: 0 });
    expect(RESOURCES.map((colour) => table.state.bank[colour]).every((count) => count >= 0)).toBe(true);
  });

  it('MOG-1.6 nine discs for each seat, in four colours', () => {
    const { state } = newTable(4);
    expect(state.seats.map(({ colour }) => colour).sort()).toEqual(['brown', 'grey', 'orange', 'purple']);
    for (const seat of newTable(4).settled().session.view('table').seats)
      expect(seat.reserve + seat.bases).toBe(9);
  });

  it('MOG-1.6 two seats never have discs of one colour', () => {
    expect(optionsSchema.safeParse({ colours: ['grey', 'grey'] }).success).toBe(false);
    expect(optionsSchema.safeParse({ colours: ['green'] }).success).toBe(false);
    const { state } = newTable(3, { colours: ['purple'] });
    expect(state.seats.map(({ colour }) => colour)).toEqual(['purple', 'grey', 'brown']);
  });

  it('MOG-1.7 a black cube is never taken from a rival: not by plunder', () => {
    const scene = new Scene().base(0, 'a1').bag(0, 'y').card(1, 'barter-engines', '. . g k');
    scene.conflict('patent-war', 's1-a1', { red: 's1', onBlue: 'r r . g' });
    const table = scene.play();
    table.put(0, 'yellow>side:s1-a1.blue');
    expect(table).toOfferExactly(0, 'plunder', ['card:barter-engines.0#2']);
    table.answer(0, 'plunder', 'card:barter-engines.0#2');
    expect(table.held(1, 'barter-engines').projects[0]?.cells).toEqual([null, null, null, 'black']);
    expect(table).toWaitFor([0, 'conquer']); // two more were due, but only black is left
  });

  it('MOG-1.7 a black cube is never taken from a rival: not by a card either', () => {
    const scene = new Scene().bag(0, 'k').working(0, 'boarding-flotilla');
    const table = scene.card(1, 'barter-engines', '. . . k').card(2, 'grand-registry', 'g k').play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', 'discard:boarding-flotilla');
    expect(table).toOfferExactly(0, 'raid', ['card:grand-registry.0#0']);
    table.answer(0, 'raid', 'card:grand-registry.0#0');
    expect(table.bag(0).black).toBe(1); // the own one
    expect(table.held(2, 'grand-registry').projects[0]?.cells).toEqual([null, 'black']);
    expect(table).toWaitFor([0, 'resources']); // nothing but black is left to raid, and for one discard one cube
  });

  it('MOG-1.9 every card lies open before its owner, with what lies on it, for everybody', () => {
    const scene = new Scene().card(0, 'corsair-zaira-rell', 'r . .').working(1, 'ore-barges');
    const { session } = scene.card(2, 'grand-registry', '. k').play();
    for (const viewer of VIEWERS) {
      const { seats } = session.view(viewer);
      expect(seats.map(({ cards }) => cards.map(({ id }) => id))).toEqual([
        ['azhgar-host', 'corsair-zaira-rell'],
        ['kitzal-brood', 'ore-barges'],
        ['nehari-seers', 'grand-registry'],
      ]);
      expect(seats[0]?.cards[1]?.projects[0]?.cells).toEqual(['red', null, null]);
      expect(seats[1]?.cards[1]?.projects[0]).toMatchObject({
        cells: ['yellow', 'yellow', 'green'],
        done: true,
      });
      expect(seats[2]?.cards[1]?.projects[0]?.cells).toEqual([null, 'black']);
    }
  });

  it('MOG-1.10 a seat sees what its own bag holds, nobody else does, the public table neither', () => {
    const { session } = new Scene().bag(0, 'r b y g k').bag(1, 'k k').play();
    for (const viewer of VIEWERS) {
      const { seats } = session.view(viewer);
      for (const at of [0, 1, 2])
        expect(seats[at]?.bag).toEqual(viewer === at ? session.state.seats[at]?.bag : null);
      expect(seats.map(({ bagSize }) => bagSize)).toEqual([2, 2, 25]);
    }
    expect(session.view(1).seats[1]?.bag).toMatchObject({ black: 2, red: 0 });
  });

  it('MOG-1.10 the cubes drawn are shown to all', () => {
    const { session, journal } = new Scene().bag(0, 'r y k').play();
    for (const viewer of VIEWERS)
      expect([...session.view(viewer).turn.drawn].sort()).toEqual(['black', 'red', 'yellow']);
    const told = journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    const drew = told.filter(({ message }) => message.key === 'fact.drew');
    expect(drew.map(({ to }) => to)).toEqual(['all']);
  });

  it('MOG-1.10 a draw is uniformly random, whatever the bag holds: each cube of four stays behind as often', () => {
    const left = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };
    const first = { ...left };
    for (const seed of SEEDS) {
      const table = new Scene().bag(0, 'r b y k').play(seed);
      for (const colour of RESOURCES) left[colour] += table.bag(0)[colour];
      const [drawn] = table.state.turn.drawn;
      if (drawn) first[drawn] += 1;
    }
    for (const count of [left, first]) {
      expect(count.green).toBe(0);
      for (const colour of ['red', 'blue', 'yellow', 'black'] as const) {
        expect(count[colour]).toBeGreaterThan(SEEDS.length / 8);
        expect(count[colour]).toBeLessThan(SEEDS.length / 2.5);
      }
    }
  });
});
