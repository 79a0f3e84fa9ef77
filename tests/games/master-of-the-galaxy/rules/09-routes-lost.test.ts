import { describe, expect, it } from 'vitest';
import type { SystemId, TrackId } from '#games/master-of-the-galaxy/content/board.ts';
import type { Colour } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, Scene } from '../scene.ts';

const from = (near: SystemId, colour: Colour, cubes: number) => ({ from: near, colour, cubes });
const tracksHeld = (table: Galaxy): TrackId[] => (Object.keys(table.state.routes) as TrackId[]).sort();

/** Three seats want the neutral a0, each from its own side; seat 1 also goes from m3 to m0. */
const race = () =>
  new Scene()
    .base(1, 'm3')
    .base(2, 'b0')
    .route(0, 's0-a0', from('s0', 'red', 3))
    .route(1, 'a0-m3', from('m3', 'yellow', 2))
    .route(1, 'm3-m0', from('m3', 'yellow', 1))
    .route(2, 'a0-b0', from('b0', 'blue', 1));

describe('MOG-9 Losing a route', () => {
  it('MOG-9.12 several seats may lay routes to the same neutral system', () => {
    const table = race().bag(0, 'r').bag(1, 'y').bag(2, 'b').play();
    table.answers([0, 'distribute', 'return'], [1, 'distribute', 'return']);
    table.put(2, 'blue>route:a0-b0@b0');
    expect(table.state.routes).toMatchObject({
      's0-a0': { owner: 0, cubes: 3 },
      'a0-m3': { owner: 1, cubes: 2 },
      'a0-b0': { owner: 2, cubes: 2 },
    });
  });

  it('MOG-9.12 the first base there keeps its routes; rivals return theirs, complete or not', () => {
    const table = race().prepared(0, 'azhgar-host').bag(0, 'g').bag(1, '').bag(2, '').play();
    table.answers([0, 'distribute', 'return'], [0, 'reward', 'base:azhgar-host.0>a0']);
    expect(tracksHeld(table)).toEqual(['m3-m0', 's0-a0']); // the rival's other route stays
    expect(table.state.routes['s0-a0']).toEqual({ owner: 0, from: 's0', colour: 'red', cubes: 3 });
    expect(table.bag(0)).toEqual({ red: 0, blue: 0, yellow: 0, green: 1, black: 0 });
    expect(table.bag(1)).toEqual({ red: 0, blue: 0, yellow: 2, green: 0, black: 0 }); // it was complete
    expect(table.bag(2)).toEqual({ red: 0, blue: 1, yellow: 0, green: 0, black: 0 }); // it was not
    expect(table).toWaitFor([0, 'lifted']);
  });

  it('MOG-9.12 all own routes to it are kept', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm3')
      .prepared(0, 'azhgar-host')
      .route(0, 's0-a0', from('s0', 'red', 3))
      .route(0, 'a0-b0', from('b0', 'blue', 1))
      .route(1, 'a0-m3', from('m3', 'yellow', 2))
      .bag(0, 'g')
      .play();
    table.answers([0, 'distribute', 'return'], [0, 'reward', 'base:azhgar-host.0>a0']);
    expect(tracksHeld(table)).toEqual(['a0-b0', 's0-a0']);
  });

  it('MOG-9.12 a base placed through a conflict sends the rivals home as well', () => {
    const table = new Scene()
      .bag(0, 'y')
      .base(0, 'b0')
      .base(1, 'm3')
      .route(0, 'a0-b0', from('b0', 'blue', 2))
      .route(1, 'a0-m3', from('m3', 'yellow', 2))
      .bag(1, '')
      .conflict('scorched-orbits', 's0-a0', { red: 's0', onRed: 'r r r . y' })
      .play();
    table.put(0, 'yellow>side:s0-a0.red');
    table.answer(0, 'resources', { red: 3, blue: 0, yellow: 0, green: 0 });
    table.answer(0, 'conquer', 'reserve');
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
    expect(tracksHeld(table)).toEqual(['a0-b0']);
    expect(table.bag(1).yellow).toBe(2);
  });

  it('MOG-9.13 who loses a system at once returns all own routes that touch it, at either end', () => {
    const table = new Scene()
      .bag(0, 'b')
      .bag(1, '')
      .base(0, 'm0')
      .base(1, 'a1', 2)
      .route(1, 's1-a1', from('s1', 'blue', 3)) // to it, complete
      .route(1, 'a1-b1', from('a1', 'yellow', 2)) // from it, begun
      .route(1, 's1-b1', from('s1', 'green', 3)) // elsewhere
      .route(0, 'm0-c', from('m0', 'green', 2))
      .conflict('hunt-for-the-flagship', 'a1-m0', { red: 'm0', onRed: 'r r g .' })
      .play();
    table.put(0, 'blue>side:a1-m0.red');
    table.answers([0, 'plunder', 'route:s1-b1#2'], [0, 'plunder', 'route:s1-b1#1']);
    expect(table).toWaitFor([0, 'conquer']); // the routes are gone before the winner moves in
    expect(table.state.systems.a1).toMatchObject({ owner: null, bases: 0 });
    expect(tracksHeld(table)).toEqual(['m0-c', 's1-b1']);
    expect(table.bag(1)).toEqual({ red: 0, blue: 3, yellow: 2, green: 0, black: 0 });
    expect(table.state.routes['m0-c']?.cubes).toBe(2); // a bystander
  });

  it('MOG-9.13 as long as a base stays the routes stay', () => {
    const table = new Scene()
      .bag(0, 'g')
      .base(0, 'm0')
      .base(1, 'a1', 2)
      .route(1, 's1-a1', from('s1', 'blue', 3))
      .card(1, 'salvager-tock')
      .conflict('heretics-uprising', 'a1-m0', { red: 'm0', onRed: 'r r .' }) // red wins cards only
      .play();
    table.put(0, 'green>side:a1-m0.red');
    table.answers([0, 'plunder', 'route:s1-a1#2'], [0, 'plunder', 'route:s1-a1#1']);
    expect(table.state.systems.a1).toMatchObject({ owner: 1, bases: 2 });
    expect(table.state.routes['s1-a1']?.cubes).toBe(1);
  });

  it('MOG-9.16 a track never holds cubes of two seats', () => {
    const table = new Scene(2)
      .turnOf(1)
      .base(1, 'm3')
      .bag(1, 'b')
      .prepared(1, 'kitzal-brood')
      .route(1, 'a0-m3', from('m3', 'yellow', 2))
      .route(0, 's0-a0', from('s0', 'blue', 2))
      .bag(0, 'b')
      .top('leader', 'salvager-tock', 'admiral-gorvane')
      .play();
    expect(table).toRefuse(1, 'distribute', 'blue>route:s0-a0@s0', 'core.notOffered');
    expect(table).toRefuse(1, 'distribute', 'blue>route:s0-a0@a0', 'core.notOffered');
    table.answers(
      [1, 'distribute', 'return'],
      [1, 'reward', 'base:kitzal-brood.0>a0'],
      [1, 'lifted', 'salvager-tock'],
      [1, 'cards', 'end'],
    );
    expect(tracksHeld(table)).toEqual(['a0-m3']); // seat 0 has left the track to a0
    expect(table).toRefuse(0, 'distribute', 'blue>route:s0-a0@s0', 'core.notOffered');
    table.answer(0, 'distribute', 'return');
    expect(table).toRefuse(1, 'distribute', 'blue>route:s0-a0@a0', 'core.notOffered'); // nor does its new owner go on
  });
});
