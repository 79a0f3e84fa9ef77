import { enforce } from '../../../flow/enforce.ts';
import type { Component } from '../../../hooks/component.ts';
import { place } from '../../../verbs/units.ts';
import { garrisons } from '../../actions/reinforce.ts';
import { namePlanet } from '../aim.ts';

/** Own space docks make no infantry (61.1d); as a status phase begins one infantry grows on an own planet. */
export const mitosis: Component = {
  standing: {
    produces: {
      tier: 'overrule',
      apply: (value, { seat, producer, unit }, { source }) =>
        value && !(seat === source.seat && producer === 'space-dock' && unit === 'infantry'),
    },
  },
  abilities: [
    {
      at: 'status-phase-starts',
      must: true,
      when: (s, by) => garrisons(s, by.seat).length > 0,
      *resolve(t, { by: { seat, component } }) {
        const planet = yield* namePlanet(t, { seat, component, able: (s) => garrisons(s, seat) });
        if (!planet) return;
        place(t, planet, { seat, unit: 'infantry', count: 1 });
        yield* enforce(t);
      },
    },
  ],
};
