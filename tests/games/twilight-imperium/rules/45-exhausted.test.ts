import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { addGoods } from '#games/twilight-imperium/verbs/goods.ts';
import { Scene } from '../scene.ts';

const MOTIVATOR = 'technology:neural-motivator';
/** A card that is exhausted for a trade good, and while it lies there makes room for two more commodities. */
const card: Component = {
  standing: {
    commodities: {
      tier: 'adjust',
      apply: (value, { seat }, { source }) => (seat === source.seat ? value + 2 : value),
    },
  },
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (_s, by, { seat }) => by.seat === seat,
      *resolve(t, { by }) {
        addGoods(t, by.seat, 1);
      },
    },
  ],
};
const scene = () => new Scene().plus({ components: { [MOTIVATOR]: card } }).tech(0, 'neural-motivator');

describe('TI4 45 Exhausted, 53 Readied', () => {
  it('53.0 53.3 45.4 a readied card may be exhausted for its ability', () => {
    const table = scene().play();
    table.answer(0, 'action', MOTIVATOR);
    expect(table.seat(0)).toMatchObject({
      goods: 1,
      technologies: [{ id: 'neural-motivator', exhausted: true }],
    });
  });

  it('45.0 45.4 53.4 an exhausted one cannot be used until it is readied', () => {
    const table = scene().seat(1, { passed: true }).seat(2, { passed: true }).play();
    table.answer(0, 'action', MOTIVATOR);
    expect(table).toOfferExactly(0, 'action', ['tactical', 'pass']);
  });

  it('45.4a what it does while it lies there it does exhausted too', () => {
    const table = scene()
      .seat(0, { technologies: [{ id: 'neural-motivator', exhausted: true }] })
      .strategy(0, { id: 'trade', exhausted: false })
      .play();
    table.answer(0, 'action', 'strategic:trade');
    expect(table.seat(0).commodities).toBe(6);
  });

  it('45.2 53.5 53.6a in the status phase technologies, planets and strategy cards are readied', () => {
    const table = scene()
      .seat(0, { technologies: [{ id: 'neural-motivator', exhausted: true }] })
      .control(1, 'hercant', { exhausted: true })
      .objective('corner-the-market', { revealed: false })
      .stage({ kind: 'status' })
      .play();
    for (const seat of [0, 1, 2]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
    expect(table.seat(0).technologies).toEqual([{ id: 'neural-motivator', exhausted: false }]);
    expect(table.planet('hercant').exhausted).toBe(false);
    // The cards went back to the common area ready, and are chosen anew.
    table.answer(0, 'strategy-card', 'leadership');
    expect(table.seat(0).strategy).toEqual([{ id: 'leadership', exhausted: false }]);
  });
});
