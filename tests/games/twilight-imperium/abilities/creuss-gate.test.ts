import { describe, expect, it } from 'vitest';
import { adjacent } from '#games/twilight-imperium/rules/board.ts';
import { newTable } from '../scene.ts';

describe('Creuss Gate', () => {
  it('21.1 88.4a the gate lies in the home’s place, the home beside the board, and delta wormholes join them', () => {
    const table = newTable(3, {
      board: 'generated',
      seatFactions: ['ghost', 'hacan', 'xxcha'],
      factions: 'chosen',
    });
    for (let n = 0; n < 30 && table.state.board['17'] === undefined; n++) {
      const next = table.session.waiting()[0];
      const question = next && table.session.openFor(next.seat).find(({ topic }) => topic === next.topic);
      if (!next || !question) break;
      table.answer(next.seat, next.topic, question.fallback);
    }
    expect(table.state.board['51']).toBe(-1);
    expect(table.state.board['17']).toBe(table.state.homes[0]);
    expect(adjacent(table.state as never, ['17', '51'])).toBe(true);
    expect(table.state.planets.creuss?.controller).toBe(0);
    const view = table.session.view('table');
    expect(view.seats[0]?.home).toBe('51');
  });
});
