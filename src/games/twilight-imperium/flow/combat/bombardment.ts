import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { bombardable, bombardedOn, bombersFor } from '../../rules/combat/batteries.ts';
import { extraDiceOf, type Firing } from '../../rules/combat/dice.ts';
import { strengthAt } from '../../rules/combat/sides.ts';
import { countAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
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
  const named = yield* t.ask(seat, 'bombardment', () => bombardmentQuestion(t.state, seat, system));
  const shares =
    named === 'some'
      ? yield* t.ask(seat, 'bombardment-share', () => severalTargets(t.state, seat, system))
      : named;
  const bombers = bombersOn(t.state, seat, planets);
  const raids = planets
    .map((planet) => ({
      planet,
      firing: bombers
        .filter((bomber) => bomber.planet === planet)
        .map(({ id, unit }) => ({ unit, count: shares?.get(id) ?? 0 }))
        .filter(({ count }) => count > 0),
    }))
    .filter(({ firing }) => firing.length > 0);
  const favoured = yield* favouredRaid(t, seat, raids);
  for (const raid of raids) yield* bombard(t, { seat, ...raid, bare: raid.planet !== favoured });
}

interface Raid {
  readonly planet: PlanetId;
  readonly firing: readonly Firing[];
}

/** The units of all planets use BOMBARDMENT together: extra dice are rolled against one of the planets, of the seat's choice. */
function* favouredRaid(t: ImperiumTable, seat: Seat, raids: readonly Raid[]): Flow<PlanetId | undefined> {
  const [first, ...more] = raids;
  if (more.length === 0 || extraDiceOf(t.state, { seat, kind: 'bombardment' }) === 0) return first?.planet;
  const options = raids
    .map(({ planet }) => ({ id: planet, label: msg('option.planet', { planet }), value: planet }))
    .sort((a, b) => defendersOn(t.state, seat, b.value) - defendersOn(t.state, seat, a.value));
  return yield* t.ask(seat, 'extra-die', () => choose<PlanetId>(msg('ask.extraDie', {}), options));
}

/** Units bombard a planet, and whoever holds it loses a ground force for each hit (8.1, 8.2). */
export function* bombard(
  t: ImperiumTable,
  { seat, planet, firing, bare = false }: Raid & { readonly seat: Seat; readonly bare?: boolean },
): Flow<void> {
  const against = bombardedOn(t.state, seat, planet);
  if (against === null || firing.length === 0) return;
  const score = fire(t, { seat, kind: 'bombardment', at: planet, against, fight: null, firing, bare });
  yield* takeHits(t, [{ seat: against, by: seat, kind: 'bombardment', at: planet, ...score }]);
}

function bombersOn(s: Galaxy, seat: Seat, planets: readonly PlanetId[]): Bomber[] {
  return planets.flatMap((planet) =>
    bombersFor(s, seat, planet).map(({ unit, count }) => ({ id: `${unit}@${planet}`, unit, planet, count })),
  );
}

function bombardmentQuestion(s: Galaxy, seat: Seat, system: SystemId): Question<Shares | 'some'> | null {
  const planets = bombardable(s, seat, system);
  const [only, ...more] = planets;
  if (only === undefined) return null;
  return more.length === 0 ? oneTarget(s, seat, only) : severalTargets(s, seat, system);
}

function oneTarget(s: Galaxy, seat: Seat, planet: PlanetId): Question<Shares | 'some'> {
  const bombers = bombersOn(s, seat, [planet]);
  const all: Shares = new Map(bombers.map(({ id, count }) => [id, count]));
  const several = bombers.reduce((sum, { count }) => sum + count, 0) > 1;
  return choose<Shares | 'some'>(msg('ask.bombard', { planet }), [
    { id: 'bombard', label: msg('option.bombard', { planet }), value: all },
    // 11.1: any of them, not all or none.
    ...(several
      ? [{ id: 'some', label: msg('option.bombardSome', { planet }), value: 'some' as const }]
      : []),
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
  const defenders = ({ planet }: Bomber) => defendersOn(s, seat, planet);
  const { id, count } = bombers.reduce((a, b) => (defenders(b) > defenders(a) ? b : a));
  return [id, count];
}

function defendersOn(s: Galaxy, seat: Seat, planet: PlanetId): number {
  const against = bombardedOn(s, seat, planet);
  return against === null ? 0 : strengthAt(s, against, planet);
}
