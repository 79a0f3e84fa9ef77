import type { Flow } from '#core/flow.ts';
import { generatedMap } from '../../rules/galaxy/generate.ts';
import { isFault, readMap } from '../../rules/galaxy/map-string.ts';
import { type Laying, placesToBuild } from '../../rules/galaxy/places.ts';
import { seatingOf } from '../../rules/galaxy/seating.ts';
import { homeOf } from '../../rules/planets.ts';
import { clockwise } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { after } from '../../timing/steps.ts';
import { addGoods } from '../../verbs/goods.ts';
import { dealTiles, layBoard, layHome } from '../../verbs/setup/board.ts';
import { enterStage } from '../../verbs/setup/sheets.ts';
import { layExtraTile, layFromHand } from './tiles.ts';

/** Numbers to draw a board from. */
const LOTS = 2 ** 32;

/** The board is laid (S6): homes first, then all at once, or tile by tile, of which each is a checkpoint of its own. */
export function* buildBoard(t: ImperiumTable): Flow<void> {
  const home = homeOf(t.state, 0);
  if (home !== null && t.state.board[home] === undefined) {
    for (const seat of clockwise(t.state, 0)) layHome(t, seat);
    const map = wholeMap(t);
    if (map) layBoard(t, map.layings, map.how);
    else yield* deal(t);
  } else yield* layFromHand(t);
  if (placesToBuild(t.state.board, t.state.seats.length).length === 0) yield* finish(t);
}

/** The board as it was given or is made; none where the seats build it. No table begins with a map that cannot be laid. */
function wholeMap(t: ImperiumTable): { layings: readonly Laying[]; how: 'given' | 'generated' } | null {
  const { board, map: text } = t.state.options;
  const seats = t.state.seats.length;
  if (board === 'built') return null;
  if (text.trim() !== '') {
    const map = readMap(text);
    if (isFault(map) || map.seats !== seats) throw new Error(`no map for ${seats} seats: ${text}`);
    return { layings: map.tiles, how: 'given' };
  }
  return { layings: generatedMap(t.state.box, seats, t.roll('board', 1, LOTS)[0] ?? 0), how: 'generated' };
}

/** Tiles by their backs to every seat (S6a to S6f); with five seats one more for the speaker to lay first (S6g). */
function* deal(t: ImperiumTable): Flow<void> {
  const { blue, red, extra } = seatingOf(t.state.seats.length);
  const piles = { blue: stack(t, 'blue'), red: stack(t, 'red') };
  for (const seat of clockwise(t.state, t.state.speaker))
    dealTiles(t, seat, [...piles.blue.splice(0, blue), ...piles.red.splice(0, red)]);
  for (const tile of piles.red.splice(0, extra)) yield* layExtraTile(t, tile);
}

function stack(t: ImperiumTable, back: 'blue' | 'red'): SystemId[] {
  return t.shuffle(
    `${back}-tiles`,
    t.state.box.systems.filter((id) => systems[id].back === back),
  );
}

/** Trade goods for those who sit close together (S6m). */
function* finish(t: ImperiumTable): Flow<void> {
  const { goods } = seatingOf(t.state.seats.length);
  for (const [seat, count] of goods.entries()) addGoods(t, seat, count);
  yield* after(t, 'board laid', {});
  enterStage(t, { kind: 'secrets' });
}
