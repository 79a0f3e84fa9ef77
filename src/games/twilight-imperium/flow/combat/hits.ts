import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Hits } from '../../hooks/moments.ts';
import { fallenDamaged, type Losses } from '../../rules/combat/careful.ts';
import {
  afterSustain,
  assignable,
  cancelsOf,
  dueHeavy,
  loseTo,
  sustainers,
  sustainWith,
  targetsOf,
} from '../../rules/combat/hits.ts';
import { isHeavyRank } from '../../rules/combat/sides.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { systemOf } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { damage } from '../../verbs/units.ts';
import { destroyAll } from '../destroy.ts';

/** Units that have used SUSTAIN DAMAGE, one entry for each use. */
type Sustained = ReadonlyMap<Seat, readonly UnitType[]>;

/** What has used SUSTAIN DAMAGE, and what damaged units have fallen. */
interface Toll {
  readonly sustained: readonly UnitType[];
  readonly fallen: readonly UnitType[];
}

/**
 * Hits are taken, by several seats at the same time (35.6, 41.2): what can be done about them, then SUSTAIN DAMAGE (52.0), then the
 * losses. Says what that was for each seat.
 */
export function* takeHits(t: ImperiumTable, all: readonly Hits[]): Flow<ReadonlyMap<Seat, Toll>> {
  for (const hits of all) {
    if (hits.hits === 0) continue;
    if (hits.kind === 'cannon') yield* moment(t, 'cannon-hits', { event: hits, among: [hits.seat] });
    else if (hits.kind !== 'bombardment')
      yield* moment(t, 'combat-hits', { event: hits, among: [hits.seat] });
  }
  const before = all.map((hits) => structuredClone(companyOf(t.state, hits)));
  const sustained = yield* sustain(t, all);
  yield* lose(t, all);
  return new Map(
    all.map((hits, i) => {
      const uses = sustained.get(hits.seat) ?? [];
      const course = { before: before[i] ?? [], after: companyOf(t.state, hits) };
      return [hits.seat, { sustained: uses, fallen: fallenDamaged(course, uses) }];
    }),
  );
}

const companyOf = (s: Galaxy, { seat, at }: Pick<Hits, 'seat' | 'at'>) => stacksOf(s, seat, at);

/** SUSTAIN DAMAGE, declared by all sides at once; each use cancels a hit (52.1) and is a moment of its own. */
function* sustain(t: ImperiumTable, all: readonly Hits[]): Flow<Sustained> {
  const sustained = new Map<Seat, UnitType[]>(all.map(({ seat }) => [seat, []]));
  const facing = all.filter((hits) => hits.hits > 0 && sustainers(t.state, hits).length > 0);
  if (facing.length === 0) return sustained;
  const seats = facing.map(({ seat }) => seat);
  const chosen = yield* t.askAll(seats, 'sustain', (seat) => sustainQuestion(t.state, hitsOn(facing, seat)));
  for (const hits of facing) {
    const { seat, at } = hits;
    for (const [unit, count] of chosen.get(seat) ?? []) {
      if (count === 0) continue;
      damage(t, at, { seat, unit: unit as UnitType, count });
      sustained.get(seat)?.push(...Array.from({ length: count }, () => unit as UnitType));
    }
    const uses = sustained.get(seat)?.length ?? 0;
    Object.assign(hits, afterSustain(hits, uses * cancelsOf(t.state, hits)));
  }
  // What has followed from one use may have taken the other ships with it.
  for (const { seat, by, at, kind } of facing)
    for (const unit of sustained.get(seat) ?? [])
      if (isHurt(t.state, { seat, at, unit }))
        yield* moment(t, 'unit-sustained', { event: { seat, unit, by, system: systemOf(at), kind } });
  return sustained;
}

function isHurt(s: Galaxy, { seat, at, unit }: Pick<Hits, 'seat' | 'at'> & { unit: UnitType }): boolean {
  return stacksOf(s, seat, at).some((stack) => stack.unit === unit && stack.damaged > 0);
}

