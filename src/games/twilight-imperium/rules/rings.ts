/** Axial coordinates of a place on the board. */
interface Hex {
  readonly q: number;
  readonly r: number;
}

/** Steps around a ring, clockwise, beginning at its topmost place. */
const STEPS: readonly Hex[] = [
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
  { q: 1, r: -1 },
];

export const RINGS = 3;

/** The place that has no place: a tile beside the board (21.1). */
export const BESIDE = -1;
/** Beside the board as well, for a tile that belongs to no seat. */
export const APART = -2;

/** Whether a tile lies on a place of the board, not beside it. */
export const isLaid = (position: number | undefined): boolean => position !== undefined && position >= 0;

/** Places in the usual spiral: 0 in the middle, then ring by ring clockwise from the top: 1 to 6, 7 to 18, 19 to 36. */
export const HEXES: readonly Hex[] = spiral();

function spiral(): Hex[] {
  const hexes: Hex[] = [{ q: 0, r: 0 }];
  for (let ring = 1; ring <= RINGS; ring++) {
    let at: Hex = { q: 0, r: -ring };
    for (const step of STEPS)
      for (let i = 0; i < ring; i++) {
        hexes.push(at);
        at = { q: at.q + step.q, r: at.r + step.r };
      }
  }
  return hexes;
}

/** The ring of a place, 0 for the middle. */
export function ringOf(position: number): number {
  const { q, r } = HEXES[position] ?? { q: 0, r: 0 };
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}

/** Whether two places on the board share an edge; a tile beside the board touches nothing (21.1). */
export function touching(a: number, b: number): boolean {
  return a >= 0 && b >= 0 && TOUCHES[a * HEXES.length + b] === 1;
}

/** Places that share an edge with a place. */
export function touchedBy(position: number): readonly number[] {
  return TOUCHING[position] ?? [];
}

const TOUCHING: readonly (readonly number[])[] = HEXES.map((hex) =>
  HEXES.flatMap((other, i) => (distance(hex, other) === 1 ? [i] : [])),
);

/** The same for every two places, looked up more often than anything else. */
const TOUCHES = Uint8Array.from(HEXES.flatMap((a) => HEXES.map((b) => (distance(a, b) === 1 ? 1 : 0))));

/** Steps between two places as the crow flies. */
export function hexDistance(a: number, b: number): number {
  const [from, to] = [HEXES[a], HEXES[b]];
  return from && to ? distance(from, to) : Number.POSITIVE_INFINITY;
}

function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
}
