import type { Gate } from '../hooks/hooks.ts';
import type { Galaxy } from '../state.ts';
import { ALL_SYSTEM_IDS, type SystemId } from '../tables/ids.ts';
import type { Wormhole } from '../tables/kinds.ts';
import { systems } from '../tables/systems.ts';
import { BESIDE, HEXES, isLaid, touchedBy } from './rings.ts';

type BySystem = Readonly<Partial<Record<SystemId, readonly SystemId[]>>>;

/** Which systems each system touches, also by the bare numbers of the tiles. */
export interface Links {
  readonly touched: BySystem;
  readonly near: readonly (readonly number[] | undefined)[];
}

/** What follows from where the tiles lie, and from nothing else. */
interface Atlas {
  /** Every system on the board, by the numbers of the tiles. */
  readonly systems: readonly SystemId[];
  /** Two tiles lie on one place, which cannot be. */
  readonly crowded: boolean;
  /** Systems that share an edge with a system (70.0). */
  readonly beside: BySystem;
  /** The same, and those with a wormhole of the same type (70.1): as printed, and by what there was beyond that before. */
  readonly links: Map<string, Links>;
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
  const onBoard = ALL_SYSTEM_IDS.filter((id) => board[id] !== undefined);
  const tiles: (SystemId | undefined)[] = Array(HEXES.length).fill(undefined);
  const laid = onBoard.filter((id) => isLaid(board[id]));
  for (const id of laid) tiles[board[id] as number] = id;
  const near = (id: SystemId) => touchedBy(board[id] ?? BESIDE).flatMap((at) => tiles[at] ?? []);
  return {
    systems: onBoard,
    crowded: laid.some((id) => tiles[board[id] as number] !== id),
    beside: Object.fromEntries(onBoard.map((id) => [id, near(id)])),
    links: new Map(),
  };
}

/** Systems that touch each other by an edge (70.0) or by wormholes of one type (70.1), with wormholes beyond those that are printed. */
export function linksWith(atlas: Atlas, gates: readonly Gate[]): Links {
  const key = gates.map(({ system, wormhole }) => `${system} ${wormhole}`).join();
  let links = atlas.links.get(key);
  if (!links) {
    const touched: Partial<Record<SystemId, readonly SystemId[]>> = {};
    const near: (readonly number[] | undefined)[] = [];
    for (const id of atlas.systems) {
      const others = linked(atlas, id, gates);
      touched[id] = others;
      near[Number(id)] = others.map(Number);
    }
    links = { touched, near };
    atlas.links.set(key, links);
  }
  return links;
}

/** Those of one system; none touches itself (70.2a). By the numbers of the tiles. */
function linked({ systems: all, beside }: Atlas, id: SystemId, gates: readonly Gate[]): readonly SystemId[] {
  const found = [...(beside[id] ?? [])];
  const wormholes = wormholesWith(id, gates);
  for (const other of all)
    if (other !== id && !found.includes(other))
      if (wormholesWith(other, gates).some((wormhole) => wormholes.includes(wormhole))) found.push(other);
  return found.sort((a, b) => Number(a) - Number(b));
}

/** The wormholes of a system (88): those that are printed, and what came to them. */
export function wormholesWith(id: SystemId, gates: readonly Gate[]): readonly Wormhole[] {
  const { wormholes } = systems[id];
  const added = gates.filter(({ system, wormhole }) => system === id && !wormholes.includes(wormhole));
  return added.length === 0
    ? wormholes
    : [...new Set([...wormholes, ...added.map(({ wormhole }) => wormhole)])];
}
