import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { homeOf, readyPlanets } from '../../rules/planets.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { systemOf } from '../../tables/places.ts';
import { discardAgenda } from '../../verbs/agendas.ts';
import { exhaustPlanets } from '../../verbs/planets.ts';
import { postpone, whenRoundBegins } from './next-round.ts';

const component = 'law:new-constitution';

function* exhaustHome(t: ImperiumTable, seat: Seat): Flow<void> {
  const home = homeOf(t.state, seat);
  const own = readyPlanets(t.state, seat).filter((planet) => systemOf(planet) === home);
  exhaustPlanets(t, seat, own);
}

/** All laws are repealed, and everybody begins the next round with an exhausted home. */
export const newConstitution: AgendaCard = {
  fits: (s) => s.laws.length > 0,
  *for(t) {
    for (const { id } of [...t.state.laws]) discardAgenda(t, id, 'repealed');
    postpone(t, component, clockwise(t.state, t.state.speaker));
  },
  law: { delayedAbilities: [whenRoundBegins(component, { topic: 'agenda-exhaust', deed: exhaustHome })] },
};
