import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

const scene = () =>
  revealing('unconventional-measures')
    .hand(1, 'bunker', 'plague', 'fire-team', 'maneuvering-jets', 'lucky-shot', 'upgrade')
    .hand(2, 'uprising')
    .with((s) => {
      s.decks.action = ['skilled-retreat', 'shields-holding', 'parley', 'salvage', 'disable'];
    });

/** Seats 0 and 1 vote for it, seat 2 against it with as many planets as it says. */
function voted(against: readonly string[]) {
  const table = scene().play().quiet();
  table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['hercant']]).quiet();
  table.answers([2, 'vote', 'against'], [2, 'vote-planets', [...against]]).quiet();
  table.answers([0, 'vote', 'for'], [0, 'vote-planets', ['archon-ren']]).quiet();
  return table;
}

describe('Unconventional Measures', () => {
  it('24.3 24.4 for: who voted for it draws two cards and keeps the hand limit', () => {
    const table = voted(['shalloq']);
    expect(table).toWaitFor([1, 'discard']);
    expect(table.seat(0).hand).toHaveLength(2);
    expect(table.seat(1).hand).toHaveLength(8);
    table.answers([1, 'discard', ['bunker']]).quiet();
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([2, 7, 1]);
    expect(table.state.decks.action).toEqual(['disable']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('against: who voted for it discards its hand', () => {
    const table = voted(['shalloq', 'retillion']);
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], [], ['uprising']]);
    expect(table.state.discards.action).toHaveLength(6);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('83.14 83.19 who casts no vote has not voted for it', () => {
    const table = decided(revealing('unconventional-measures').play(), 'for');
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], [], []]);
    expect(table.state.discards.agenda).toEqual(['unconventional-measures']);
  });
});
