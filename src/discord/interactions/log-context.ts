import { AsyncLocalStorage } from 'node:async_hooks';
import type { Interaction } from 'discord.js';
import { decode } from '../messages/custom-id.ts';

/** What the bot is just dealing with; every line of its log says so. */
interface LogContext {
  readonly interaction: string;
  table?: string;
}

const storage = new AsyncLocalStorage<LogContext>();

/** Does something on account of an interaction. */
export function withLogContext<T>(interaction: Interaction, work: () => T): T {
  return storage.run({ interaction: interaction.id }, () => {
    if ('customId' in interaction) tagTable(decode(interaction.customId)?.table ?? '');
    return work();
  });
}

/** It turns out which table it is about. */
export function tagTable(table: string): void {
  const known = storage.getStore();
  if (known !== undefined && table !== '') known.table = table;
}

/** For the log. */
export function logContext(): object {
  return { ...storage.getStore() };
}
