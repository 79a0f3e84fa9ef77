import { describe, expect, it } from 'vitest';
import { type Galaxy, Scene } from '../scene.ts';

/** The cubes on a project of a card before seat 0. */
const on = (table: Galaxy, card: Parameters<Galaxy['held']>[1], project = 0) =>
  table.held(0, card).projects[project]?.cells;

const bag = (some: Partial<Record<'red' | 'blue' | 'yellow' | 'green' | 'black', number>>) => ({
  ...{ red: 0, blue: 0, yellow: 0, green: 0, black: 0 },
  ...some,
});

/** The last cubes of a development and of a get-card project; each of them brings a leader. */
const twoLeaders = () =>
  new Scene()
    .bag(0, 'y r')
    .card(0, 'ore-barges', 'y . g')
    .card(0, 'throne-of-seven-houses', '. . . . .', 'y .')
    .top('leader', 'salvager-tock', 'admiral-gorvane', 'listener-mirith', 'lampbearer-oanu');

const development = 'card:ore-barges.0';
const project = 'card:throne-of-seven-houses.1';

/** Both are filled. */
const completed = (scene: Scene) => scene.play().put(0, `yellow>${development}`, `red>${project}`);

/** Seat 1, at turn, is about to steal a green cube; seat 0 will draw one. */
const greenThief = () =>
  new Scene(2)
    .turnOf(1)
    .bag(1, 'r')
    .card(1, 'salvager-tock', 'g g .')
    .top('leader', 'admiral-gorvane', 'lampbearer-oanu')
    .bag(0, 'g');

