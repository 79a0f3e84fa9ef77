import type { Flow } from '#core/flow.ts';
import { pick } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { influenceOf, readyPlanets, resourcesOf } from '../../rules/planets.ts';
import { isHeavy } from '../../rules/units.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { lose } from './losses.ts';
import { postpone, whenRoundBegins } from './next-round.ts';

const agenda = 'anti-intellectual-revolution';
const component = `law:${agenda}` as const;

/** Ready planets, the least useful first. */
function ready(s: Galaxy, seat: Seat): PlanetId[] {
  const worth = (planet: PlanetId) => resourcesOf(s, planet) + influenceOf(s, planet);
  return readyPlanets(s, seat).sort((a, b) => worth(a) - worth(b));
}

/** A seat exhausts a planet for each of its technologies, as many as it can. */
function* exhaustByTechnologies(t: ImperiumTable, seat: Seat): Flow<void> {
  const { length: count } = seatOf(t.state, seat).technologies;
  const all = ready(t.state, seat);
  const chosen =
    all.length <= count || count === 0
      ? all.slice(0, count)
      : yield* t.ask(seat, 'agenda-exhaust', () => {
          const options = ready(t.state, seat).map((planet) => ({
            id: planet,
            label: msg('option.planet', { planet }),
            value: planet,
          }));
          return pick<PlanetId>(msg('ask.agendaExhaust', { agenda, count }), options, {
            min: count,
            max: count,
          });
        });
  exhaustPlanets(t, seat, chosen);
}

/** Whoever researches destroys a ship; voted down, all begin the next round with exhausted planets. */
export const antiIntellectualRevolution: AgendaCard = {
  *against(t) {
    postpone(t, component, clockwise(t.state, t.state.speaker));
  },
  law: {
    abilities: [
      {
        at: 'technology-researched',
        must: true,
        apart: true,
        when: () => true,
        *resolve(t, { by: { seat } }) {
          yield* lose(t, seat, { agenda, count: 1, fits: isHeavy });
          yield* enforce(t, seat);
        },
      },
    ],
    delayedAbilities: [whenRoundBegins(component, { topic: 'agenda-exhaust', deed: exhaustByTechnologies })],
  },
};
