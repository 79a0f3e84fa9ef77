import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const card = 'card:industrial-initiative';
const scene = () => new Scene().hand(0, 'industrial-initiative');

describe('TI4 24 Industrial Initiative', () => {
  it('24.6a is an action: a trade good for each industrial planet, then the turn is over', () => {
    const table = scene()
      .control(0, 'wellon')
      .control(0, 'saudor', { exhausted: true })
      .control(0, 'torkan')
      .play();
    table.answer(0, 'action', card);
    expect(table.seat(0)).toMatchObject({ goods: 2, hand: [] });
    expect(table.state.discards.action).toEqual(['industrial-initiative']);
    expect(table.seat(1).goods).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });

  it('24.6a also where there is nothing to gain, for the sake of the action', () => {
    const table = scene().control(0, 'torkan').control(1, 'wellon').play();
    table.answer(0, 'action', card);
    expect(table.seat(0).goods).toBe(0);
    expect(table).toWaitFor([1, 'action']);
  });
});
