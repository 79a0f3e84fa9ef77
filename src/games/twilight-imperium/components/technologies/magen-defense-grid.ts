import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import type { Fight } from '../../hooks/moments.ts';
import { hasShield } from '../../rules/combat/batteries.ts';
import { opponentOf } from '../../rules/combat/sides.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import { leaveEffect } from '../../verbs/effects.ts';

/** Whether a unit of the seat shields the planet that is fought for (48.3). */
function shields(s: Galaxy, seat: Seat, { planet }: Fight): boolean {
  return (
    planet !== null && stacksOf(s, seat, planet).some(({ unit }) => hasShield(s, { seat, unit, planet }))
  );
}

/** In a round on a planet with an own PLANETARY SHIELD the opponent does not roll. */
export const magenDefenseGrid: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      exhausts: true,
      free: true,
      when: (s, by, fight) => fight.kind === 'ground' && shields(s, by.seat, fight),
      *resolve(t, { by, event }) {
        const seat = opponentOf(event, by.seat);
        leaveEffect(t, { component: by.component, seat, until: 'combat round', data: null });
      },
    },
  ],
  lasting: {
    rolls: { tier: 'overrule', apply: (value, { seat }, { source }) => value && seat !== source.seat },
  },
};
