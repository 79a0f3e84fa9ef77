import type { Journal } from '#core/journal.ts';

/** How often something was told, by what was told and of whom or what. */
export type Tally = Map<string, Map<string, number>>;

/** Counts every fact of a game by each thing that it names: cards played, components used, agendas revealed. */
export function tallyFacts(tally: Tally, { entries }: Pick<Journal, 'entries'>): void {
  for (const entry of entries)
    if ('facts' in entry)
      for (const { message } of entry.facts)
        for (const value of new Set(Object.values(message.args as object)))
          if (typeof value === 'string') count(tally, message.key, value);
}

function count(tally: Tally, key: string, value: string): void {
  const counts = tally.get(key) ?? new Map<string, number>();
  tally.set(key, counts);
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

/** The counts as plain data, most frequent first. */
export function tallied(tally: Tally): Record<string, Record<string, number>> {
  const sorted = (counts: Map<string, number>) => [...counts].sort(([, a], [, b]) => b - a);
  return Object.fromEntries([...tally].map(([key, counts]) => [key, Object.fromEntries(sorted(counts))]));
}
