import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { PlanetId, SystemId } from '../../content/ids.ts';
import type { UnitType } from '../../content/kinds.ts';
import { bombardable, bombardedOn, bombersFor } from '../../rules/combat/batteries.ts';
import type { Firing } from '../../rules/combat/dice.ts';
import { strengthAt } from '../../rules/combat/sides.ts';
import { countAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { msg } from '../../text/lexicon.ts';
import { takeHits } from './hits.ts';
import { fire } from './rolls.ts';

/** How many units of a type bombard a planet, by `unit@planet`. */
type Shares = ReadonlyMap<string, number>;
interface Bomber extends Firing {
  readonly id: string;
  readonly planet: PlanetId;
}

/** The Bombardment step of an invasion: every unit's planet is named before any die is rolled (8.1, 8.1d, 11.1). */
export function* bombardment(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const planets = bombardable(t.state, seat, system);
  if (planets.length === 0) return;
  const shares = yield* t.ask(seat, 'bombardment', () => bombardmentQuestion(t.state, seat, system));
  const bombers = bombersOn(t.state, seat, planets);
  for (const planet of planets) {
    const firing = bombers
      .filter((bomber) => bomber.planet === planet)
      .map(({ id, unit }) => ({ unit, count: shares?.get(id) ?? 0 }))
      .filter(({ count }) => count > 0);
    yield* bombard(t, { seat, planet, firing });
  }
}

/** Units bombard a planet, and whoever holds it loses a ground force for each hit (8.1, 8.2). */
export function* bombard(
  t: ImperiumTable,
  { seat, planet, firing }: { seat: Seat; planet: PlanetId; firing: readonly Firing[] },
): Flow<void> {
  const against = bombardedOn(t.state, seat, planet);
  if (against === null || firing.length === 0) return;
  const score = fire(t, { seat, kind: 'bombardment', at: planet, against, fight: null, firing });
  yield* takeHits(t, [{ seat: against, by: seat, kind: 'bombardment', at: planet, ...score }]);
}

function bombersOn(s: Galaxy, seat: Seat, planets: readonly PlanetId[]): Bomber[] {
  return planets.flatMap((planet) =>
    bombersFor(s, seat, planet).map(({ unit, count }) => ({ id: `${unit}@${planet}`, unit, planet, count })),
  );
}

function bombardmentQuestion(s: Galaxy, seat: Seat, system: SystemId): Question<Shares> | null {
  const planets = bombardable(s, seat, system);
  const [only, ...more] = planets;
  if (only === undefined) return null;
  return more.length === 0 ? oneTarget(s, seat, only) : severalTargets(s, seat, system);
}

function oneTarget(s: Galaxy, seat: Seat, planet: PlanetId): Question<Shares> {
  const all: Shares = new Map(bombersOn(s, seat, [planet]).map(({ id, count }) => [id, count]));
  return choose<Shares>(msg('ask.bombard', { planet }), [
    { id: 'bombard', label: msg('option.bombard', { planet }), value: all },
    { id: 'hold', label: msg('option.holdFire', {}), value: new Map() },
  ]);
}

function severalTargets(s: Galaxy, seat: Seat, system: SystemId): Question<Shares> {
  const bombers = bombersOn(s, seat, bombardable(s, seat, system));
  const units = [...new Set(bombers.map(({ unit }) => unit))];
  const there = (unit: UnitType) => countAt(s, { seat, at: system }, unit);
  const slots = bombers.map(({ id, unit, planet, count }) => ({
    id,
    label: msg('option.bomber', { unit, planet }),
    min: 0,
    max: count,
  }));
  return allocate(msg('ask.bombardment', { system }), slots, {
    min: 0,
    max: units.reduce((sum, unit) => sum + there(unit), 0),
    fallback: Object.fromEntries(
      units.map((unit) =>
        heaviest(
          s,
          seat,
          bombers.filter((one) => one.unit === unit),
        ),
      ),
    ),
    check: (shares) => {
      const used = (unit: UnitType) =>
        bombers.reduce((sum, one) => sum + (one.unit === unit ? (shares.get(one.id) ?? 0) : 0), 0);
      const over = units.find((unit) => used(unit) > there(unit));
      return over ? { message: msg('no.bomberTwice', { unit: over }), rule: 'TI4 8.1d' } : null;
    },
  });
}

/** All units of a type on the planet with the most defenders. */
function heaviest(s: Galaxy, seat: Seat, bombers: readonly Bomber[]): readonly [string, number] {
  const defenders = ({ planet }: Bomber) => {
    const against = bombardedOn(s, seat, planet);
    return against === null ? 0 : strengthAt(s, against, planet);
  };
  const { id, count } = bombers.reduce((a, b) => (defenders(b) > defenders(a) ? b : a));
  return [id, count];
}
