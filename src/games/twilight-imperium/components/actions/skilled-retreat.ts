import { withdraw } from '../../flow/combat/retreat.ts';
import type { Component } from '../../hooks/component.ts';
import { fleetHavens, fleetIn } from '../../rules/combat/retreat.ts';
import { isOver } from '../../rules/combat/sides.ts';
import type { SystemId } from '../../tables/ids.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { aimAtSystem } from './aim.ts';

/** At the start of a space combat round: all own ships leave for a system next to it, and the combat is a draw. */
export const skilledRetreat: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (s, { seat }, fight) =>
        fight.kind === 'space' &&
        !isOver(s, fight) &&
        fleetIn(s, seat, fight.system).length > 0 &&
        fleetHavens(s, seat, fight.system).length > 0,
      *aim(t, { seat }, { system }) {
        return yield* aimAtSystem(t, {
          seat,
          card: 'skilled-retreat',
          able: () => fleetHavens(t.state, seat, system),
        });
      },
      *resolve(t, { by: { component, seat }, event: { system: from }, target }) {
        leaveEffect(t, { component, seat, until: 'combat', data: null });
        yield* withdraw(t, seat, { from, to: target as SystemId, fleet: true });
      },
    },
  ],
  lasting: { draw: { tier: 'set', apply: () => true } },
};
