import { describe, expect, it } from 'vitest';
import { relics } from '#games/twilight-inscription/tables/relics.ts';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes').dice('MMM');

describe('TIN-15 Asset catalogue', () => {
  it('TIN-15.1 a victory asset is worth its number', () => {
    const points = (system: string, ...way: readonly string[]) => {
      const table = lanes()
        .explored(0, ...way)
        .play()
        .activate(0, 'navigation');
      return table.mark(0, [`I+${system}`, 'M>b3']).score(0).navigation;
    };
    const upper = ['a1>b1', 'b1>c1', 'c1>d1'];
    expect(points('d1', ...upper)).toBe(1);
    expect(points('g1', ...upper, 'd1>e1', 'e1>f1', 'f1>g1')).toBe(2);
    expect(points('c1', 'a1>b1', 'b1>c1')).toBe(0);
  });

  it('TIN-15.2 a planet asset unlocks a planet or builds a base, on active expansion only', () => {
    const uses = (ids: readonly string[]) => ids.filter((id) => id.startsWith('u:') || id.endsWith('!'));
    const at = (sheet: 'navigation' | 'expansion' | 'industry' | 'warfare') =>
      uses(lanes().kept(0, 'planet').play().activate(0, sheet).offers(0, 'card'));
    expect(at('expansion')).toEqual(['u:A', 'u:B', 'u:C', 'u:D', 'u:E', 'u:F', 'X!', 'Y!', 'Z!']);
    expect([at('navigation'), at('industry'), at('warfare')]).toEqual([[], [], []]);
  });

  it('TIN-15.3 a good is any one resource on the active sheet', () => {
    const table = lanes().goods(0, 2).play().activate(0, 'navigation');
    expect(table.after(0, ['g.I', 'g.I'])).not.toContain('g.I');
    table.mark(0, ['g.I', 'I+a1', 'I+a2', 'M>b1']);
    expect(table.player(0).navigation.claimed).toEqual(['a1', 'a2']);
    expect(table.player(0).industry.goods).toEqual({ gained: 2, spent: 1 });
    const none = lanes().play().activate(0, 'navigation');
    expect(none.offers(0, 'card').filter((id) => id.startsWith('g.'))).toEqual([]);
  });

  it('TIN-15.3 two goods that are not spent are a point', () => {
    const points = (gained: number, spent: number) =>
      lanes()
        .player(0, ({ industry }) => {
          industry.goods = { gained, spent };
        })
        .play()
        .score(0).industry;
    expect([points(0, 0), points(1, 0), points(2, 0), points(3, 0), points(4, 0)]).toEqual([0, 0, 1, 1, 2]);
    expect(points(4, 3)).toBe(0);
  });

  it('TIN-15.4 a vote is cast in a vote, freely cast ones are neither gained nor crossed', () => {
    const table = scene()
      .events('first-council', 'open-lanes')
      .votes(0, 2)
      .relics(1, 'staff-of-silence')
      .with((s) => {
        s.agendas = ['tariffs', 'levy'];
      })
      .play();
    table.answers(
      [0, 'vote', 'for'],
      [0, 'votes', 2],
      [1, 'vote', 'against+staff-of-silence'],
      [1, 'votes', 0],
    );
    table.answer(2, 'vote', 'abstain');
    expect(table.state.council?.votes).toEqual({ for: 2, against: 4 });
    expect(table.player(0).industry.votes).toEqual({ gained: 3, spent: 2 });
    expect(table.player(1).industry.votes).toEqual({ gained: 1, spent: 0 });
  });

  it('TIN-15.5 a special asset is spent for what shows it', () => {
    const uses = (sheet: 'navigation' | 'expansion' | 'industry' | 'warfare') => {
      const at = (special: 'alloy' | 'charter' | 'cipher') => {
        const without = new Set(lanes().play().activate(0, sheet).offers(0, 'card'));
        const offered = lanes().kept(0, special).play().activate(0, sheet).offers(0, 'card');
        return offered.filter((id) => !without.has(id));
      };
      return [at('alloy'), at('charter'), at('cipher')];
    };
    expect(uses('navigation')).toEqual([['t:sr!'], [], ['t:gd!']]);
    expect(uses('expansion')).toEqual([[], ['t:rg!'], ['t:nm!']]);
    expect(uses('industry')).toEqual([
      ['alloy', '*B5', '*E3'],
      ['t:lm!', 'charter', '*C7', '*F5'],
      ['t:nd!'],
    ]);
    expect(uses('warfare')).toEqual([['t:dp!', 'u:dreadnought'], ['K1!'], ['t:al!', 'D1!', 'u:warsun']]);
  });

  it('TIN-15.6 a die asset unlocks its die on the active sheet', () => {
    const table = lanes().kept(0, 'dieI').play().activate(0, 'industry');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('d:'))).toEqual(['d:I']);
    table.mark(0, ['d:I', 'MxC2', 'I+B2']);
    expect(table.player(0).dice).toEqual({ navigation: [], expansion: [], industry: ['I'], warfare: [] });
    expect(table.unspent(0)).toEqual([]);
    expect(table.player(1).dice.industry).toEqual([]);
  });

  it('TIN-15.7 a product asset is crossed on the chart at once', () => {
    const table = lanes().play().activate(0, 'industry').mark(0, ['I+C2', 'MxB1']);
    expect(table.player(0).industry.products).toEqual([0, 1, 0]);
    expect(table.player(0).kept).toEqual([]);
  });

  it('TIN-15.8 a diplomacy asset underlines a “+1 vote” at once', () => {
    const table = scene().events('unrest').dice('MMM').play().rest('sheet', 'card');
    expect([0, 1, 2].map((seat) => table.player(seat).industry.votesUnderlined)).toEqual([2, 2, 2]);
    expect(table.player(0).industry.votes.gained).toBe(0);
  });

  it('TIN-15.9 a population asset advances the population track at once', () => {
    const table = scene().events('settlers').dice('MMM').play().activate(0, 'warfare');
    expect(table.player(0).expansion.population).toBe(0);
    table.mark(0, ['I.i@a1']);
    expect(table.player(0).expansion.population).toBe(1);
    expect(table.player(1).expansion.population).toBe(0);
  });

  it('TIN-15.10 a faction asset applies the second ability of the faction, each time', () => {
    const at = () => lanes().explored(0, 'a1>b2', 'b2>c2').faction(1, 'hacan');
    const hacan = at().faction(0, 'hacan').play().activate(0, 'navigation').mark(0, ['I+c2', 'M>b1']);
    expect(hacan.player(0).industry.goods.gained).toBe(2);
    expect(hacan.player(1).industry.goods.gained).toBe(0);
    const twice = at()
      .faction(0, 'hacan')
      .explored(0, 'c2>d2', 'd2>e2', 'e2>f1', 'f1>g2', 'g2>M', 'M>g3')
      .play()
      .activate(0, 'navigation')
      .mark(0, ['I+c2', 'g.I', 'I+g3', 'M>b1']);
    expect(twice.player(0).industry.goods).toEqual({ gained: 4, spent: 1 });
    const none = at().play().activate(0, 'navigation').mark(0, ['I+c2', 'M>b1']);
    expect(none.player(0).industry.goods.gained).toBe(0);
  });

  it('TIN-15.11 a relic is drawn into the hand; its points are noted beside the system', () => {
    const table = lanes().explored(0, 'a3>b4', 'b4>c5').play().activate(0, 'navigation');
    table.mark(0, ['M>b1', 'I+c5']);
    const [drawn] = table.player(0).relics;
    expect(drawn).toBeDefined();
    expect(table.player(0).navigation.relics).toEqual([{ at: 'c5', vp: relics[drawn!.id].vp }]);
    expect(table.score(0).navigation).toBe(relics[drawn!.id].vp);
    expect(table.player(1).relics).toEqual([]);
    const left = [...table.state.relics, ...table.state.piles.flat()];
    expect(left).toHaveLength(15);
    expect(left).not.toContain(drawn!.id);
  });

  it('TIN-15.11 the draw ends the answer, and the rest is spent afterwards', () => {
    const table = lanes().explored(0, 'a3>b4', 'b4>c5').play().activate(0, 'navigation');
    expect(table.after(0, ['I+c5'])).toEqual([]);
    table.mark(0, ['I+c5']);
    expect(table.player(0).relics).toHaveLength(1);
    expect(table.player(0).hand.map(({ r }) => r)).toEqual(['M']);
    table.mark(0, ['M>b1']);
    expect(table.player(0).hand).toEqual([]);
  });

  it('TIN-15.11 it is drawn before the rest of an effect that claimed it', () => {
    const table = lanes().relics(0, 'wayfinder-sphere').explored(0, 'a3>b4', 'b4>c5').play();
    table.activate(0, 'warfare');
    expect(table.after(0, ['r:wayfinder-sphere', '+c5'])).toEqual([]);
    table.mark(0, ['r:wayfinder-sphere', '+c5']);
    expect(table.player(0).relics).toHaveLength(2);
    expect(table.offers(0, 'card')).toContain('>b1');
    table.mark(0, ['>b1', '>c1', 'M.i@a1', 'I.i@b1']);
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['b1', 'c1']),
    );
  });

  it('TIN-15.12 a frontier asset is one more strength in all wars against that neighbour', () => {
    const claimed = lanes().explored(0, 'a1>b1').play().activate(0, 'navigation').mark(0, ['I+b1', 'M>b2']);
    expect(claimed.player(0).warfare.frontier).toEqual({ left: 1, right: 0 });
    const right = lanes()
      .explored(0, 'a3>b4', 'b4>c5', 'c5>d5')
      .play()
      .activate(0, 'navigation')
      .mark(0, ['I+d5', 'M>b2']);
    expect(right.player(0).warfare.frontier).toEqual({ left: 0, right: 1 });
    const fought = scene(3)
      .events('border-war', 'great-war', 'open-lanes')
      .player(0, ({ warfare }) => {
        warfare.frontier = { left: 1, right: 2 };
      })
      .infantry(0, 'a1')
      .play();
    expect(fought.player(0).warfare.wars).toMatchObject([
      { left: 2, right: 2 },
      { left: 1, right: 2 },
    ]);
    expect(fought.player(1).warfare.wars[0]).toMatchObject({ left: 0, right: 0 });
  });
});
