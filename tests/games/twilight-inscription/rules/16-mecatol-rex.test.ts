import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const ROUTE = ['a1>b1', 'b1>c1', 'c1>d1', 'd1>e1', 'e1>f1', 'f1>g2', 'g2>M'];

/** These seats have explored the way to Mecatol Rex; each card lets them claim it. */
function near(seats: number, ...explorers: readonly number[]) {
  const table = scene(seats).events('open-lanes', 'first-sails', 'heirs', 'old-maps').dice('MMM');
  for (const seat of explorers) table.explored(seat, ...ROUTE);
  return table;
}

/** Some seats claim it in a round in which nobody else explores anything. */
const CLAIM = ['I+M', 'M>b2'];
const rewards = (table: ReturnType<ReturnType<typeof near>['play']>, ...seats: readonly number[]) =>
  seats.map((seat) => [table.purse(seat).votes, table.player(seat).navigation.mecatol]);

describe('TIN 16 Mecatol Rex board', () => {
  it('TIN-16.1 whoever claims it is written in the highest free row and gains its votes and points', () => {
    const table = near(3, 0).play().plays(0, 'navigation', CLAIM).others('industry');
    expect(table.state.mecatol).toEqual([{ seat: 0, round: 1 }]);
    expect(rewards(table, 0, 1)).toEqual([
      [5, 7],
      [0, null],
    ]);
    expect(table.score(0).navigation).toBe(7);
    expect(table.facts('fact.mecatol')).toEqual([{ seat: 0, row: 1, votes: 5, vp: 7 }]);
  });

  it('TIN-16.1 exploring it is not enough', () => {
    const table = near(3, 0).play().plays(0, 'navigation', ['I+a1', 'M>b2']).others('industry');
    expect(table.state.mecatol).toEqual([]);
    expect(rewards(table, 0)).toEqual([[0, null]]);
  });

  it('TIN-16.1 its votes can be cast in the next council', () => {
    const table = near(3, 0)
      .council('tariffs')
      .with((s) => s.deck.unshift('open-lanes'))
      .play();
    table.plays(0, 'navigation', CLAIM).others('industry').answer(0, 'vote', 'for');
    expect(table.form(0, 'votes')).toMatchObject({ min: 1, max: 6 });
  });

  it('TIN-16.1 they take free symbols of votes only', () => {
    const table = near(3, 0).votes(0, 12).play().plays(0, 'navigation', CLAIM).others('industry');
    expect(table.purse(0).votes).toBe(14);
  });

  it('TIN-16.2 rewards fall from row to row: 5 and 7, 4 and 5, 3 and 3', () => {
    const table = near(3, 0, 1, 2).play();
    for (const seat of [2, 0, 1]) table.plays(seat, 'navigation', CLAIM).others('warfare');
    expect(rewards(table, 2, 0, 1)).toEqual([
      [5, 7],
      [4, 5],
      [3, 3],
    ]);
  });

  it('TIN-16.2 the rows below are worth 2, 2, 1, 1 and 1', () => {
    const below = [3, 4, 5, 6, 7].map((row) => {
      const table = near(8, 7)
        .with((s) => {
          s.mecatol = Array.from({ length: row }, (_, seat) => ({ seat, round: 0 }));
        })
        .play();
      table.plays(7, 'navigation', CLAIM).others('warfare');
      return rewards(table, 7)[0];
    });
    expect(below).toEqual([
      [2, 2],
      [2, 2],
      [1, 1],
      [1, 1],
      [1, 1],
    ]);
  });

  it('TIN-16.3 those who claim it in one round all get the best of their rows', () => {
    const table = near(3, 0, 1, 2).play();
    table.plays(0, 'navigation', CLAIM).plays(1, 'navigation', CLAIM).others('warfare');
    expect(rewards(table, 0, 1)).toEqual([
      [5, 7],
      [5, 7],
    ]);
    table.plays(2, 'navigation', CLAIM).others('warfare');
    expect(rewards(table, 2)).toEqual([[3, 3]]);
  });

  it('TIN-16.3 in card and dice step of one round, too', () => {
    const table = near(3, 0, 1).dice('MMI').play();
    table.plays(0, 'navigation', CLAIM).plays(1, 'navigation', ['I+a1', 'M>b2']);
    table.activate(2, 'warfare').rest('card');
    table.mark(1, ['I+M', 'M>b3', 'M>b4'], 'dice').rest('dice');
    expect(rewards(table, 0, 1)).toEqual([
      [5, 7],
      [5, 7],
    ]);
  });

  it('TIN-16.4 whoever is not on the board at the end gets no reward', () => {
    const table = scene()
      .events()
      .explored(0, ...ROUTE)
      .play();
    expect(table.state.phase).toBe('over');
    expect(rewards(table, 0, 1)).toEqual([
      [0, null],
      [0, null],
    ]);
    expect(table.score(0).total).toBe(0);
  });
});
