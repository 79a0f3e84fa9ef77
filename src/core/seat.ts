/** A place at the table, counted clockwise from 0; whoever sits there may change, the seat stays. */
export type Seat = number;

/** Who looks: a seat, or the public table that everybody sees. */
export type Viewer = Seat | 'table';
