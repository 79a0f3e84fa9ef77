import type { Steps } from '#core/steps.ts';
import type { Galaxy } from '../../state.ts';
import { generating } from './generate.ts';

/** After so many boards the next takes no longer than any later one. */
const BOARDS = 4;
const SEATS = 6;

/** Makes boards that nobody plays on: the first of a process takes ten times as long as those after it. */
export function* boardsAhead(box: Galaxy['box']): Steps<void> {
  for (let drawn = 0; drawn < BOARDS; drawn++) yield* generating(box, SEATS, drawn);
}
