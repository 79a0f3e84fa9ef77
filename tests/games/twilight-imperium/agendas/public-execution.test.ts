import { describe, expect, it } from 'vitest';
import { decided, revealing } from './voting.ts';

describe('Public Execution', () => {
  it('the elected player discards its action cards, the others keep theirs', () => {
    const table = revealing('public-execution').hand(1, 'bunker', 'plague').hand(2, 'spy').play().quiet();
    table.answers([1, 'vote', 'seat:1'], [1, 'vote-planets', ['hercant']]).quiet();
    table.answers([2, 'vote', 'abstain'], [0, 'vote', 'abstain']).quiet();
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], [], ['spy']]);
    expect(table.state.discards.action.toSorted()).toEqual(['bunker', 'plague']);
    expect(table.state.speaker).toBe(0);
    expect(table.state.discards.agenda).toEqual(['public-execution']);
  });

  it('83 it cannot vote on the second agenda, the others can', () => {
    const table = decided(revealing('public-execution').play(), 'seat:1');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(table).toWaitFor([2, 'vote']);
    table.answers([2, 'vote', 'abstain'], [0, 'vote', 'abstain'], [0, 'outcome', 'against']);
    expect(table.state.stage.kind).toBe('strategy');
    // Only for this agenda phase.
    expect(table.state.effects).toEqual([]);
  });

  it('58.6 the speaker hands the token to its left neighbour, who is the speaker at once', () => {
    const table = decided(revealing('public-execution').play(), 'seat:0');
    expect(table.state.speaker).toBe(1);
    expect(table).toWaitFor([2, 'vote']);
    table.answer(2, 'vote', 'abstain');
    expect(table).toWaitFor([1, 'vote']);
    table.answers([1, 'vote', 'abstain'], [1, 'outcome', 'against']);
    expect(table.state.stage.kind).toBe('strategy');
    expect(table).toWaitFor([1, 'strategy-card']);
  });

  it('65 an eliminated neighbour is passed over', () => {
    const table = revealing('public-execution', 4)
      .with((s) => {
        const gone = s.seats[1];
        if (gone) gone.eliminated = true;
        for (const planet of Object.values(s.planets)) if (planet.controller === 1) planet.controller = null;
      })
      .play();
    decided(table, 'seat:0');
    expect(table.state.speaker).toBe(2);
  });
});
