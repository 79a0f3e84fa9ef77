import { describe, expect, it } from 'vitest';
import type { CardProject } from '#games/master-of-the-galaxy/content/card.ts';
import { cards } from '#games/master-of-the-galaxy/content/cards.ts';
import { Scene } from '../scene.ts';

/** The kinds of card that carry a kind of project. */
const where = (kind: CardProject['kind']) => [
  ...new Set(
    Object.values(cards).flatMap((card) =>
      card.projects.some((project) => project.kind === kind) ? [card.kind] : [],
    ),
  ),
];

const empty = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };

describe('MOG-25 Project table', () => {
  it('MOG-25.1 planet: one non-black cube brings two or three, stays, and cannot be removed', () => {
    const table = new Scene(2).bag(0, 'r y k').bag(1, 'g').play();
    expect(table.offers(0, 'distribute')).not.toContain('black>planet:s0.0');
    table.put(0, 'red>planet:s0.0', 'yellow>planet:s0.1');
    expect(table).toOfferExactly(0, 'distribute', ['return']); // nothing to cancel
    table.put(0, 'return');
    expect(table.bag(0)).toEqual({ ...empty, red: 3, yellow: 2, black: 1 });
    table.put(1, 'return');
    expect(table.state.systems.s0.planets).toEqual(['red', 'yellow', null]);
  });

  it('MOG-25.2 route: the track length in one of two colours lets a base be placed; the cubes stay, removable', () => {
    const table = new Scene()
      .prepared(0, 'azhgar-host')
      .route(0, 's0-a0', { from: 's0', colour: 'blue', cubes: 2 })
      .bag(0, 'b')
      .play();
    table.put(0, 'blue>route:s0-a0@s0');
    expect(table).toOfferExactly(0, 'reward', ['base:azhgar-host.0>s0', 'base:azhgar-host.0>a0', 'keep']);
    table.answer(0, 'reward', 'base:azhgar-host.0>a0');
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
    expect(table.state.routes['s0-a0']?.cubes).toBe(3);

    const scene = new Scene().route(0, 's0-a0', { from: 's0', colour: 'blue', cubes: 3 });
    const cancels = scene.bag(0, 'k').play();
    cancels.put(0, 'cancel>route:s0-a0');
    expect(cancels.state.routes['s0-a0']).toBeUndefined();
    expect(cancels.bag(0)).toEqual({ ...empty, blue: 3, black: 1 });
  });

  it('MOG-25.2 route: two cubes of three open nothing, and a third colour does not fit', () => {
    const scene = new Scene().prepared(0, 'azhgar-host').bag(0, 'b r g');
    const table = scene.route(0, 's0-a0', { from: 's0', colour: 'blue', cubes: 1 }).play();
    expect(table).toRefuse(0, 'distribute', 'red>route:s0-a0@s0', 'core.notOffered');
    expect(table).toRefuse(0, 'distribute', 'green>route:s0-b0@s0', 'core.notOffered');
    table.put(0, 'blue>route:s0-a0@s0', 'return');
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-25.3 base: on races and governments, brings a prepared base; the cubes return, removable before', () => {
    expect(where('base')).toEqual(['race', 'government']);
    const table = new Scene().card(0, 'frontier-directorate', 'g g r .').bag(0, 'b').play();
    table.put(0, 'blue>card:frontier-directorate.0');
    expect(table.held(0, 'frontier-directorate').projects[0]).toEqual({
      cells: [null, null, null, null],
      done: false,
      disc: true,
    });
    expect(table.bag(0)).toEqual({ ...empty, green: 2, red: 1, blue: 1 });
    expect(table.state.seats[0]?.reserve).toBe(7);

    const cancels = new Scene().card(0, 'frontier-directorate', 'g g r .').bag(0, 'k').play();
    cancels.put(0, 'cancel>card:frontier-directorate.0');
    expect(cancels.bag(0)).toEqual({ ...empty, green: 2, red: 1, black: 1 });
    expect(cancels.state.seats[0]?.reserve).toBe(8);
  });

  it('MOG-25.4 card: on races and governments, brings one or two cards; the cubes return, removable before', () => {
    expect(where('card')).toEqual(['race', 'government']);
    const counts = Object.values(cards).flatMap((card) =>
      card.projects.flatMap((project) => (project.kind === 'card' ? [project.count] : [])),
    );
    expect(new Set(counts)).toEqual(new Set([1, 2]));
    const table = new Scene().card(0, 'league-of-free-ports', 'y .').bag(0, 'y').play();
    const [commerce = ''] = table.state.decks.commerce;
    table.put(0, 'yellow>card:league-of-free-ports.0').answer(0, 'lifted', commerce);
    expect(table.cards(0)).toEqual(['azhgar-host', 'league-of-free-ports', commerce]);
    expect(table.bag(0)).toEqual({ ...empty, yellow: 2 });

    const cancels = new Scene().card(0, 'league-of-free-ports', 'y .').bag(0, 'k').play();
    cancels.put(0, 'cancel>card:league-of-free-ports.0');
    expect(cancels.bag(0)).toEqual({ ...empty, yellow: 1, black: 1 });
    expect(cancels.cards(0)).toHaveLength(2);
  });

  it('MOG-25.5 development: works while its cubes stay; cancelled, it stops working', () => {
    expect(where('development')).toEqual(['expansion', 'commerce', 'progress']);
    const table = new Scene().card(0, 'plasma-lenses', 'b b .').bag(0, 'r').play();
    table.put(0, 'red>card:plasma-lenses.0');
    expect(table.symbols(0).scientific).toBe(1);
    expect(table.held(0, 'plasma-lenses').projects[0]?.cells).toEqual(['blue', 'blue', 'red']);
    expect(table.bag(0)).toEqual(empty);

    const cancels = new Scene().working(0, 'plasma-lenses').bag(0, 'k').play();
    cancels.put(0, 'cancel>card:plasma-lenses.0');
    expect(cancels.symbols(0).scientific).toBe(0);
    expect(cancels.bag(0)).toEqual({ ...empty, blue: 2, red: 1, black: 1 });
  });

  it('MOG-25.6 programme: on races, brings symbols while its cubes stay; cancelled, they are lost', () => {
    expect(where('programme')).toEqual(['race']);
    const table = new Scene().fill(0, 'azhgar-host', { project: 3, but: 1 }).bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.3');
    expect(table.symbols(0)).toMatchObject({ cultural: 1, economic: 1, military: 2 });
    expect(table.bag(0)).toEqual(empty);

    const cancels = new Scene().working(0, 'azhgar-host', 3).bag(0, 'k').play();
    cancels.put(0, 'cancel>card:azhgar-host.3');
    expect(cancels.symbols(0)).toMatchObject({ cultural: 0, economic: 0, military: 1 });
    expect(cancels.bag(0)).toEqual({ ...empty, red: 3, green: 1, blue: 1, black: 1 });
  });

  it('MOG-25.7 theft: on leaders, takes the shown resource; the cubes return, removable before', () => {
    expect(where('theft')).toEqual(['leader']);
    const victim = () => new Scene().card(1, 'ore-barges', '. . g').card(0, 'salvager-tock', 'g g .');
    const table = victim().bag(0, 'r').play();
    table.put(0, 'red>card:salvager-tock.0').answer(0, 'steal', 'card:ore-barges.0#2');
    expect(table.bag(0)).toEqual({ ...empty, green: 3, red: 1 });
    expect(table.held(1, 'ore-barges').projects[0]?.cells).toEqual([null, null, null]);

    const cancels = victim().bag(0, 'k').play();
    cancels.put(0, 'cancel>card:salvager-tock.0');
    expect(cancels.bag(0)).toEqual({ ...empty, green: 2, black: 1 });
    expect(cancels.held(1, 'ore-barges').projects[0]?.cells).toEqual([null, null, 'green']);
  });

  it('MOG-25.8 conflict: the own side costs what it shows and brings what the other shows; the cubes return', () => {
    // red 'r y y*' beats blue, which shows «take a development»; blue 'r r* y g' beats red, which shows «destroy»
    const front = () => new Scene().base(0, 'm0').base(1, 'a1').card(1, 'ore-barges');
    const table = front().conflict('patent-war', 'a1-m0', { red: 'm0', onRed: 'r . .' }).bag(0, 'y y').play();
    table.put(0, 'yellow>side:a1-m0.red', 'yellow>side:a1-m0.red*').answer(0, 'seize', 'ore-barges');
    expect(table.cards(0)).toEqual(['azhgar-host', 'patent-war', 'ore-barges']);
    expect(table.state.systems.a1.owner).toBe(1);
    expect(table.bag(0)).toEqual({ ...empty, red: 1, yellow: 1 });

    const other = front()
      .conflict('patent-war', 'a1-m0', { red: 'a1', onBlue: 'r r y .' })
      .bag(0, 'g')
      .play();
    other.put(0, 'green>side:a1-m0.blue').answer(0, 'conquer', 'neutral');
    expect(other.state.systems.a1.owner).toBeNull();
    expect(other.cards(1)).toContain('ore-barges');
    expect(other.bag(0)).toEqual({ ...empty, red: 1, yellow: 1, green: 1 });
  });

  it('MOG-25.8 conflict: a black cube returns the own side, never the other', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .conflict('patent-war', 'a1-m0', { red: 'm0', onRed: 'r y .', onBlue: 'r . . g' })
      .bag(0, 'k')
      .play();
    expect(table).toRefuse(0, 'distribute', 'cancel>side:a1-m0.blue', 'core.notOffered');
    table.put(0, 'cancel>side:a1-m0.red');
    expect(table.bag(0)).toEqual({ ...empty, red: 1, yellow: 1, black: 1 });
    expect(table.state.conflicts[0]?.cells).toEqual({
      red: [null, null, null],
      blue: ['red', null, null, 'green'],
    });
    expect(table).toWaitFor([0, 'cards']);
  });
});
