import { describe, expect, it } from 'vitest';
import { blow } from './blow.ts';

const id = 'make-an-example-of-their-world';
const there = { at: 'hercant', unit: 'infantry', there: 2 } as const;

describe('TI4 30 Make an Example of Their World', () => {
  it('30.5b is scored when a bombardment destroys the last ground force on a planet', () => {
    const table = blow(id, { ...there, lost: 2, cause: 'bombardment' });
    table.answer(0, 'unit-destroyed', `secret:${id}`);
    expect(table.seat(0)).toMatchObject({ points: 1, secrets: { scored: [id] } });
  });

  it('30.5 not while one is left, nor in another way', () => {
    expect(() => blow(id, { ...there, lost: 1, cause: 'bombardment' }).offers(0, 'unit-destroyed')).toThrow(
      'not asked',
    );
    expect(() => blow(id, { ...there, lost: 2, cause: 'combat' }).offers(0, 'unit-destroyed')).toThrow(
      'not asked',
    );
  });
});
