import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Material and influence come with the card; seat 1 plays on side B. */
const lanes = (variant: number) => scene().events('open-lanes').variant(0, 'navigation', variant);
const explorations = (ids: readonly string[]) =>
  ids.filter((id) => id.startsWith('M>')).map((id) => id.slice(2));
/** The front of the way to Mecatol Rex. */
const UPPER = ['a1>b1', 'b1>c1', 'c1>d1', 'd1>e1', 'e1>f1'] as const;

describe('navigation sheets of side A', () => {
  it('1 Deep Charts stands in place of Slipstream Relay', () => {
    const table = lanes(1).play();
    const ids = (seat: number) => table.player(seat).technologies.map(({ id }) => id);
    expect(ids(0).slice(0, 2)).toEqual(['gravity-drive', 'deep-charts']);
    expect(ids(1).slice(0, 2)).toEqual(['gravity-drive', 'slipstream-relay']);
    expect(ids(0).slice(2)).toEqual(ids(1).slice(2));
  });

  it('2 Southern Road: b4 and c5 are explored from the start, and a lane leads from c5 to e5', () => {
    const table = lanes(2).play().activate(0, 'navigation').activate(1, 'navigation');
    expect(table.player(0).navigation.explored).toEqual([
      { id: 'a1', from: 'H' },
      { id: 'a2', from: 'H' },
      { id: 'a3', from: 'H' },
      { id: 'b4', from: 'a3' },
      { id: 'c5', from: 'b4' },
    ]);
    expect(explorations(table.offers(0, 'card'))).toEqual(['b1', 'b2', 'b3', 'c4', 'd5', 'e5']);
    expect(explorations(table.offers(1, 'card'))).toEqual(['b1', 'b2', 'b3', 'b4']);
  });

  it('3 Back Door: a lane leads from f1 to Mecatol Rex', () => {
    const at = (variant: number) =>
      explorations(
        lanes(variant)
          .explored(0, ...UPPER)
          .play()
          .activate(0, 'navigation')
          .offers(0, 'card'),
      );
    expect(at(3)).toContain('M');
    expect(at(0)).not.toContain('M');
  });

  it('4 Old Outposts: b2 and b3 are explored from the start', () => {
    const table = lanes(4).play().activate(0, 'navigation');
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual(['a1', 'a2', 'a3', 'b2', 'b3']);
    expect(explorations(table.offers(0, 'card'))).toEqual(['b1', 'b4', 'c2', 'c3', 'c4']);
    expect(table.player(1).navigation.explored).toHaveLength(3);
  });

  it('5 Far Gate: the second wormhole touches g4 instead of e4', () => {
    const table = lanes(5).researched(0, 'gravity-drive').play().activate(0, 'navigation');
    const passages = explorations(table.offers(0, 'card')).filter((id) => id.includes('W'));
    expect(passages).toEqual(['W1>W2>g4', 'W1>W3>i1', 'W1>W4>i3']);
  });

  it('6 Fifth Gate: one more wormhole touches c3', () => {
    const table = lanes(6).researched(0, 'gravity-drive').play().activate(0, 'navigation');
    const passages = explorations(table.offers(0, 'card')).filter((id) => id.includes('W'));
    expect(passages).toEqual(['W1>W2>e4', 'W1>W3>i1', 'W1>W4>i3', 'W1>W5>c3']);
    const second = lanes(6)
      .researched(0, 'gravity-drive')
      .explored(0, 'W1>W5>c3')
      .with(({ seats }) => seats[0]!.navigation.wormholes.push('W1', 'W5'))
      .play()
      .activate(0, 'navigation');
    expect(explorations(second.offers(0, 'card')).filter((id) => id.includes('W'))).toEqual([]);
  });

  it('7 Rift Bridge: a lane leads from g4 to i3', () => {
    const lower = ['a3>b4', 'b4>c5', 'c5>d5', 'd5>e5', 'e5>f2', 'f2>g4'] as const;
    const at = (variant: number) =>
      explorations(
        lanes(variant)
          .explored(0, ...lower)
          .play()
          .activate(0, 'navigation')
          .offers(0, 'card'),
      );
    expect(at(7)).toContain('i3');
    expect(at(0)).not.toContain('i3');
  });

  it('8 Ring Road: lanes join b1, b2, b3 and b4', () => {
    const ring = (variant: number) =>
      scene()
        .events('waking-forges')
        .variant(0, 'navigation', variant)
        .player(0, ({ navigation }) => {
          navigation.explored = [
            { id: 'a1', from: 'H' },
            { id: 'b1', from: 'a1' },
          ];
        })
        .play()
        .activate(0, 'navigation');
    const table = ring(8).mark(0, ['M>b2', 'M>b3', 'R>b4']);
    expect(table.player(0).navigation.explored.map(({ id }) => id)).toEqual(['a1', 'b1', 'b2', 'b3', 'b4']);
    expect(table.player(0).navigation.explored.at(-1)?.from).toBe('b3');
    expect(ring(0).after(0, ['M>b2', 'M>b3'])).not.toContain('R>b4');
  });
});
