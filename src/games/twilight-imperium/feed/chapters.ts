import type { Chapter } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import type { View } from '../view.ts';
import { accountOf } from './read.ts';
import { tell } from './tell.ts';

/** Facts that begin a phase, or an agenda. */
const PHASES = new Set(['fact.round', 'fact.statusPhase', 'fact.agendaRevealed']);
/** What may happen in somebody's turn before they act, and passing: not worth a chapter. */
const BEFORE_ACTING = new Set([
  'fact.turn',
  'fact.passed',
  'fact.offered',
  'fact.offerAccepted',
  'fact.offerDeclined',
  'fact.offerWithdrawn',
]);

/** Where the chapters begin: with phases, agendas and turns in which somebody acts. */
function beginnings(facts: readonly Message[]): number[] {
  const found = [0];
  let turn: number | null = null;
  for (const [at, { key }] of facts.entries()) {
    if (key === 'fact.turn') turn = at;
    const begins = PHASES.has(key) ? at : BEFORE_ACTING.has(key) ? null : turn;
    if (begins === null) continue;
    turn = null;
    if (begins > 0) found.push(begins);
  }
  return found;
}

/** The game in turns, phases and agendas, each in a few lines. */
export function chapters(facts: readonly Message[], { target }: View): readonly Chapter[] {
  if (facts.length === 0) return [];
  const found = beginnings(facts);
  return found.map((from, at) => {
    const account = accountOf(facts.slice(from, found[at + 1]));
    return { from, lines: tell(account, target) };
  });
}
