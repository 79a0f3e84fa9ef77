import { describe, expect, it } from 'vitest';
import { choosing, ZERO } from '../abilities/naalu.ts';
import { Scene } from '../scene.ts';

const NOTE = 'note:gift-of-prescience@2';
const gifted = () => new Scene(3, ['xxcha', 'hacan', 'naalu']).of(ZERO).note(1, 'gift-of-prescience', 2);

describe('Gift of Prescience', () => {
  it('57.1a its holder takes the “0” token instead of the Naalu and is first', () => {
    const table = choosing(gifted());
    expect(table).toWaitFor([1, 'strategy-phase-ends']);
    table.answer(1, 'strategy-phase-ends', NOTE);
    expect(table.session.view('table').initiativeOrder).toEqual([1, 0, 2]);
    expect(table.session.view('table').seats.map(({ initiative }) => initiative)).toEqual([1, 0, 7]);
    expect(table.seat(1)).toMatchObject({ notes: [], area: [{ id: 'gift-of-prescience', owner: 2 }] });
    expect(table).toWaitFor([1, 'action']);
  });

  it('unplayed it stays in hand and the Naalu are first', () => {
    const table = choosing(gifted()).answers([1, 'strategy-phase-ends', 'pass']);
    expect(table.state.stage).toEqual({ kind: 'turn', seat: 2 });
    expect(table.seat(1).notes).toHaveLength(1);
  });

  it('25.3 goes back as the status phase ends', () => {
    const scene = new Scene(3, ['xxcha', 'hacan', 'naalu'])
      .of(ZERO)
      .stage({ kind: 'status' })
      .objective('corner-the-market', { revealed: false })
      .with(({ effects, seats }) => {
        effects.push({ component: ZERO, seat: 1, until: 'round', data: null });
        seats[1]?.area.push({ id: 'gift-of-prescience', owner: 2 });
      });
    const table = scene.play();
    for (const seat of [0, 1, 2]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
    expect(table.seat(1).area).toEqual([]);
    expect(table.seat(2).notes).toEqual([{ id: 'gift-of-prescience', owner: 2 }]);
    expect(table.state.effects).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'strategy' });
  });
});
