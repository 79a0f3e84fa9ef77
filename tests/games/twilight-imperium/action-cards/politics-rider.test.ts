import { describe, expect, it } from 'vitest';
import { ridden, ride } from './riding.ts';

const card = 'politics-rider';
const scene = () =>
  ridden(card).with((s) => {
    s.decks.action = ['bunker', 'parley', 'plague', 'spy'];
  });

describe('TI4 24 Politics Rider', () => {
  it('83.22b 58.6 predicted rightly it gives three action cards and the speaker token', () => {
    const table = ride(scene(), card);
    expect(table.seat(0).hand).toEqual(['bunker', 'parley', 'plague']);
    expect(table.state.speaker).toBe(0);
    expect(table.state.decks.action).toEqual(['spy']);
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('83.22b predicted wrongly it gives nothing', () => {
    const table = ride(scene(), card, 'for');
    expect(table.seat(0).hand).toEqual([]);
    expect(table.state.speaker).toBe(2);
  });
});
