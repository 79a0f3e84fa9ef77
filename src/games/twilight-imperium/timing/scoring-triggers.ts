import type { Seat } from '#core/seat.ts';
import { bookOf, type TriggerEntry } from '../hooks/book.ts';
import type { Fight, MomentName, Moments } from '../hooks/moments.ts';
import { sidesOf } from '../rules/combat/sides.ts';
import { mayScorePublic, openSecrets } from '../rules/objectives.ts';
import { type Galaxy, seatOf } from '../state.ts';
import type { SecretId } from '../tables/card-ids.ts';
import type { Occurrence } from './candidates.ts';

/** The combat that an event belongs to, if any. */
function fightOf(event: Moments[MomentName]): Fight | null {
  if ('fight' in event) return event.fight;
  return 'attacker' in event ? (event as Fight) : null;
}

/** How the combat of an event is remembered while the turn lasts: no two combats of one action are alike. */
export function combatOf(s: Galaxy, event: Moments[MomentName]): string | null {
  const fight = fightOf(event);
  return (
    fight && `${s.turn?.actions ?? 0} ${fight.kind} ${fight.planet ?? fight.system} ${sidesOf(fight).join()}`
  );
}

/** A combat in which a seat has scored gives it nothing more; a space and a ground combat are two (30.7, 30.7a). */
function hasScoredIn(s: Galaxy, seat: Seat, combat: string): boolean {
  return s.turn?.scored.some((one) => one.seat === seat && one.combat === combat) ?? false;
}

/** Secret objectives that a seat would fulfil now if it held them (30.5b); everybody could know which. */
function fulfilled<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  { at, event, among }: Occurrence<K>,
): readonly TriggerEntry[] {
  const entries = bookOf(s).triggers.get(at);
  if (!entries || s.stage.kind !== 'turn' || (among && !among.includes(seat))) return [];
  const combat = combatOf(s, event);
  if (combat !== null && hasScoredIn(s, seat, combat)) return [];
  return entries.filter(({ trigger }) =>
    (trigger.done as (s: Galaxy, seat: Seat, event: Moments[K]) => boolean)(s, seat, event),
  );
}

/** Secret objectives that a seat holds, or that are public, and that it may score now (30.19). */
export function scorableByTrigger<K extends MomentName>(
  s: Galaxy,
  seat: Seat,
  occurrence: Occurrence<K>,
): SecretId[] {
  if (!bookOf(s).triggers.has(occurrence.at)) return [];
  const held = [...seatOf(s, seat).secrets.held, ...common(s, seat)];
  if (held.length === 0) return [];
  return fulfilled(s, seat, occurrence)
    .map(({ secret }) => secret)
    .filter((secret) => held.includes(secret));
}

/** Secret objectives that a seat may score because they were made public. */
const common = (s: Galaxy, seat: Seat) =>
  s.published.length > 0 && mayScorePublic(s, seat) ? openSecrets(s, seat) : [];

/** Whether a seat could hold a secret objective to score now, as far as everybody can see (30.17). */
export function mightScore<K extends MomentName>(s: Galaxy, seat: Seat, occurrence: Occurrence<K>): boolean {
  if (!bookOf(s).triggers.has(occurrence.at)) return false;
  const open = common(s, seat);
  const holds = seatOf(s, seat).secrets.held.length > 0;
  if (!holds && open.length === 0) return false;
  const known = [...s.seats.flatMap(({ secrets }) => secrets.scored), ...s.published.map(({ id }) => id)];
  return fulfilled(s, seat, occurrence).some(
    ({ secret }) => open.includes(secret) || (holds && !known.includes(secret)),
  );
}
