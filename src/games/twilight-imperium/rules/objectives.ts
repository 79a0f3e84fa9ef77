import type { Seat } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { bookOf } from '../hooks/book.ts';
import type { Objective } from '../hooks/component.ts';
import { modified } from '../hooks/modified.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { PublicId, SecretId } from '../tables/card-ids.ts';
import { initiativeOrder } from './initiative.ts';
import { controlsHome } from './planets.ts';

/** Most secret objectives of a seat, scored and unscored together (30.21). */
export const SECRETS = 3;

export function objectiveOf(s: Galaxy, id: PublicId | SecretId): Objective {
  const { objectives, secrets } = bookOf(s);
  const found = objectives[id as PublicId] ?? secrets[id as SecretId];
  if (!found) throw new Error(`${id} is not written yet`);
  return found;
}

/** Whether a seat may score public objectives at all: it controls every planet of its home system (30.16). */
export function mayScorePublic(s: Galaxy, seat: Seat): boolean {
  const needsHome = modified(s, 'needsHome', { value: true, about: { seat } });
  return !needsHome || controlsHome(s, seat);
}

/** Revealed public objectives that a seat has not scored yet (30.8, 30.11), and secret ones that were made public. */
export function openObjectives(s: Galaxy, seat: Seat): (PublicId | SecretId)[] {
  const open = s.objectives
    .filter(({ revealed, scored }) => revealed && !scored.includes(seat))
    .map(({ id }) => id);
  return [...open, ...openSecrets(s, seat)];
}

/** Secret objectives that are public now and that a seat has not scored. */
export function openSecrets(s: Galaxy, seat: Seat): SecretId[] {
  return s.published
    .filter(({ id, scored }) => !scored.includes(seat) && isPublished(s, id))
    .map(({ id }) => id);
}

function isPublished(s: Galaxy, secret: SecretId): boolean {
  return modified(s, 'published', { value: false, about: { secret } });
}

/** Whether a seat fulfils the condition of an objective, or could pay for it (30.5). */
export const isMet = memoizeUntilWrite((s: Galaxy, seat: Seat, id: PublicId | SecretId): boolean =>
  objectiveOf(s, id).met(s, seat),
);

/** Public objectives that a seat could score now (30.5). */
export function scorablePublic(s: Galaxy, seat: Seat): (PublicId | SecretId)[] {
  if (!mayScorePublic(s, seat)) return [];
  return openObjectives(s, seat).filter((id) => isMet(s, seat, id));
}

/** Whether a secret objective can be scored in the status phase now, supposing that the seat has it (30.5a). */
export function isFulfilled(s: Galaxy, seat: Seat, secret: SecretId): boolean {
  const objective = bookOf(s).secrets[secret];
  return objective !== undefined && !objective.trigger && isMet(s, seat, secret);
}

/** Whether a seat might have a secret objective to score in the status phase, as far as everybody can see (30.17). */
export function mightScoreSecret(s: Galaxy, seat: Seat): boolean {
  if (seatOf(s, seat).secrets.held.length === 0) return false;
  const scored = [...s.seats.flatMap(({ secrets }) => secrets.scored), ...s.published.map(({ id }) => id)];
  return (Object.keys(bookOf(s).secrets) as SecretId[]).some(
    (secret) => !scored.includes(secret) && isFulfilled(s, seat, secret),
  );
}

/** Seats with the most victory points, all that are tied (51.5). */
export function leaders(s: Galaxy): Seat[] {
  return tiedAt(s, (points) => Math.max(...points));
}

/** Seats with the fewest victory points, all that are tied (51.5). */
export function trailers(s: Galaxy): Seat[] {
  return tiedAt(s, (points) => Math.min(...points));
}

function tiedAt(s: Galaxy, best: (points: number[]) => number): Seat[] {
  const order = initiativeOrder(s);
  const wanted = best(order.map((seat) => seatOf(s, seat).points));
  return order.filter((seat) => seatOf(s, seat).points === wanted);
}
