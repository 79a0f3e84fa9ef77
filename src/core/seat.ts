/** A place at the table, counted clockwise from 0; whoever sits there may change, the seat stays. */
export type Seat = number;

/** Who looks: a seat, or the public table that everybody sees. */
export type Viewer = Seat | 'table';

/** What seats can be told by beside their number, on pictures and in signs. */
export const SEAT_COLOURS = [
  'black',
  'blue',
  'brown',
  'green',
  'grey',
  'orange',
  'pink',
  'purple',
  'red',
  'yellow',
] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];
