import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Only the last event is left, a war that nobody wins unless a test says so. */
const end = () => scene().events();

describe('TIN 22 End and scoring', () => {
  it('TIN-22.1 the victory assets of each sheet and its objective are summed', () => {
    const table = end()
      .objective('cartographer')
      .explored(0, 'a2>b2', 'b2>c3', 'b2>c2')
      .claimed(0, 'c3', 'a1')
      .has(0, 'population', 3)
      .products(0, 4, 0, 0)
      .infantry(0, 'd1')
      .player(0, (player) => {
        player.navigation.relics.push({ at: 'c5', vp: 4 });
        player.objectives.push({ id: 'cartographer', vp: 4 }, { id: 'homesteader', vp: 7 });
        player.written.push({ sheet: 'industry', vp: -3 });
      })
      .play();
    expect(table.score(0)).toEqual({
      navigation: 1 + 4 + 4,
      expansion: 1 + 1 + 2 + 7,
      industry: 2 - 3,
      warfare: 1 + 2,
      total: 9 + 11 - 1 + 3,
    });
    expect(table.score(1)).toMatchObject({ navigation: 0, expansion: 0, industry: 0 });
  });

  it('TIN-22.1 a lost war counts against the sheet', () => {
    const table = end().infantry(0, 'a1').play();
    expect(table.score(0).warfare).toBe(2);
    expect(table.score(1).warfare).toBe(-1);
  });

  it('TIN-22.2 two unspent goods are a point on industry', () => {
    const worth = (gained: number, spent: number) =>
      end()
        .player(0, ({ industry }) => {
          industry.goods = { gained, spent };
        })
        .play()
        .score(0).industry;
    expect([worth(1, 0), worth(2, 0), worth(5, 0), worth(6, 3), worth(6, 6)]).toEqual([0, 1, 2, 1, 0]);
  });

  it('TIN-22.3 the total is that of the four sheets, and most points win', () => {
    const table = end().has(0, 'population', 3).has(1, 'population', 4).has(2, 'population', 1).play();
    expect(table.session.over).toBe(true);
    expect(table.session.result()).toMatchObject({ winners: [1], scores: [4, 6, 1] });
  });

  it('TIN-22.4 a tie goes to whoever has more unspent votes', () => {
    const table = end().has(0, 'population', 3).has(1, 'population', 3).votes(1, 1).votes(2, 9).play();
    expect(table.session.result().winners).toEqual([1]);
  });

  it('TIN-22.4 votes that were spent do not count', () => {
    const table = end()
      .has(0, 'population', 3)
      .has(1, 'population', 3)
      .votes(0, 1)
      .player(1, ({ industry }) => {
        industry.votes = { gained: 5, spent: 5 };
      })
      .play();
    expect(table.session.result().winners).toEqual([0]);
  });

  it('TIN-22.4 still tied, the victory is shared', () => {
    const table = end().has(0, 'population', 3).has(2, 'population', 3).votes(0, 2).votes(2, 2).play();
    expect(table.session.result().winners).toEqual([0, 2]);
  });
});
