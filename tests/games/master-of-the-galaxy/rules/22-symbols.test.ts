import { describe, expect, it } from 'vitest';
import type { SupremacySymbol } from '#games/master-of-the-galaxy/content/kinds.ts';
import { type Galaxy, newTable, Scene } from '../scene.ts';

const all = (table: Galaxy, symbol: SupremacySymbol) =>
  table.state.seats.map((_, seat) => table.symbols(seat)[symbol]);

/** Seat 1 in a1 will destroy m0 of seat 0 with its last yellow cube. */
const doomed = () =>
  new Scene()
    .turnOf(1)
    .base(0, 'm0')
    .base(1, 'a1')
    .bag(1, 'y')
    .conflict('scorched-orbits', 'a1-m0', { red: 'm0', onBlue: 'r r y .' });

describe('MOG-22 Supremacy symbols', () => {
  it('MOG-22.1 programme, implemented developments, the lead in a conflict and the board give symbols', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .bag(0, 'r r b')
      .fill(0, 'azhgar-host', { project: 3, but: 1 })
      .card(0, 'picket-stations', 'r . g')
      .card(0, 'bastions-of-the-rim', 'r r . g g') // never filled here
      .conflict('siege-of-the-citadels', 'b0-m0', { red: 'b0' })
      .play();
    expect(all(table, 'military')).toEqual([1, 0, 0]); // the board: s0
    table.put(0, 'red>side:b0-m0.red');
    expect(all(table, 'military')).toEqual([2, 0, 0]); // the lead, at once
    table.put(0, 'blue>card:azhgar-host.3', 'red>card:picket-stations.0');
    expect(all(table, 'military')).toEqual([2, 0, 0]); // the others not before they are rewarded
    table.answer(0, 'reward', 'card:picket-stations.0');
    expect(all(table, 'military')).toEqual([3, 0, 0]);
    table.answer(0, 'lifted', 'next');
    expect(all(table, 'military')).toEqual([4, 0, 0]);
    expect(all(table, 'cultural')).toEqual([1, 0, 0]); // the programme gives three kinds
  });

  it('MOG-22.2 the symbol of a start system is owned from the start by the seat that lives there', () => {
    const table = newTable(4, { first: 0 });
    for (const seat of [0, 1, 2, 3]) table.answer(seat, 'lifted', 'next');
    const kinds = { s0: 'military', s1: 'scientific', s2: 'economic', s3: 'cultural' } as const;
    for (const [start, symbol] of Object.entries(kinds)) {
      const owner = table.state.systems[start as keyof typeof kinds].owner as number;
      expect(all(table, symbol)).toEqual([0, 1, 2, 3].map((seat) => (seat === owner ? 1 : 0)));
    }
  });

  it('MOG-22.2 it is lost with the start system, and only so; a new owner gets it', () => {
    const siege = () =>
      new Scene()
        .turnOf(1)
        .base(1, 'b0')
        .base(0, 'a0')
        .bag(1, 'y')
        .conflict('scorched-orbits', 's0-b0', { red: 's0', onBlue: 'r r y .' })
        .play();
    const left = siege();
    expect(all(left, 'military')).toEqual([1, 0, 0]);
    left.put(1, 'yellow>side:s0-b0.blue').answer(1, 'conquer', 'neutral');
    expect(all(left, 'military')).toEqual([0, 0, 0]);

    const taken = siege();
    taken.put(1, 'yellow>side:s0-b0.blue').answer(1, 'conquer', 'reserve');
    expect(all(taken, 'military')).toEqual([0, 1, 0]);

    const near = doomed().play();
    near.put(1, 'yellow>side:a1-m0.blue');
    expect(near.state.systems.m0.owner).toBe(null);
    expect(all(near, 'military')).toEqual([1, 0, 0]); // another system lost
  });

  it('MOG-22.3 green arrows: bases in both systems give the symbol', () => {
    const table = new Scene()
      .base(0, 'b0')
      .bag(0, 'k')
      .prepared(0, 'azhgar-host')
      .route(0, 'b0-m0', { from: 'b0', colour: 'green', cubes: 2 })
      .play();
    expect(all(table, 'diplomatic')).toEqual([0, 0, 0]); // one of the two
    table.put(0, 'return').answer(0, 'reward', 'base:azhgar-host.0>m0');
    expect(all(table, 'diplomatic')).toEqual([1, 0, 0]);
  });

  it('MOG-22.3 green arrows: two owners have nothing, and the loss of one base loses the symbol', () => {
    const shared = new Scene().base(0, 'b0').base(1, 'm0').play();
    expect(all(shared, 'diplomatic')).toEqual([0, 0, 0]);

    const table = doomed().base(0, 'b0').play();
    expect(all(table, 'diplomatic')).toEqual([1, 0, 0]);
    table.put(1, 'yellow>side:a1-m0.blue');
    expect(all(table, 'diplomatic')).toEqual([0, 0, 0]);
  });

  it('MOG-22.4 red arrows: a base in exactly one of the two gives the symbol', () => {
    expect(all(new Scene().play(), 'cultural')).toEqual([0, 0, 0]);
    expect(all(new Scene().base(0, 'm1').play(), 'cultural')).toEqual([1, 0, 0]);
    expect(all(new Scene().base(0, 'm2').play(), 'cultural')).toEqual([1, 0, 0]);
    expect(all(new Scene().base(0, 'm1').base(0, 'm2').play(), 'cultural')).toEqual([0, 0, 0]);
  });

  it('MOG-22.5 the other system may be neutral, a black hole, or of a rival, who then has the symbol too', () => {
    expect(all(new Scene().base(0, 'm1').play(), 'cultural')).toEqual([1, 0, 0]);
    expect(all(new Scene().base(0, 'm1').hole('m2').play(), 'cultural')).toEqual([1, 0, 0]);
    expect(all(new Scene().base(0, 'm1').base(2, 'm2').play(), 'cultural')).toEqual([1, 0, 1]);
  });

  it('MOG-22.5 a black hole that swallows the other system in play leaves the symbol', () => {
    const table = new Scene()
      .base(0, 'm1')
      .bag(0, 'k')
      .working(0, 'pulsar-observatory')
      .card(0, 'doctor-vesk-tarn')
      .play();
    table.put(0, 'return').answer(0, 'cards', 'discard:doctor-vesk-tarn');
    table.answer(0, 'collapse', 'm2');
    expect(table.state.systems.m2.hole).toBe(true);
    expect(all(table, 'cultural')).toEqual([1, 0, 0]);
  });

  it('MOG-22.6 a red-arrow symbol is lost with the base', () => {
    const table = doomed().base(2, 'm1').play();
    expect(all(table, 'economic')).toEqual([1, 0, 2]); // s2 has one as well
    table.put(1, 'yellow>side:a1-m0.blue');
    expect(all(table, 'economic')).toEqual([0, 0, 2]);
  });

  it('MOG-22.6 it is lost by occupying both systems', () => {
    const table = new Scene()
      .base(0, 'm1')
      .bag(0, 'k')
      .prepared(0, 'azhgar-host')
      .route(0, 'm1-m2', { from: 'm1', colour: 'red', cubes: 4 })
      .play();
    expect(all(table, 'cultural')).toEqual([1, 0, 0]);
    table.put(0, 'return').answer(0, 'reward', 'base:azhgar-host.0>m2');
    expect(all(table, 'cultural')).toEqual([0, 0, 0]);
    expect(all(table, 'military')).toEqual([2, 0, 0]); // that of m2 and m3 comes for it
  });

  it('MOG-22.7 several bases in one system do not multiply a symbol', () => {
    const one = new Scene().base(0, 'b0').base(0, 'm0').play();
    const many = new Scene().base(0, 's0', 2).base(0, 'b0').base(0, 'm0', 2).play();
    expect(many.symbols(0)).toEqual(one.symbols(0));
    expect(one.symbols(0)).toEqual({
      cultural: 0,
      economic: 1,
      diplomatic: 1,
      scientific: 1,
      military: 1,
    });
  });

  it('MOG-22.8 a swallowed system makes its green-arrow symbol unobtainable', () => {
    const table = new Scene()
      .base(0, 'b0')
      .bag(0, 'g')
      .bag(1, 'k')
      .bag(2, 'k')
      .working(0, 'pulsar-observatory')
      .card(0, 'doctor-vesk-tarn')
      .play();
    expect(table.offers(0, 'distribute')).toContain('green>route:b0-m0@b0');
    table.put(0, 'return').answer(0, 'cards', 'discard:doctor-vesk-tarn');
    table.answer(0, 'collapse', 'm0');
    table.end(0).answer(0, 'resources', { green: 1 });
    table.put(1, 'return').put(2, 'return');
    expect(table.offers(0, 'distribute')).not.toContain('green>route:b0-m0@b0'); // there is no way there
    expect(all(table, 'diplomatic')).toEqual([0, 0, 0]);
    expect(all(new Scene().base(0, 'm3').play(), 'diplomatic')).toEqual([0, 0, 0]); // b3 was covered at set-up
  });
});
