import { describe, expect, it } from 'vitest';
import type { SystemId, TrackId } from '#games/master-of-the-galaxy/content/board.ts';
import type { Colour } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, Scene } from '../scene.ts';

/** What seat 0 is offered on tracks. */
const tracksOffered = (table: Galaxy) =>
  table.offers(0, 'distribute').filter((id) => id.includes('>route:') && !id.startsWith('cancel'));

/** Cubes of a route laid from a system. */
const from = (near: SystemId, colour: Colour, cubes: number) => ({ from: near, colour, cubes });

const cubesOn = (table: Galaxy, track: TrackId) => table.state.routes[track]?.cubes ?? 0;

describe('MOG-9 Laying a route', () => {
  it('MOG-9.2 a route starts at a system of the seat', () => {
    const table = new Scene().bag(0, 'y').play();
    expect(tracksOffered(table)).toEqual(['yellow>route:s0-b0@s0']);
    expect(table).toRefuse(0, 'distribute', 'yellow>route:a0-b0@a0', 'core.notOffered'); // two neutral systems
    expect(table).toRefuse(0, 'distribute', 'yellow>route:s0-b0@b0', 'core.notOffered'); // from the neutral end
    expect(table).toRefuse(0, 'distribute', 'yellow>route:s1-a1@s1', 'core.notOffered'); // a rival's
    const wider = new Scene().bag(0, 'y').base(0, 'b0').play();
    expect([...tracksOffered(wider)].sort()).toEqual([
      'yellow>route:a0-b0@b0',
      'yellow>route:b0-m0@b0',
      'yellow>route:s0-b0@b0',
      'yellow>route:s0-b0@s0',
    ]);
  });

  it('MOG-9.3 its colour is that of one of the two systems joined', () => {
    const table = new Scene().bag(0, 'r b g').play(); // s0 is red, a0 blue, b0 yellow
    expect([...tracksOffered(table)].sort()).toEqual([
      'blue>route:s0-a0@s0',
      'red>route:s0-a0@s0',
      'red>route:s0-b0@s0',
    ]);
    const yellows = new Scene().bag(0, 'y r b').base(0, 'm3').play(); // m3 and the centre are both yellow
    expect(tracksOffered(yellows).filter((id) => id.endsWith('m3-c@m3'))).toEqual(['yellow>route:m3-c@m3']);
  });

  it('MOG-9.3 all its cells hold the colour of the first', () => {
    const table = new Scene().bag(0, 'b r b').play();
    table.put(0, 'blue>route:s0-a0@s0');
    expect(table).toRefuse(0, 'distribute', 'red>route:s0-a0@s0', 'core.notOffered');
    table.put(0, 'blue>route:s0-a0@s0');
    expect(table.state.routes['s0-a0']).toEqual({ owner: 0, from: 's0', colour: 'blue', cubes: 2 });
  });

  it('MOG-9.4 cells are filled one by one from the own system', () => {
    const table = new Scene().bag(0, 'r r r').base(0, 'a0').play();
    table.put(0, 'red>route:s0-a0@s0');
    expect(tracksOffered(table).filter((id) => id.includes('s0-a0'))).toEqual(['red>route:s0-a0@s0']);
    expect(table).toRefuse(0, 'distribute', 'red>route:s0-a0@a0', 'core.notOffered'); // not from the far end
    table.put(0, 'red>route:s0-a0@s0', 'red>route:s0-a0@s0');
    expect(table.state.routes['s0-a0']).toEqual({ owner: 0, from: 's0', colour: 'red', cubes: 3 });
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-9.4 a full track takes no more', () => {
    const table = new Scene()
      .bag(0, 'r r')
      .route(0, 's0-a0', from('s0', 'red', 2))
      .play();
    table.put(0, 'red>route:s0-a0@s0');
    expect(tracksOffered(table)).toEqual(['red>route:s0-b0@s0']);
  });

  it('MOG-9.5 a thief takes the farthest cube of a route', () => {
    const table = new Scene(2)
      .bag(0, 'b')
      .card(0, 'listener-mirith', 'b b .')
      .route(1, 's2-b2', from('s2', 'yellow', 3))
      .route(1, 's2-a2', from('s2', 'green', 1))
      .base(1, 'm2')
      .route(1, 'm2-c', from('m2', 'blue', 3))
      .prepared(1, 'kitzal-brood')
      .bag(1, 'r b')
      .play();
    table.put(0, 'blue>card:listener-mirith.0');
    expect(table).toOfferExactly(0, 'steal', ['route:m2-c#2']); // the third cell alone
    table.answers([0, 'steal', 'route:m2-c#2'], [0, 'cards', 'end']);
    expect(table.state.routes['m2-c']).toEqual({ owner: 1, from: 'm2', colour: 'blue', cubes: 2 });
    expect(cubesOn(table, 's2-b2')).toBe(3);
    table.put(1, 'blue>route:m2-c@m2'); // the cell that was emptied is the next one
    expect(cubesOn(table, 'm2-c')).toBe(3);
  });

  it('MOG-9.5 a plunderer takes the farthest cube, then the next', () => {
    const table = new Scene()
      .bag(0, 'b')
      .base(0, 'm0')
      .base(1, 'a1')
      .route(1, 's1-b1', from('s1', 'blue', 3))
      .conflict('hunt-for-the-flagship', 'a1-m0', { red: 'm0', onRed: 'r r g .' })
      .play();
    table.put(0, 'blue>side:a1-m0.red');
    expect(table).toOfferExactly(0, 'plunder', ['route:s1-b1#2']);
    table.answer(0, 'plunder', 'route:s1-b1#2');
    expect(table).toOfferExactly(0, 'plunder', ['route:s1-b1#1']);
    table.answer(0, 'plunder', 'route:s1-b1#1');
    expect(table.state.routes['s1-b1']).toEqual({ owner: 1, from: 's1', colour: 'blue', cubes: 1 });
    expect(table.bag(0).blue).toBe(3); // two of them plundered, one from the conflict
  });

  it('MOG-9.7 the last cell completes the route, and a prepared base may follow at the end of the phase', () => {
    const scene = () => new Scene().prepared(0, 'azhgar-host').bag(0, 'r y');
    const table = scene()
      .route(0, 's0-a0', from('s0', 'red', 2))
      .play();
    table.put(0, 'red>route:s0-a0@s0');
    expect(table).toWaitFor([0, 'distribute']); // not before the phase ends
    table.answer(0, 'distribute', 'return');
    expect(table).toOfferExactly(0, 'reward', ['base:azhgar-host.0>a0', 'base:azhgar-host.0>s0', 'keep']);
    table.answer(0, 'reward', 'base:azhgar-host.0>a0');
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
    const short = scene()
      .route(0, 's0-a0', from('s0', 'red', 1))
      .play();
    short.put(0, 'red>route:s0-a0@s0', 'return'); // one cell is empty
    expect(short).toWaitFor([1, 'distribute']);
    expect(short.state.systems.a0.owner).toBe(null);
  });

  it('MOG-9.7 without a prepared base the route alone brings nothing', () => {
    const table = new Scene()
      .bag(0, 'r')
      .route(0, 's0-a0', from('s0', 'red', 2))
      .play();
    table.put(0, 'red>route:s0-a0@s0');
    expect(table.state.systems.a0.owner).toBe(null);
    expect(table).toWaitFor([1, 'distribute']);
  });

  it('MOG-9.8 cubes stay on the board, complete or not, until a black cube returns the whole route', () => {
    const table = new Scene(2)
      .bag(0, 'y k')
      .base(0, 'a0')
      .route(0, 's0-a0', from('s0', 'red', 3))
      .route(0, 'a0-m3', from('a0', 'blue', 1))
      .play();
    table.answers([0, 'distribute', 'return'], [1, 'distribute', 'return']);
    expect([cubesOn(table, 's0-a0'), cubesOn(table, 'a0-m3')]).toEqual([3, 1]);
    table.put(0, 'cancel>route:s0-a0');
    expect(table.bag(0)).toEqual({ red: 3, blue: 0, yellow: 0, green: 0, black: 1 });
    expect([cubesOn(table, 's0-a0'), cubesOn(table, 'a0-m3')]).toEqual([0, 1]);
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 }); // the systems need it no more
  });

  it('MOG-9.9 own systems may be joined, and the first cube fixes the near end', () => {
    const table = new Scene().bag(0, 'b b').base(0, 'a0').play();
    const between = () => tracksOffered(table).filter((id) => id.includes('s0-a0'));
    expect([...between()].sort()).toEqual(['blue>route:s0-a0@a0', 'blue>route:s0-a0@s0']);
    table.put(0, 'blue>route:s0-a0@a0');
    expect(between()).toEqual(['blue>route:s0-a0@a0']);
    expect(table.state.routes['s0-a0']).toEqual({ owner: 0, from: 'a0', colour: 'blue', cubes: 1 });
  });

  it("MOG-9.10 no route leads to another seat's system", () => {
    const table = new Scene().bag(0, 'r b').base(1, 'a0').play();
    expect(tracksOffered(table)).toEqual(['red>route:s0-b0@s0']);
    expect(table).toRefuse(0, 'distribute', 'blue>route:s0-a0@s0', 'core.notOffered');
  });

  it('MOG-9.11 no route leads to a neutral system with which the seat has a conflict', () => {
    const war = new Scene().bag(0, 'r b').conflict('patent-war', 's0-a0', { red: 'a0' }).play();
    expect(tracksOffered(war)).toEqual(['red>route:s0-b0@s0']);
    expect(war).toRefuse(0, 'distribute', 'blue>route:s0-a0@s0', 'core.notOffered');
  });

  it("MOG-9.11 a rival's conflict with that system does not matter", () => {
    const table = new Scene().bag(0, 'b').base(1, 'm3').conflict('patent-war', 'a0-m3', { red: 'm3' }).play();
    table.put(0, 'blue>route:s0-a0@s0');
    expect(cubesOn(table, 's0-a0')).toBe(1);
  });

  it('MOG-9.14 an emptied route forgets its colour and its near end', () => {
    const table = new Scene()
      .bag(0, 'k b')
      .base(0, 'a0')
      .route(0, 's0-a0', from('s0', 'red', 1))
      .play();
    const between = () => tracksOffered(table).filter((id) => id.includes('s0-a0'));
    expect(between()).toEqual([]); // the route is red
    table.put(0, 'cancel>route:s0-a0');
    expect(table.state.routes).toEqual({});
    expect([...between()].sort()).toEqual(['blue>route:s0-a0@a0', 'blue>route:s0-a0@s0']);
    table.put(0, 'blue>route:s0-a0@a0');
    expect(table.state.routes['s0-a0']).toEqual({ owner: 0, from: 'a0', colour: 'blue', cubes: 1 });
  });

  it('MOG-9.14 so does a route whose last cube is stolen', () => {
    const table = new Scene(2)
      .turnOf(1)
      .bag(1, 'r')
      .card(1, 'corsair-zaira-rell', 'r r .')
      .route(0, 's0-a0', from('s0', 'red', 1))
      .bag(0, 'b')
      .play();
    table.put(1, 'red>card:corsair-zaira-rell.0');
    table.answers([1, 'steal', 'route:s0-a0#0'], [1, 'cards', 'end']);
    table.put(0, 'blue>route:s0-a0@s0');
    expect(table.state.routes['s0-a0']?.colour).toBe('blue');
  });

  it('MOG-9.17 while the conflict lasts no other track to that system takes cubes, and those on it stay', () => {
    const scene = (near: number) =>
      new Scene()
        .bag(0, 'y')
        .base(0, 'b0')
        .route(0, 'a0-b0', from('b0', 'yellow', near))
        .conflict('patent-war', 's0-a0', { red: 's0' });
    const table = scene(2).play();
    expect(table).toRefuse(0, 'distribute', 'yellow>route:a0-b0@b0', 'core.notOffered');
    expect(tracksOffered(table)).toContain('yellow>route:b0-m0@b0'); // other systems are free
    table.answer(0, 'distribute', 'return');
    expect(cubesOn(table, 'a0-b0')).toBe(2);
    const peace = new Scene()
      .bag(0, 'y')
      .base(0, 'b0')
      .route(0, 'a0-b0', from('b0', 'yellow', 2))
      .play();
    expect(tracksOffered(peace)).toContain('yellow>route:a0-b0@b0');
  });

  it('MOG-9.17 a route there that was already complete still lets a base in, which ends the conflict', () => {
    const table = new Scene()
      .bag(0, 'g')
      .base(0, 'b0')
      .prepared(0, 'azhgar-host')
      .route(0, 'a0-b0', from('b0', 'yellow', 4))
      .conflict('patent-war', 's0-a0', { red: 's0', onRed: 'r . .' })
      .play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'reward', 'base:azhgar-host.0>a0');
    expect(table.state.systems.a0).toMatchObject({ owner: 0, bases: 1 });
    expect(table.state.conflicts).toEqual([]);
    expect(table.cards(0)).toContain('patent-war'); // its red side lay towards s0
    expect(table.bag(0)).toMatchObject({ red: 1, green: 1 });
  });
});
