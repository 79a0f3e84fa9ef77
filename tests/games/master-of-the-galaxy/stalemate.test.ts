import { describe, expect, it } from 'vitest';
import { MAX_ROUNDS, STALEMATE_ROUNDS } from '#games/master-of-the-galaxy/rules/rulings.ts';
import type { Galaxy } from './scene.ts';
import { Scene } from './scene.ts';

/** Two seats whose bags hold nothing but black cubes, and no card to discard: locked for good. */
const locked = () => new Scene(2).bag(0, 'k k k').bag(1, 'k k k');

function rounds(table: Galaxy, count: number): void {
  for (let turn = 0; turn < 2 * count && !table.session.over; turn++) table.put(turn % 2, 'return');
}

describe('a table on which nothing can happen any more', () => {
  it('ends without a winner after so many rounds, and not before', () => {
    const table = locked().play();
    rounds(table, STALEMATE_ROUNDS);
    expect(table.session.over).toBe(false);
    rounds(table, 1);
    expect(table.session.over).toBe(true);
    expect(table.state.winner).toBeNull();
    expect(table.session.result().winners).toEqual([]);
    expect(table.session.view('table').stalemate).toBe(true);
    expect(table.told().at(-1)).toBe('fact.stalemate');
  });

  it('ends as well when a game has gone on for a thousand rounds, whatever still moves', () => {
    const table = locked()
      .bag(0, 'r')
      .with((s) => {
        for (const seat of s.seats) seat.turns = MAX_ROUNDS - 2;
      })
      .play();
    table.put(0, 'return').put(1, 'return');
    expect(table.session.over).toBe(false);
    table.put(0, 'red>planet:s0.0').put(1, 'return');
    expect(table.session.over).toBe(true);
    expect(table.session.result().winners).toEqual([]);
  });

  it('goes on as long as a card, a disc or the bank moves', () => {
    const table = locked().bag(0, 'r').play();
    rounds(table, STALEMATE_ROUNDS - 1);
    table.put(0, 'red>planet:s0.0'); // two red cubes more come from the bank
    table.put(1, 'return');
    rounds(table, STALEMATE_ROUNDS - 1);
    expect(table.session.over).toBe(false);
  });
});
