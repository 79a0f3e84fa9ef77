import type { IconName } from './icons.ts';
import type { Art } from './kit/art/art.ts';

/** A place on the picture, in pixels from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** x and y. */
export type Point = readonly [x: number, y: number];

/** What tells two fills apart without their colour. */
export type Pattern = 'bars' | 'checks' | 'columns' | 'dots' | 'hatch' | 'lattice' | 'rings' | 'zigzag';

/** A colour, and over it a pattern in another. */
export interface Paint {
  readonly colour: string;
  readonly pattern?: Pattern;
  readonly ink?: string;
}

/** The line around a shape, or the line that is one. */
export interface Stroke {
  readonly colour: string;
  readonly width: number;
  readonly dash?: readonly number[];
}

/** What a shape stands for at the table, such as `base:s0`: for those who ask whether it is shown. */
interface Meaning {
  readonly of?: string;
}

interface Painted extends Meaning {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  /** How much of what is behind it is covered, from 0 to 1; all, unless said otherwise. */
  readonly opacity?: number;
}

/** A rectangle, its corners rounded, turned around its middle by an angle in radians. */
export interface BoxShape extends Painted, Box {
  readonly kind: 'box';
  readonly radius?: number;
  readonly angle?: number;
}

export interface DiscShape extends Painted {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A closed outline. */
export interface PolygonShape extends Painted {
  readonly kind: 'polygon';
  readonly points: readonly Point[];
}

export interface LineShape extends Meaning {
  readonly kind: 'line';
  readonly points: readonly Point[];
  readonly stroke: Stroke;
}

/** Light that fades away from its middle. */
export interface GlowShape extends Meaning {
  readonly kind: 'glow';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly colour: string;
}

/** Something painted dot by dot around a middle, by its radius: a world, a ship, an anomaly. */
export interface ArtShape extends Meaning {
  readonly kind: 'art';
  readonly art: Art;
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** A drawing of the icon set; `size` is its width and height. */
export interface IconShape extends Meaning {
  readonly kind: 'icon';
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** Words that stay within their box: they shrink to `least`, wrap into so many lines, and are cut only then. */
export interface TextShape extends Meaning, Box {
  readonly kind: 'text';
  readonly text: string;
  readonly size: number;
  readonly least: number;
  readonly lines: number;
  readonly weight: Weight;
  readonly colour: string;
  readonly align: 'left' | 'centre' | 'right';
  readonly stand: 'top' | 'middle';
  /** The colour around the letters, where they stand on more than one ground. */
  readonly outline?: string;
}

export const WEIGHTS = [400, 600, 800] as const;
export type Weight = (typeof WEIGHTS)[number];

export type Shape =
  | BoxShape
  | DiscShape
  | PolygonShape
  | LineShape
  | GlowShape
  | ArtShape
  | IconShape
  | TextShape;

/** Part of a picture that rarely changes: painted once by a process, then copied. */
export interface Backdrop {
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
}

/** A picture as plain data: the backdrop in its upper left corner, then the shapes in order. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  /** Large, or painted dot by dot: as a PNG it would be several times as heavy. */
  readonly heavy?: boolean;
  readonly backdrop: Backdrop;
  readonly shapes: readonly Shape[];
}
