import { type Canvas, type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { blend, hexOf, type Rgb, rgbOf } from './colour-ramp.ts';
import { HULLS, type Hull, type PieceName } from './hulls.ts';

/** A piece in the colour of whoever it belongs to; a damaged one is cracked. */
export interface PieceArt {
  readonly kind: 'piece';
  readonly piece: PieceName;
  readonly colour: string;
  readonly damaged: boolean;
}

/** Room for the outline, as a share of half the height. */
const RIM = 0.17;
const PIECE_ROOM = 1 + RIM;

const BLACK: Rgb = [6, 9, 20];
const WHITE: Rgb = [255, 255, 255];
const DANGER = '#ff3b30';

function trace(context: CanvasRenderingContext2D, half: Hull['outline']): void {
  context.beginPath();
  for (const [x, y] of half) context.lineTo(x, y);
  for (const [x, y] of [...half].reverse()) context.lineTo(-x, y);
  context.closePath();
}

const mirrored = (x: number): readonly number[] => (x === 0 ? [0] : [x, -x]);

function details(context: CanvasRenderingContext2D, hull: Hull, base: Rgb): void {
  context.fillStyle = hexOf(blend(base, BLACK, 0.62));
  for (const [x, y, width, height] of hull.bays ?? [])
    for (const side of mirrored(x)) context.fillRect(side - width / 2, y - height / 2, width, height);
  context.strokeStyle = hexOf(blend(base, BLACK, 0.5));
  context.lineWidth = 0.05;
  for (const [fromX, fromY, toX, toY] of hull.seams ?? [])
    for (const side of fromX === 0 && toX === 0 ? [1] : [1, -1]) {
      context.beginPath();
      context.lineTo(fromX * side, fromY);
      context.lineTo(toX * side, toY);
      context.stroke();
    }
  for (const [x, y, r] of hull.windows ?? [])
    for (const side of mirrored(x)) {
      context.fillStyle = hexOf(blend(base, BLACK, 0.7));
      context.beginPath();
      context.arc(side, y, r * 1.35, 0, 7);
      context.fill();
      context.fillStyle = '#dff4ff';
      context.beginPath();
      context.arc(side, y, r * 0.7, 0, 7);
      context.fill();
    }
}

function engines(context: CanvasRenderingContext2D, hull: Hull): void {
  for (const [x, y, r] of hull.engines ?? [])
    for (const side of mirrored(x)) {
      const glow = context.createRadialGradient(side, y, 0, side, y, r * 2);
      glow.addColorStop(0, 'rgba(190,240,255,1)');
      glow.addColorStop(0.4, 'rgba(80,180,255,0.9)');
      glow.addColorStop(1, 'rgba(40,120,255,0)');
      context.fillStyle = glow;
      context.fillRect(side - r * 2, y - r * 2, r * 4, r * 4);
    }
}

function core(context: CanvasRenderingContext2D, r: number): void {
  const fire = context.createRadialGradient(0, 0, 0, 0, 0, r);
  fire.addColorStop(0, '#fffdf0');
  fire.addColorStop(0.5, '#ffc93d');
  fire.addColorStop(1, '#e0480a');
  context.fillStyle = fire;
  context.beginPath();
  context.arc(0, 0, r, 0, 7);
  context.fill();
}

function crack(context: CanvasRenderingContext2D): void {
  const jags: readonly (readonly [number, number])[] = [
    [-0.34, -0.46],
    [0.06, -0.16],
    [-0.16, 0.06],
    [0.22, 0.34],
    [0.02, 0.6],
  ];
  for (const [width, colour] of [
    [0.26, '#1a0303'],
    [0.13, DANGER],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width;
    context.beginPath();
    for (const [x, y] of jags) context.lineTo(x, y);
    context.stroke();
  }
}

/** A piece seen from above, bow up: a dark rim, a light line, its colour in relief. */
export function paintPiece({ piece, colour, damaged }: PieceArt, r: number): Canvas {
  const size = Math.ceil(2 * r * PIECE_ROOM);
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  context.translate(size / 2, size / 2);
  context.scale(r, r);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  const hull = HULLS[piece];
  const base = rgbOf(colour);
  engines(context, hull);
  trace(context, hull.outline);
  context.strokeStyle = hexOf(BLACK);
  context.lineWidth = RIM * 2;
  context.stroke();
  context.strokeStyle = '#ffffff';
  context.lineWidth = RIM;
  context.stroke();
  const relief = context.createLinearGradient(-hull.width, 0, hull.width, 0);
  relief.addColorStop(0, hexOf(blend(base, WHITE, 0.42)));
  relief.addColorStop(0.45, hexOf(base));
  relief.addColorStop(1, hexOf(blend(base, BLACK, 0.42)));
  context.fillStyle = relief;
  context.fill();
  context.save();
  context.clip();
  details(context, hull, base);
  context.restore();
  if (hull.core) core(context, hull.core);
  if (damaged) crack(context);
  return canvas;
}
