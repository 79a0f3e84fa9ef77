import { drawActionCards } from '../../flow/action-cards.ts';
import { passSpeaker } from '../../verbs/speaker.ts';
import { rider } from './rider.ts';

/** Predicted rightly: three action cards, and the speaker token. */
export const politicsRider = rider(function* (t, seat) {
  yield* drawActionCards(t, seat, 3);
  if (t.state.speaker !== seat) passSpeaker(t, seat);
});
