import { describe, expect, it } from 'vitest';
import { type Galaxy, Scene } from '../scene.ts';

/** Seat 0 has four military symbols: of s0, its programme and two expansions. Its rivals have none. */
const fourMilitary = () =>
  new Scene().working(0, 'azhgar-host', 3).working(0, 'picket-stations').working(0, 'bastions-of-the-rim');

/** Seat 0 in b0 and seat 1 in m0 stand one against one in a conflict over a military symbol. */
const tied = () =>
  fourMilitary()
    .base(0, 'b0')
    .base(1, 'm0')
    .conflict('siege-of-the-citadels', 'b0-m0', { red: 'b0', onRed: 'r . . . .', onBlue: 'r . . .' });

function expectWon(table: Galaxy, seat: number, by: string): void {
  expect(table.state.winner).toEqual({ seat, by });
  expect(table.session.result().winners).toEqual([seat]);
  expect(table.session.over).toBe(true);
  expect(table.session.open()).toEqual([]);
  expect(table.told().at(-1)).toBe('fact.won');
}

describe('MOG-23 End of the game', () => {
  it('MOG-23.1 the game ends the moment a seat has five equal symbols, with cubes still to place', () => {
    const table = tied().bag(0, 'r r r').play();
    expect(table.symbols(0).military).toBe(4);
    table.put(0, 'red>side:b0-m0.red');
    expectWon(table, 0, 'domination');
    expect(table.state.turn.drawn).toEqual(['red', 'red']);
  });

  it('MOG-23.1 four equal symbols end nothing', () => {
    const table = tied().bag(0, 'r r r').play();
    table.put(0, 'red>planet:s0.0');
    expect(table.state.winner).toBe(null);
    expect(table).toWaitFor([0, 'distribute']);
  });

  it('MOG-23.1 a seat may win in the turn of a rival', () => {
    const table = tied().turnOf(1).bag(1, 'k k').play();
    table.put(1, 'cancel>side:b0-m0.blue'); // leaves the lead to seat 0
    expectWon(table, 0, 'domination');
    expect(table.state.turn.seat).toBe(1);
  });

  it('MOG-23.1 the ninth base on the board wins before its card is taken', () => {
    const table = new Scene()
      .base(0, 's0', 2)
      .base(0, 'a0', 2)
      .base(0, 'b0')
      .base(0, 'm0', 2)
      .bag(0, 'k')
      .prepared(0, 'azhgar-host')
      .route(0, 'm0-c', { from: 'm0', colour: 'green', cubes: 3 })
      .play();
    table.put(0, 'return');
    expect(table.state.winner).toBe(null);
    table.answer(0, 'reward', 'base:azhgar-host.0>c');
    expectWon(table, 0, 'expansion');
    expect(table.cards(0)).toEqual(['azhgar-host']);
  });

  it('MOG-23.1 a base in a second start system wins', () => {
    const table = new Scene()
      .base(0, 'b1')
      .bag(0, 'r')
      .conflict('scorched-orbits', 's1-b1', { red: 's1', onBlue: '. r y y' })
      .play();
    table.put(0, 'red>side:s1-b1.blue');
    expect(table.state.winner).toBe(null);
    table.answer(0, 'conquer', 'reserve');
    expectWon(table, 0, 'capture');
  });

  it('MOG-23.3 checked when a card is implemented: no politics card follows', () => {
    const table = fourMilitary().bag(0, 'r r').card(0, 'letters-of-marque', 'y y . r').play();
    table.put(0, 'red>card:letters-of-marque.0');
    expect(table.state.winner).toBe(null); // not before the reward
    table.put(0, 'return');
    expectWon(table, 0, 'domination');
  });

  it('MOG-23.3 checked when a programme is completed', () => {
    const table = new Scene()
      .fill(0, 'azhgar-host', { project: 3, but: 1 })
      .working(0, 'picket-stations')
      .working(0, 'bastions-of-the-rim')
      .working(0, 'letters-of-marque')
      .bag(0, 'b b')
      .play();
    table.put(0, 'blue>card:azhgar-host.3');
    expect(table.state.winner).toBe(null);
    table.put(0, 'return');
    expectWon(table, 0, 'domination');
  });

  it('MOG-23.3 checked when a cube is stolen', () => {
    const table = tied().bag(0, 'r').card(0, 'corsair-zaira-rell', 'r r .').play();
    table.put(0, 'red>card:corsair-zaira-rell.0');
    expect(table).toWaitFor([0, 'steal']);
    table.answer(0, 'steal', 'side:b0-m0.blue#0');
    expectWon(table, 0, 'domination');
  });

  it('MOG-23.3 checked when bases are removed: one of two red-arrow systems lost may give the fifth symbol', () => {
    const table = fourMilitary()
      .turnOf(1)
      .base(0, 'm2')
      .base(0, 'm3')
      .base(1, 'm0')
      .bag(1, 'y')
      .conflict('scorched-orbits', 'm3-m0', { red: 'm3', onBlue: 'r r y .' })
      .route(0, 's0-a0', { from: 's0', colour: 'blue', cubes: 3 })
      .play();
    expect(table.symbols(0).military).toBe(4);
    table.put(1, 'yellow>side:m3-m0.blue');
    for (const cell of [2, 1]) table.answer(1, 'plunder', `route:s0-a0#${cell}`);
    expect(table.state.winner).toBe(null);
    table.answer(1, 'plunder', 'route:s0-a0#0');
    expectWon(table, 0, 'domination'); // nobody is asked about m3 any more
  });
});
