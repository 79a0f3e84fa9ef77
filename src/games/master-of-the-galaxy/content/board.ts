import type { Colour, SupremacySymbol } from './kinds.ts';

/**
 * Four corners clockwise from the upper left, each with a start system (s), a near system towards the corner before it
 * (a), one towards the corner after it (b) and the border system between it and the next corner (m); c is the centre.
 */
export const SYSTEMS = [
  ...(['s0', 'a0', 'b0', 'm0'] as const),
  ...(['s1', 'a1', 'b1', 'm1'] as const),
  ...(['s2', 'a2', 'b2', 'm2'] as const),
  ...(['s3', 'a3', 'b3', 'm3'] as const),
  'c',
] as const;
export type SystemId = (typeof SYSTEMS)[number];

export const CORNERS = [0, 1, 2, 3] as const;
export type Corner = (typeof CORNERS)[number];

/** A star with its planets; x and y place it on a picture of 1000 by 1000. */
export interface System {
  readonly planets: 1 | 2 | 3;
  readonly colour: Colour;
  /** The corner covered as a whole when nobody plays there (2.10); the border systems and the centre lie in none. */
  readonly corner: Corner | null;
  readonly start: boolean;
  readonly x: number;
  readonly y: number;
}

export const systems: Readonly<Record<SystemId, System>> = {
  s0: { planets: 3, colour: 'red', corner: 0, start: true, x: 90, y: 90 },
  a0: { planets: 2, colour: 'blue', corner: 0, start: false, x: 90, y: 335 },
  b0: { planets: 1, colour: 'yellow', corner: 0, start: false, x: 335, y: 90 },
  m0: { planets: 2, colour: 'green', corner: null, start: false, x: 500, y: 200 },
  s1: { planets: 3, colour: 'blue', corner: 1, start: true, x: 910, y: 90 },
  a1: { planets: 2, colour: 'yellow', corner: 1, start: false, x: 665, y: 90 },
  b1: { planets: 1, colour: 'green', corner: 1, start: false, x: 910, y: 335 },
  m1: { planets: 2, colour: 'red', corner: null, start: false, x: 800, y: 500 },
  s2: { planets: 3, colour: 'yellow', corner: 2, start: true, x: 910, y: 910 },
  a2: { planets: 2, colour: 'green', corner: 2, start: false, x: 910, y: 665 },
  b2: { planets: 1, colour: 'red', corner: 2, start: false, x: 665, y: 910 },
  m2: { planets: 2, colour: 'blue', corner: null, start: false, x: 500, y: 800 },
  s3: { planets: 3, colour: 'green', corner: 3, start: true, x: 90, y: 910 },
  a3: { planets: 2, colour: 'red', corner: 3, start: false, x: 335, y: 910 },
  b3: { planets: 1, colour: 'blue', corner: 3, start: false, x: 90, y: 665 },
  m3: { planets: 2, colour: 'yellow', corner: null, start: false, x: 200, y: 500 },
  c: { planets: 3, colour: 'yellow', corner: null, start: false, x: 500, y: 500 },
};

export const TRACKS = [
  ...(['s0-a0', 's0-b0', 'a0-b0', 'b0-m0', 'a1-m0', 'm0-m1', 'm0-c'] as const),
  ...(['s1-a1', 's1-b1', 'a1-b1', 'b1-m1', 'a2-m1', 'm1-m2', 'm1-c'] as const),
  ...(['s2-a2', 's2-b2', 'a2-b2', 'b2-m2', 'a3-m2', 'm2-m3', 'm2-c'] as const),
  ...(['s3-a3', 's3-b3', 'a3-b3', 'b3-m3', 'a0-m3', 'm3-m0', 'm3-c'] as const),
] as const;
export type TrackId = (typeof TRACKS)[number];

/** The chain of cells printed between two systems. */
export interface Track {
  readonly ends: readonly [SystemId, SystemId];
  readonly length: number;
}

