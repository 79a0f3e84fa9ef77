import { SYSTEM_IDS, type SystemId } from '../content/ids.ts';
import type { Wormhole } from '../content/kinds.ts';
import { systems } from '../content/systems.ts';
import type { Galaxy } from '../state.ts';
import { BESIDE, HEXES, touchedBy } from './rings.ts';

/** What follows from where the tiles lie, and from nothing else. */
export interface Atlas {
  /** Every system on the board, by the numbers of the tiles. */
  readonly systems: readonly SystemId[];
  /** Systems that share an edge with a system (70.0). */
  readonly beside: Readonly<Partial<Record<SystemId, readonly SystemId[]>>>;
  /** The same, and those with a wormhole of the same type (70.1), as they are printed. */
  readonly touched: Readonly<Partial<Record<SystemId, readonly SystemId[]>>>;
}

const ATLASES = new WeakMap<Galaxy['board'], Atlas>();

/** A board is laid anew with every tile and never changed in place, so that its atlas is drawn once. */
export function atlasOf({ board }: Galaxy): Atlas {
  let atlas = ATLASES.get(board);
  if (!atlas) {
    atlas = drawn(Object.freeze(board));
    ATLASES.set(board, atlas);
  }
  return atlas;
}

function drawn(board: Galaxy['board']): Atlas {
  const onBoard = SYSTEM_IDS.filter((id) => board[id] !== undefined);
  const tiles: (SystemId | undefined)[] = Array(HEXES.length).fill(undefined);
  for (const id of onBoard) if (board[id] !== BESIDE) tiles[board[id] as number] = id;
  const beside: Partial<Record<SystemId, readonly SystemId[]>> = {};
  const touched: Partial<Record<SystemId, readonly SystemId[]>> = {};
  for (const id of onBoard) {
    const near = byNumber(touchedBy(board[id] ?? BESIDE).flatMap((at) => tiles[at] ?? []));
    beside[id] = near;
    touched[id] = joined({ id, near, ends: onBoard }, (other) => systems[other].wormholes);
  }
  return { systems: onBoard, beside, touched };
}

const byNumber = (ids: SystemId[]) => ids.sort((a, b) => Number(a) - Number(b));

/** Systems near one, and those of the `ends` that its wormholes lead to; none touches itself (70.2a). By the numbers of the tiles. */
export function joined(
  { id, near, ends }: { id: SystemId; near: readonly SystemId[]; ends: readonly SystemId[] },
  wormholesOf: (system: SystemId) => readonly Wormhole[],
): readonly SystemId[] {
  const wormholes = wormholesOf(id);
  if (wormholes.length === 0) return near;
  const found = [...near];
  for (const wormhole of wormholes)
    for (const other of ends)
      if (other !== id && !found.includes(other) && wormholesOf(other).includes(wormhole)) found.push(other);
  return byNumber(found);
}
