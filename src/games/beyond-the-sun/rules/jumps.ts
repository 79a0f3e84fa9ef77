import type { Seat } from '#core/seat.ts';
import { type Fleet, factionOf, type State, type Sun } from '../state.ts';
import type { PlaceId, SystemPlace } from '../tables/boards.ts';
import { SHIP_LEVELS, type ShipLevel } from '../tables/vocabulary.ts';
import { colonisable, requiredStrength } from './colonising.ts';
import { controlChanges } from './control.ts';
import { hasAbility } from './mats.ts';
import { fleetAt, type Ship, shipsOf, strengthAt, systemPlaces, within } from './ships.ts';

/** One ship that a jump takes from a place to another (19.1). */
export interface Move {
  readonly level: ShipLevel;
  readonly from: PlaceId;
  readonly to: PlaceId;
}

/** Movement points of a jump. */
export const pointsOf = (s: Sun, seat: Seat, n: number): number =>
  n + (hasAbility(s, seat, 'jumpPlus') ? 1 : 0);

const changed = (fleet: Fleet, level: ShipLevel, by: number): Fleet =>
  SHIP_LEVELS.map((one) => (fleet[one - 1] ?? 0) + (one === level ? by : 0)) as unknown as Fleet;

/** A faction's ships after moves; places without ships are not named. */
export function movedShips(
  ships: Sun['seats'][number]['ships'],
  moves: readonly Move[],
): State['seats'][number]['ships'] {
  const left: Partial<Record<PlaceId, Fleet>> = { ...ships };
  for (const { level, from, to } of moves) {
    left[from] = changed(fleetAt({ ships: left }, from), level, -1);
    left[to] = changed(fleetAt({ ships: left }, to), level, 1);
  }
  return Object.fromEntries(
    Object.entries(left).filter(([, fleet]) => fleet.some((n) => n > 0)),
  ) as State['seats'][number]['ships'];
}

/** The table as it would be after moves, before control is checked. */
export function afterMoves(s: Sun, seat: Seat, moves: readonly Move[]): Sun {
  const seats = s.seats.map((faction, at) =>
    at === seat ? { ...faction, ships: movedShips(faction.ships, moves) } : faction,
  );
  return { ...s, seats };
}

/** The same after a control check, whatever discs would be laid. */
export function withControl(s: Sun): Sun {
  const outposts = { ...s.outposts };
  for (const { place, to } of controlChanges(s)) {
    if (to === null) delete outposts[place];
    else outposts[place] = { seat: to, disc: 'star' };
  }
  return { ...s, outposts };
}

/** Whether moves leave every place with the ships that it had (4.8). */
export function isIdle(s: Sun, seat: Seat, moves: readonly Move[]): boolean {
  const { ships } = factionOf(s, seat);
  const after = movedShips(ships, moves);
  const places = new Set([...Object.keys(ships), ...Object.keys(after)] as PlaceId[]);
  return [...places].every((place) =>
    SHIP_LEVELS.every(
      (level) => fleetAt({ ships }, place)[level - 1] === fleetAt({ ships: after }, place)[level - 1],
    ),
  );
}

/** What a jump must come to for a colonisation that has to follow. */
export interface Wanted {
  readonly points: number;
  readonly minus: number;
}

/** Whether a seat can colonise something after moves. */
export const colonisableAfter = (
  s: Sun,
  seat: Seat,
  { moves, minus }: { readonly moves: readonly Move[]; readonly minus: number },
): boolean => colonisable(withControl(afterMoves(s, seat, moves)), seat, minus).length > 0;

/** A ship that could come to a place, and the points that takes. */
interface Comer extends Ship {
  readonly points: number;
}

/** Moves that bring at least so much strength to a place for so many points at most; null if there are none. Few points, then few ships. */
function movesTo(
  s: Sun,
  seat: Seat,
  {
    place,
    strength,
    points,
  }: { readonly place: PlaceId; readonly strength: number; readonly points: number },
): readonly Move[] | null {
  if (strength <= 0) return [];
  const distances = within(s, place, points);
  const comers = shipsOf(s, seat).flatMap((ship): readonly Comer[] => {
    const lines = distances.get(ship.place);
    return lines === undefined ? [] : [{ ...ship, points: lines }];
  });
  // The strongest that so many points can bring, point by point.
  let best: readonly (readonly Comer[])[] = Array.from({ length: points + 1 }, () => []);
  for (const comer of comers)
    best = best.map((without, spent) => {
      if (comer.points > spent) return without;
      const joined = [...(best[spent - comer.points] ?? []), comer];
      return levelsIn(joined) > levelsIn(without) ? joined : without;
    });
  const enough = best.find((ships) => levelsIn(ships) >= strength);
  return enough ? enough.map(({ level, place: from }) => ({ level, from, to: place })) : null;
}

const levelsIn = (ships: readonly Ship[]): number => ships.reduce((sum, { level }) => sum + level, 0);

/** The greatest strength of others in a place. */
const greatestOfOthers = (s: Sun, seat: Seat, place: PlaceId): number =>
  Math.max(0, ...s.seats.map((_, other) => (other === seat ? 0 : strengthAt(s, other, place))));

/** Moves by which a seat would come to control a place, or keep it with so much strength; null if so few points do not do it. */
export function movesToHold(
  s: Sun,
  seat: Seat,
  {
    place,
    strength,
    points,
  }: { readonly place: PlaceId; readonly strength: number; readonly points: number },
): readonly Move[] | null {
  const rivals = s.outposts[place]?.seat === seat ? 0 : greatestOfOthers(s, seat, place) + 1;
  const missing = Math.max(strength, rivals) - strengthAt(s, seat, place);
  return movesTo(s, seat, { place, strength: missing, points });
}

/** Moves after which a seat can colonise a system, the fewest first; null if no jump of so many points does it. */
export function movesToColonise(s: Sun, seat: Seat, { points, minus }: Wanted): readonly Move[] | null {
  const plans = systemPlaces(s).flatMap((place: SystemPlace) => {
    const strength = requiredStrength(s, seat, { place, minus });
    const moves = movesToHold(s, seat, { place, strength, points });
    return moves ? [moves] : [];
  });
  return plans.toSorted((a, b) => a.length - b.length)[0] ?? null;
}
