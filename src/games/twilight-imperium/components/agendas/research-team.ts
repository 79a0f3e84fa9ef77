import type { AgendaCard } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { TechnologyColour } from '../../tables/kinds.ts';

/** Whoever controls its planet may exhaust the card, and not the planet, to leave a prerequisite of a colour unmet. */
export function researchTeam(component: ComponentId, colour: TechnologyColour): AgendaCard {
  return {
    law: {
      standing: {
        skips: {
          tier: 'adjust',
          apply: (value, { seat }, { state, source }) => {
            const { planet, exhausted } = source;
            if (exhausted || planet === null || controllerOf(state, planet) !== seat) return value;
            return [...value, { component, colour, resources: 0 }];
          },
        },
      },
    },
  };
}
