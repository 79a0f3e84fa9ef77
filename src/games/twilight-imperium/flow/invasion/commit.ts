import type { Flow } from '#core/flow.ts';
import type { Refusal } from '#core/message.ts';
import { allocate, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { type Lander, landersIn } from '../../rules/invasion.ts';
import { controllerOf } from '../../rules/planets.ts';
import { isGround, unitsAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { MECATOL_REX } from '../../tables/planets.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { moment } from '../../timing/moment.ts';
import { land } from '../../verbs/units.ts';
import { enforce } from '../enforce.ts';

type Shares = ReadonlyMap<string, number>;
const idOf = (planet: PlanetId, unit: UnitType) => `${planet}:${unit}`;

/** Commits ground forces from the space area to planets, own ones too (11.2); gives the planets. */
export function* commit(
  t: ImperiumTable,
  seat: Seat,
  { system, mustLand }: { system: SystemId; mustLand: boolean },
): Flow<PlanetId[]> {
  if (landersIn(t.state, seat, system).length === 0) return [];
  const shares = yield* t.ask(seat, 'commit', () => commitQuestion(t.state, seat, { system, mustLand }));
  if (!shares) return [];
  const landers = landersIn(t.state, seat, system);
  const landed = systems[system].planets
    .map((planet) => ({ planet, units: landOn(t, seat, { planet, landers, shares }) }))
    .filter(({ units }) => units > 0);
  for (const { planet, units } of landed)
    yield* moment(t, 'forces-committed', { event: { seat, planet, units } });
  yield* enforce(t);
  return landed.map(({ planet }) => planet);
}

function landOn(
  t: ImperiumTable,
  seat: Seat,
  { planet, landers, shares }: { planet: PlanetId; landers: readonly Lander[]; shares: Shares },
): number {
  let units = 0;
  for (const { unit } of landers) {
    const count = shares.get(idOf(planet, unit)) ?? 0;
    land(t, planet, { seat, unit, count });
    units += count;
  }
  return units;
}

function commitQuestion(
  s: Galaxy,
  seat: Seat,
  { system, mustLand }: { system: SystemId; mustLand: boolean },
): Question<Shares> | null {
  const landers = landersIn(s, seat, system);
  if (landers.length === 0) return null;
  const slots = systems[system].planets.flatMap((planet) =>
    landers
      .filter(({ planets }) => planets.includes(planet))
      .map(({ unit, count }) => ({
        id: idOf(planet, unit),
        label: msg('option.commit', {
          unit,
          planet,
          controller: controllerOf(s, planet),
          defenders: defendersOn(s, seat, planet),
        }),
        min: 0,
        max: count,
      })),
  );
  const max = landers.reduce((sum, { count }) => sum + count, 0);
  const first = slots.find(({ id }) => id.startsWith(`${MECATOL_REX}:`));
  return allocate(msg('ask.commit', { system }), slots, {
    min: 0,
    max,
    fallback: mustLand && first ? { [first.id]: 1 } : {},
    suggestion: landing(s, seat, { landers, mustLand }),
    check: (shares) => misfit({ landers, mustLand }, shares),
  });
}

/** The landing that a seat most likely came for: one on each planet that is there for the taking, the others where they are needed most. */
function landing(
  s: Galaxy,
  seat: Seat,
  { landers, mustLand }: { landers: readonly Lander[]; mustLand: boolean },
): Record<string, number> {
  const shares: Record<string, number> = {};
  const troops = landers
    .filter(({ unit }) => isGround(unit))
    .map((lander) => ({ ...lander, left: lander.count }));
  const send = (planet: PlanetId, most: number) => {
    for (const troop of troops) {
      if (!troop.planets.includes(planet)) continue;
      const count = Math.min(most, troop.left);
      troop.left -= count;
      if (count > 0) shares[idOf(planet, troop.unit)] = (shares[idOf(planet, troop.unit)] ?? 0) + count;
      if (count > 0 && most === 1) return;
    }
  };
  const all = [...new Set(troops.flatMap(({ planets }) => planets))];
  const foreign = all.filter((planet) => controllerOf(s, planet) !== seat);
  const free = foreign.filter((planet) => defendersOn(s, seat, planet) === 0);
  for (const planet of free) send(planet, 1);
  const left = troops.reduce((sum, troop) => sum + troop.left, 0);
  const strength = (planet: PlanetId) => defendersOn(s, seat, planet);
  const contested = foreign.filter((planet) => !free.includes(planet) && strength(planet) <= left);
  const [weakest] = contested.sort((a, b) => strength(a) - strength(b));
  const goal = mustLand ? MECATOL_REX : (weakest ?? free[0]);
  if (goal !== undefined) send(goal, Number.MAX_SAFE_INTEGER);
  return shares;
}

const defendersOn = (s: Galaxy, seat: Seat, planet: PlanetId) =>
  unitsAt(s, planet)
    .filter((stack) => stack.seat !== seat && isGround(stack.unit))
    .reduce((sum, { count }) => sum + count, 0);

function misfit(
  { landers, mustLand }: { landers: readonly Lander[]; mustLand: boolean },
  shares: Shares,
): Refusal | null {
  const given = (fits: (planet: PlanetId, unit: UnitType) => boolean) =>
    landers
      .flatMap(({ unit, planets }) => planets.map((planet) => ({ unit, planet })))
      .filter(({ unit, planet }) => fits(planet, unit))
      .reduce((sum, { unit, planet }) => sum + (shares.get(idOf(planet, unit)) ?? 0), 0);
  // 16.2: whoever has paid for Mecatol Rex lands there.
  if (mustLand && given((planet, unit) => planet === MECATOL_REX && isGround(unit)) === 0)
    return { message: msg('no.mustLand', { planet: MECATOL_REX }), rule: 'TI4 16.2' };
  const short = landers.find(({ unit, count }) => given((_, of) => of === unit) > count);
  return short
    ? { message: msg('no.fewerLanders', { unit: short.unit, count: short.count }), rule: 'TI4 11.2' }
    : null;
}
