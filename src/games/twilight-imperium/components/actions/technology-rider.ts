import { research } from '../../flow/research.ts';
import { rider } from './rider.ts';

/** Predicted rightly: a technology. */
export const technologyRider = rider(function* (t, seat) {
  yield* research(t, seat);
});
