import type { Seat } from '#core/seat.ts';
import { destroy } from '../../flow/destroy.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import type { Moments } from '../../hooks/moments.ts';
import { isShip, stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { aimAtUnit, type Mark } from './aim.ts';

type Sustained = Moments['unit-sustained'];

/** The ships that can be aimed at: one of each type, as those of one type are alike. */
function targets(s: Galaxy, { component: from }: Holder, { seat, uses, system }: Sustained): Mark[] {
  const there = (unit: UnitType) =>
    stacksOf(s, seat, system).some((stack) => stack.unit === unit && stack.damaged > 0);
  return [...new Set(uses)]
    .filter(
      (unit) =>
        isShip(unit) && there(unit) && !modified(s, 'spared', { value: false, about: { seat, unit, from } }),
    )
    .map((unit) => ({ seat, unit, at: system, damaged: true }));
}

const byOwnHit = (seat: Seat, { by, seat: owner }: Sustained) => by === seat && owner !== seat;

/** After another's ship has sustained damage by one's own hit: it is destroyed, which nothing can sustain (52.5). */
export const directHit: Component = {
  abilities: [
    {
      at: 'unit-sustained',
      when: (s, by, event) => byOwnHit(by.seat, event) && targets(s, by, event).length > 0,
      *aim(t, by, event) {
        const able = () => targets(t.state, by, event);
        return yield* aimAtUnit(t, { seat: by.seat, card: 'direct-hit', able });
      },
      *resolve(t, { by: { seat: by }, target }) {
        const { seat, unit, at } = target as Mark;
        yield* destroy(t, at, { seat, unit, count: 1, damaged: 1, by, cause: 'effect' });
      },
    },
  ],
};
