import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

// From the home of seat 0 (system 14) it is one system to 29 and two to 20.
const fleet = () => new Scene().units(0, '14', { carrier: 2 });

describe('Gravity Drive', () => {
  it('55.1 one ship moves a system further', () => {
    const table = activating(fleet().tech(0, 'gravity-drive'), '20');
    expect(table).toRefuse(0, 'move', { '14:carrier': 2 }, 'TI4 55.1');
    table.answer(0, 'move', { '14:carrier': 1 });
    expect(table.at('20')).toBe('0:carrier 1');
    expect(table).toWaitFor([1, 'action']);
  });

  it('without it, or with another’s, no carrier comes that far', () => {
    expect(activating(fleet(), '20')).toWaitFor([1, 'action']);
    expect(activating(fleet().tech(1, 'gravity-drive'), '20')).toWaitFor([1, 'action']);
  });

  it('other ships move beside it as far as ever', () => {
    const table = activating(fleet().units(0, '14', { cruiser: 1 }).tech(0, 'gravity-drive'), '20');
    table.answer(0, 'move', { '14:carrier': 1, '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:carrier 1, 0:cruiser 1');
  });
});
