import { describe, expect, it } from 'vitest';
import { decided, revealing } from '../agendas/voting.ts';
import { Scene } from '../scene.ts';
import { said } from '../technologies/told.ts';

describe('TI4 58 Speaker', () => {
  it('58.1 58.6 whoever becomes speaker chooses first in the next strategy phase', () => {
    const table = new Scene(5)
      .stage({ kind: 'strategy' })
      .with((s) => {
        s.speaker = 4;
        for (const seat of s.seats) seat.strategy = [];
      })
      .play();
    expect(table).toWaitFor([4, 'strategy-card']);
  });

  it('58.2 the speaker reveals each agenda, votes last and decides where the votes do not', () => {
    const table = revealing('mutiny')
      .with((s) => {
        s.speaker = 2;
      })
      .play();
    expect(said(table, 'fact.agendaRevealed')).toMatchObject([{ seat: 2, agenda: 'mutiny' }]);
    for (const seat of [0, 1]) table.answer(seat, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
    table.answer(2, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'outcome']);
    decided(table, 'for');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('58.4 in the status phase a public objective is revealed', () => {
    const table = new Scene()
      .objective('corner-the-market')
      .objective('develop-weaponry', { revealed: false })
      .objective('expand-borders', { revealed: false })
      .stage({ kind: 'status' })
      .play();
    expect(table.state.objectives.map(({ revealed }) => revealed)).toEqual([true, true, false]);
  });
});
