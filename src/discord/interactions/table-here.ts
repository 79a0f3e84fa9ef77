import type { PublicTable } from '#app/records/look.ts';
import { plainText } from '#core/people-text.ts';
import type { BotContext } from './bot-context.ts';
import type { Complete, OptionSpec } from './command.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Tables at which something can still happen. */
export const RUNNING: readonly string[] = ['lobby', 'playing', 'paused'];

/** Tables somebody may mean: where they sit, those that still go on first. */
export async function ownTables({ app }: BotContext, { user }: InteractionContext): Promise<PublicTable[]> {
  const tables = await app.tablesOf(user);
  const weight = ({ status }: PublicTable) => (RUNNING.includes(status) ? 0 : 1);
  return tables.sort((a, b) => weight(a) - weight(b) || b.updatedAt - a.updatedAt);
}

/** The table that is played in a channel or was announced there last. */
export async function tableIn({ app }: BotContext, channel: string): Promise<string | null> {
  const slots = await app.messageSlots.in(channel);
  return slots.find(({ name }) => name === 'thread')?.table ?? null;
}

/** The table a command is about: the one named, the one played here, or the only one where somebody sits. */
export async function tableHere(
  bot: BotContext,
  context: InteractionContext,
  named: string | null,
): Promise<string | null> {
  if (named !== null) return named;
  const here = await tableIn(bot, context.channel);
  if (here !== null) return here;
  const own = (await ownTables(bot, context)).filter(({ status }) => RUNNING.includes(status));
  return own.length === 1 ? (own[0]?.id ?? null) : null;
}

const complete: Complete = async (typed, context, bot) => {
  const own = await ownTables(bot, context);
  const wanted = typed.toLowerCase();
  return own
    .map(({ id, name }) => ({ id, name: plainText(name) }))
    .filter(({ id, name }) => name.toLowerCase().includes(wanted) || id.startsWith(wanted))
    .map(({ id, name }) => ({ name: `${name} (${id})`, value: id }));
};

/** Names a table, where it is not clear from the place. */
export const TABLE_OPTION = {
  kind: 'text',
  name: { en: 'table', ru: 'стол' },
  description: {
    en: 'Which table, if not the one played here',
    ru: 'Какой стол, если не тот, что играется здесь',
  },
  complete,
} as const satisfies OptionSpec;
