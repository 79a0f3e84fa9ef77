import { wrongChronicle } from './rules/chronicle.ts';
import { wrongCards } from './rules/counts/cards.ts';
import { malformed, wrongPieces } from './rules/counts/pieces.ts';
import { wrongStanding } from './rules/counts/standing.ts';
import type { Galaxy } from './state.ts';

export { malformed };

/** What is impossible about a state, if anything: components are conserved, and what lies on the table fits together. */
export function invalid(s: Galaxy): string | null {
  return malformed(s) ?? wrongPieces(s) ?? wrongCards(s) ?? wrongStanding(s) ?? wrongChronicle(s);
}
