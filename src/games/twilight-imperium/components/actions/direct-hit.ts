import { destroy } from '../../flow/destroy.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { isShip, stacksOf } from '../../rules/units.ts';

/** After another's ship has sustained damage by one's own hit: it is destroyed, which nothing can sustain (52.5). */
export const directHit: Component = {
  abilities: [
    {
      at: 'unit-sustained',
      when: (s, { seat, component: from }, { seat: owner, by, unit, system }) =>
        by === seat &&
        owner !== seat &&
        isShip(unit) &&
        // It may have fallen since, by what was done about another.
        stacksOf(s, owner, system).some((stack) => stack.unit === unit && stack.damaged > 0) &&
        !modified(s, 'spared', { value: false, about: { seat: owner, unit, from } }),
      *resolve(t, { by: { seat: by }, event: { seat, unit, system } }) {
        yield* destroy(t, system, { seat, unit, count: 1, damaged: 1, by, cause: 'effect' });
      },
    },
  ],
};
