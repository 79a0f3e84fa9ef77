import type { Message } from '#core/message.ts';
import { msg, type Words } from './text/lexicon.ts';
import type { View } from './view.ts';

const MAX_FACTS = 4;

/** What is done to somebody; whoever suffers it is named so. */
const SUFFERED: Readonly<Record<string, string>> = {
  'fact.systemLost': 'seat',
  'fact.cardLost': 'seat',
  'fact.cardTaken': 'from',
  'fact.robbed': 'from',
  'fact.stalled': 'rival',
};
/** What changes who is ahead. */
const WEIGHTY = new Set([
  'fact.conflictWon',
  'fact.basePlaced',
  'fact.programme',
  'fact.swallowed',
  'fact.conflictLaid',
]);

/** What has happened since somebody's last answer: what was done to them, what others achieved, who is ahead. */
export function digest(facts: readonly Message[], { viewer, seats }: View): readonly Message[] {
  if (viewer === 'table') return [];
  const own = facts.filter(({ key, args }) => args[SUFFERED[key] ?? ''] === viewer);
  const others = facts.filter((fact) => WEIGHTY.has(fact.key) && !own.includes(fact));
  const told = [...own, ...others.slice(own.length - MAX_FACTS)].slice(0, MAX_FACTS) as Words[];
  if (told.length === 0) return [];
  const most = Math.max(...seats.map(({ bases }) => bases));
  const ahead = seats.flatMap(({ bases }, at) => (bases === most ? [at] : []));
  return [...told, msg('digest.bases', { ahead, most, own: seats[viewer]?.bases ?? 0 })];
}
