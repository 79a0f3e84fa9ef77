import { describe, expect, it } from 'vitest';
import { counted, Scene } from '../scene.ts';

/** Seat 0 needs one more red cube to win a conflict of plunder 2 against seat 1, which has one cube on a route. */
const poor = () =>
  new Scene()
    .base(0, 'm0')
    .base(1, 'a1')
    .bag(0, 'r')
    .bag(1, '')
    .route(1, 's1-b1', { from: 's1', colour: 'green', cubes: 1 })
    .conflict('hostage-embassy', 'a1-m0', { red: 'm0', onRed: '. b g' });
/** The same against a richer loser. */
const front = () => poor().route(1, 's1-a1', { from: 's1', colour: 'yellow', cubes: 3 });
const strike = 'red>side:a1-m0.red';

describe('Spoils: one plundered cube more in every conflict won', () => {
  it('three cubes instead of two', () => {
    const table = front().working(0, 'letters-of-marque').play();
    table.put(0, strike);
    table.answer(0, 'plunder', 'route:s1-a1#2');
    table.answer(0, 'plunder', 'route:s1-b1#0');
    table.answer(0, 'plunder', 'route:s1-a1#1');
    expect(table.bag(0)).toMatchObject({ yellow: 2, green: 1 + 1 });
    expect(table.state.routes['s1-a1']?.cubes).toBe(1);
    expect(table.bag(2)).toEqual(counted('r r r r r b b b b b y y y y y g g g g g k k k k k'));
    expect(table).toWaitFor([0, 'cards']);
  });

  it('two such cards make four', () => {
    const table = front().working(0, 'letters-of-marque').card(0, 'corsair-zaira-rell').play();
    table.put(0, strike);
    for (const cube of ['route:s1-a1#2', 'route:s1-a1#1', 'route:s1-a1#0', 'route:s1-b1#0'])
      table.answer(0, 'plunder', cube);
    expect(table.state.routes).toEqual({});
    expect(table).toWaitFor([0, 'cards']);
  });

  it('a loser with fewer cubes loses what there is', () => {
    const table = poor().working(0, 'letters-of-marque').play();
    table.put(0, strike).answer(0, 'plunder', 'route:s1-b1#0');
    expect(table).toWaitFor([0, 'cards']);
  });

  it('against a neutral system one cube more from the bank', () => {
    const scene = new Scene().working(0, 'letters-of-marque').bag(0, 'r');
    const table = scene.conflict('hostage-embassy', 's0-a0', { red: 's0', onRed: '. b g' }).play();
    table.put(0, 'red>side:s0-a0.red');
    expect(table).toRefuse(0, 'resources', { blue: 2 });
    table.answer(0, 'resources', { blue: 3 });
    expect(table.bag(0).blue).toBe(3);
  });

  it('not on a development with a cell free, by a leader without his symbols, or for the loser’s card', () => {
    const scenes = [
      front().card(0, 'letters-of-marque', 'y y r .'),
      front().base(0, 'm1').card(0, 'corsair-zaira-rell'), // with both m0 and m1 the economic symbol is gone
      front().working(1, 'letters-of-marque'),
    ];
    for (const scene of scenes) {
      const table = scene.play();
      table.put(0, strike);
      table.answer(0, 'plunder', 'route:s1-a1#2');
      table.answer(0, 'plunder', 'route:s1-a1#1');
      expect(table).toWaitFor([0, 'cards']);
    }
  });
});
