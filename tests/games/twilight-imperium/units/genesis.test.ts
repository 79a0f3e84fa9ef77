import { describe, expect, it } from 'vitest';
import { keepTokens, statusOf } from '../abilities/status-phase.ts';

const scene = () => statusOf('sol', 'hacan', 'yssaril').of('unit:genesis');

describe('Genesis', () => {
  it('84.8 when the status phase ends an infantry comes into its system, in space', () => {
    const table = scene().units(0, '20', { flagship: 1 }).units(1, '21', { flagship: 1 }).play();
    expect(table.at('20')).toBe('0:flagship 1');
    keepTokens(table);
    expect(table.at('20')).toBe('0:flagship 1, 0:infantry 1');
    expect(table.at('21')).toBe('1:flagship 1');
    expect(table.state.stage).toEqual({ kind: 'strategy' });
  });

  it('38.3 beyond its twelve places there is no room', () => {
    const full = scene().units(0, '20', { flagship: 1, infantry: 12 }).play();
    expect(keepTokens(full).at('20')).toBe('0:flagship 1, 0:infantry 12');
    const room = scene().units(0, '20', { flagship: 1, infantry: 11 }).play();
    expect(keepTokens(room).at('20')).toBe('0:flagship 1, 0:infantry 12');
  });

  it('nothing comes while it is not on the board', () => {
    expect(keepTokens(scene().play()).told()).not.toContain('fact.placed');
  });
});
