import { gainTokens } from '../../flow/tokens.ts';
import { rider } from './rider.ts';

/** Predicted rightly: three command tokens. */
export const leadershipRider = rider(function* (t, seat) {
  yield* gainTokens(t, seat, 3);
});
