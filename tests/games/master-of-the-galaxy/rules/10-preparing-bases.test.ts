import { describe, expect, it } from 'vitest';
import type { Seat } from '#core/seat.ts';
import { cards } from '#games/master-of-the-galaxy/content/cards.ts';
import { GOVERNMENTS, RACES } from '#games/master-of-the-galaxy/content/ids.ts';
import { type Galaxy, Scene } from '../scene.ts';

/** What lies on the base project of a card. */
const base = (table: Galaxy, card: Parameters<Galaxy['held']>[1] = 'azhgar-host', seat: Seat = 0) =>
  table.held(seat, card).projects[0];

const reserve = (table: Galaxy, seat: Seat) => table.state.seats[seat]?.reserve;

const EMPTY = [null, null, null, null];

/** Seat 0 lacks the last cube of its race's base project and will draw it. */
const lastCube = () => new Scene(2).fill(0, 'azhgar-host', { but: 1 }).bag(0, 'y');

/** Seven of the nine discs are on the board and one lies in the round cell of a government. */
const oneLeft = () =>
  new Scene(2)
    .base(0, 's0', 2)
    .base(0, 'a0', 2)
    .base(0, 'm0', 2)
    .card(0, 'war-chancellery')
    .prepared(0, 'war-chancellery')
    .fill(0, 'azhgar-host', { but: 1 })
    .bag(0, 'y');

describe('MOG-10 Preparing a base', () => {
  it('MOG-10.1 every race has one project that prepares a base', () => {
    for (const race of RACES)
      expect(cards[race].projects.filter(({ kind }) => kind === 'base')).toHaveLength(1);
    const last = ['yellow', 'red', 'green', 'blue'] as const; // the last cell of the first four races
    for (const [seat, colour] of last.entries()) {
      const race = RACES[seat] ?? 'azhgar-host';
      const table = new Scene(4).turnOf(seat).bag(seat, colour.charAt(0)).fill(seat, race, { but: 1 }).play();
      table.put(seat, `${colour}>card:${race}.0`);
      expect(base(table, race, seat)?.disc).toBe(true);
    }
  });

  it('MOG-10.2 complete at the end of the phase it returns its cubes and receives a disc of the reserve', () => {
    const table = lastCube().play();
    expect(reserve(table, 0)).toBe(8);
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(base(table)).toEqual({ cells: EMPTY, done: false, disc: true });
    expect(reserve(table, 0)).toBe(7);
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 2, black: 0 });
    expect(table.session.view('table').seats[0]).toMatchObject({ reserve: 7, bases: 1 }); // not on the board
    expect(reserve(table, 1)).toBe(8); // a bystander
    expect(base(table, 'kitzal-brood', 1)?.disc).toBe(false);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-10.2 with one cell empty nothing happens and the cubes stay', () => {
    const table = lastCube().bag(0, 'r').play();
    table.put(0, 'red>card:azhgar-host.2');
    expect(base(table)).toEqual({ cells: ['green', 'green', 'red', null], done: false, disc: false });
    expect(reserve(table, 0)).toBe(8);
  });

  it('MOG-10.3 a prepared base stays on the card until it is placed', () => {
    const table = lastCube().route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 3 }).play();
    table.put(0, 'yellow>card:azhgar-host.0');
    table.answers([0, 'reward', 'keep'], [1, 'distribute', 'return']);
    expect(base(table)?.disc).toBe(true);
    table.answers([0, 'distribute', 'return'], [0, 'reward', 'base:azhgar-host.0>a0']);
    expect(base(table)?.disc).toBe(false);
    expect(reserve(table, 0)).toBe(7);
    expect(table.state.systems.a0.bases).toBe(1);
  });

  it('MOG-10.4 the next base may be begun before the former is placed', () => {
    const table = new Scene().prepared(0, 'azhgar-host').bag(0, 'g y').play();
    table.put(0, 'green>card:azhgar-host.0', 'yellow>card:azhgar-host.0');
    expect(base(table)).toEqual({ cells: ['green', null, null, 'yellow'], done: false, disc: true });
  });

  it('MOG-10.5 completed while the round cell is occupied it returns its cubes and brings no base', () => {
    const table = lastCube().prepared(0, 'azhgar-host').play();
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(base(table)).toEqual({ cells: EMPTY, done: false, disc: true });
    expect(reserve(table, 0)).toBe(7); // eight and one prepared before: none was added
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 2, black: 0 });
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-10.6 some governments have such a project too', () => {
    const some = GOVERNMENTS.filter((id) => cards[id].projects.some(({ kind }) => kind === 'base'));
    expect(some.length).toBeGreaterThan(0);
    expect(some.length).toBeLessThan(GOVERNMENTS.length);
  });

  it('MOG-10.6 it works beside the one of the race: two prepared bases lie ready', () => {
    const table = new Scene()
      .prepared(0, 'azhgar-host')
      .card(0, 'war-chancellery')
      .fill(0, 'war-chancellery', { but: 1 }) // r r g g y
      .bag(0, 'y')
      .play();
    table.put(0, 'yellow>card:war-chancellery.0');
    expect(base(table)?.disc).toBe(true);
    expect(base(table, 'war-chancellery')).toEqual({ cells: [...EMPTY, null], done: false, disc: true });
    expect(reserve(table, 0)).toBe(6);
    expect(table.bag(0)).toEqual({ red: 2, blue: 0, yellow: 1, green: 2, black: 0 });
  });

  it('MOG-10.6 both may be completed in one turn, and either alone', () => {
    const scene = () =>
      lastCube().card(0, 'war-chancellery').fill(0, 'war-chancellery', { but: 1 }).bag(0, 'y y');
    const both = scene().play();
    both.put(0, 'yellow>card:azhgar-host.0', 'yellow>card:war-chancellery.0');
    both.answer(0, 'reward', 'card:azhgar-host.0');
    expect([base(both)?.disc, base(both, 'war-chancellery')?.disc]).toEqual([true, true]);
    expect(reserve(both, 0)).toBe(6);
    const race = scene().play();
    race.put(0, 'yellow>card:azhgar-host.0', 'return');
    expect([base(race)?.disc, base(race, 'war-chancellery')?.disc]).toEqual([true, false]);
  });

  it('MOG-10.7 with no disc left in the reserve it returns its cubes and brings no base', () => {
    const table = oneLeft().base(0, 'b0').play();
    expect(reserve(table, 0)).toBe(0);
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(base(table)).toEqual({ cells: EMPTY, done: false, disc: false });
    expect(reserve(table, 0)).toBe(0);
    expect(table.bag(0)).toEqual({ red: 1, blue: 0, yellow: 1, green: 2, black: 0 });
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-10.7 the last disc of the reserve may still be prepared', () => {
    const table = oneLeft().play();
    expect(reserve(table, 0)).toBe(1);
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(base(table)?.disc).toBe(true);
    expect(reserve(table, 0)).toBe(0);
  });
});
