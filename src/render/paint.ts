import type { CanvasRenderingContext2D } from 'canvas';
import { type Fitted, fitWords, LINE } from './fit.ts';
import { fontOf } from './fonts.ts';
import { type Icon, icons } from './icons.ts';
import { artOf } from './kit/art/art.ts';
import { fillOf } from './pattern.ts';
import type { GlowShape, IconShape, Paint, Point, Shape, Stroke, TextShape } from './scene.ts';

type Context = CanvasRenderingContext2D;

/** Paints shapes, the later ones over the earlier. */
export function paint(context: Context, shapes: readonly Shape[]): void {
  for (const shape of shapes) one(context, shape);
}

function one(context: Context, shape: Shape): void {
  switch (shape.kind) {
    case 'box':
      context.save();
      context.translate(shape.x + shape.width / 2, shape.y + shape.height / 2);
      context.rotate(shape.angle ?? 0);
      context.beginPath();
      context.roundRect(-shape.width / 2, -shape.height / 2, shape.width, shape.height, shape.radius ?? 0);
      finish(context, shape);
      return context.restore();
    case 'disc':
      context.beginPath();
      context.arc(shape.x, shape.y, shape.r, 0, Math.PI * 2);
      return finish(context, shape);
    case 'polygon':
      trace(context, shape.points);
      context.closePath();
      return finish(context, shape);
    case 'line':
      trace(context, shape.points);
      return finish(context, shape);
    case 'glow':
      return glow(context, shape);
    case 'art': {
      const drawn = artOf(shape.art, shape.r);
      return context.drawImage(drawn, shape.x - drawn.width / 2, shape.y - drawn.height / 2);
    }
    case 'icon':
      return icon(context, shape);
    case 'text':
      return write(context, shape);
  }
}

function trace(context: Context, points: readonly Point[]): void {
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
}

interface Finish {
  readonly fill?: Paint;
  readonly stroke?: Stroke;
  readonly opacity?: number;
}

function finish(context: Context, { fill, stroke, opacity = 1 }: Finish): void {
  context.globalAlpha = opacity;
  drawn(context, { fill, stroke });
  context.globalAlpha = 1;
}

function drawn(
  context: Context,
  { fill, stroke }: { fill: Paint | undefined; stroke: Stroke | undefined },
): void {
  if (fill) {
    context.fillStyle = fillOf(context, fill);
    context.fill();
  }
  if (!stroke) return;
  context.strokeStyle = stroke.colour;
  context.lineWidth = stroke.width;
  context.setLineDash([...(stroke.dash ?? [])]);
  context.lineJoin = 'round';
  context.lineCap = stroke.dash ? 'butt' : 'round';
  context.stroke();
}

function glow(context: Context, { x, y, r, colour }: GlowShape): void {
  const light = context.createRadialGradient(x, y, 0, x, y, r);
  light.addColorStop(0, colour);
  light.addColorStop(1, `${colour.slice(0, 7)}00`);
  context.fillStyle = light;
  context.fillRect(x - r, y - r, r * 2, r * 2);
}

function icon(context: Context, shape: IconShape): void {
  const parts: Icon | undefined = icons[shape.icon];
  if (!parts) throw new Error(`there is no icon ${shape.icon}`);
  context.save();
  context.translate(shape.x, shape.y);
  context.scale(shape.size / 2, shape.size / 2);
  context.fillStyle = shape.colour;
  context.strokeStyle = shape.colour;
  context.lineWidth = 0.2;
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.setLineDash([]);
  for (const part of parts) {
    context.beginPath();
    if ('line' in part) stroked(context, part.line);
    else if ('area' in part) filled(context, part.area);
    else if ('disc' in part) {
      context.arc(part.disc[0], part.disc[1], part.disc[2], 0, Math.PI * 2);
      context.fill();
    } else {
      const [x, y, rx, ry, turn = 0] = part.oval;
      context.ellipse(x, y, rx, ry, turn, 0, Math.PI * 2);
      context.stroke();
    }
  }
  context.restore();
}

function stroked(context: Context, numbers: readonly number[]): void {
  for (let i = 0; i < numbers.length; i += 2) context.lineTo(numbers[i] as number, numbers[i + 1] as number);
  context.stroke();
}

function filled(context: Context, numbers: readonly number[]): void {
  for (let i = 0; i < numbers.length; i += 2) context.lineTo(numbers[i] as number, numbers[i + 1] as number);
  context.closePath();
  context.fill();
}

/** Words whose fit is remembered: the same names stand in the same boxes, picture after picture. */
const MAX_FITS = 4000;
const fits = new Map<string, Fitted>();

function fitOf(context: Context, shape: TextShape): Fitted {
  const { text, size, least, lines, width, height, weight } = shape;
  const key = `${weight} ${size} ${least} ${lines} ${width} ${height} ${text}`;
  const known = fits.get(key);
  if (known) return known;
  const fit = fitWords(shape, (words, at) => {
    context.font = fontOf(weight, at);
    return context.measureText(words).width;
  });
  if (fits.size >= MAX_FITS) fits.clear();
  fits.set(key, fit);
  return fit;
}

function write(context: Context, shape: TextShape): void {
  const { size, lines } = fitOf(context, shape);
  context.font = fontOf(shape.weight, size);
  context.fillStyle = shape.colour;
  context.textAlign = shape.align === 'centre' ? 'center' : shape.align;
  context.textBaseline = 'alphabetic';
  const x = shape.x + { left: 0, centre: shape.width / 2, right: shape.width }[shape.align];
  const spare = shape.stand === 'top' ? 0 : (shape.height - lines.length * size * LINE) / 2;
  // Letters of this font stand 0.72 of their size high over the line, which is centred in the height of a row.
  const first = shape.y + spare + size * (LINE / 2 + 0.35);
  for (const [at, line] of lines.entries()) {
    const y = first + at * size * LINE;
    if (shape.outline) outlined(context, { line, x, y, size, colour: shape.outline });
    context.fillText(line, x, y);
  }
}

interface Outlined {
  readonly line: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

function outlined(context: Context, { line, x, y, size, colour }: Outlined): void {
  context.strokeStyle = colour;
  context.lineWidth = Math.max(3, size * 0.22);
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.strokeText(line, x, y);
}
