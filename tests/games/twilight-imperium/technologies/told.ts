import type { Lexicon } from '#games/twilight-imperium/text/lexicon.ts';
import type { Imperium } from '../scene.ts';

/** What every fact of a kind said so far, oldest first. */
export function said<K extends keyof Lexicon>(table: Imperium, key: K): Lexicon[K][] {
  return table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.flatMap(({ message }) =>
          message.key === key ? [message.args as unknown as Lexicon[K]] : [],
        )
      : [],
  );
}
