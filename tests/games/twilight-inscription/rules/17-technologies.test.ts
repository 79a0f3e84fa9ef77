import { describe, expect, it } from 'vitest';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { technologies } from '#games/twilight-inscription/tables/technologies.ts';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import { scene } from '../scene.ts';

/** Influence and two research come with the card. */
const golden = () => scene().events('golden-age').dice('RRR');
/** Material and influence. */
const lanes = () => scene().events('open-lanes').dice('MMM');

describe('TIN-17 Technologies', () => {
  it('TIN-17.1 each sheet has two', () => {
    const ids = layoutOf({ navigation: 0, expansion: 0, industry: 0, warfare: 0 }).technologies;
    for (const sheet of SHEETS) expect(ids.filter((id) => technologies[id].sheet === sheet)).toHaveLength(2);
  });

  it('TIN-17.1 research crosses its symbols on the active sheet; with the last it is researched', () => {
    const table = golden().play().activate(0, 'industry');
    const symbols = table.offers(0, 'card').filter((id) => id.startsWith('t:'));
    expect(symbols).toEqual(['t:nd', 't:lm']);
    table.mark(0, ['t:nd', 't:nd', 'I+D2']).rest('sheet', 'card');
    expect(table.player(0).technologies).toContainEqual({ id: 'nano-drills', crossed: 2, researched: false });
    expect(table.after(0, ['t:nd'], 'dice')).not.toContain('t:nd');
    table.mark(0, ['t:nd', 't:lm', 't:lm'], 'dice');
    expect(table.player(0).technologies).toContainEqual({ id: 'nano-drills', crossed: 3, researched: true });
    expect(table.player(0).technologies).toContainEqual({
      id: 'linked-markets',
      crossed: 2,
      researched: false,
    });
    expect(table.player(1).technologies.some(({ crossed }) => crossed > 2)).toBe(false);
  });

  it('TIN-17.1 no other resource crosses them', () => {
    const table = lanes().play();
    for (const seat of [0, 1, 2] as const) {
      table.activate(seat, SHEETS[seat]!);
      expect(table.offers(seat, 'card').filter((id) => id.startsWith('t:'))).toEqual([]);
    }
  });

  it('TIN-17.1 or the special asset that it shows is spent', () => {
    const table = lanes().kept(0, 'cipher').play().activate(0, 'navigation');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('t:'))).toEqual(['t:gd!']);
    table.mark(0, ['t:gd!', 'M>b1', 'I+a1']);
    expect(table.player(0).technologies[0]).toEqual({ id: 'gravity-drive', crossed: 0, researched: true });
    expect(table.unspent(0)).toEqual(['planet']);
    const wrong = lanes().kept(0, 'charter').play().activate(0, 'navigation');
    expect(wrong.offers(0, 'card').filter((id) => id.startsWith('t:'))).toEqual([]);
  });

  it('TIN-17.2 once per activation is once in a round in which the sheet is active', () => {
    const table = scene()
      .events('open-lanes', 'open-lanes')
      .dice('MMM')
      .researched(0, 'nano-drills')
      .play()
      .activate(0, 'industry');
    expect(table.after(0, ['!nd', 'xB1'])).not.toContain('!nd');
    table.mark(0, ['!nd', 'xB1', 'MxB2', 'I+C2']).rest('sheet', 'card');
    expect(table.offers(0, 'dice')).not.toContain('!nd');
    table.rest('dice');
    table.activate(0, 'industry');
    expect(table.offers(0, 'card')).toContain('!nd');
  });

  it('TIN-17.2 while another sheet is active it cannot be used', () => {
    const table = lanes().researched(0, 'nano-drills', 'drop-pods').play().activate(0, 'navigation');
    expect(table.offers(0, 'card').filter((id) => id.startsWith('!'))).toEqual([]);
  });

  it('TIN-17.2 what was not used with the card may be used with the dice', () => {
    const table = lanes().researched(0, 'nano-drills').play().activate(0, 'industry');
    table.mark(0, ['MxB2', 'I+C2']).rest('sheet', 'card');
    expect(table.offers(0, 'dice')).toContain('!nd');
  });

  it('TIN-17.3 it is usable in the round in which it was researched', () => {
    const table = golden()
      .player(0, (player) => {
        for (const tech of player.technologies) if (tech.id === 'nano-drills') tech.crossed = 2;
      })
      .play()
      .activate(0, 'industry');
    expect(table.offers(0, 'card')).not.toContain('!nd');
    expect(table.after(0, ['t:nd'])).toContain('!nd');
    table.mark(0, ['t:nd', '!nd', 'xB1', 'R+A1', 'I+C2']);
    expect(table.player(0).industry.crossed).toEqual(['C1', 'B1']);
  });

  it('TIN-17.4 an effect that researches one needs none of its other costs', () => {
    const table = lanes().relics(0, 'devouring-library').kept(0, 'cipher').play().activate(0, 'navigation');
    const picks = table.after(0, ['r:devouring-library']);
    expect(picks).toEqual(['[gd]', '[sr]', '[nm]', '[rg]', '[nd]', '[lm]', '[al]', '[dp]']);
    table.mark(0, ['r:devouring-library', '[lm]', 'M>b1', 'I+a3']);
    expect(table.player(0).technologies).toContainEqual({
      id: 'linked-markets',
      crossed: 0,
      researched: true,
    });
    expect(table.player(0).technologies.filter(({ researched }) => researched)).toHaveLength(1);
    expect(table.unspent(0)).toEqual(['cipher', 'alloy']);
  });
});
