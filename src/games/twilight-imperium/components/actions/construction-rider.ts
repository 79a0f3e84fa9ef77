import { placeStructure } from '../../flow/structures.ts';
import { controlledBy } from '../../rules/planets.ts';
import { figuresLeft } from '../../rules/units.ts';
import { rider } from './rider.ts';

const unit = 'space-dock';

/** Predicted rightly: a space dock on an own planet. */
export const constructionRider = rider(function* (t, seat) {
  const planets = controlledBy(t.state, seat);
  // 42.3a: nobody is made to take a figure off the board for it.
  const optional = figuresLeft(t.state, seat, unit) === 0;
  yield* placeStructure(t, seat, { units: [unit], planets, optional });
});
