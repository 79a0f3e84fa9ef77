import { describe, expect, it } from 'vitest';
import { revealing } from '../agendas/voting.ts';

const QUASH = 'ability:quash';
/** Seat 0 is Xxcha. */
const scene = () => revealing('mutiny').of(QUASH);

describe('Quash', () => {
  it('83.2a when an agenda is revealed a strategy token puts the next one in its place', () => {
    const table = scene().play();
    expect(table).toOfferExactly(0, 'agenda-revealed', [QUASH, 'pass']);
    table.answer(0, 'agenda-revealed', QUASH);
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.discards.agenda).toEqual(['mutiny']);
    expect(table.seat(0).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
  });

  it('74.18 again for the new one, while there are tokens', () => {
    const table = scene().play();
    table.answers([0, 'agenda-revealed', QUASH], [0, 'agenda-revealed', QUASH]);
    expect(table.state.agenda?.id).toBe('arms-reduction');
    expect(table.seat(0).pools.strategy).toBe(0);
    expect(table).toWaitFor([1, 'vote']);
  });

  it('74.11 not without a token; and it need not be used', () => {
    expect(scene().pools(0, { strategy: 0 }).play()).toWaitFor([1, 'vote']);
    const table = scene().play();
    table.answer(0, 'agenda-revealed', 'pass');
    expect(table.state.agenda?.id).toBe('mutiny');
    expect(table).toWaitFor([1, 'vote']);
  });

  it('83.16 a Political Secret silences it', () => {
    const table = scene().note(1, 'political-secret', 0).play();
    table.answers([0, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'note:political-secret@0']);
    expect(table).toWaitFor([1, 'vote']);
  });
});
