import type { View } from '#games/twilight-imperium/view.ts';
import type { Owner } from './pieces.ts';

/** A seat as an owner of pieces. */
export const ownerIn = (view: Pick<View, 'seats'>, seat: number): Owner => ({
  seat,
  colour: view.seats[seat]?.colour ?? 'black',
});
