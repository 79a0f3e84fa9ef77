import type { Flow } from '#core/flow.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Hits } from '../../hooks/moments.ts';
import { fallenDamaged, type Losses } from '../../rules/combat/careful.ts';
import { assignable, dueHeavy, loseTo, targetsOf } from '../../rules/combat/hits.ts';
import { isHeavyRank } from '../../rules/combat/sides.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { destroyAll } from '../destroy.ts';
import { sustain } from './sustain.ts';

/** What has used SUSTAIN DAMAGE, one entry for each use, and what damaged units have fallen. */
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
  const before = all.map((hits) => companyOf(t.state, hits).map((rank) => ({ ...rank })));
  const sustained = yield* sustain(t, all);
  yield* lose(t, all);
  const tolls: ReadonlyMap<Seat, Toll> = new Map(
    all.map((hits, i) => {
      const uses = sustained.get(hits.seat) ?? [];
      const course = { before: before[i] ?? [], after: companyOf(t.state, hits) };
      return [hits.seat, { sustained: uses, fallen: fallenDamaged(course, uses) }];
    }),
  );
  for (const hits of all) {
    const toll = tolls.get(hits.seat);
    if (toll && hits.kind !== 'combat')
      yield* moment(t, 'hits-taken', { event: { ...hits, ...toll }, among: [hits.seat] });
  }
  return tolls;
}

const companyOf = (s: Galaxy, { seat, at }: Pick<Hits, 'seat' | 'at'>) => stacksOf(s, seat, at);

function hitsOn(all: readonly Hits[], seat: Seat): Hits {
  const found = all.find((hits) => hits.seat === seat);
  if (!found) throw new Error(`${seat} takes no hits`);
  return found;
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
