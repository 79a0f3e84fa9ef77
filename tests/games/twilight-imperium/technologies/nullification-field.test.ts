import { describe, expect, it } from 'vitest';
import { activating, asked } from '../rules/moving.ts';
import { Scene } from '../scene.ts';

const FIELD = 'technology:nullification-field';
/** Seat 1, Xxcha, has ships in 20, which seat 0 could reach from 29. */
const scene = () =>
  new Scene(3, ['hacan', 'xxcha', 'yssaril'])
    .tech(1, 'nullification-field')
    .units(0, '29', { cruiser: 2 })
    .units(1, '20', { cruiser: 1 });

describe('Nullification Field', () => {
  it('77.1 after another has activated a system with own ships its turn is over', () => {
    const table = activating(scene(), '20');
    expect(table).toOfferExactly(1, 'system-activated', [FIELD, 'pass']);
    table.answer(1, 'system-activated', FIELD);
    expect(table.at('29')).toBe('0:cruiser 2');
    expect(table.state.systems['20']?.tokens).toEqual([0]);
    expect(table.seat(0).pools.tactic).toBe(2);
    expect(table.seat(1).pools.strategy).toBe(1);
    expect(table.seat(1).technologies[0]?.exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('need not be used', () => {
    const table = activating(scene(), '20');
    table.answer(1, 'system-activated', 'pass');
    expect(asked(table)).toEqual(['move']);
  });

  it('45.4 74.11 not with the card exhausted, without a token or without ships there', () => {
    const spent = scene().with(({ seats }) => {
      for (const card of seats[1]?.technologies ?? []) card.exhausted = true;
    });
    expect(asked(activating(spent, '20'))).toEqual(['move']);
    expect(asked(activating(scene().pools(1, { strategy: 0 }), '20'))).toEqual(['move']);
    const ashore = scene().control(1, 'corneeq').units(1, 'corneeq', { infantry: 2 });
    expect(activating(ashore, '33')).toWaitFor([1, 'action']);
  });

  it('own activations are safe', () => {
    const table = activating(scene().stage({ kind: 'turn', seat: 1 }), '20', { seat: 1 });
    expect(table).toWaitFor([2, 'action']);
    expect(table.seat(1).pools.strategy).toBe(2);
  });
});
