import type { Seat } from '#core/seat.ts';
import { agendas, type Election } from '../content/agendas.ts';
import type { AgendaId, SecretId } from '../content/card-ids.ts';
import type { PlanetId } from '../content/ids.ts';
import { MECATOL_REX, planets } from '../content/planets.ts';
import { clockwise, type Galaxy } from '../state.ts';
import { controllerOf } from './planets.ts';

/** The agenda under way; a fault of ours where there is none. */
export function agendaOf<S extends { readonly agenda: unknown }>(s: S): NonNullable<S['agenda']> {
  if (!s.agenda) throw new Error('no agenda is under way');
  return s.agenda;
}

/** What an agenda can come to (83.8, 83.9). */
export type Outcome =
  | { readonly kind: 'for' }
  | { readonly kind: 'against' }
  | { readonly kind: 'seat'; readonly seat: Seat }
  | { readonly kind: 'planet'; readonly planet: PlanetId }
  | { readonly kind: 'law'; readonly law: AgendaId }
  | { readonly kind: 'secret'; readonly secret: SecretId };

/** An outcome as votes and predictions name it: `for`, `seat:2`, `planet:mellon`, `law:…`, `secret:…`. */
export function nameOf(outcome: Outcome): string {
  switch (outcome.kind) {
    case 'seat':
      return `seat:${outcome.seat}`;
    case 'planet':
      return `planet:${outcome.planet}`;
    case 'law':
      return `law:${outcome.law}`;
    case 'secret':
      return `secret:${outcome.secret}`;
    default:
      return outcome.kind;
  }
}

export function outcomeOf(name: string): Outcome {
  const cut = name.indexOf(':');
  const id = name.slice(cut + 1);
  switch (cut < 0 ? name : name.slice(0, cut)) {
    case 'for':
      return { kind: 'for' };
    case 'against':
      return { kind: 'against' };
    case 'seat':
      return { kind: 'seat', seat: Number(id) };
    case 'planet':
      return { kind: 'planet', planet: id as PlanetId };
    case 'law':
      return { kind: 'law', law: id as AgendaId };
    case 'secret':
      return { kind: 'secret', secret: id as SecretId };
    default:
      throw new Error(`${name} is no outcome`);
  }
}

/** Votes by outcome, in the order in which they were first named. */
export function tallyOf(
  votes: readonly { readonly outcome: string; readonly votes: number }[],
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const cast of votes) sums.set(cast.outcome, (sums.get(cast.outcome) ?? 0) + cast.votes);
  return sums;
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
