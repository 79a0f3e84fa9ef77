import type { BattleOdds, SupposedBattle, SupposedSide } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Steps } from '#core/steps.ts';
import { bigShips, countOf, hasShips, othersIn, ownIn, shipsIn } from './bots/forces.ts';
import { chartOf, systemIn } from './bots/map.ts';
import { comingTo, freeMen } from './bots/muster.ts';
import { knownOddsOf } from './odds/known-odds.ts';
import type { Odds } from './odds/odds.ts';
import type { BattleOrder, SideOrder } from './odds/order.ts';
import { isGround, isShip } from './rules/units.ts';
import type { PlanetId, SystemId } from './tables/ids.ts';
import { UNIT_TYPES, type UnitType } from './tables/kinds.ts';
import { PLASTIC } from './tables/units.ts';
import { msg } from './text/lexicon.ts';
import type { PlanetView, SystemView, View } from './view.ts';

/** Fighters and ground forces have no limit of figures. */
const MAX_COUNT = 60;

export type Units = Partial<Record<UnitType, number>>;

/** What is fought about, by whom and with what. */
interface Clash {
  readonly place: 'space' | 'ground';
  readonly at: SystemId | PlanetId | null;
  readonly nebula: boolean;
  readonly attacker: { readonly seat: Seat | null; readonly units: Units };
  readonly defender: { readonly seat: Seat | null; readonly units: Units };
}

const listed = (units: Units) =>
  UNIT_TYPES.flatMap((unit) => {
    const count = Math.round((units[unit] ?? 0) * 10) / 10;
    return count > 0 ? [{ unit, count }] : [];
  });

function sideOf(view: View | null, { seat, units }: Clash['attacker']): SideOrder {
  const found = seat === null ? undefined : view?.seats[seat];
  const technologies = (found?.technologies ?? []).map(({ id, as }) => as ?? id);
  return { faction: found?.faction ?? null, units, technologies };
}

/** Why there can be no such battle. */
function unfit(view: View | null, clash: Clash): Message | null {
  const fights = clash.place === 'space' ? isShip : isGround;
  for (const side of ['attacker', 'defender'] as const) {
    const { units, seat } = clash[side];
    for (const { unit, count } of listed(units)) {
      const most = unit === 'fighter' || unit === 'infantry' ? MAX_COUNT : PLASTIC[unit];
      if (count > most) return msg('odds.figures', { unit, most });
    }
    const faction = seat === null ? null : (view?.seats[seat]?.faction ?? null);
    if (faction === null && (units.flagship ?? 0) > 0) return msg('odds.noFaction', {});
    const defends = side === 'defender' && (units.pds ?? 0) > 0;
    if (!defends && !listed(units).some(({ unit }) => fights(unit)))
      return msg('odds.noFleet', { place: clash.place, side });
  }
  return null;
}

const orderOf = (view: View | null, { place, nebula, attacker, defender }: Clash): BattleOrder => ({
  place,
  nebula,
  attacker: sideOf(view, attacker),
  defender: sideOf(view, defender),
});

function* weighed(view: View | null, clash: Clash): Steps<Message[]> {
  const refusal = unfit(view, clash);
  if (refusal !== null) return [refusal];
  const { place, at, attacker, defender } = clash;
  const sides = [
    msg('odds.title', { place, at }),
    msg('odds.attacker', { seat: attacker.seat, units: listed(attacker.units) }),
    msg('odds.defender', { seat: defender.seat, units: listed(defender.units) }),
  ];
  const odds = yield* knownOddsOf(orderOf(view, clash));
  if (odds === null) return [...sides, msg('odds.tooLarge', {})];
  const percent = (p: number) => Math.round(p * 100);
  const { survivors } = odds;
  return [
    ...sides,
    msg('odds.result', {
      wins: percent(odds.attacker),
      draw: percent(odds.draw),
      loses: percent(odds.defender),
    }),
    msg('odds.left', { attacker: listed(survivors.attacker), defender: listed(survivors.defender) }),
  ];
}

function unitsOf(stacks: readonly { readonly unit: UnitType; readonly count: number }[]): Units {
  const all: Units = {};
  for (const { unit, count } of stacks) all[unit] = (all[unit] ?? 0) + count;
  return all;
}

const knownUnits = (units: Readonly<Record<string, number>>): Units =>
  Object.fromEntries(UNIT_TYPES.flatMap((unit) => (units[unit] === undefined ? [] : [[unit, units[unit]]])));

