import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

const ROUTE = ['a1>b1', 'b1>c1', 'c1>d1', 'd1>e1', 'e1>f1', 'f1>g2', 'g2>M'];
const CLAIM = ['I+M', 'M>b2'];

describe('TIN 25 Worked examples', () => {
  it('TIN-25.1 six against three is won, two against two is tied', () => {
    const table = scene(3)
      .events('border-war', 'old-maps')
      .infantry(0, 'a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'f1', 'f2')
      .infantry(1, 'f1', 'f2', 'f3')
      .infantry(2, 'a1', 'a2')
      .play();
    expect(table.player(0).warfare.wars).toEqual([
      { left: 6, right: 2, verdicts: { left: 'won', right: 'tied' } },
    ]);
    expect(table.player(1).warfare.wars[0]).toMatchObject({ right: 3, verdicts: { right: 'lost' } });
    expect(table.player(2).warfare.wars[0]).toMatchObject({ left: 2, verdicts: { left: 'tied' } });
    expect([0, 1, 2].map((seat) => table.score(seat).warfare)).toEqual([2, -1, 0]);
  });

  it('TIN-25.2 two “+1 good” bring two goods, two “+1 vote” two votes; three cast are three crossed', () => {
    const harvest = scene().events('first-harvest', 'old-maps').products(0, 2, 2, 2).play();
    expect(harvest.purse(0).goods).toBe(2);
    const table = scene().council('tariffs').has(0, 'votesUnderlined', 2).votes(0, 2).play();
    expect(table.player(0).industry.votes).toEqual({ gained: 4, spent: 0 });
    table.vote(0, 'for', 3);
    expect(table.player(0).industry.votes).toEqual({ gained: 4, spent: 3 });
  });

  it('TIN-25.3 the second on Mecatol Rex gets 4 votes and 5 points; rows 3 and 4 in one round 3 and 3 each', () => {
    const table = scene(4).events('open-lanes', 'first-sails', 'heirs', 'old-maps').dice('MMM');
    for (const seat of [0, 1, 2, 3]) table.explored(seat, ...ROUTE);
    const play = table.play();
    play.plays(0, 'navigation', CLAIM).others('warfare').plays(1, 'navigation', CLAIM).others('warfare');
    play.plays(2, 'navigation', CLAIM).plays(3, 'navigation', CLAIM).others('warfare');
    const reward = (seat: number) => [play.purse(seat).votes, play.player(seat).navigation.mecatol];
    expect([1, 2, 3].map(reward)).toEqual([
      [4, 5],
      [3, 3],
      [3, 3],
    ]);
    expect(play.state.mecatol.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
  });

  it('TIN-25.4 of seven cells that can be crossed five can be claimed', () => {
    const table = scene()
      .events('open-lanes')
      .crossedCells(0, 'C2')
      .claimedCells(0, 'B1', 'D1')
      .play()
      .activate(0, 'industry');
    const cells = (sign: string) => table.offers(0, 'card').filter((id) => id.startsWith(sign));
    expect(cells('Mx').map((id) => id.slice(2))).toEqual(['A1', 'B2', 'B3', 'C3', 'D2', 'D3', 'E1']);
    expect(cells('I+').map((id) => id.slice(2))).toEqual(['B2', 'B3', 'C3', 'D2', 'D3']);
  });

  it('TIN-25.5 navigation with 19 points and an objective of 9 comes to 28', () => {
    const table = scene()
      .objective('lord-of-lanes')
      .events('first-harvest', 'old-maps')
      .has(0, 'exploredSystems', 29)
      .player(0, ({ navigation }) => {
        navigation.claimed = navigation.explored.map(({ id }) => id).filter((id) => /^[c-g]\d/.test(id));
        navigation.relics.push({ at: 'c5', vp: 4 }, { at: 'e1', vp: 3 });
        navigation.mecatol = 5;
      })
      .play();
    expect(table.player(0).objectives).toEqual([{ id: 'lord-of-lanes', vp: 9 }]);
    expect(table.score(0).navigation).toBe(28);
    expect(table.score(1).navigation).toBe(0);
  });

  it('TIN-25.5 Mercantilist brings 7 to the first', () => {
    const table = scene().objective('mercantilist').events('first-harvest', 'old-maps');
    const play = table.has(0, 'claimedAsset', 7).play();
    expect(play.player(0).objectives).toEqual([{ id: 'mercantilist', vp: 7 }]);
  });

  it('TIN-25.6 in stage II the automated faction casts 1 + 2 votes', () => {
    const table = scene(1)
      .council('open-borders', 'common-tongue')
      .blackDie('automaton', 'R')
      .automaton((one) => {
        one.votes = { 2: 1 };
      })
      .play();
    table.vote(0, 'votes');
    expect(table.facts('fact.automatonVotes')).toEqual([{ track: 1, die: 'R', votes: 3 }]);
  });

  it('TIN-25.6 and fights both wars with strength 5', () => {
    const table = scene(1)
      .events('border-war', 'old-maps')
      .automaton((one) => {
        one.strength = { 2: 4 };
      })
      .infantry(0, 'a1', 'a2', 'a3', 'b1', 'b2', 'f1', 'f2', 'f3', 'g2')
      .play();
    expect(table.facts('fact.automatonStrength')).toEqual([{ strength: 5 }]);
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'tied', right: 'lost' });
  });
});
