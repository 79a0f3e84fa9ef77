import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';
import { costOf } from './cost.ts';

const lanes = () => scene().events('open-lanes').researched(0, 'neural-motivators');

describe('Neural Motivators', () => {
  it('costs three research or a cipher', () => {
    expect(costOf('neural-motivators')).toEqual({ research: 3, specials: ['cipher'] });
  });

  it('crosses one symbol of any kind in a line with a special or population asset', () => {
    const table = lanes().unlocked(0, 'A', 'E').unlocked(1, 'A').play();
    table.activate(0, 'expansion').activate(1, 'expansion');
    const symbols = ['Aa2', 'Ab2', 'Ea1', 'Eb1', 'Ec1', 'Ed1', 'Eb2'];
    expect(table.after(0, ['!nm'])).toEqual([...symbols, '[-]']);
    expect(table.offers(1, 'card')).not.toContain('!nm');
    table.mark(0, ['!nm', 'Aa2', 'M.Ab2', 'I.Ab1']);
    expect(table.player(0).expansion).toMatchObject({ crossed: ['Aa2', 'Ab2', 'Ab1'], population: 1 });
  });

  it('works once per activation and may be left', () => {
    const table = lanes().unlocked(0, 'A').play().activate(0, 'expansion');
    expect(table.after(0, ['!nm', 'Aa2'])).not.toContain('!nm');
    table.mark(0, ['!nm', '[-]', 'M.Aa1', 'I.Ab1']);
    expect(table.player(0).expansion.crossed).toEqual(['Aa1', 'Ab1']);
  });

  it('needs an unlocked planet with such a line', () => {
    expect(lanes().play().activate(0, 'expansion').offers(0, 'card')).not.toContain('!nm');
    const crossed = lanes().unlocked(0, 'A').developed(0, 'Aa2', 'Ab2').play().activate(0, 'expansion');
    expect(crossed.offers(0, 'card')).not.toContain('!nm');
  });
});
