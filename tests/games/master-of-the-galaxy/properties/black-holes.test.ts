import { describe, expect, it } from 'vitest';
import { SYSTEMS } from '#games/master-of-the-galaxy/content/board.ts';
import { counted, Scene } from '../scene.ts';

/** Seat 0 has the doctor and the symbols he asks for: military from its start system, scientific. */
const doctor = (seats: 2 | 3 | 4 = 3) =>
  new Scene(seats).working(0, 'plasma-lenses').card(0, 'doctor-vesk-tarn').bag(0, 'y');
const collapse = [0, 'cards', 'discard:doctor-vesk-tarn'] as const;

describe('Collapse: a black hole swallows a neutral system of choice', () => {
  it('any neutral system that no token covers, no other', () => {
    const table = doctor().base(1, 'm0').play().put(0, 'return').answers(collapse);
    const taken = ['s0', 's1', 's2', 'm0', 's3', 'a3', 'b3'];
    expect(table).toOfferExactly(
      0,
      'collapse',
      SYSTEMS.filter((id) => !taken.includes(id)),
    );
    table.answer(0, 'collapse', 'c');
    expect(table.state.systems.c.hole).toBe(true);
    expect(table.state.systems.m1.hole).toBe(false);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('its planets’ cubes go to the bank, routes to their owners, a conflict’s card to the other end', () => {
    const table = doctor()
      .base(1, 'a1')
      .base(2, 'm1')
      .colony('m0', 0, 'green')
      .route(1, 'a1-m0', { from: 'a1', colour: 'green', cubes: 2 })
      .conflict('patent-war', 'm0-m1', { red: 'm0', onBlue: 'r r . .' })
      .bag(1, '')
      .bag(2, '')
      .play()
      .put(0, 'return');
    const { bank } = structuredClone(table.state);
    table.answers(collapse, [0, 'collapse', 'm0']);
    expect(table.state.systems.m0).toMatchObject({ hole: true, owner: null });
    expect(table.bag(1)).toEqual(counted('g g'));
    expect(table.bag(2)).toEqual(counted('r'));
    expect(table.state.bank).toEqual({ ...bank, green: bank.green + 1, red: bank.red + 1 }); // the loss cell
    expect(table.state.routes).toEqual({});
    expect(table.state.conflicts).toEqual([]);
    expect(table.cards(2)).toContain('patent-war');
  });

  it('with no neutral system left it has no effect', () => {
    const scene = doctor();
    for (const id of SYSTEMS) if (scene.state.systems[id].owner === null) scene.hole(id);
    const table = scene.play().put(0, 'return').answers(collapse);
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('not with a symbol missing', () => {
    const scene = new Scene().card(0, 'doctor-vesk-tarn').card(0, 'ore-barges').bag(0, 'y');
    const table = scene.play().put(0, 'return').answers(collapse);
    expect(table).toWaitFor([0, 'cards']);
    expect(SYSTEMS.filter((id) => table.state.systems[id].hole)).toEqual(['s3', 'a3', 'b3']);
  });
});

/** Seat 0 has the lampbearer and the symbols she asks for. */
const lampbearer = (seats: 2 | 3 | 4 = 3) =>
  new Scene(seats)
    .working(0, 'plasma-lenses')
    .working(0, 'terraced-habitats')
    .card(0, 'lampbearer-oanu')
    .bag(0, 'y');
const ignite = [0, 'cards', 'discard:lampbearer-oanu'] as const;

describe('Ignite: a black-hole token is removed from a system of choice', () => {
  it('any covered system, which is an ordinary neutral one from then on', () => {
    const table = lampbearer(2).hole('m0').base(1, 'm3').bag(1, 'y').play();
    table.put(0, 'return').answers(ignite);
    expect(table).toOfferExactly(0, 'ignite', ['s1', 'a1', 'b1', 's3', 'a3', 'b3', 'm0']);
    table.answer(0, 'ignite', 'm0');
    expect(table.state.systems.m0).toEqual({ owner: null, bases: 0, planets: [null, null], hole: false });
    expect(table.state.systems.a1.hole).toBe(true);
    table.answers([0, 'cards', 'end'], [0, 'resources', { blue: 1 }]);
    expect(table).toWaitFor([1, 'distribute']);
    expect(table.offers(1, 'distribute')).toContain('yellow>route:m3-m0@m3');
  });

  it('before it is removed nothing may be laid there', () => {
    const table = lampbearer(2).hole('m0').base(1, 'm3').turnOf(1).bag(1, 'y').play();
    expect(table).toRefuse(1, 'distribute', 'yellow>route:m3-m0@m3', 'core.notOffered');
  });

  it('with no token on the board it has no effect', () => {
    const table = lampbearer(4).play().put(0, 'return').answers(ignite);
    expect(table.told()).toContain('fact.noEffect');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('not with a symbol missing', () => {
    const scene = new Scene().working(0, 'plasma-lenses').card(0, 'lampbearer-oanu').bag(0, 'y');
    const table = scene.play().put(0, 'return').answers(ignite);
    expect(table).toWaitFor([0, 'cards']);
    expect(table.state.systems.s3.hole).toBe(true);
  });
});