export const tracks: Readonly<Record<TrackId, Track>> = {
  's0-a0': { ends: ['s0', 'a0'], length: 3 },
  's0-b0': { ends: ['s0', 'b0'], length: 3 },
  'a0-b0': { ends: ['a0', 'b0'], length: 4 },
  'b0-m0': { ends: ['b0', 'm0'], length: 2 },
  'a1-m0': { ends: ['a1', 'm0'], length: 2 },
  'm0-m1': { ends: ['m0', 'm1'], length: 4 },
  'm0-c': { ends: ['m0', 'c'], length: 3 },
  's1-a1': { ends: ['s1', 'a1'], length: 3 },
  's1-b1': { ends: ['s1', 'b1'], length: 3 },
  'a1-b1': { ends: ['a1', 'b1'], length: 4 },
  'b1-m1': { ends: ['b1', 'm1'], length: 2 },
  'a2-m1': { ends: ['a2', 'm1'], length: 2 },
  'm1-m2': { ends: ['m1', 'm2'], length: 4 },
  'm1-c': { ends: ['m1', 'c'], length: 3 },
  's2-a2': { ends: ['s2', 'a2'], length: 3 },
  's2-b2': { ends: ['s2', 'b2'], length: 3 },
  'a2-b2': { ends: ['a2', 'b2'], length: 4 },
  'b2-m2': { ends: ['b2', 'm2'], length: 2 },
  'a3-m2': { ends: ['a3', 'm2'], length: 2 },
  'm2-m3': { ends: ['m2', 'm3'], length: 4 },
  'm2-c': { ends: ['m2', 'c'], length: 3 },
  's3-a3': { ends: ['s3', 'a3'], length: 3 },
  's3-b3': { ends: ['s3', 'b3'], length: 3 },
  'a3-b3': { ends: ['a3', 'b3'], length: 4 },
  'b3-m3': { ends: ['b3', 'm3'], length: 2 },
  'a0-m3': { ends: ['a0', 'm3'], length: 2 },
  'm3-m0': { ends: ['m3', 'm0'], length: 4 },
  'm3-c': { ends: ['m3', 'c'], length: 3 },
};

/** A supremacy symbol printed on the board with arrows to the systems it depends on (22.2 to 22.4). */
export interface BoardSymbol {
  readonly symbol: SupremacySymbol;
  readonly arrow: 'blue' | 'green' | 'red';
  readonly systems: readonly SystemId[];
}

export const boardSymbols: readonly BoardSymbol[] = [
  { symbol: 'military', arrow: 'blue', systems: ['s0'] },
  { symbol: 'scientific', arrow: 'blue', systems: ['s1'] },
  { symbol: 'economic', arrow: 'blue', systems: ['s2'] },
  { symbol: 'cultural', arrow: 'blue', systems: ['s3'] },
  { symbol: 'economic', arrow: 'red', systems: ['m0', 'm1'] },
  { symbol: 'cultural', arrow: 'red', systems: ['m1', 'm2'] },
  { symbol: 'military', arrow: 'red', systems: ['m2', 'm3'] },
  { symbol: 'scientific', arrow: 'red', systems: ['m3', 'm0'] },
  { symbol: 'diplomatic', arrow: 'green', systems: ['b0', 'm0'] },
  { symbol: 'diplomatic', arrow: 'green', systems: ['b1', 'm1'] },
  { symbol: 'diplomatic', arrow: 'green', systems: ['b2', 'm2'] },
  { symbol: 'diplomatic', arrow: 'green', systems: ['b3', 'm3'] },
];

/** The tracks that leave a system. */
export const tracksAt = Object.fromEntries(
  SYSTEMS.map((system): [SystemId, readonly TrackId[]] => [
    system,
    TRACKS.filter((track) => tracks[track].ends.includes(system)),
  ]),
) as Readonly<Record<SystemId, readonly TrackId[]>>;

/** Where a track leads from one of its ends. */
export function otherEnd(track: TrackId, system: SystemId): SystemId {
  const [one, other] = tracks[track].ends;
  if (system === one) return other;
  if (system === other) return one;
  throw new Error(`${track} does not touch ${system}`);
}

const CORNER_SYSTEMS = [
  ['s0', 'a0', 'b0'],
  ['s1', 'a1', 'b1'],
  ['s2', 'a2', 'b2'],
  ['s3', 'a3', 'b3'],
] as const satisfies readonly (readonly SystemId[])[];

/** The start system of a corner and the two nearest to it: what 2.10 covers. */
export const cornerSystems = (corner: Corner): readonly [start: SystemId, a: SystemId, b: SystemId] =>
  CORNER_SYSTEMS[corner];