/** What can come to a system at once: the strongest that the fleet pool holds, what they carry, and the troops among that. */
export function fleetTo(view: View, seat: Seat, target: SystemView): Units {
  const chart = chartOf(view, seat);
  const room = Math.max(0, chart.mine.pools.fleet - bigShips(ownIn(target.units, seat)));
  // One ship can be given a step more.
  const coming = comingTo(chart, target).sort((a, b) => b.power - a.power);
  const spurred = coming.find(({ short }) => short);
  const able = coming.filter((ship) => !ship.short || ship === spurred);
  const ships = [
    ...able.filter(({ unit }) => unit !== 'fighter').slice(0, room),
    ...able.filter(({ unit }) => unit === 'fighter'),
  ];
  const origins = [...new Set(ships.map(({ from }) => from))];
  const carried = origins.map((from) => {
    const own = ships.filter((ship) => ship.from === from);
    const flying = own.filter(({ unit }) => unit === 'fighter').length;
    const capacity = own.reduce((sum, ship) => sum + ship.capacity, 0);
    const fighters = Math.max(0, countOf(ownIn(from.units, seat), 'fighter') - flying);
    const men = target.planets.length > 0 ? freeMen(chart, from) : 0;
    const infantry = Math.min(men, Math.max(Math.ceil(capacity / 2), capacity - fighters));
    return { infantry, fighter: Math.min(fighters, capacity - infantry) };
  });
  const sum = (unit: 'infantry' | 'fighter') => carried.reduce((all, one) => all + one[unit], 0);
  const there = unitsOf(shipsIn(ownIn(target.units, seat)));
  return unitsOf([
    ...ships.map(({ unit }) => ({ unit, count: 1 })),
    ...listed(there),
    { unit: 'infantry', count: sum('infantry') + countOf(ownIn(target.units, seat), 'infantry') },
    { unit: 'fighter', count: sum('fighter') },
  ]);
}

const only = (units: Units, fits: (unit: UnitType) => boolean): Units =>
  Object.fromEntries(Object.entries(units).filter(([unit]) => fits(unit as UnitType)));

/** Whose ships are met there, and with which of their own cannons they defend; null if nobody shoots. */
function defenderOf({ units, planets }: SystemView, seat: Seat): Clash['defender'] | null {
  const cannons = planets
    .flatMap((planet) => othersIn(planet.units, seat))
    .filter(({ unit }) => unit === 'pds');
  const met = shipsIn(othersIn(units, seat));
  const owner = met[0]?.seat ?? cannons[0]?.seat;
  if (owner === undefined) return null;
  return { seat: owner, units: unitsOf(ownIn([...met, ...cannons], owner)) };
}

function landing(seat: Seat, fleet: Units, { id, units }: PlanetView): Clash | null {
  const guards = othersIn(units, seat).filter(({ unit }) => isGround(unit) || unit === 'pds');
  const owner = guards[0]?.seat;
  if (owner === undefined || (fleet.infantry ?? 0) === 0) return null;
  const defender = { seat: owner, units: unitsOf(ownIn(guards, owner)) };
  return { place: 'ground', at: id, nebula: false, attacker: { seat, units: fleet }, defender };
}

/** The odds of somebody's ships against those that they would meet in a system; null if there are none, or too many to say. */
export function* oddsInSpace(
  view: View,
  { seat, units, target }: { readonly seat: Seat; readonly units: Units; readonly target: SystemView },
): Steps<Odds | null> {
  const defender = defenderOf(target, seat);
  if (defender === null || !hasShips(othersIn(target.units, seat))) return null;
  const attacker = { seat, units: only(units, isShip) };
  const nebula = target.anomaly === 'nebula';
  const clash = { place: 'space', at: target.id, nebula, attacker, defender } as const;
  return unfit(view, clash) === null ? yield* knownOddsOf(orderOf(view, clash)) : null;
}

function* attack(view: View, place: string): Steps<readonly Message[]> {
  const { viewer } = view;
  const target = systemIn(view, place);
  if (viewer === 'table') return [msg('odds.notSeated', {})];
  if (target === undefined) return [];
  const fleet = fleetTo(view, viewer, target);
  if (!listed(fleet).some(({ unit }) => isShip(unit))) return [msg('odds.outOfReach', { at: target.id })];
  const defender = defenderOf(target, viewer);
  const nebula = target.anomaly === 'nebula';
  const attacker = { seat: viewer, units: only(fleet, isShip) };
  const clashes = [
    ...(defender === null ? [] : [{ place: 'space' as const, at: target.id, nebula, attacker, defender }]),
    ...target.planets.flatMap((planet) => landing(viewer, fleet, planet) ?? []),
  ];
  if (clashes.length === 0) return [msg('odds.nobody', { at: target.id })];
  const lines: Message[] = [];
  for (const clash of clashes) lines.push(...(yield* weighed(view, clash)));
  return [...lines, msg('odds.reach', {}), msg('odds.assumed', {})];
}

function* battle(
  { place, attacker, defender }: SupposedBattle,
  view: View | null,
): Steps<readonly Message[]> {
  const of = ({ seat, units }: SupposedSide) => ({ seat, units: knownUnits(units) });
  const clash = { place, at: null, nebula: false, attacker: of(attacker), defender: of(defender) };
  return [...(yield* weighed(view, clash)), msg('odds.assumed', {})];
}

/** Systems of others, and where others' ships are. */
function places(view: View): readonly SystemId[] {
  const { viewer } = view;
  if (viewer === 'table') return [];
  return view.systems
    .filter(
      ({ units, planets }) =>
        hasShips(othersIn(units, viewer)) ||
        planets.some((planet) => othersIn(planet.units, viewer).length > 0),
    )
    .map(({ id }) => id);
}

export const supposedBattles: BattleOdds<View> = {
  units: UNIT_TYPES.filter((unit) => unit !== 'space-dock').map((unit) => ({
    id: unit,
    label: msg('odds.unit', { unit }),
  })),
  places: (view) => places(view).map((id) => ({ id, label: msg('odds.place', { system: id }) })),
  attack,
  battle,
};
