import { describe, expect, it } from 'vitest';
import { SYSTEMS, type SystemId } from '#games/master-of-the-galaxy/content/board.ts';
import { type Galaxy, Scene } from '../scene.ts';

const COVERED: readonly SystemId[] = ['s3', 'a3', 'b3']; // the corner that three seats leave empty
const HOLE_MAKER = 'doctor-vesk-tarn'; // on discard a black hole swallows a neutral system
const HOLE_OPENER = 'lampbearer-oanu'; // on discard a token is removed

const uncovered = (scene: Scene, ...opened: readonly SystemId[]) =>
  scene.with((s) => {
    for (const id of opened) s.systems[id].hole = false;
  });
const naming = (ids: readonly string[], system: SystemId) =>
  ids.filter((id) => id.split(/[^a-z0-9]/).includes(system));

/** Seat 0 has what it takes to make a black hole and to open one, and can do both in this turn. */
const withHoles = (scene = new Scene()) =>
  scene
    .working(0, 'plasma-lenses')
    .working(0, 'terraced-habitats')
    .card(0, HOLE_MAKER)
    .card(0, HOLE_OPENER)
    .bag(0, 'k');

function swallow(table: Galaxy, system: SystemId): Galaxy {
  table.answer(0, 'distribute', 'return');
  table.answer(0, 'cards', `discard:${HOLE_MAKER}`);
  table.answer(0, 'collapse', system);
  return table;
}

