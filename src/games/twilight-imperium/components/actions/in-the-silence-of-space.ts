import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { systemsWithShips } from '../../rules/objectives-counts.ts';
import { tokenIn } from '../../rules/tokens.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { aimAtSystem } from './aim.ts';

/** Systems that own ships could set out from (47.3c). */
const able = (s: Galaxy, seat: Seat, active: SystemId) =>
  systemsWithShips(s, seat).filter((system) => system !== active && !tokenIn(s, seat, system));

/** After activating a system: ships from one system pass through others' ships in this tactical action. */
export const inTheSilenceOfSpace: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (s, by, { seat, system }) => seat === by.seat && able(s, seat, system).length > 0,
      *aim(t, { seat }, { system }) {
        return yield* aimAtSystem(t, {
          seat,
          card: 'in-the-silence-of-space',
          able: () => able(t.state, seat, system),
        });
      },
      *resolve(t, { by: { component, seat }, target }) {
        leaveEffect(t, { component, seat, until: 'action', data: target as SystemId });
      },
    },
  ],
  lasting: {
    enter: {
      tier: 'set',
      own: true,
      apply: (may, { from, because, how }, { source }) =>
        may || (from === source.data && because === 'ships' && how === 'pass'),
    },
  },
};