describe('MOG-7 Phase 2 (distribute resources): rewards', () => {
  it('MOG-7.13 rewards come only when all drawn cubes are used', () => {
    const table = new Scene().bag(0, 'y r').fill(0, 'azhgar-host', { but: 1 }).play();
    table.put(0, 'yellow>card:azhgar-host.0');
    expect(on(table, 'azhgar-host')).not.toContain(null);
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(false);
    table.put(0, 'red>card:azhgar-host.2');
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(true);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-7.13 rewards come right after the rest went back into the bag', () => {
    const table = new Scene().bag(0, 'y r').fill(0, 'azhgar-host', { but: 1 }).play();
    table.put(0, 'yellow>card:azhgar-host.0', 'return');
    expect(table.held(0, 'azhgar-host').projects[0]?.disc).toBe(true);
    expect(table.bag(0)).toEqual(bag({ red: 2, yellow: 1, green: 2 }));
    expect(table.held(1, 'kitzal-brood').projects[0]?.disc).toBe(false); // a bystander
  });

  it('MOG-7.13 several completed projects are all rewarded', () => {
    const table = completed(twoLeaders());
    table.answers([0, 'reward', project], [0, 'lifted', 'salvager-tock'], [0, 'lifted', 'listener-mirith']);
    expect(table.cards(0).slice(-2)).toEqual(['salvager-tock', 'listener-mirith']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-7.14 the seat chooses in which order several rewards come', () => {
    const developed = completed(twoLeaders());
    expect(developed).toOfferExactly(0, 'reward', [development, project]);
    developed.answer(0, 'reward', development);
    expect(developed.symbols(0).economic).toBe(1); // the one has come, the other not
    expect(on(developed, 'throne-of-seven-houses', 1)).toEqual(['yellow', 'red']);
    const projected = completed(twoLeaders());
    projected.answer(0, 'reward', project);
    expect(projected.symbols(0).economic).toBe(0);
    expect(on(projected, 'throne-of-seven-houses', 1)).toEqual([null, null]);
  });

  it('MOG-7.14 a prepared base may be placed before, between or after the rewards', () => {
    const table = () =>
      completed(
        twoLeaders().prepared(0, 'azhgar-host').route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 3 }),
      );
    const bases = ['base:azhgar-host.0>a0', 'base:azhgar-host.0>s0'];
    const toA0 = 'base:azhgar-host.0>a0';
    const before = table();
    expect(before).toOfferExactly(0, 'reward', [development, project, ...bases]);
    before.answers([0, 'reward', toA0], [0, 'lifted', 'salvager-tock']);
    expect(before.state.systems.a0.owner).toBe(0);
    expect(before).toOfferExactly(0, 'reward', [development, project]);
    const between = table();
    between.answers([0, 'reward', project], [0, 'lifted', 'salvager-tock']);
    expect(between).toOfferExactly(0, 'reward', [development, ...bases]);
    between.answers([0, 'reward', toA0], [0, 'lifted', 'listener-mirith']);
    expect(between.symbols(0).economic).toBe(1); // the last reward needs no choice
    const after = table();
    after.answers([0, 'reward', project], [0, 'lifted', 'salvager-tock']);
    after.answers([0, 'reward', development], [0, 'lifted', 'listener-mirith']);
    expect(after).toOfferExactly(0, 'reward', [...bases, 'keep']);
  });

  it('MOG-7.15 a project that is complete no more when the phase ends brings nothing', () => {
    const table = new Scene().bag(0, 'y k').fill(0, 'azhgar-host', { but: 1 }).play();
    table.put(0, 'yellow>card:azhgar-host.0', 'cancel>card:azhgar-host.0');
    expect(table.held(0, 'azhgar-host').projects[0]).toMatchObject({
      cells: [null, null, null, null],
      disc: false,
    });
    expect(table.state.seats[0]?.reserve).toBe(8);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-7.16 cubes of a base, a get-card and a theft project return to the bag', () => {
    const base = new Scene().bag(0, 'y').fill(0, 'azhgar-host', { but: 1 }).play();
    base.put(0, 'yellow>card:azhgar-host.0');
    expect(on(base, 'azhgar-host')).toEqual([null, null, null, null]);
    expect(base.bag(0)).toEqual(bag({ red: 1, yellow: 1, green: 2 }));
    const card = new Scene().bag(0, 'g').fill(0, 'azhgar-host', { project: 2, but: 1 }).play();
    card.put(0, 'green>card:azhgar-host.2').answer(0, 'lifted', 'next');
    expect(on(card, 'azhgar-host', 2)).toEqual([null, null, null]);
    expect(card.bag(0)).toEqual(bag({ red: 2, green: 1 }));
    const theft = new Scene().bag(0, 'y').card(0, 'archivist-quen', 'b b .').play();
    theft.put(0, 'yellow>card:archivist-quen.0');
    expect(on(theft, 'archivist-quen')).toEqual([null, null, null]);
    expect(theft.bag(0)).toEqual(bag({ blue: 2, yellow: 1 }));
  });

  it('MOG-7.16 cubes of a won conflict return to the bag, those in cells of loss to the bank', () => {
    const scene = new Scene().bag(0, 'y').conflict('patent-war', 's0-a0', { red: 's0', onRed: 'r . y' }); // r y y*
    const { red, yellow } = scene.state.bank;
    const table = scene.play();
    table.put(0, 'yellow>side:s0-a0.red');
    expect(table.state.conflicts).toEqual([]);
    expect(table.bag(0)).toEqual(bag({ red: 1, yellow: 1 }));
    expect(table.state.bank).toMatchObject({ red, yellow: yellow + 1 });
  });

  it('MOG-7.16 cubes of a planet, a route, a development and a programme stay', () => {
    const table = new Scene()
      .bag(0, 'b g y')
      .fill(0, 'azhgar-host', { project: 3, but: 1 })
      .card(0, 'ore-barges', 'y y .')
      .route(0, 's0-b0', { from: 's0', colour: 'yellow', cubes: 2 })
      .play();
    table.put(0, 'blue>card:azhgar-host.3', 'green>card:ore-barges.0', 'yellow>route:s0-b0@s0');
    table.answers([0, 'reward', 'card:azhgar-host.3'], [0, 'lifted', 'next'], [0, 'cards', 'end']);
    expect(on(table, 'azhgar-host', 3)).toEqual(['red', 'red', 'red', 'green', 'blue']);
    expect(on(table, 'ore-barges')).toEqual(['yellow', 'yellow', 'green']);
    expect(table.state.routes['s0-b0']?.cubes).toBe(3);
    expect(table.bag(0)).toEqual(bag({}));
    const planet = new Scene().bag(0, 'y').play();
    planet.put(0, 'yellow>planet:s0.0');
    expect(planet.state.systems.s0.planets[0]).toBe('yellow');
    expect(planet.bag(0)).toEqual(bag({ yellow: 2 })); // from the bank
  });

  it('MOG-7.18 a development or programme that stays complete is rewarded once', () => {
    const table = new Scene(2)
      .bag(0, 'r')
      .working(0, 'ore-barges')
      .working(0, 'azhgar-host', 3)
      .route(0, 's0-b0', { from: 's0', colour: 'yellow', cubes: 3 })
      .play();
    table.put(0, 'red>card:azhgar-host.2');
    expect(table).toWaitFor([0, 'cards']); // no reward again
    expect(table.cards(0)).toEqual(['azhgar-host', 'ore-barges']);
    expect(table.told()).not.toContain('fact.implemented');
    expect(table.told()).not.toContain('fact.programme');
  });

  it('MOG-7.18 in the turn after its completion it is not rewarded again', () => {
    const table = new Scene(2).bag(0, 'g').card(0, 'ore-barges', 'y y .').play();
    table.put(0, 'green>card:ore-barges.0');
    table.answers([0, 'lifted', 'next'], [0, 'cards', 'end'], [1, 'distribute', 'return']);
    expect(table.state.turn).toMatchObject({ seat: 0, drawn: [] }); // an empty bag and no black cube
    expect(table).toWaitFor([0, 'cards']);
    expect(table.told().filter((key) => key === 'fact.implemented')).toHaveLength(1);
  });

  it('MOG-7.18 a development made incomplete and filled again is rewarded again', () => {
    const table = greenThief().working(0, 'ore-barges').play();
    expect(table.symbols(0).economic).toBe(1);
    table.put(1, 'red>card:salvager-tock.0');
    table.answers([1, 'steal', 'card:ore-barges.0#2'], [1, 'cards', 'end']);
    expect(table.symbols(0).economic).toBe(0);
    table.put(0, 'green>card:ore-barges.0');
    expect(table.symbols(0).economic).toBe(1);
    table.answer(0, 'lifted', 'admiral-gorvane');
    expect(table.cards(0)).toEqual(['azhgar-host', 'ore-barges', 'admiral-gorvane']);
  });

  it('MOG-7.18 a programme made incomplete and filled again gives its symbols again', () => {
    const table = greenThief().working(0, 'azhgar-host', 3).play();
    expect(table.symbols(0)).toMatchObject({ cultural: 1, economic: 1, military: 2 });
    table.put(1, 'red>card:salvager-tock.0');
    table.answers([1, 'steal', 'card:azhgar-host.3#3'], [1, 'cards', 'end']);
    expect(table.symbols(0)).toMatchObject({ cultural: 0, economic: 0, military: 1 });
    table.put(0, 'green>card:azhgar-host.3');
    expect(table.symbols(0)).toMatchObject({ cultural: 1, economic: 1, military: 2 });
    expect(table).toWaitFor([1, 'distribute']);
  });
});
