import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { groundAt } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { ComponentId } from '../../../tables/component-ids.ts';
import type { SystemId } from '../../../tables/ids.ts';
import { type Place, placesIn } from '../../../tables/places.ts';
import { msg } from '../../../text/lexicon.ts';
import { leaveEffect } from '../../../verbs/effects.ts';
import { shift } from '../../../verbs/units.ts';

/** Ground forces of one place. */
interface Recruits {
  readonly at: Place;
  readonly count: number;
}

/** Who fights in a space combat: from which places they came, and how many in space stand aside. */
export interface Muster {
  readonly system: SystemId;
  readonly recruits: readonly Recruits[];
  readonly aside: number;
}

type Shares = ReadonlyMap<string, number>;
const total = (all: readonly Recruits[]) => all.reduce((sum, { count }) => sum + count, 0);
const chosen = (shares: Shares | undefined): Recruits[] =>
  [...(shares ?? [])].filter(([, count]) => count > 0).map(([at, count]) => ({ at: at as Place, count }));

/** Which ground forces of the system fight; none is an answer too. */
export function* chooseRecruits(t: ImperiumTable, seat: Seat, system: SystemId): Flow<Recruits[]> {
  return chosen(yield* t.ask(seat, 'recruits', () => recruiting(t.state, seat, system)));
}

function recruiting(s: Galaxy, seat: Seat, system: SystemId): Question<Shares> | null {
  const slots = placesIn(system)
    .map((at) => ({ at, count: groundAt(s, seat, at) }))
    .filter(({ count }) => count > 0)
    .map(({ at, count }) => ({ id: at, label: msg('option.camp', { at, count }), min: 0, max: count }));
  const max = slots.reduce((sum, slot) => sum + slot.max, 0);
  const suggestion = Object.fromEntries(slots.map((slot) => [slot.id, slot.max]));
  return max === 0
    ? null
    : allocate(msg('ask.recruits', {}), slots, { min: 0, max, fallback: {}, suggestion });
}

/** They go up into space for the combat, where those who were not chosen stand aside. */
export function enlist(
  t: ImperiumTable,
  { component, seat, system }: { component: ComponentId; seat: Seat; system: SystemId },
  recruits: readonly Recruits[],
): void {
  const own = recruits.find(({ at }) => at === system)?.count ?? 0;
  const aside = groundAt(t.state, seat, system) - own;
  for (const { at, count } of recruits)
    if (at !== system) shift(t, { from: at, to: system }, { seat, unit: 'infantry', count });
  t.tell(msg('fact.recruited', { seat, count: total(recruits), system }));
  const data = { system, aside, recruits: recruits.map((one) => ({ ...one })) };
  leaveEffect(t, { component, seat, until: 'combat', data });
}

/** Those who are left go back where they came from; where some have fallen their owner says whence. */
export function* standDown(t: ImperiumTable, seat: Seat, muster: Muster): Flow<void> {
  const { system, recruits, aside } = muster;
  const left = groundAt(t.state, seat, system) - aside;
  const [only, ...others] = recruits;
  const back =
    left >= total(recruits)
      ? recruits
      : only && others.length === 0
        ? [{ at: only.at, count: left }]
        : chosen(yield* t.ask(seat, 'recruits-back', () => returning(muster, left)));
  for (const { at, count } of back)
    if (at !== system) shift(t, { from: system, to: at }, { seat, unit: 'infantry', count });
}

function returning({ recruits, system }: Muster, left: number): Question<Shares> | null {
  if (left <= 0) return null;
  // Those on planets need no room aboard: they come first if nobody says otherwise.
  const slots = [...recruits]
    .sort((a, b) => Number(a.at === system) - Number(b.at === system))
    .map(({ at, count }) => ({
      id: at,
      label: msg('option.camp', { at, count }),
      min: 0,
      max: Math.min(count, left),
    }));
  return allocate(msg('ask.recruitsBack', { count: left }), slots, { min: left, max: left });
}
