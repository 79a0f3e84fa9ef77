import { gainPoints } from '../../verbs/points.ts';
import { rider } from './rider.ts';

/** Predicted rightly: a victory point. */
export const imperialRider = rider(function* (t, seat) {
  gainPoints(t, { seat, points: 1, by: 'card:imperial-rider' });
});
