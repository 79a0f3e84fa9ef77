import type { UnitType } from '#games/twilight-imperium/view.ts';
import { HEX, halfWidth } from './geometry.ts';
import { BADGE, UNITS } from './pieces.ts';

const GAP = 2;
/** Sizes of badges, the next one wherever there is no room for the one before. */
const SIZES = [1, 0.8, 0.66, 0.5] as const;
/** From the last badge of a row to the side of the tile. */
const EDGE = 6;

/** Where a badge goes, from the middle of its tile, and in which size. */
export interface Placed<T> {
  readonly item: T;
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** Badges in rows around a point, the first row on it. */
function rows<T>(
  lines: readonly (readonly T[])[],
  { x, y, k }: { x: number; y: number; k: number },
): Placed<T>[] {
  const [across, down] = [BADGE.width * k + GAP, BADGE.height * k + GAP];
  return lines.flatMap((line, row) =>
    line.map((item, i) => ({ item, k, x: x + (i - (line.length - 1) / 2) * across, y: y + row * down })),
  );
}

function chunks<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, i) =>
    items.slice(i * size, (i + 1) * size),
  );
}

/** On a planet: so many in a row; one more, and smaller, before there is a second row. */
export function onPlanet<T>(items: readonly T[], at: { x: number; y: number; most: number }): Placed<T>[] {
  if (items.length <= at.most) return rows([items], { ...at, k: 1 });
  return rows(chunks(items, at.most + 1), { ...at, k: 0.8 });
}

/** In space: owner by owner in rows that stay within the tile, as large as they can be. */
export function inSpace<T extends { readonly seat: number; readonly unit: UnitType }>(
  items: readonly T[],
  { top, bottom }: { top: number; bottom: number },
): Placed<T>[] {
  const owners = [...new Set(items.map(({ seat }) => seat))].sort((a, b) => a - b);
  const fleets = owners.map((seat) =>
    items.filter((item) => item.seat === seat).sort((a, b) => UNITS.indexOf(a.unit) - UNITS.indexOf(b.unit)),
  );
  for (const k of SIZES) {
    const down = BADGE.height * k + GAP;
    const most = Math.floor((2 * (halfWidth(bottom) - EDGE) + GAP) / (BADGE.width * k + GAP));
    const apart = fleets.flatMap((fleet) => chunks(fleet, most));
    const lines = [apart, chunks(fleets.flat(), most)].find(
      ({ length }) => length * down <= bottom - top + GAP,
    );
    if (!lines && k !== SIZES.at(-1)) continue;
    const used = lines ?? chunks(fleets.flat(), most);
    // Where there is no planet they stand in the middle, otherwise at the foot of the tile.
    const free = top < 0 ? Math.max(0, HEX * 0.6 - (used.length * down) / 2) : 0;
    return rows(used, { x: 0, y: bottom - free - used.length * down + down / 2, k });
  }
  return [];
}
