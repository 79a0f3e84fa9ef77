import { describe, expect, it } from 'vitest';
import { type InscriptionScene, scene } from './scene.ts';

/** An influence comes with the card; expansion has no place for it where every base is built and no planet is unlocked. */
const settlers = () => built(built(scene(2).events('settlers', 'old-maps').dice('III'), 0), 1);

const built = (table: InscriptionScene, seat: number) =>
  table.player(seat, ({ expansion }) => {
    for (const id of ['X', 'Y', 'Z']) expansion.bases.push({ id, crossed: '', built: 'planet' });
  });

const topics = (table: ReturnType<InscriptionScene['play']>, seat: number) =>
  table.session.openFor(seat).map(({ topic }) => topic);

describe('a seat is ready by itself', () => {
  it('when nothing that it holds can be spent and nothing that it kept can be used', () => {
    const table = settlers().play().activate(0, 'expansion');
    expect(topics(table, 0)).toEqual([]);
    expect(table.facts('fact.marks')).toContainEqual(expect.objectContaining({ seat: 0, lost: ['I'] }));
    expect(table.asked()).toEqual(['1:sheet']);
  });

  it('not while a good could be spent, which it may decline', () => {
    const table = settlers().goods(0, 1).play().activate(0, 'expansion');
    expect(topics(table, 0)).toEqual(['card']);
    table.mark(0, []);
    expect(topics(table, 0)).toEqual([]);
    expect(table.purse(0).goods).toBe(1);
  });

  it.each([
    ['planet', 'expansion'],
    ['cipher', 'expansion'],
    ['dieI', 'expansion'],
  ] as const)('not while a kept %s could be used', (asset, sheet) => {
    const table = settlers().kept(0, asset).play().activate(0, sheet);
    expect(topics(table, 0)).toEqual(['card']);
  });

  it('nor while a relic or a technology could be used', () => {
    const relic = settlers().relics(0, 'tome-of-engines').play().activate(0, 'expansion');
    expect(topics(relic, 0)).toEqual(['card']);
    const useless = settlers().relics(0, 'diadem-of-ash').play().activate(0, 'expansion');
    expect(topics(useless, 0)).toEqual([]);
    const technology = settlers().researched(0, 'rapid-growth').play().activate(0, 'expansion');
    expect(topics(technology, 0)).toEqual(['card']);
  });

  it('after its last mark, though other marks would be possible if it held more', () => {
    const table = settlers().play().activate(0, 'industry').mark(0, ['I+B2']);
    expect(topics(table, 0)).toEqual([]);
    expect(table.asked()).toEqual(['1:sheet']);
  });

  it('after a relic was drawn for its last mark, unless that one can be used', () => {
    const drawn = (relic: 'splinter-of-the-crown' | 'tome-of-engines') =>
      scene(2).nearRelic(0, relic).play().activate(0, 'navigation').mark(0, ['I+c5']);
    expect(topics(drawn('splinter-of-the-crown'), 0)).toEqual([]);
    expect(topics(drawn('tome-of-engines'), 0)).toEqual(['card']);
  });

  it('and the last one to be lets the dice be rolled at once, without a press', () => {
    const table = settlers().play().activate(0, 'expansion');
    expect(table.state.dice).toBeNull();
    table.activate(1, 'expansion');
    expect(table.facts('fact.dice')).toHaveLength(1);
    // Three influence on a sheet without a planet: that part is over as well, and the next event follows.
    expect(table.state.round).toBe(2);
  });
});
