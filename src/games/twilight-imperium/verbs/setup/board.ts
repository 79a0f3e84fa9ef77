import type { Seat } from '#core/seat.ts';
import type { Laying } from '../../rules/galaxy/places.ts';
import { APART, BESIDE } from '../../rules/rings.ts';
import { seatOf } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import { factions } from '../../tables/factions.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';

/** A tile comes into play, planets and all; says nothing. */
function lay(t: ImperiumTable, { tile, at }: Laying): void {
  t.write.board = { ...t.write.board, [tile]: at };
  t.write.systems[tile] = { tokens: [], units: [] };
  // Made anew: an object that grows field by field becomes a dictionary, which is slow to read and to write down ever after.
  const fresh = systems[tile].planets.map((planet) => [
    planet,
    { controller: null, exhausted: false, units: [] },
  ]);
  t.write.planets = { ...t.write.planets, ...Object.fromEntries(fresh) };
}

/** A seat's home is set on its place, or beside the board behind its gate (21.1); its planets are its own, readied (S5, 32.0). */
export function layHome(t: ImperiumTable, seat: Seat): void {
  const { faction } = seatOf(t.state, seat);
  const at = t.state.homes[seat];
  if (faction === null || at === undefined) throw new Error(`${seat} has no home`);
  const { home, gate } = factions[faction];
  if (gate) lay(t, { tile: gate, at });
  lay(t, { tile: home, at: gate ? BESIDE : at });
  for (const planet of systems[home].planets) {
    const found = t.write.planets[planet];
    if (found) found.controller = seat;
  }
}

/** A tile of the box that belongs to no seat comes to lie beside the board. */
export function layApart(t: ImperiumTable, tile: SystemId): void {
  lay(t, { tile, at: APART });
}

/** Tiles come into a seat's hand, face down for the others (S6b). */
export function dealTiles(t: ImperiumTable, seat: Seat, tiles: readonly SystemId[]): void {
  seatOf(t.write, seat).dealt.tiles.push(...tiles);
  t.reveal('tiles', { seat, tiles });
}

/** A seat lays a tile, out of its hand if it is there (S6h). */
export function layTile(t: ImperiumTable, seat: Seat, laying: Laying): void {
  const { tiles } = seatOf(t.write, seat).dealt;
  const held = tiles.indexOf(laying.tile);
  if (held >= 0) tiles.splice(held, 1);
  lay(t, laying);
  t.tell(msg('fact.tileLaid', { seat, system: laying.tile, at: laying.at }));
}

/** The whole board at once, however it was made. */
export function layBoard(t: ImperiumTable, layings: readonly Laying[], how: 'generated' | 'given'): void {
  for (const laying of layings) lay(t, laying);
  t.tell(msg('fact.boardLaid', { how }));
}
