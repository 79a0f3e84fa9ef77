import { chooseSystem } from '../../flow/choose-system.ts';
import { placeTokensOnBoard } from '../../flow/tokens.ts';
import { controlledBy } from '../../rules/planets.ts';
import { othersThan } from '../../state.ts';
import { systemOf } from '../../tables/places.ts';
import { msg } from '../../text/lexicon.ts';
import { rider } from './rider.ts';

/** Predicted rightly: all others put a token in a system with an own planet, Mecatol Rex too (18.3b). */
export const diplomacyRider = rider(function* (t, seat) {
  const system = yield* chooseSystem(t, seat, {
    topic: 'card-system',
    prompt: msg('ask.cardSystem', { card: 'diplomacy-rider' }),
    among: (s) => [...new Set(controlledBy(s, seat).map(systemOf))],
  });
  if (system !== undefined) yield* placeTokensOnBoard(t, othersThan(t.state, seat), system);
});