describe('MOG-4 Black holes', () => {
  it('MOG-4.1 no route may be laid to a covered system', () => {
    const scene = () => new Scene().base(0, 'm3').bag(0, 'y b y');
    expect(naming(scene().play().offers(0, 'distribute'), 'b3')).toEqual([]);
    const open = uncovered(scene(), 'b3').play();
    expect(naming(open.offers(0, 'distribute'), 'b3').sort()).toEqual([
      'blue>route:b3-m3@m3',
      'yellow>route:b3-m3@m3',
    ]);
  });

  it('MOG-4.1 no base may be placed in a covered system, not even by a seat without any', () => {
    const homeless = () =>
      new Scene()
        .prepared(0, 'azhgar-host')
        .bag(0, 'k')
        .with((s) => {
          Object.assign(s.systems.s0, { owner: null, bases: 0 });
          (s.seats[0] as { reserve: number }).reserve += 1;
        });
    const places = (scene: Scene) => {
      const table = scene.play();
      table.answer(0, 'distribute', 'return');
      return table.offers(0, 'reward').flatMap((id) => id.split('>')[1] ?? []);
    };
    const free = SYSTEMS.filter((id) => id !== 's1' && id !== 's2');
    expect(places(homeless()).sort()).toEqual(free.filter((id) => !COVERED.includes(id)).sort());
    expect(places(uncovered(homeless(), ...COVERED)).sort()).toEqual([...free].sort());
  });

  it('MOG-4.1 a covered system cannot be involved in a conflict', () => {
    const fronts = (scene: Scene) => {
      const table = scene.base(0, 'm3').card(0, 'scorched-orbits').bag(0, 'k').play();
      table.answer(0, 'distribute', 'return');
      table.answer(0, 'cards', 'lay:scorched-orbits');
      return table.offers(0, 'lay');
    };
    expect(naming(fronts(new Scene()), 'b3')).toEqual([]);
    expect(naming(fronts(new Scene()), 'c').sort()).toEqual(['m3-c@m3:blue', 'm3-c@m3:red']);
    expect(naming(fronts(uncovered(new Scene(), 'b3')), 'b3').sort()).toEqual([
      'b3-m3@m3:blue',
      'b3-m3@m3:red',
    ]);
  });

  it('MOG-4.1 no planet of a covered system is colonised and nobody has the symbols tied to it', () => {
    const table = new Scene().base(0, 'm3').bag(0, 'r g b').play();
    expect(table.offers(0, 'distribute').filter((id) => /planet:(s3|a3|b3)/.test(id))).toEqual([]);
    for (const seat of [0, 1, 2]) expect(table.symbols(seat)).toMatchObject({ cultural: 0, diplomatic: 0 });
    // A red arrow works through the other system.
    const beside = new Scene().base(0, 'm3').hole('m0').play();
    expect(beside.symbols(0).scientific).toBe(1);
  });

  it('MOG-4.2 a swallowed system is as if it did not exist, with its tracks and arrows', () => {
    const scene = withHoles().base(0, 'b0').base(0, 'c').card(0, 'scorched-orbits');
    const table = swallow(scene.play(), 'm0');
    table.answer(0, 'cards', 'lay:scorched-orbits');
    const fronts = table.offers(0, 'lay');
    expect(naming(fronts, 'm0')).toEqual([]);
    expect(naming(fronts, 'm1').sort()).toEqual(['m1-c@c:blue', 'm1-c@c:red']); // the others are still there
    table.answer(0, 'lay', 'back');
    table.answer(0, 'cards', 'end');
    table.answer(0, 'resources', { green: 1 });
    for (const seat of [1, 2]) table.answer(seat, 'distribute', 'return');
    expect(table).toWaitFor([0, 'distribute']); // green would be a colour of the tracks b0-m0 and m0-c
    expect(table.state.turn.drawn).toContain('green');
    expect(naming(table.offers(0, 'distribute'), 'm0')).toEqual([]);
    expect(table.symbols(0).diplomatic).toBe(0); // green arrows b0 and m0
  });

  it('MOG-4.3 cubes on the planets of a swallowed system go to the bank', () => {
    const scene = withHoles().colony('m0', 0, 'red').colony('m0', 1, 'blue').colony('m1', 0, 'red');
    const table = scene.play();
    const { red, blue, green } = table.state.bank;
    swallow(table, 'm0');
    expect(table.state.systems.m0.hole).toBe(true);
    expect(table.state.systems.m0.planets.filter((cube) => cube === 'red' || cube === 'blue')).toEqual([]);
    expect(table.state.bank).toMatchObject({ red: red + 1, blue: blue + 1, green });
    expect(table.state.systems.m1.planets).toEqual(['red', null]); // a bystander
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-4.4 cubes on the tracks to it return to the bags of those who placed them', () => {
    const scene = withHoles().base(0, 'b0').base(1, 'a1').base(2, 'm1');
    scene.route(0, 'b0-m0', { from: 'b0', colour: 'yellow', cubes: 1 });
    scene.route(1, 'a1-m0', { from: 'a1', colour: 'green', cubes: 2 }); // complete
    scene.route(2, 'm0-m1', { from: 'm1', colour: 'red', cubes: 3 });
    scene.route(1, 's1-a1', { from: 's1', colour: 'blue', cubes: 3 });
    const table = swallow(scene.play(), 'm0');
    expect(table.bag(0)).toMatchObject({ yellow: 1, green: 0, red: 0 });
    expect(table.bag(1)).toMatchObject({ green: 5 + 2, blue: 5 });
    expect(table.bag(2)).toMatchObject({ red: 5 + 3 });
    expect(table.state.routes).toEqual({ 's1-a1': { owner: 1, from: 's1', colour: 'blue', cubes: 3 } });
  });

  it.each([
    ['the swallowed system', 'm0', 'onBlue'],
    ['the other one', 'm1', 'onRed'],
  ] as const)(
    'MOG-4.4 a conflict with it, red towards %s, ends unrewarded and its card goes to the only participant',
    (_, red, own) => {
      const scene = withHoles().base(2, 'm1');
      scene.conflict('war-of-the-deep-probes', 'm0-m1', { red, [own]: 'r r . b' }); // the second cell is one of loss on blue
      scene.conflict('scorched-orbits', 'm1-c', { red: 'm1', onRed: 'r . . . .' });
      const table = scene.play();
      const { red: reds, blue } = table.state.bank;
      swallow(table, 'm0');
      expect(table.cards(2)).toEqual(['nehari-seers', 'war-of-the-deep-probes']);
      expect(table.state.conflicts.map(({ card }) => card)).toEqual(['scorched-orbits']); // another one goes on
      const lost = own === 'onBlue' ? 1 : 0;
      expect(table.bag(2)).toMatchObject({ red: 5 + 2 - lost, blue: 6 });
      expect(table.state.bank).toMatchObject({ red: reds + lost, blue });
      expect(table.state.systems.m0).toMatchObject({ owner: null, bases: 0, hole: true });
      expect(table).toWaitFor([0, 'cards']);
    },
  );

  it('MOG-4.5 the symbol of a conflict with it is lost, a red-arrow symbol stays with the other system', () => {
    const scene = withHoles().base(2, 'm1');
    scene.conflict('war-of-the-deep-probes', 'm0-m1', { red: 'm1', onRed: 'r' });
    const table = scene.play();
    expect(table.symbols(2)).toMatchObject({ scientific: 1, economic: 2, cultural: 1 });
    swallow(table, 'm0');
    expect(table.symbols(2)).toMatchObject({ scientific: 0, economic: 2, cultural: 1 });
    expect(table.symbols(1)).toMatchObject({ scientific: 1, economic: 0 }); // a bystander
  });

  it('MOG-4.6 a system whose token is removed is an ordinary neutral one from then on', () => {
    const scene = withHoles().base(0, 'm3').card(0, 'scorched-orbits').bag(0, 'b');
    const table = scene.play();
    expect(naming(table.offers(0, 'distribute'), 'b3')).toEqual([]);
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', `discard:${HOLE_OPENER}`);
    expect(table).toOfferExactly(0, 'ignite', COVERED);
    table.answer(0, 'ignite', 'b3');
    expect(table.state.systems.b3).toEqual({ owner: null, bases: 0, planets: [null], hole: false });
    expect(table.state.systems.s3.hole).toBe(true);
    table.answer(0, 'cards', 'lay:scorched-orbits'); // a conflict with it, at once
    expect(naming(table.offers(0, 'lay'), 'b3')).toHaveLength(2);
    table.answer(0, 'lay', 'back');
    table.answer(0, 'cards', 'end');
    table.answer(0, 'resources', { yellow: 1 });
    for (const seat of [1, 2]) table.answer(seat, 'distribute', 'return');
    table.put(0, 'blue>route:b3-m3@m3'); // and a route to it
    expect(table.state.routes['b3-m3']).toMatchObject({ owner: 0, cubes: 1 });
  });

  it('MOG-4.6 a base can be placed in the uncovered system, which then gives its symbol again', () => {
    const table = withHoles().base(0, 'm3').prepared(0, 'azhgar-host').bag(0, 'b b').play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', `discard:${HOLE_OPENER}`);
    table.answer(0, 'ignite', 'b3');
    table.answer(0, 'cards', 'end');
    table.answer(0, 'resources', { blue: 1 });
    for (const seat of [1, 2]) table.answer(seat, 'distribute', 'return');
    table.put(0, 'blue>route:b3-m3@m3', 'blue>route:b3-m3@m3', 'return');
    expect(table.symbols(0).diplomatic).toBe(0);
    table.answer(0, 'reward', 'base:azhgar-host.0>b3');
    expect(table.state.systems.b3).toMatchObject({ owner: 0, bases: 1 });
    expect(table.symbols(0).diplomatic).toBe(1); // green arrows b3 and m3
  });

  it('MOG-4.7 only neutral systems can be swallowed', () => {
    const table = withHoles().base(1, 'm1').play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', `discard:${HOLE_MAKER}`);
    const owned: readonly SystemId[] = ['s0', 's1', 's2', 'm1'];
    const neutral = SYSTEMS.filter((id) => !owned.includes(id) && !COVERED.includes(id));
    expect(table).toOfferExactly(0, 'collapse', neutral);
    for (const id of [...owned, ...COVERED]) expect(table).toRefuse(0, 'collapse', id, 'core.notOffered');
    table.answer(0, 'collapse', 'c');
    expect(SYSTEMS.filter((id) => table.state.systems[id].hole)).toEqual([...COVERED, 'c']);
  });

  it('MOG-4.7 without a neutral system the card does nothing and the phase goes on', () => {
    const scene = withHoles();
    for (const id of SYSTEMS) if (scene.state.systems[id].owner === null) scene.hole(id);
    const table = scene.play();
    table.answer(0, 'distribute', 'return');
    table.answer(0, 'cards', `discard:${HOLE_MAKER}`);
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'cards']);
  });
});
