import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { leaveEffect } from '../../verbs/effects.ts';

const hasUnitsBeside = (s: Galaxy, seat: Seat, system: SystemId) =>
  systemsOnBoard(s).some((other) => other !== system && hasUnitsIn(s, seat, other));

/** A system with own units, once activated, is adjacent to every other system with own units, for this tactical action. */
export const spacialConduitCylinder: Component = {
  abilities: [
    {
      at: 'system-activated',
      exhausts: true,
      when: (s, by, { seat, system }) =>
        seat === by.seat && hasUnitsIn(s, seat, system) && hasUnitsBeside(s, seat, system),
      *resolve(t, { by: { component, seat }, event: { system } }) {
        leaveEffect(t, { component, seat, until: 'action', data: system });
      },
    },
  ],
  lasting: {
    // No wormhole joins these systems: whatever closes wormholes has no say.
    adjacent: {
      tier: 'overrule',
      apply: (value, { a, b }, { state, source: { seat, data } }) => {
        if (value || seat === null || (a !== data && b !== data)) return value;
        return hasUnitsIn(state, seat, a === data ? b : a);
      },
    },
  },
};
