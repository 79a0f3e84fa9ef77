import { describe, expect, it } from 'vitest';
import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { Scene } from '../scene.ts';

/** An action that destroys a unit of seat 1 in system 20, done by whom the effect names. */
const striking = (unit: UnitType, by: number | null): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        yield* destroy(t, '20', { seat: 1, unit, count: 1, by, cause: 'effect' });
      },
    },
  ],
});

function strike(unit: UnitType, by: number | null = 0) {
  const table = new Scene()
    .units(1, '20', { [unit]: 1, carrier: 2 })
    .secret(0, 'destroy-their-greatest-ship')
    .hand(0, 'plague')
    .plus({ actionCards: { plague: striking(unit, by) } })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table;
}

describe('TI4 30 Destroy Their Greatest Ship', () => {
  it('30.5b 30.9 a flagship or war sun destroyed by any effect is scored at that moment', () => {
    for (const unit of ['flagship', 'war-sun'] as const) {
      const table = strike(unit);
      expect(table).toOfferExactly(0, 'unit-destroyed', ['secret:destroy-their-greatest-ship', 'pass']);
      table.answer(0, 'unit-destroyed', 'secret:destroy-their-greatest-ship');
      expect(table.seat(0)).toMatchObject({ points: 1, secrets: { held: [] } });
    }
  });

  it('30.9 not by another ship, nor by the owner’s own doing', () => {
    expect(() => strike('dreadnought').offers(0, 'unit-destroyed')).toThrow('not asked');
    expect(() => strike('flagship', 1).offers(0, 'unit-destroyed')).toThrow('not asked');
    expect(() => strike('flagship', null).offers(0, 'unit-destroyed')).toThrow('not asked');
  });

  it('30.5 a seat may let the moment pass', () => {
    const table = strike('war-sun');
    table.answer(0, 'unit-destroyed', 'pass');
    expect(table.seat(0)).toMatchObject({ points: 0, secrets: { held: ['destroy-their-greatest-ship'] } });
  });
});
