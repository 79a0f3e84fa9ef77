import type { Flow } from '#core/flow.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainControl } from '../../flow/control.ts';
import { destroyAll } from '../../flow/destroy.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { trailers } from '../../rules/objectives.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { place } from '../../verbs/units.ts';
import { unitsTo } from './losses.ts';

const agenda = 'colonial-redistribution';

/** Who could put infantry there, of those with the fewest points. */
const heirs = (s: Galaxy, at: PlanetId) =>
  trailers(s).filter((seat) =>
    modified(s, 'placing', { value: true, about: { seat, unit: 'infantry', at, how: 'place' } }),
  );

/** The controller names one of those with the fewest points, itself perhaps. */
function* nameHeir(t: ImperiumTable, controller: Seat, planet: PlanetId): Flow<Seat | undefined> {
  const [first, ...others] = heirs(t.state, planet);
  if (others.length === 0) return first;
  return yield* t.ask(controller, 'agenda-seat', () => {
    const able = heirs(t.state, planet);
    const options = able.map((seat) => ({
      id: `seat:${seat}`,
      label: msg('option.seat', { seat }),
      value: seat,
    }));
    const own = able.includes(controller) ? { fallback: `seat:${controller}` } : {};
    return choose<Seat>(msg('ask.agendaSeat', { agenda }), options, own);
  });
}

function* acceptsLand(t: ImperiumTable, seat: Seat, planet: PlanetId): Flow<boolean> {
  return yield* t.ask(seat, 'agenda-infantry', () => {
    const options = [
      { id: 'yes', label: msg('option.placeInfantry', { planet }), value: true },
      { id: 'no', label: msg('option.decline', {}), value: false },
    ];
    return choose<boolean>(msg('ask.agendaInfantry', { agenda, planet }), options);
  });
}

/** A planet is laid waste; its controller names who may settle there, of those with the fewest points. */
export const colonialRedistribution: AgendaCard = {
  *electedPlanet(t, planet) {
    yield* destroyAll(t, unitsTo(t.state, [planet]));
    const controller = controllerOf(t.state, planet);
    if (controller === null) return;
    const seat = yield* nameHeir(t, controller, planet);
    if (seat === undefined || !(yield* acceptsLand(t, seat, planet))) return;
    place(t, planet, { seat, unit: 'infantry', count: 1 });
    yield* gainControl(t, seat, planet);
  },
};
