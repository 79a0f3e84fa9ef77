import type { Point, Shape } from './scene.ts';

/** Where the upper left corner comes to lie, and how much larger everything becomes. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** A shape elsewhere and in another size, words and lines with it. */
export function transformed(shape: Shape, { x, y, scale }: Transform): Shape {
  const to = ([px, py]: Point): Point => [x + px * scale, y + py * scale];
  const stroke =
    'stroke' in shape && shape.stroke
      ? {
          stroke: {
            ...shape.stroke,
            width: shape.stroke.width * scale,
            ...(shape.stroke.dash && { dash: shape.stroke.dash.map((length) => length * scale) }),
          },
        }
      : {};
  if (shape.kind === 'polygon') return { ...shape, ...stroke, points: shape.points.map(to) };
  if (shape.kind === 'line')
    return { ...shape, stroke: { ...shape.stroke, ...stroke.stroke }, points: shape.points.map(to) };
  const [left, top] = to([shape.x, shape.y]);
  const at = { x: left, y: top };
  switch (shape.kind) {
    case 'disc':
      return { ...shape, ...stroke, ...at, r: shape.r * scale };
    case 'art':
    case 'glow':
      return { ...shape, ...at, r: shape.r * scale };
    case 'icon':
      return { ...shape, ...at, size: shape.size * scale };
    case 'box':
      return {
        ...shape,
        ...stroke,
        ...at,
        width: shape.width * scale,
        height: shape.height * scale,
        ...(shape.radius !== undefined && { radius: shape.radius * scale }),
      };
    case 'text':
      return {
        ...shape,
        ...at,
        width: shape.width * scale,
        height: shape.height * scale,
        size: Math.round(shape.size * scale),
        least: Math.round(shape.least * scale),
      };
  }
}
