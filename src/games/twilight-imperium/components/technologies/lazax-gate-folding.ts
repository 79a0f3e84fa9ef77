import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import { MECATOL_REX } from '../../tables/planets.ts';
import { CENTRE } from '../../tables/systems.ts';
import { place } from '../../verbs/units.ts';

const mayPlace = (s: Galaxy, seat: Seat) =>
  modified(s, 'placing', { value: true, about: { seat, unit: 'infantry', at: MECATOL_REX, how: 'place' } });

/**
 * In own tactical actions, while Mecatol Rex is not one's own, its system has an alpha and a beta wormhole, even if the card is
 * exhausted (45.4a). While it is one's own: an action brings an infantry there.
 */
export const lazaxGateFolding: Component = {
  standing: {
    addedWormholes: {
      tier: 'adjust',
      apply: (gates, _, { state, source: { seat } }) =>
        state.tactical?.seat === seat && controllerOf(state, MECATOL_REX) !== seat
          ? [...gates, { system: CENTRE, wormhole: 'alpha' }, { system: CENTRE, wormhole: 'beta' }]
          : gates,
    },
  },
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (s, { seat }) => controllerOf(s, MECATOL_REX) === seat && mayPlace(s, seat),
      *resolve(t, { by: { seat } }) {
        place(t, MECATOL_REX, { seat, unit: 'infantry', count: 1 });
        yield* enforce(t);
      },
    },
  ],
};
