import type { Seat } from '#core/seat.ts';
import { type Move, movedShips } from '../rules/jumps.ts';
import { MAX_SHIP_LEVEL } from '../rules/numbers.ts';
import type { Ship } from '../rules/ships.ts';
import { factionOf, type State } from '../state.ts';
import type { SunTable } from '../table.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { ShipLevel } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { useCube } from './cubes.ts';

type Fleet = State['seats'][number]['museum'];

/** Adds or takes ships in a place; places without ships are not named. */
export function changeShips(
  t: SunTable,
  seat: Seat,
  { place, level, by }: Ship & { readonly by: 1 | -1 },
): void {
  const { ships } = factionOf(t.write, seat);
  const fleet: Fleet = ships[place] ?? [0, 0, 0, 0];
  fleet[level - 1] = (fleet[level - 1] ?? 0) + by;
  if ((fleet[level - 1] ?? 0) < 0) throw new Error(`seat ${seat} has no such ship in ${place}`);
  if (fleet.some((n) => n > 0)) ships[place] = fleet;
  else delete ships[place];
}

/** A cube becomes a ship (17.1). */
export function buildShip(
  t: SunTable,
  seat: Seat,
  { from, ...ship }: Ship & { readonly from: 'pop' | 'supply' },
): void {
  useCube(t, seat, from);
  changeShips(t, seat, { ...ship, by: 1 });
  t.tell(msg('fact.built', { seat, ...ship, from }));
}

/** A ship is turned to a higher level, at most the fourth (18.1, 18.2). */
export function upgradeShip(t: SunTable, seat: Seat, { by, ...ship }: Ship & { readonly by: number }): void {
  const to = Math.min(MAX_SHIP_LEVEL, ship.level + by) as ShipLevel;
  changeShips(t, seat, { ...ship, by: -1 });
  changeShips(t, seat, { place: ship.place, level: to, by: 1 });
  t.tell(msg('fact.upgraded', { seat, ...ship, to }));
}

/** Ships leave the game for good (22.7). */
export function sendToMuseum(t: SunTable, seat: Seat, ships: readonly Ship[]): void {
  for (const ship of ships) {
    changeShips(t, seat, { ...ship, by: -1 });
    const { museum } = factionOf(t.write, seat);
    museum[ship.level - 1] = (museum[ship.level - 1] ?? 0) + 1;
  }
  if (ships.length > 0) t.tell(msg('fact.museum', { seat, levels: ships.map(({ level }) => level) }));
}

/** All moves of a jump at once (19.2). */
export function moveShips(t: SunTable, seat: Seat, moves: readonly Move[]): void {
  if (moves.length === 0) return;
  factionOf(t.write, seat).ships = movedShips(factionOf(t.state, seat).ships, moves);
  t.tell(msg('fact.jumped', { seat, moves }));
}

/** Every ship that is still in a place goes to Deep Space, whoever it belongs to (20.5). */
export function exile(t: SunTable, place: PlaceId): number {
  let count = 0;
  for (const seat of t.state.seats.keys()) {
    const faction = factionOf(t.write, seat);
    const fleet = faction.ships[place];
    if (!fleet) continue;
    const deep: Fleet = faction.ships.DEEP ?? [0, 0, 0, 0];
    faction.ships.DEEP = deep.map((n, at) => n + (fleet[at] ?? 0)) as Fleet;
    delete faction.ships[place];
    count += fleet.reduce((sum, n) => sum + n, 0);
  }
  return count;
}
