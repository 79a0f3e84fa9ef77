import { describe, expect, it } from 'vitest';
import { activating } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

// Place 9 (system 29) is the only way from the home of seat 0 (system 14) to 20.
const blocked = () => new Scene().units(0, '14', { cruiser: 1 }).units(1, '29', { destroyer: 1 });

describe('Light/Wave Deflector', () => {
  it('47.3b ships pass through systems with ships of others', () => {
    const table = activating(blocked().tech(0, 'light-wave-deflector'), '20');
    table.answer(0, 'move', { '14:cruiser': 1 });
    expect(table.at('20')).toBe('0:cruiser 1');
    expect(table.at('29')).toBe('1:destroyer 1');
  });

  it('47.3b without it, or with another’s, they do not', () => {
    expect(activating(blocked(), '20')).toWaitFor([1, 'action']);
    expect(activating(blocked().tech(1, 'light-wave-deflector'), '20')).toWaitFor([1, 'action']);
  });

  it('54.1 opens no anomaly', () => {
    const table = activating(blocked().tile(9, '44').tech(0, 'light-wave-deflector'), '20');
    expect(table).toWaitFor([1, 'action']);
  });
});
