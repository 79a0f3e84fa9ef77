import type { Seat } from '#core/seat.ts';
import type { AgendaId, SecretId } from './card-ids.ts';
import type { PlanetId } from './ids.ts';

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
