import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card. */
const lanes = () => scene().events('open-lanes');

describe('TIN-6 Navigation sheet', () => {
  it('TIN-6.1 systems are joined by hyperlanes; most hold an asset, some are empty', () => {
    const table = lanes().explored(0, 'a2>b2', 'b2>c3', 'c3>d3').play().activate(0, 'navigation');
    expect(table.after(0, ['I+d3'])).toContain('M>e3');
    table.mark(0, ['I+d3', 'M>e3']);
    expect(table.player(0).kept).toEqual([]);
    expect(table.player(0).navigation.claimed).toEqual(['d3']);
  });

  it('TIN-6.2 the home system is claimed and its neighbours are explored at the start', () => {
    const table = lanes().play();
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3']);
    table.activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('I+H');
  });

  it('TIN-6.3 a material or a research explores an unexplored neighbour of an explored system', () => {
    const table = scene().events('waking-forges').play().activate(0, 'navigation');
    const near = ['b1', 'b2', 'b3', 'b4'];
    expect(table.offers(0, 'card')).toEqual(
      expect.arrayContaining([...near.map((id) => `M>${id}`), ...near.map((id) => `R>${id}`)]),
    );
    expect(table).toRefuse(0, 'card', ['M>c1'], 'TIN-6.3');
    table.mark(0, ['M>b1', 'M>c1', 'R>d1']);
    expect(table.player(0).navigation.explored.slice(-3)).toEqual([
      { id: 'b1', from: 'a1' },
      { id: 'c1', from: 'b1' },
      { id: 'd1', from: 'c1' },
    ]);
    expect(table.player(1).navigation.explored).toHaveLength(3);
  });

  it('TIN-6.4 one may explore from a system that is not claimed', () => {
    const table = lanes().play().activate(0, 'navigation');
    expect(table.player(0).navigation.claimed).toEqual([]);
    table.mark(0, ['M>b1', 'I+b1']);
    expect(table.player(0).navigation.explored.at(-1)).toEqual({ id: 'b1', from: 'a1' });
  });

  it('TIN-6.5 an influence claims an explored system and gains its asset', () => {
    const table = lanes().play().activate(0, 'navigation');
    expect(table).toRefuse(0, 'card', ['I+b1'], 'TIN-6.5');
    table.mark(0, ['I+a1', 'M>b1']);
    expect(table.player(0).navigation.claimed).toEqual(['a1']);
    expect(table.player(0).kept).toEqual([{ asset: 'planet', at: 'a1', spent: false }]);
  });

  it('TIN-6.5 a system is claimed once', () => {
    const table = lanes().claimed(0, 'a1').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('I+a1');
    expect(table.offers(0, 'card')).toContain('I+a2');
  });

  it('TIN-6.6 wormholes need Gravity Drive', () => {
    const passage = 'M>W1>W3>i1';
    expect(lanes().play().activate(0, 'navigation').offers(0, 'card')).not.toContain(passage);
    const table = lanes().researched(0, 'gravity-drive').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).toContain(passage);
  });

  it('TIN-6.7 a passage leads into a wormhole and out of any other, for one exploration', () => {
    const table = lanes().researched(0, 'gravity-drive').play().activate(0, 'navigation');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('M>W'))).toEqual([
      'M>W1>W2>e4',
      'M>W1>W3>i1',
      'M>W1>W4>i3',
    ]);
    table.mark(0, ['M>W1>W3>i1', 'I+i1']);
    expect(table.player(0).navigation.explored.at(-1)).toEqual({ id: 'i1', from: 'W1>W3' });
  });

  it('TIN-6.8 a wormhole is used once, whether entered or left', () => {
    const table = scene()
      .events('waking-forges')
      .researched(0, 'gravity-drive')
      .play()
      .activate(0, 'navigation');
    expect(table.after(0, ['M>W1>W2>e4']).filter((id) => id.includes('W'))).toEqual([]);
    table.mark(0, ['M>W1>W2>e4', 'M>f2', 'R>g3']);
    expect(table.player(0).navigation.wormholes).toEqual(['W1', 'W2']);
  });

  it('TIN-6.9 a system that was crossed out is never claimed, but explored from', () => {
    const table = lanes()
      .player(0, ({ navigation }) => navigation.crossedOut.push('a1'))
      .play()
      .activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('I+a1');
    expect(table.offers(0, 'card')).toContain('M>b1');
  });

  it('TIN-6.10 claiming Mecatol Rex brings votes and points when the round ends', () => {
    const table = lanes()
      .explored(0, 'a1>b1', 'b1>c1', 'c1>d1', 'd1>e1', 'e1>f1', 'f1>g2', 'g2>M')
      .dice('MMM')
      .play();
    table.activate(0, 'navigation').mark(0, ['I+M', 'M>b2']);
    expect(table.player(0).navigation.mecatol).toBeNull();
    table.rest('sheet', 'card', 'dice');
    expect(table.player(0).navigation.mecatol).toBe(7);
    expect(table.player(0).industry.votes.gained).toBe(5);
    expect(table.player(1).navigation.mecatol).toBeNull();
  });

  it('TIN-6.1 a claim of an empty system gains nothing and counts as a claim', () => {
    const table = lanes().explored(0, 'a2>b2', 'b2>c3', 'c3>d3').play().activate(0, 'navigation');
    table.mark(0, ['I+d3', 'M>b1']);
    expect(table.unspent(0)).toEqual([]);
    expect(table.score(0).navigation).toBe(0);
    expect(table.player(0).navigation.claimed).toEqual(['d3']);
  });

  it('TIN-6.3 an influence explores nothing, a material claims nothing', () => {
    const table = lanes().play().activate(0, 'navigation');
    const offered = table.offers(0, 'card');
    expect(offered.filter((id) => id.startsWith('I>') || id.startsWith('M+'))).toEqual([]);
    expect(offered.filter((id) => id.startsWith('I+'))).toEqual(['I+a1', 'I+a2', 'I+a3']);
  });

  it('TIN-6.3 research explores or is put into a technology', () => {
    const table = scene().events('academies').play().activate(0, 'navigation');
    expect(table.offers(0, 'card')).toEqual(expect.arrayContaining(['R>b1', 't:gd', 't:sr']));
    table.mark(0, ['R>b1', 't:gd', 'M>c1']);
    expect(table.player(0).technologies[0]).toEqual({ id: 'gravity-drive', crossed: 1, researched: false });
  });

  it('TIN-6.7 a wormhole is entered only from an explored system', () => {
    const table = lanes().researched(0, 'gravity-drive').play().activate(0, 'navigation');
    expect(table.offers(0, 'card').filter((id) => /W[234]>W/.test(id))).toEqual([]);
    const further = lanes()
      .researched(0, 'gravity-drive')
      .explored(0, 'W1>W3>i1', 'i1>i2', 'i2>i3')
      .with(({ seats }) => seats[0]!.navigation.wormholes.push('W1', 'W3'))
      .play()
      .activate(0, 'navigation');
    expect(further.offers(0, 'card').filter((id) => id.includes('W'))).toEqual(['M>W4>W2>e4']);
  });

  it('TIN-6.7 systems beyond a wormhole are explored along their lanes', () => {
    const table = scene()
      .events('waking-forges')
      .researched(0, 'gravity-drive')
      .play()
      .activate(0, 'navigation');
    expect(table.offers(0, 'card')).not.toContain('M>i2');
    table.mark(0, ['M>W1>W3>i1', 'M>i2', 'R>i3']);
    expect(table.player(0).navigation.explored.at(-1)).toEqual({ id: 'i3', from: 'i2' });
    expect(table.player(1).navigation.wormholes).toEqual([]);
  });
});
