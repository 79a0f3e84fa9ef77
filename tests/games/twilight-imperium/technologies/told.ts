import type { Words } from '#games/twilight-imperium/text/lexicon.ts';
import type { Imperium } from '../scene.ts';

type Said<K extends Words['key']> = Extract<Words, { readonly key: K }>['args'];

/** What every fact of a kind said so far, oldest first. */
export function said<K extends Words['key']>(table: Imperium, key: K): Said<K>[] {
  return table.journal.entries.flatMap((entry) =>
    'facts' in entry
      ? entry.facts.flatMap(({ message }) => (message.key === key ? [message.args as Said<K>] : []))
      : [],
  );
}
