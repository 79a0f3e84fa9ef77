import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const lanes = () => scene().events('open-lanes').researched(0, 'nano-drills');

describe('Nano Drills', () => {
  it('costs three research or a cipher', () => {
    expect(costOf('nano-drills')).toEqual({ research: 3, specials: ['cipher'] });
  });

  it('crosses one cell next to a marked one for nothing, once per activation', () => {
    const table = lanes().claimedCells(0, 'B1').play().activate(0, 'industry').activate(1, 'industry');
    expect(table.after(0, ['!nd'])).toEqual(['xA1', 'xB2', 'xC2', 'xD1', 'xD2']);
    expect(table.offers(1, 'card')).not.toContain('!nd');
    expect(table.after(0, ['!nd', 'xA1'])).not.toContain('!nd');
    table.mark(0, ['!nd', 'xA1', 'MxB2', 'I+A2']);
    expect(table.player(0).industry).toMatchObject({ crossed: ['C1', 'A1', 'B2'], claimed: ['B1', 'A2'] });
    expect(table.player(0).industry.products).toEqual([0, 0, 0]);
  });

  it('opens no cell with a dashed cross', () => {
    const table = lanes().crossedCells(0, 'C2', 'C3', 'B4').play().activate(0, 'industry');
    expect(table.after(0, ['!nd'])).not.toContain('xB5');
    expect(table.after(0, ['!nd'])).not.toContain('xA5');
  });

  it('works only while industry is active', () => {
    expect(lanes().play().activate(0, 'expansion').offers(0, 'card')).not.toContain('!nd');
  });
});
