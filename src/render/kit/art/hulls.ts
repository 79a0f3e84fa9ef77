/** Pieces that are drawn as silhouettes. */
export const PIECES = [
  'fighter',
  'destroyer',
  'cruiser',
  'carrier',
  'dreadnought',
  'flagship',
  'war-sun',
  'infantry',
  'pds',
  'space-dock',
] as const;
export type PieceName = (typeof PIECES)[number];

/** The right half of a piece from bow to stern, from -1 to 1, and what is on it; beside the axis everything is on both sides. */
export interface Hull {
  readonly outline: readonly (readonly [x: number, y: number])[];
  /** Half its width. */
  readonly width: number;
  readonly bays?: readonly (readonly [x: number, y: number, width: number, height: number])[];
  readonly seams?: readonly (readonly [fromX: number, fromY: number, toX: number, toY: number])[];
  readonly windows?: readonly (readonly [x: number, y: number, r: number])[];
  readonly engines?: readonly (readonly [x: number, y: number, r: number])[];
  /** A fire in its middle. */
  readonly core?: number;
}

/** Spikes around a middle, right half. */
const spiked = (count: number, inner: number): (readonly [number, number])[] =>
  Array.from({ length: count + 1 }, (_, i) => {
    const angle = (i * Math.PI) / count - Math.PI / 2;
    const away = i % 2 === 0 ? 1 : inner;
    return [Math.max(0, Math.cos(angle) * away), Math.sin(angle) * away] as const;
  });

const round = (r: number, y: number): (readonly [number, number])[] =>
  Array.from({ length: 13 }, (_, i) => {
    const angle = (i * Math.PI) / 12 - Math.PI / 2;
    return [Math.max(0, Math.cos(angle) * r), y + Math.sin(angle) * r] as const;
  });

export const HULLS: Readonly<Record<PieceName, Hull>> = {
  fighter: {
    width: 0.95,
    outline: [
      [0, -1],
      [0.2, -0.4],
      [0.26, -0.02],
      [0.95, 0.5],
      [0.95, 0.78],
      [0.32, 0.56],
      [0.24, 0.86],
      [0, 0.74],
    ],
    seams: [[0, -0.5, 0, 0.5]],
    windows: [[0, -0.24, 0.11]],
    engines: [[0.14, 0.84, 0.2]],
  },
  destroyer: {
    width: 0.52,
    outline: [
      [0, -1],
      [0.13, -0.72],
      [0.2, -0.2],
      [0.24, 0.22],
      [0.52, 0.5],
      [0.52, 0.9],
      [0.28, 0.76],
      [0.22, 0.96],
      [0, 0.88],
    ],
    seams: [
      [0, -0.6, 0, 0.6],
      [0.24, 0.3, 0.42, 0.7],
    ],
    windows: [[0, -0.36, 0.08]],
    engines: [[0.12, 0.94, 0.2]],
  },
  cruiser: {
    width: 0.82,
    outline: [
      [0, -1],
      [0.18, -0.7],
      [0.24, -0.18],
      [0.58, 0.12],
      [0.6, -0.26],
      [0.72, -0.42],
      [0.82, -0.2],
      [0.82, 0.66],
      [0.6, 0.6],
      [0.32, 0.7],
      [0.3, 0.96],
      [0, 0.88],
    ],
    seams: [
      [0, -0.66, 0, 0.62],
      [0.26, 0, 0.6, 0.36],
    ],
    windows: [[0, -0.3, 0.09]],
    engines: [
      [0.16, 0.96, 0.2],
      [0.7, 0.7, 0.14],
    ],
  },
  carrier: {
    width: 0.68,
    outline: [
      [0, -1],
      [0.32, -0.92],
      [0.42, -0.66],
      [0.42, -0.36],
      [0.68, -0.24],
      [0.68, 0.56],
      [0.46, 0.66],
      [0.46, 0.94],
      [0, 0.94],
    ],
    bays: [
      [0, -0.56, 0.44, 0.22],
      [0, -0.16, 0.44, 0.22],
      [0, 0.24, 0.44, 0.22],
      [0.53, 0.16, 0.1, 0.5],
    ],
    windows: [[0, 0.66, 0.09]],
    engines: [[0.26, 0.96, 0.22]],
  },
  dreadnought: {
    width: 0.92,
    outline: [
      [0, -1],
      [0.24, -0.88],
      [0.34, -0.46],
      [0.54, -0.34],
      [0.58, 0.06],
      [0.86, 0.28],
      [0.92, 0.9],
      [0.62, 0.82],
      [0.54, 0.98],
      [0.2, 0.9],
      [0, 0.9],
    ],
    bays: [
      [0, 0.5, 0.5, 0.12],
      [0.7, 0.56, 0.1, 0.34],
    ],
    seams: [
      [0, -0.8, 0, 0.34],
      [0.34, -0.3, 0.56, 0.5],
    ],
    windows: [
      [0, -0.46, 0.1],
      [0.4, -0.1, 0.09],
      [0.24, 0.2, 0.09],
    ],
    engines: [
      [0.36, 0.98, 0.2],
      [0.76, 0.9, 0.16],
    ],
  },
  flagship: {
    width: 0.98,
    outline: [
      [0, -1],
      [0.12, -0.74],
      [0.18, -0.36],
      [0.38, -0.14],
      [0.42, -0.5],
      [0.52, -0.58],
      [0.6, 0.04],
      [0.98, 0.34],
      [0.98, 0.72],
      [0.66, 0.62],
      [0.54, 0.96],
      [0.32, 0.78],
      [0.16, 0.98],
      [0, 0.86],
    ],
    bays: [[0, 0.46, 0.26, 0.12]],
    seams: [
      [0, -0.76, 0, 0.28],
      [0.36, 0, 0.84, 0.52],
      [0.48, -0.3, 0.48, 0.1],
    ],
    windows: [
      [0, -0.36, 0.1],
      [0.24, 0.16, 0.08],
      [0.62, 0.4, 0.08],
    ],
    engines: [
      [0.16, 0.98, 0.2],
      [0.5, 0.94, 0.2],
    ],
  },
  'war-sun': { width: 1, outline: spiked(8, 0.72), core: 0.46 },
  infantry: {
    width: 0.74,
    outline: [
      [0, -0.96],
      [0.3, -0.9],
      [0.46, -0.62],
      [0.46, -0.2],
      [0.34, 0.02],
      [0.66, 0.16],
      [0.74, 0.5],
      [0.74, 0.96],
      [0, 0.96],
    ],
    bays: [[0, -0.5, 0.6, 0.2]],
    seams: [[0.4, 0.44, 0.4, 0.9]],
  },
  pds: {
    width: 0.9,
    outline: [
      [0, -1],
      [0.14, -1],
      [0.16, -0.16],
      [0.44, 0],
      [0.52, 0.34],
      [0.8, 0.5],
      [0.9, 0.92],
      [0, 0.92],
    ],
    bays: [[0, 0.66, 1.2, 0.1]],
    windows: [[0, 0.18, 0.15]],
  },
  'space-dock': {
    width: 0.96,
    outline: round(0.96, 0),
    seams: [
      [0, -0.9, 0, -0.4],
      [0, 0.4, 0, 0.9],
      [0.4, 0, 0.9, 0],
    ],
    windows: [
      [0, 0, 0.24],
      [0.5, 0.5, 0.09],
      [0.5, -0.5, 0.09],
    ],
  },
};
