import type { Seat } from '#core/seat.ts';
import { seatOf } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SecretId } from '../tables/card-ids.ts';
import { msg } from '../text/lexicon.ts';
import { gainPoints } from './points.ts';

/** The top secret objective goes to a seat, which alone sees it (30.17); null when there is none left. */
export function takeSecret(t: ImperiumTable, seat: Seat): SecretId | null {
  const secret = t.write.decks.secret.shift();
  if (secret === undefined) return null;
  seatOf(t.write, seat).secrets.held.push(secret);
  t.reveal('secret', { seat, secret });
  t.tell(msg('fact.secretDrawn', { seat }));
  t.tell(msg('fact.secretSeen', { seat, secret }), [seat]);
  return secret;
}

function letGo(held: SecretId[], secret: SecretId): void {
  const at = held.indexOf(secret);
  if (at < 0) throw new Error(`${secret} is not held`);
  held.splice(at, 1);
}

/** Secret objectives go into the deck, which is shuffled (30.21a). */
export function shuffleSecretsIn(t: ImperiumTable, secrets: readonly SecretId[]): void {
  const { secret: deck } = t.write.decks;
  deck.push(...secrets);
  deck.splice(0, deck.length, ...t.shuffle('secret-deck', deck));
}

/** A seat gives an unscored secret objective back (30.21a). */
export function returnSecret(t: ImperiumTable, seat: Seat, secret: SecretId): void {
  letGo(seatOf(t.write, seat).secrets.held, secret);
  shuffleSecretsIn(t, [secret]);
  t.tell(msg('fact.secretReturned', { seat }));
}

/** A secret objective is laid open and gives its points (30.18); in a combat it is the seat's only one (30.7). */
export function scoreSecret(
  t: ImperiumTable,
  seat: Seat,
  { secret, points, combat = null }: { secret: SecretId; points: number; combat?: string | null },
): void {
  const { secrets } = seatOf(t.write, seat);
  letGo(secrets.held, secret);
  secrets.scored.push(secret);
  if (combat !== null) t.write.turn?.scored.push({ seat, combat });
  t.tell(msg('fact.objectiveScored', { seat, objective: secret }));
  gainPoints(t, { seat, points });
}
