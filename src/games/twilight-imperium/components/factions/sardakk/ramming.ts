import type { Flow } from '#core/flow.ts';
import { pick, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { destroyAll } from '../../../flow/destroy.ts';
import { companyAt } from '../../../rules/combat/sides.ts';
import { countAt, seatsAt } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { SystemId } from '../../../tables/ids.ts';
import type { UnitType } from '../../../tables/kinds.ts';
import { msg } from '../../../text/lexicon.ts';

/** Ships that one dreadnought takes with it. */
const MAX = 2;

interface Target {
  readonly id: string;
  readonly seat: Seat;
  readonly unit: UnitType;
  readonly damaged: boolean;
}

/** Ships of others in a system and what fights like ships, each that could be named beside another of its like. */
export function targetsIn(s: Galaxy, by: Seat, system: SystemId): Target[] {
  return seatsAt(s, system)
    .filter((seat) => seat !== by)
    .flatMap((seat) =>
      companyAt(s, seat, system).flatMap(({ unit, count, damaged }) => [
        ...alike({ seat, unit, damaged: true }, damaged),
        ...alike({ seat, unit, damaged: false }, count - damaged),
      ]),
    );
}

function alike(kind: Omit<Target, 'id'>, count: number): Target[] {
  const name = `${kind.seat}:${kind.unit}${kind.damaged ? ':damaged' : ''}`;
  return Array.from({ length: Math.min(MAX, count) }, (_, i) => ({
    ...kind,
    id: i === 0 ? name : `${name}#${i + 1}`,
  }));
}

/** A dreadnought is given up for ships of others, if its owner names any; nothing sustains that (52.5). */
export function* ram(t: ImperiumTable, by: Seat, system: SystemId): Flow<void> {
  const chosen = yield* t.ask(by, 'ramming', () => rammingQuestion(t.state, by, system));
  if (!chosen || chosen.length === 0) return;
  yield* destroyAll(t, [
    { at: system, seat: by, unit: 'dreadnought', count: 1, by, cause: 'effect' },
    ...chosen.map(({ seat, unit, damaged }) => ({
      at: system,
      seat,
      unit,
      count: 1,
      damaged: damaged ? 1 : 0,
      by,
      cause: 'effect' as const,
    })),
  ]);
}

function rammingQuestion(s: Galaxy, by: Seat, system: SystemId): Question<Target[]> | null {
  if (countAt(s, { seat: by, at: system }, 'dreadnought') === 0) return null;
  const options = targetsIn(s, by, system).map((target) => ({
    id: target.id,
    label: msg('option.ramTarget', { seat: target.seat, unit: target.unit, damaged: target.damaged }),
    value: target,
  }));
  if (options.length === 0) return null;
  const max = Math.min(MAX, options.length);
  return pick<Target>(msg('ask.ramming', { count: max }), options, { min: 0, max, fallback: [] });
}
