import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { adjacent } from '../../rules/board.ts';
import { standing } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { Dice } from '../../tables/units.ts';
import { leaveEffect } from '../../verbs/effects.ts';

const CANNON: Dice = { hitOn: 5, dice: 3 };

/** Whether a seat has a space dock in a system or next to it; which one fires makes no difference. */
function hasDockNear(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return standing(s, seat).some(
    ({ at, stack }) => stack.unit === 'space-dock' && (at === system || adjacent(s, [at, system], { seat })),
  );
}

/** After another has moved ships into a system: a space dock near it has SPACE CANNON 5 (×3) for this action (34.2). */
export const experimentalBattlestation: Component = {
  abilities: [
    {
      at: 'ships-moved',
      when: (s, by, { seat, system, ships }) =>
        seat !== by.seat && ships > 0 && hasDockNear(s, by.seat, system),
      *resolve(t, { by: { component, seat }, event: { system } }) {
        leaveEffect(t, { component, seat, until: 'action', data: system });
      },
    },
  ],
  lasting: {
    cannons: {
      tier: 'adjust',
      apply: (cannons, { seat, at }, { source }) =>
        seat === source.seat && at === source.data
          ? [...cannons, { unit: 'space-dock', count: 1, dice: CANNON }]
          : cannons,
    },
  },
};
