import type { Seat } from '#core/seat.ts';
import { placeStructure } from '../../../flow/structures.ts';
import type { Component } from '../../../hooks/component.ts';
import { controllerOf } from '../../../rules/planets.ts';
import { structurePlaces } from '../../../rules/structures.ts';
import { figuresLeft } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { UnitType } from '../../../tables/kinds.ts';
import { MECATOL_REX } from '../../../tables/planets.ts';
import { leaveEffect } from '../../../verbs/effects.ts';

const STRUCTURES: readonly UnitType[] = ['pds', 'space-dock'];

const canBuild = (s: Galaxy, seat: Seat) =>
  controllerOf(s, MECATOL_REX) === seat &&
  structurePlaces(s, seat, { units: STRUCTURES, planets: [MECATOL_REX] }).length > 0;

/** After a tactical action in which Mecatol Rex was gained, a PDS and a space dock may be placed there, as far as can be (74.9). */
export const reclamation: Component = {
  abilities: [
    {
      at: 'control-gained',
      must: true,
      apart: true,
      aside: true,
      when: (s, by, { seat, planet }) =>
        seat === by.seat && planet === MECATOL_REX && s.tactical?.seat === seat,
      *resolve(t, { by: { component, seat } }) {
        leaveEffect(t, { component, seat, until: 'action', data: null });
      },
    },
  ],
  delayedAbilities: [
    {
      at: 'tactical-action-ends',
      when: (s, by, { seat }) => seat === by.seat && canBuild(s, seat),
      *resolve(t, { by: { seat } }) {
        for (const unit of STRUCTURES) {
          // 42.3a: nobody has to take figures back from the board.
          const optional = figuresLeft(t.state, seat, unit) === 0;
          yield* placeStructure(t, seat, { units: [unit], planets: [MECATOL_REX], optional });
        }
      },
    },
  ],
};
