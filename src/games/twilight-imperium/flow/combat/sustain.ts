import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Hits } from '../../hooks/moments.ts';
import type { Losses } from '../../rules/combat/careful.ts';
import { afterSustain, cancelsOf, sustainers, sustainWith } from '../../rules/combat/hits.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { systemOf } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { damage, undamage } from '../../verbs/units.ts';
import { enforce } from '../enforce.ts';

/** Units that have used SUSTAIN DAMAGE, one entry for each use. */
type Sustained = ReadonlyMap<Seat, readonly UnitType[]>;

/** SUSTAIN DAMAGE, declared by all sides at once; each use cancels a hit (52.1). What is responded to it comes before the losses. */
export function* sustain(t: ImperiumTable, all: readonly Hits[]): Flow<Sustained> {
  const facing = all.filter((hits) => hits.hits > 0 && sustainers(t.state, hits).length > 0);
  if (facing.length === 0) return new Map();
  const bySeat = new Map(facing.map((hits) => [hits.seat, hits]));
  const chosen = yield* t.askAll([...bySeat.keys()], 'sustain', (seat) => {
    const hits = bySeat.get(seat);
    return hits ? sustainQuestion(t.state, hits, new Map()) : null;
  });
  for (const hits of facing) declare(t, hits, { before: new Map(), now: chosen.get(hits.seat) ?? new Map() });
  const sustained = new Map<Seat, readonly UnitType[]>();
  for (const hits of facing) {
    const uses = yield* responses(t, hits, chosen.get(hits.seat) ?? new Map());
    Object.assign(hits, afterSustain(hits, uses.length * cancelsOf(t.state, hits)));
    sustained.set(hits.seat, uses);
  }
  return sustained;
}

/** A seat says, or says anew, which of its units sustain damage. */
function declare(
  t: ImperiumTable,
  { seat, at }: Hits,
  { before, now }: { readonly before: Losses; readonly now: ReadonlyMap<string, number> },
): void {
  for (const unit of new Set([...before.keys(), ...now.keys()]) as Set<UnitType>) {
    const more = (now.get(unit) ?? 0) - (before.get(unit) ?? 0);
    if (more > 0) damage(t, at, { seat, unit, count: more });
    else if (more < 0) undamage(t, at, { seat, unit, count: -more });
  }
}

/**
 * One window for all that a seat has declared. Units sustain damage one after another: whoever loses one of them by what is responded
 * may decide anew about the others, and about those that have not sustained yet. Gives all uses.
 */
function* responses(
  t: ImperiumTable,
  hits: Hits,
  declared: ReadonlyMap<string, number>,
): Flow<readonly UnitType[]> {
  const { seat, at, by, kind } = hits;
  const uses: UnitType[] = [];
  let open = declared as Losses;
  for (;;) {
    const hurt = damagedOf(t.state, hits, open);
    if (hurt.size === 0) return [...uses, ...listed(open)];
    const event = { seat, uses: listed(hurt), by, system: systemOf(at), kind };
    yield* moment(t, 'unit-sustained', { event });
    const left = damagedOf(t.state, hits, open);
    const lost = minus(hurt, left);
    if (listed(lost).length === 0) return [...uses, ...listed(open)];
    // What could not answer any more has sustained all the same.
    uses.push(...listed(minus(open, left)));
    // 38.3: this is no combat, so what has no room any more takes no hit.
    if (t.state.battle === null) yield* enforce(t);
    const rest = damagedOf(t.state, hits, left);
    const remaining = { ...hits, ...afterSustain(hits, uses.length * cancelsOf(t.state, hits)) };
    const again = yield* t.ask(seat, 'sustain', () => sustainQuestion(t.state, remaining, rest));
    open = (again as Losses | undefined) ?? rest;
    declare(t, hits, { before: rest, now: open });
  }
}

const listed = (units: Losses): UnitType[] =>
  [...units].flatMap(([unit, count]) => Array.from({ length: count }, () => unit));

const minus = (all: Losses, some: Losses): Losses =>
  new Map([...all].map(([unit, count]) => [unit, Math.max(0, count - (some.get(unit) ?? 0))]));

/** Of these uses those whose units still stand, damaged: what has followed from one may have taken others with it. */
function damagedOf(s: Galaxy, { seat, at }: Hits, uses: Losses): Map<UnitType, number> {
  const there = new Map(stacksOf(s, seat, at).map(({ unit, damaged }) => [unit, damaged]));
  return new Map(
    [...uses]
      .map(([unit, count]) => [unit, Math.min(count, there.get(unit) ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** Which units sustain damage; those that have said so already may take it back. */
function sustainQuestion(
  s: Galaxy,
  hits: Hits,
  declared: Losses,
): Question<ReadonlyMap<string, number>> | null {
  const able = new Map(declared);
  for (const { unit, count } of sustainers(s, hits)) able.set(unit, (able.get(unit) ?? 0) + count);
  const needed = Math.ceil(hits.hits / cancelsOf(s, hits));
  const most = Math.min(needed, listed(able).length);
  if (most === 0) return null;
  const slots = [...able].map(([unit, count]) => ({
    id: unit,
    label: msg('option.units', { unit }),
    min: 0,
    max: Math.min(count, needed),
  }));
  const meant = Object.fromEntries(listed(declared).length > 0 ? declared : sustainWith(s, hits));
  return allocate(msg('ask.sustain', { hits: hits.hits, at: hits.at, kind: hits.kind }), slots, {
    min: 0,
    max: most,
    fallback: meant,
    suggestion: meant,
  });
}
