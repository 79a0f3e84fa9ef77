import { clockwise, type Galaxy } from '../state.ts';
import { agendas, type Election } from '../tables/agendas.ts';
import type { AgendaId } from '../tables/card-ids.ts';
import type { PlanetId } from '../tables/ids.ts';
import { nameOf } from '../tables/outcomes.ts';
import { MECATOL_REX, planets } from '../tables/planets.ts';
import { controllerOf } from './planets.ts';

/** The agenda under way; a fault of ours where there is none. */
export function agendaOf<S extends { readonly agenda: unknown }>(s: S): NonNullable<S['agenda']> {
  if (!s.agenda) throw new Error('no agenda is under way');
  return s.agenda;
}

/** Every outcome that an agenda could have now (83.8 to 83.11). */
export function outcomesFor(s: Galaxy, id: AgendaId): string[] {
  const { elect } = agendas[id];
  switch (elect) {
    case 'for-against':
      return ['for', 'against'];
    case 'player':
      return clockwise(s, s.speaker).map((seat) => nameOf({ kind: 'seat', seat }));
    case 'law':
      return s.laws.map(({ id: law }) => nameOf({ kind: 'law', law }));
    case 'scored-secret':
      return s.seats
        .flatMap(({ secrets }) => secrets.scored)
        .map((secret) => nameOf({ kind: 'secret', secret }));
    default:
      return electable(s, elect).map((planet) => nameOf({ kind: 'planet', planet }));
  }
}

type PlanetElection = Exclude<Election, 'for-against' | 'player' | 'law' | 'scored-secret'>;

/** Planets that can be elected: only those that somebody controls (83.11), of the kind that the card asks for. */
function electable(s: Galaxy, elect: PlanetElection): PlanetId[] {
  return (Object.keys(s.planets) as PlanetId[]).filter((planet) => {
    if (controllerOf(s, planet) === null) return false;
    const { trait, home } = planets[planet];
    if (elect === 'planet') return true;
    return elect === 'outer-planet' ? home === null && planet !== MECATOL_REX : trait === elect;
  });
}
