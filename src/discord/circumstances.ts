import { AsyncLocalStorage } from 'node:async_hooks';
import type { Interaction } from 'discord.js';
import { decode } from './custom-id.ts';

/** What the bot is just dealing with; every line of its log says so. */
interface Circumstances {
  readonly interaction: string;
  table?: string;
}

const storage = new AsyncLocalStorage<Circumstances>();

/** Does something on account of an interaction. */
export function onAccountOf<T>(interaction: Interaction, work: () => T): T {
  return storage.run({ interaction: interaction.id }, () => {
    if ('customId' in interaction) concerns(decode(interaction.customId)?.table ?? '');
    return work();
  });
}

/** It turns out which table it is about. */
export function concerns(table: string): void {
  const known = storage.getStore();
  if (known !== undefined && table !== '') known.table = table;
}

/** For the log. */
export function circumstances(): object {
  return { ...storage.getStore() };
}