function hitsOn(all: readonly Hits[], seat: Seat): Hits {
  const found = all.find((hits) => hits.seat === seat);
  if (!found) throw new Error(`${seat} takes no hits`);
  return found;
}

function sustainQuestion(s: Galaxy, hits: Hits): Question<ReadonlyMap<string, number>> | null {
  const able = sustainers(s, hits);
  const needed = Math.ceil(hits.hits / cancelsOf(s, hits));
  const slots = able.map(({ unit, count }) => ({
    id: unit,
    label: msg('option.units', { unit }),
    min: 0,
    max: Math.min(count, needed),
  }));
  const most = Math.min(
    needed,
    able.reduce((sum, { count }) => sum + count, 0),
  );
  if (most === 0) return null;
  return allocate(msg('ask.sustain', { hits: hits.hits, at: hits.at, kind: hits.kind }), slots, {
    min: 0,
    max: most,
    fallback: Object.fromEntries(sustainWith(s, hits)),
    suggestion: Object.fromEntries(sustainWith(s, hits)),
  });
}

/** The hits that are left are assigned by all sides at once, then everything falls together (35.6, 81.1). */
function* lose(t: ImperiumTable, all: readonly Hits[]): Flow<void> {
  const facing = all.filter((hits) => assignable(targetsOf(t.state, hits), hits) > 0);
  const forced = new Map<Seat, Losses>();
  for (const hits of facing) {
    const only = onlyLosses(t.state, hits);
    if (only) forced.set(hits.seat, only);
  }
  const free = facing.map(({ seat }) => seat).filter((seat) => !forced.has(seat));
  const chosen =
    free.length > 0
      ? yield* t.askAll(free, 'losses', (seat) => lossQuestion(t.state, hitsOn(facing, seat)))
      : new Map<Seat, ReadonlyMap<string, number>>();
  yield* destroyAll(
    t,
    facing.flatMap(({ seat, at, by, kind, damaged }) =>
      [...(forced.get(seat) ?? chosen.get(seat) ?? [])]
        .filter(([, count]) => count > 0)
        .map(([unit, count]) => ({
          at,
          seat,
          unit: unit as UnitType,
          count,
          by,
          ...(damaged !== undefined && { damaged: damaged ? count : 0 }),
          cause: kind === 'ability' ? ('effect' as const) : kind,
        })),
    ),
  );
}

/** The losses, if there is only one way: everything falls, or all targets are alike. */
function onlyLosses(s: Galaxy, hits: Hits): Losses | null {
  const targets = targetsOf(s, hits);
  const all = targets.reduce((sum, { count }) => sum + count, 0);
  return targets.length === 1 || hits.hits >= all ? loseTo(s, hits) : null;
}

function lossQuestion(s: Galaxy, hits: Hits): Question<ReadonlyMap<string, number>> {
  const targets = targetsOf(s, hits);
  const total = assignable(targets, hits);
  const due = dueHeavy(targets, hits);
  const slots = targets.map(({ unit, count, damaged }) => ({
    id: unit,
    label: msg('option.ranks', { unit, damaged }),
    min: 0,
    max: Math.min(count, total),
  }));
  return allocate(msg('ask.losses', { hits: total, heavy: due, at: hits.at, kind: hits.kind }), slots, {
    min: total,
    max: total,
    fallback: Object.fromEntries(loseTo(s, hits)),
    suggestion: Object.fromEntries(loseTo(s, hits)),
    check: (losses) => {
      const heavy = [...losses].reduce(
        (sum, [unit, n]) => sum + (isHeavyRank({ unit: unit as UnitType }) ? n : 0),
        0,
      );
      return heavy < due ? { message: msg('no.heavyFirst', { count: due }), rule: 'TI4 81.1' } : null;
    },
  });
}
