import type { Seat } from '#core/seat.ts';
import { seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SecretId } from '../../tables/card-ids.ts';
import { msg } from '../../text/lexicon.ts';

/** Secret objectives go from the deck to a seat, to choose one from (S12a). */
export function dealSecrets(t: ImperiumTable, seat: Seat, secrets: readonly SecretId[]): void {
  const { secret } = t.write.decks;
  for (const id of secrets) secret.splice(secret.indexOf(id), 1);
  seatOf(t.write, seat).dealt.secrets.push(...secrets);
  t.reveal('secrets', { seat, secrets });
}

/** One is kept; the other waits to be shuffled back (S12a). */
export function keepSecret(t: ImperiumTable, seat: Seat, kept: SecretId): void {
  const { dealt, secrets } = seatOf(t.write, seat);
  dealt.secrets.splice(dealt.secrets.indexOf(kept), 1);
  secrets.held.push(kept);
  t.tell(msg('fact.secretKept', { seat }));
}

/** What nobody kept goes back into the deck, unseen (S12a). */
export function returnSecrets(t: ImperiumTable): void {
  const back = t.write.seats.flatMap(({ dealt }) => dealt.secrets.splice(0));
  const { secret } = t.write.decks;
  secret.push(...back);
  secret.splice(0, secret.length, ...t.shuffle('secrets', secret));
}

/** The speaker turns the first public objectives over (S12d). */
export function revealFirst(t: ImperiumTable, count: number): void {
  const shown = t.write.objectives.slice(0, count);
  for (const objective of shown) objective.revealed = true;
  const objectives = shown.map(({ id }) => id);
  t.reveal('objectives', objectives);
  t.tell(msg('fact.firstObjectives', { seat: t.state.speaker, objectives }));
}
