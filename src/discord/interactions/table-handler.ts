import type { Involvement, Look } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import type { Language } from '#core/message.ts';
import { textScreen } from '../messages/say.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import { words } from '../text/lexicon.ts';
import type { BotContext } from './bot-context.ts';
import { type Arguments, type Handler, handler, type OptionSpec } from './command.ts';
import { evenIfStuck } from './even-if-stuck.ts';
import type { InteractionContext } from './interaction-context.ts';
import { tagTable } from './log-context.ts';
import { TABLE_OPTION, tableHere } from './table-here.ts';

/** A command at a table: whose, where, and how things stand there for them. */
export interface TableContext {
  readonly bot: BotContext;
  readonly context: InteractionContext;
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  readonly look: Look;
}

/**
 * Tables are for those who sit or sat there, are offered a seat or opened them, and for whoever sees the channel they were opened in;
 * nobody else is told that they exist.
 */
export function mayKnow(
  context: InteractionContext,
  { table, viewer, isInvolved = false }: Pick<Look, 'table' | 'viewer'> & Partial<Pick<Look, 'isInvolved'>>,
): boolean {
  if (viewer !== 'table' || isInvolved || table.owner === context.user) return true;
  const isHere = context.guild !== null && table.guild === context.guild;
  // Whoever keeps the server in order can see to a table whose channel is gone.
  return isHere && (context.admin || context.sees(table.channel ?? ''));
}

/** A table that somebody may not know is to them as one that is not there. */
export function isUnknown(context: InteractionContext, seen: Reply<Involvement>): boolean {
  return seen.kind === 'done' ? !mayKnow(context, seen) : seen.refusal.message.key === 'app.noTable';
}

function whichTable(_: BotContext, { language }: InteractionContext): Promise<Screen> {
  return Promise.resolve(textScreen(language, words('command.whichTable', {})));
}

/** A handler that is about one table, which may be named or follows from the place; else `unnamed` says what to do. */
export function tableHandler<const O extends Readonly<Record<string, OptionSpec>>>(
  options: O,
  run: (here: TableContext, given: Arguments<O>) => Promise<Screen | ModalScreen>,
  unnamed: (bot: BotContext, context: InteractionContext) => Promise<Screen> = whichTable,
): Handler {
  return handler({
    options: { ...options, table: TABLE_OPTION },
    async run(given, context, bot) {
      const { user, language } = context;
      const table = await tableHere(bot, context, given.table);
      if (table === null) return await unnamed(bot, context);
      tagTable(context.id, table);
      const look = await bot.app.look({ table, user });
      if (isUnknown(context, look)) return textScreen(language, words('command.noTables', {}));
      if (look.kind !== 'done') return textScreen(language, look.refusal.message);
      return await evenIfStuck(bot, table, async (again) => {
        const now = again ? await bot.app.look({ table, user }) : look;
        if (now.kind !== 'done') return textScreen(language, now.refusal.message);
        return await run(
          { bot, context, table, user, language, look: now },
          given as unknown as Arguments<O>,
        );
      });
    },
  });
}
