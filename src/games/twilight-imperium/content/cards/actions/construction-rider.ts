import { placeStructure } from '../../../flow/structures.ts';
import { controlledBy } from '../../../rules/planets.ts';
import { rider } from './rider.ts';

/** Predicted rightly: a space dock on an own planet. */
export const constructionRider = rider(function* (t, seat) {
  yield* placeStructure(t, seat, { units: ['space-dock'], planets: controlledBy(t.state, seat) });
});
