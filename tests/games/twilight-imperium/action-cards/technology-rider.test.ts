import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'technology-rider';

describe('TI4 24 Technology Rider', () => {
  it('83.22b 28.12 predicted rightly its player researches a technology, prerequisites and all', () => {
    const table = ride(ridden(card), card);
    expect(table).toRefuse(0, 'research', 'fleet-logistics', 'TI4 28.12');
    table.answer(0, 'research', 'neural-motivator');
    expect(table.seat(0).technologies.map(({ id }) => id)).toEqual(['neural-motivator']);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('83.22b predicted wrongly it brings nothing', () => {
    const table = ride(ridden(card), card, 'for');
    expect(table.seat(0).technologies).toEqual([]);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });
});
