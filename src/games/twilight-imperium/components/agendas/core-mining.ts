import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { unitsTo } from './losses.ts';

/** An infantry on its planet is destroyed; the planet's resources are two higher. */
export const coreMining: AgendaCard = {
  *electedPlanet(t, planet) {
    const [infantry] = unitsTo(t.state, [planet], (unit) => unit === 'infantry');
    if (infantry) yield* destroyAll(t, [{ ...infantry, count: 1 }]);
  },
  law: {
    standing: {
      resources: {
        tier: 'adjust',
        apply: (value, { planet }, { source }) => (planet === source.planet ? value + 2 : value),
      },
    },
  },
};
