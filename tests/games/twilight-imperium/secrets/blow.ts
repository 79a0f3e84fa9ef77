import { destroy } from '#games/twilight-imperium/flow/destroy.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { Cause } from '#games/twilight-imperium/hooks/moments.ts';
import type { SecretId } from '#games/twilight-imperium/tables/card-ids.ts';
import type { UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import type { Place } from '#games/twilight-imperium/tables/places.ts';
import { type Imperium, Scene } from '../scene.ts';

/** What is destroyed of seat 1, how many of how many, and in which way. */
interface Blow {
  readonly at: Place;
  readonly unit: UnitType;
  readonly there: number;
  readonly lost: number;
  readonly cause: Cause;
}

/** Seat 0 holds a secret objective and destroys units of seat 1. */
export function blow(id: SecretId, { at, unit, there, lost, cause }: Blow): Imperium {
  const strike: Component = {
    abilities: [
      {
        at: 'component-action',
        when: () => true,
        *resolve(t) {
          yield* destroy(t, at, { seat: 1, unit, count: lost, by: 0, cause });
        },
      },
    ],
  };
  const table = new Scene()
    .units(1, at, { [unit]: there })
    .secret(0, id)
    .hand(0, 'plague')
    .plus({ actionCards: { plague: strike } })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table;
}
