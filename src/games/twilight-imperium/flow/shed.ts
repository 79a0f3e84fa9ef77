import type { Flow } from '#core/flow.ts';
import { allocate, choose, type Question, type SlotForm } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { placesWith } from '../rules/breaches.ts';
import { surplusCargo, surplusShips, waysToShed } from '../rules/fleet.ts';
import { countAt, isGround, isHeavy, lineOf, stacksOf, unitsAt } from '../rules/units.ts';
import type { Galaxy } from '../state.ts';
import type { ImperiumTable } from '../table.ts';
import type { SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Place } from '../tables/places.ts';
import { msg } from '../text/lexicon.ts';
import { remove } from '../verbs/units.ts';
import { destroy } from './destroy.ts';

/** Units of a type, damaged or not, of which some have to go. */
interface Kind {
  readonly id: string;
  readonly unit: UnitType;
  readonly damaged: boolean;
  readonly count: number;
}

function kindsIn(
  s: Galaxy,
  { seat, at }: { seat: Seat; at: Place },
  fits: (unit: UnitType) => boolean,
): Kind[] {
  return stacksOf(s, seat, at)
    .filter(({ unit }) => fits(unit))
    .flatMap(({ unit, count, damaged }) => [
      { id: `${unit}:damaged`, unit, damaged: true, count: damaged },
      { id: unit, unit, damaged: false, count: count - damaged },
    ])
    .filter(({ count }) => count > 0);
}

const slot = ({ id, unit, damaged, count }: Kind): SlotForm => ({
  id,
  label: msg('option.kind', { unit, damaged }),
  min: 0,
  max: count,
});

function take(
  t: ImperiumTable,
  { seat, at, why }: { seat: Seat; at: Place; why: 'fleet' | 'capacity' },
  gone: readonly (readonly [Kind, number])[],
): void {
  for (const [{ unit, damaged }, count] of gone)
    remove(t, at, { seat, unit, count, damaged: damaged ? count : 0, why });
}

/** Ships beyond the fleet pool leave the board, those that their owner chooses; they are not destroyed (66.3, 81.2). */
export function* shedShips(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const kinds = () => kindsIn(t.state, { seat, at: system }, isHeavy);
  const only = kinds();
  const where = { seat, at: system, why: 'fleet' } as const;
  const surplus = surplusShips(t.state, seat, system);
  if (only.length === 1 && only[0]) return take(t, where, [[only[0], surplus]]);
  const all = only.reduce((sum, { count }) => sum + count, 0);
  if (all === surplus) {
    take(
      t,
      where,
      only.map((kind) => [kind, kind.count] as const),
    );
    return;
  }
  const shares = yield* t.ask(seat, 'fleet-excess', () => fleetQuestion(t.state, seat, system));
  if (shares)
    take(
      t,
      where,
      kinds().map((kind) => [kind, shares.get(kind.id) ?? 0] as const),
    );
}

function fleetQuestion(
  s: Galaxy,
  seat: Seat,
  system: SystemId,
): Question<ReadonlyMap<string, number>> | null {
  const count = surplusShips(s, seat, system);
  if (count === 0) return null;
  const price = ({ unit }: Kind) => lineOf(s, seat, unit).cost ?? 0;
  // The fallback fills the first slots: let those be the cheapest ships.
  const kinds = kindsIn(s, { seat, at: system }, isHeavy).sort((a, b) => price(a) - price(b));
  return allocate(msg('ask.fleetExcess', { system, count }), kinds.map(slot), { min: count, max: count });
}

/** Fighters and ground forces without room go back to the reinforcements, those that their owner chooses (38.3, 38.3a). */
export function* shedCargo(t: ImperiumTable, seat: Seat, system: SystemId): Flow<void> {
  const [first, second] = waysToShed(t.state, seat, system);
  if (!first) throw new Error(`${seat} cannot make room in ${system}`);
  const gone = second ? yield* chooseCargo(t, seat, system) : first;
  if (!gone) return;
  const kinds = kindsIn(t.state, { seat, at: system }, (unit) => unit === 'fighter' || isGround(unit));
  let ground = gone.ground;
  for (const kind of kinds) {
    const count = kind.unit === 'fighter' ? gone.fighters : Math.min(ground, kind.count);
    if (kind.unit !== 'fighter') ground -= count;
    take(t, { seat, at: system, why: 'capacity' }, [[kind, count]]);
  }
}

function* chooseCargo(t: ImperiumTable, seat: Seat, system: SystemId) {
  const shares = yield* t.ask(seat, 'capacity-excess', () => cargoQuestion(t.state, seat, system));
  return shares && { fighters: shares.get('fighter') ?? 0, ground: shares.get('infantry') ?? 0 };
}

function cargoQuestion(
  s: Galaxy,
  seat: Seat,
  system: SystemId,
): Question<ReadonlyMap<string, number>> | null {
  const count = surplusCargo(s, { seat, system });
  const ways = waysToShed(s, seat, system);
  if (count === 0 || ways.length === 0) return null;
  const most = (of: 'fighters' | 'ground') => Math.max(...ways.map((way) => way[of]));
  const least = (of: 'fighters' | 'ground') => Math.min(...ways.map((way) => way[of]));
  const slots = (
    [
      ['fighter', 'fighters'],
      ['infantry', 'ground'],
    ] as const
  ).map(([unit, of]) => ({
    id: unit,
    label: msg('option.kind', { unit, damaged: false }),
    min: least(of),
    max: most(of),
  }));
  return allocate(msg('ask.capacityExcess', { system, count }), slots, { min: count, max: count });
}

/** Tokens need a figure beside them; where there is none left for a place, what stands there is destroyed (15.3a, 17.3a). */
export function* shedFigures(t: ImperiumTable, seat: Seat, unit: UnitType): Flow<void> {
  const at = yield* t.ask(seat, 'figures-short', () => {
    const places = placesWith(t.state, seat, unit);
    if (places.length <= t.state.box.figures[unit]) return null;
    const options = places
      .map((place) => ({ place, count: countAt(t.state, { seat, at: place }, unit) }))
      .sort((a, b) => a.count - b.count)
      .map(({ place, count }) => ({
        id: place,
        label: msg('option.unitsAt', { unit, count, at: place }),
        value: place,
      }));
    return choose<Place>(msg('ask.figuresShort', { unit, figures: t.state.box.figures[unit] }), options);
  });
  if (at === undefined) return;
  const stack = unitsAt(t.state, at).find((one) => one.seat === seat && one.unit === unit);
  if (stack) yield* destroy(t, at, { seat, unit, count: stack.count, by: null, cause: 'effect' });
}
