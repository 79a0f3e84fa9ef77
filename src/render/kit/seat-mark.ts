import type { Seat } from '#core/seat.ts';
import type { Point, Shape } from '../scene.ts';
import { type Round, round, words } from '../shapes.ts';
import { type SeatPaint, theme } from '../theme.ts';

/** A seat and how it is painted. */
export interface PaintedSeat {
  readonly seat: Seat;
  readonly paint: SeatPaint;
}

/** The number of a seat within a circle. */
export const seatNumber = ({ x, y, r }: Round, { seat, paint }: PaintedSeat): Shape =>
  words(
    { x: round(x - r * 0.74), y: round(y - r * 0.74), width: round(1.48 * r), height: round(1.48 * r) },
    {
      text: `${seat + 1}`,
      size: Math.round(r * 1.15),
      least: Math.min(12, Math.round(r * 1.15)),
      weight: 800,
      colour: paint.text,
      align: 'centre',
    },
  );

/** A mark of a seat, told by colour, pattern and number: a disc with its number on plain ground. */
export function seatMark([x, y]: Point, r: number, owner: PaintedSeat & { readonly of?: string }): Shape[] {
  const of = owner.of ?? `mark:${owner.seat}`;
  return [
    { kind: 'disc', x, y, r, fill: owner.paint, stroke: { colour: theme.ink, width: 2 }, of },
    { kind: 'disc', x, y, r: round(r * 0.66), fill: { colour: owner.paint.colour } },
    seatNumber({ x, y, r }, owner),
  ];
}
