import type { Seat } from '#core/seat.ts';
import { modified } from '../../hooks/modified.ts';
import type { Fight, Roll, RollKind } from '../../hooks/moments.ts';
import type { Galaxy } from '../../state.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { Place } from '../../tables/places.ts';
import type { Dice, UnitLine } from '../../tables/units.ts';
import { anomalyOf } from '../board.ts';
import { lineOf } from '../units.ts';
import { companyAt, fieldOf, opponentOf } from './sides.ts';

/** Sides of a die. */
export const SIDES = 10;

/** Units that fire. */
export interface Firing {
  readonly unit: UnitType;
  readonly count: number;
  /** The dice of each, where they are not those of the unit. */
  readonly dice?: Dice;
}

/** A roll to be made: who fires with what, at whom and where. */
export interface Shot {
  readonly seat: Seat;
  readonly kind: RollKind;
  /** Where the hits fall. */
  readonly at: Place;
  readonly against: Seat | null;
  readonly fight: Fight | null;
  readonly firing: readonly Firing[];
  /** The extra dice of this use go to another roll of it. */
  readonly bare?: boolean;
}

/** So many dice for units of one type, each a hit when the result with the bonus reaches `hitOn`. */
export interface Throw {
  readonly unit: UnitType;
  readonly dice: number;
  readonly hitOn: number;
  readonly bonus: number;
}

const PRINTED: Readonly<Record<RollKind, (line: UnitLine) => Dice | null | undefined>> = {
  combat: (line) => line.combat,
  barrage: (line) => line.barrage,
  cannon: (line) => line.cannon,
  bombardment: (line) => line.bombardment,
  ability: (line) => line.combat,
};

/** Whether a seat's units of a type have anything to roll in a roll of this kind. */
export function canRoll(s: Galaxy, seat: Seat, { unit, kind }: { unit: UnitType; kind: RollKind }): boolean {
  return Boolean(PRINTED[kind](lineOf(s, seat, unit)));
}

/** The dice of a roll, in ascending combat value (7.2, 35.5b, 35.5c); one unit may have more than is printed for it. */
export function throwsOf(s: Galaxy, shot: Shot): Throw[] {
  const throws = shot.firing.flatMap((firing) => throwOf(s, shot, firing));
  throws.sort((a, b) => a.hitOn - b.hitOn);
  if (throws.length === 0) return [];
  const extra = shot.bare ? 0 : extraDiceOf(s, shot);
  if (extra === 0) return throws;
  const best = throws.reduce((a, b) => (needOf(b) < needOf(a) ? b : a));
  return throws.map((one) => (one === best ? { ...one, dice: one.dice + extra } : one));
}

/** Dice that one of the units of a whole use may roll beyond its own. */
export function extraDiceOf(s: Galaxy, { seat, kind }: Pick<Shot, 'seat' | 'kind'>): number {
  return modified(s, 'extraDice', { value: 0, about: { seat, kind } });
}

function throwOf(s: Galaxy, shot: Shot, { unit, count, dice: lent }: Firing): Throw[] {
  const { seat, kind, at, against, fight } = shot;
  const printed = lent ?? PRINTED[kind](lineOf(s, seat, unit));
  if (!printed) return [];
  const about = { seat, kind, unit, at, fight };
  const { hitOn, dice } = modified(s, 'dice', { value: printed, about });
  if (dice * count <= 0) return [];
  const bonus = modified(s, 'bonus', { value: shelter(shot), about: { ...about, against } });
  return [{ unit, dice: dice * count, hitOn, bonus }];
}

/** A nebula helps the ships of whoever defends in it, and what fights like ships, in combat rolls only (80.3). */
function shelter({ seat, kind, fight }: Shot): number {
  if (kind !== 'combat' || fight?.kind !== 'space' || fight.defender !== seat) return 0;
  return anomalyOf(fight.system) === 'nebula' ? 1 : 0;
}

/** The result that a die of a throw needs (39.2). */
export const needOf = ({ hitOn, bonus }: Pick<Throw, 'hitOn' | 'bonus'>) => hitOn - bonus;

/** What one side rolls in a round of combat: a die for each of its units there, or more (35.5, 41.1). */
export function combatShot(s: Galaxy, fight: Fight, seat: Seat): Shot {
  const at = fieldOf(fight);
  const rolls = modified(s, 'rolls', { value: true, about: { seat, fight } });
  const firing = rolls ? companyAt(s, seat, at) : [];
  return { seat, kind: 'combat', at, against: opponentOf(fight, seat), fight, firing };
}

/** Hits, and how many of them may not go to fighters where there is anything else. */
export interface Score {
  readonly hits: number;
  readonly heavy: number;
}

/** What one die makes: a hit when it reaches the unit's value (7.1), unless a component says otherwise. */
export function scoreOf(
  s: Galaxy,
  { seat, kind, at }: Pick<Shot, 'seat' | 'kind' | 'at'>,
  roll: Readonly<Roll>,
): Score {
  const value = roll.result >= needOf(roll) ? 1 : 0;
  const hits = modified(s, 'hits', { value, about: { seat, roll, kind } });
  if (hits === 0) return { hits: 0, heavy: 0 };
  const heavy = modified(s, 'nonFighterOnly', { value: false, about: { seat, roll, kind, at } });
  return { hits, heavy: heavy ? hits : 0 };
}

/** The total of a roll (35.5d). */
export function totalOf(
  s: Galaxy,
  shot: Pick<Shot, 'seat' | 'kind' | 'at'>,
  rolls: readonly Readonly<Roll>[],
): Score {
  let hits = 0;
  let heavy = 0;
  for (const roll of rolls) {
    const score = scoreOf(s, shot, roll);
    hits += score.hits;
    heavy += score.heavy;
  }
  return { hits, heavy };
}
