import type { Interaction } from 'discord.js';
import { decode } from '../messages/custom-id.ts';

/** What the bot is just dealing with; every line of its log that is about it says so. */
interface LogContext {
  readonly interaction: string;
  table?: string;
}

/** Interactions that are being answered. Carried along by Node itself they would cost every promise of the bot something. */
const underWay = new Map<string, LogContext>();

/** Does something on account of an interaction. */
export async function withLogContext<T>(interaction: Interaction, work: () => Promise<T>): Promise<T> {
  const { id } = interaction;
  underWay.set(id, { interaction: id });
  if ('customId' in interaction) tagTable(id, decode(interaction.customId)?.table ?? '');
  try {
    return await work();
  } finally {
    underWay.delete(id);
  }
}

/** It turns out which table an interaction is about. */
export function tagTable(interaction: string, table: string): void {
  const known = underWay.get(interaction);
  if (known !== undefined && table !== '') known.table = table;
}

/** For the log: the table of an interaction, or the interaction at a table if there is only one. */
export function logContext({ interaction, table }: { interaction?: unknown; table?: unknown }): object {
  if (typeof interaction === 'string') return { ...underWay.get(interaction) };
  const here = table === undefined ? [] : [...underWay.values()].filter((one) => one.table === table);
  return here.length === 1 ? { ...here[0] } : {};
}
