import { requiredStrength } from '../rules/colonising.ts';
import { controllerOf } from '../rules/control.ts';
import { afterMoves, type Move, movesToHold, withControl } from '../rules/jumps.ts';
import { controllable, specialisations, strengthAt, systemPlaces, within } from '../rules/ships.ts';
import { SYSTEM_PLACES, type SystemPlace } from '../tables/boards.ts';
import { systems } from '../tables/systems.ts';
import { colonyWorth, settlingWorth } from './colony-worth.ts';
import { plainWorth } from './plain-worth.ts';
import { betterDisc, discWorth, type Plan } from './plan.ts';

/** Moves, what they are worth, and how many points are left. */
export interface Jump {
  readonly moves: readonly Move[];
  readonly worth: number;
}

const isSystem = (place: string): place is SystemPlace =>
  (SYSTEM_PLACES as readonly string[]).includes(place);

/** What the ships of a seat stand for: what it controls, and how near that is to becoming a colony. */
function positionWorth(plan: Plan): number {
  const { s, seat, turnsLeft, leaning } = plan;
  return controllable(s).reduce((sum, place) => {
    if (controllerOf(s, place) !== seat) return sum;
    const strength = strengthAt(s, seat, place);
    const held = 0.6 + 0.4 * Math.min(1, strength / 3);
    const system = isSystem(place) ? s.systems[place] : null;
    if (!isSystem(place) || !system || turnsLeft < 0.5) return sum + leaning.military * held;
    const required = requiredStrength(s, seat, { place, minus: 0 });
    const near = Math.min(1, strength / required);
    const hope = 0.45 * near * near * Math.min(1, turnsLeft / 2) * colonyWorth(plan, system);
    return sum + leaning.military * held + hope;
  }, 0);
}

/** What is gained at once where control is taken. */
function takingWorth(plan: Plan, moved: Plan['s']): number {
  const { s, seat } = plan;
  return controllable(s).reduce((sum, place) => {
    if (controllerOf(moved, place) !== seat || s.outposts[place]?.seat === seat) return sum;
    const disc = discWorth(plan, betterDisc(plan, specialisations(s, place)));
    const system = isSystem(place) ? s.systems[place] : null;
    return sum + disc + (system ? plainWorth(plan, systems[system].control) : 0);
  }, 0);
}

function judged(plan: Plan, moves: readonly Move[], plunder = 0): number {
  const { s, seat } = plan;
  const moved = afterMoves(s, seat, moves);
  const taken = controllable(s).filter(
    (place) => controllerOf(moved, place) === seat && s.outposts[place]?.seat !== seat,
  ).length;
  return (
    positionWorth({ ...plan, s: withControl(moved) }) -
    positionWorth(plan) +
    takingWorth(plan, moved) +
    plunder * taken * plan.ore
  );
}

const spent = ({ s }: Plan, moves: readonly Move[], points: number): number =>
  moves.reduce((sum, { from, to }) => sum + (within(s, from, points).get(to) ?? 0), 0);

/** Every place with strength enough to take it, or to make a colony of it. */
function targets(plan: Plan, points: number): readonly (readonly Move[])[] {
  const { s, seat } = plan;
  return controllable(s).flatMap((place) => {
    const required = isSystem(place) && s.systems[place] ? requiredStrength(s, seat, { place, minus: 0 }) : 2;
    const wanted = new Set([1, Math.ceil(required / 2), required]);
    return [...wanted].flatMap((strength) => {
      const moves = movesToHold(s, seat, { place, strength, points });
      return moves && moves.length > 0 ? [moves] : [];
    });
  });
}

/** The best jump of so many points: the best target first, then what is left of the points for the next. */
export function bestJump(plan: Plan, points: number, plunder = 0): Jump {
  let moves: readonly Move[] = [];
  let now = plan;
  let worth = 0;
  for (let left = points; left > 0; ) {
    const [best] = targets(now, left)
      .filter((more) =>
        more.every(({ from, to }) => !moves.some((one) => one.to === from || one.from === to)),
      )
      .map((more) => ({ more, gain: judged(now, more, plunder) }))
      .toSorted((a, b) => b.gain - a.gain);
    if (!best || best.gain <= 0.05) break;
    moves = [...moves, ...best.more];
    worth += best.gain;
    left -= spent(now, best.more, left);
    now = { ...now, s: withControl(afterMoves(now.s, now.seat, best.more)) };
  }
  return { moves, worth };
}

/** The best jump of so many points after which something can be colonised, and what both come to; null if there is none. */
export function bestJumpToColony(
  plan: Plan,
  { points, minus }: { readonly points: number; readonly minus: number },
): Jump | null {
  const { s, seat } = plan;
  const ways = systemPlaces(s).flatMap((place): readonly Jump[] => {
    const strength = requiredStrength(s, seat, { place, minus });
    const moves = movesToHold(s, seat, { place, strength, points });
    if (!moves) return [];
    return [{ moves, worth: settlingWorth(plan, { place, lost: strength }) }];
  });
  return ways.toSorted((a, b) => b.worth - a.worth)[0] ?? null;
}
