import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

const TRAINING = 'technology:instinct-training';
/** Seat 0 plays Industrial Initiative, worth one trade good; seat 1, Xxcha, has the training. */
const scene = () =>
  new Scene(3, ['hacan', 'xxcha', 'yssaril'])
    .tech(1, 'instinct-training')
    .control(0, 'wellon')
    .hand(0, 'industrial-initiative');
const played = (set: Scene) => {
  const table = set.play();
  table.answer(0, 'action', 'card:industrial-initiative');
  return table.quiet();
};
const exhausted = (table: ReturnType<Scene['play']>) => table.seat(1).technologies[0]?.exhausted;

describe('Instinct Training', () => {
  it('24.8 cancels an action card for a strategy token', () => {
    const table = played(scene());
    expect(table).toOfferExactly(1, 'action-card-played', [TRAINING, 'pass']);
    table.answer(1, 'action-card-played', TRAINING);
    expect(table.seat(0)).toMatchObject({ goods: 0, hand: [] });
    expect(table.seat(1).pools).toEqual({ tactic: 3, fleet: 3, strategy: 1 });
    expect(exhausted(table)).toBe(true);
    expect(table.state.discards.action).toEqual(['industrial-initiative']);
    expect(table).toWaitFor([0, 'action']);
  });

  it('need not be used', () => {
    const table = played(scene());
    table.answer(1, 'action-card-played', 'pass');
    expect(table.seat(0).goods).toBe(1);
    expect(exhausted(table)).toBe(false);
    expect(table).toWaitFor([1, 'action']);
  });

  it('45.4 74.11 not with the card exhausted, nor without a token', () => {
    const spent = scene().with(({ seats }) => {
      for (const card of seats[1]?.technologies ?? []) card.exhausted = true;
    });
    expect(played(spent).seat(0).goods).toBe(1);
    expect(played(scene().pools(1, { strategy: 0 })).seat(0).goods).toBe(1);
  });

  it('nobody cancels a card of its own', () => {
    const table = scene()
      .stage({ kind: 'turn', seat: 1 })
      .hand(0)
      .hand(1, 'industrial-initiative')
      .control(1, 'saudor')
      .play();
    table.answer(1, 'action', 'card:industrial-initiative');
    expect(table.seat(1).goods).toBe(1);
  });

  it('T3 it cancels a Sabotage, too', () => {
    const table = scene()
      .stage({ kind: 'turn', seat: 1 })
      .hand(0, 'sabotage')
      .hand(1, 'industrial-initiative')
      .control(1, 'saudor')
      .play();
    table.answer(1, 'action', 'card:industrial-initiative');
    table.answers([0, 'action-card-played', 'card:sabotage'], [1, 'action-card-played', TRAINING]);
    expect(table.quiet().seat(1).goods).toBe(1);
    expect(table.seat(0).hand).toEqual([]);
  });
});
