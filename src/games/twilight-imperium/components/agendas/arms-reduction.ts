import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { readyPlanets } from '../../rules/planets.ts';
import { onBoard } from '../../rules/units.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { planets } from '../../tables/planets.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { loseTogether } from './losses.ts';
import { postpone, whenRoundBegins } from './next-round.ts';

const agenda = 'arms-reduction';
const component = `law:${agenda}` as const;

/** Ships that everybody may keep. */
const KEPT = [
  { unit: 'dreadnought', most: 2 },
  { unit: 'cruiser', most: 4 },
] as const;

function* exhaustSpecialised(t: ImperiumTable, seat: Seat): Flow<void> {
  const specialised = readyPlanets(t.state, seat).filter((planet) => planets[planet].specialty !== null);
  exhaustPlanets(t, seat, specialised);
}

/** Two dreadnoughts and four cruisers are left to each; voted down, planets with a specialty begin the next round exhausted. */
export const armsReduction: AgendaCard = {
  *for(t) {
    yield* loseTogether(t, (seat) =>
      KEPT.map(({ unit, most }) => ({
        agenda,
        count: onBoard(t.state, seat, unit) - most,
        fits: (one) => one === unit,
      })),
    );
  },
  *against(t) {
    postpone(t, component, clockwise(t.state, t.state.speaker));
  },
  law: {
    delayedAbilities: [whenRoundBegins(component, { topic: 'agenda-exhaust', deed: exhaustSpecialised })],
  },
};
