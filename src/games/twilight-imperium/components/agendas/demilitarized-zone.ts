import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { unitsTo } from './losses.ts';

/** Every unit on its planet is destroyed, and none can come there any more. */
export const demilitarizedZone: AgendaCard = {
  *electedPlanet(t, planet) {
    yield* destroyAll(t, unitsTo(t.state, [planet]));
  },
  law: {
    standing: {
      placing: { tier: 'overrule', apply: (value, { at }, { source }) => value && at !== source.planet },
    },
  },
};
