import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

function status(owner: number) {
  const table = inForce(new Scene(), 'minister-of-policy', { seat: owner })
    .stage({ kind: 'status' })
    .objective('corner-the-market', { revealed: false })
    .with((s) => {
      s.decks.action = ['bunker', 'fire-team', 'plague', 'spy', 'summit'];
    })
    .play();
  for (const seat of [0, 1, 2]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
  return table.quiet();
}

describe('Minister of Policy', () => {
  it('26.3 26.4 lies in front of the elected player', () => {
    const table = decided(revealing('minister-of-policy').play(), 'seat:1');
    expect(table.state.laws).toMatchObject([{ id: 'minister-of-policy', seat: 1 }]);
  });

  it('its owner draws a card when the status phase ends, the others do not', () => {
    const table = status(1);
    expect(table.state.seats.map(({ hand }) => hand.length)).toEqual([1, 2, 1]);
    expect(table.seat(1).hand).toContain('spy');
    expect(table.state.stage.kind).toBe('strategy');
  });
});
