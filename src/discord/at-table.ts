import type { Look } from '#app/look.ts';
import type { Reply } from '#app/reply.ts';
import type { Language } from '#core/message.ts';
import type { Bot } from './bot.ts';
import { concerns } from './circumstances.ts';
import { type Arguments, type Deed, deed, type OptionFace } from './command.ts';
import { evenIfStuck } from './even-if-stuck.ts';
import { plain } from './say.ts';
import type { ModalScreen, Screen } from './screen.ts';
import { TABLE_OPTION, tableHere } from './table-here.ts';
import { words } from './text/lexicon.ts';
import type { Visit } from './visit.ts';

/** A command at a table: whose, where, and how things stand there for them. */
export interface Here {
  readonly bot: Bot;
  readonly visit: Visit;
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  readonly look: Look;
}

/**
 * Tables are for those who sit there or opened them, and for whoever sees the channel they were opened in;
 * nobody else is told that they exist.
 */
export function mayKnow(visit: Visit, { table, viewer }: Pick<Look, 'table' | 'viewer'>): boolean {
  if (viewer !== 'table' || table.owner === visit.user) return true;
  return visit.guild !== null && table.guild === visit.guild && visit.sees(table.channel ?? '');
}

/** A table that somebody may not know is to them as one that is not there. */
export function isUnknown(visit: Visit, look: Reply<Look>): boolean {
  return look.kind === 'done' ? !mayKnow(visit, look) : look.refusal.message.key === 'app.noTable';
}

function whichTable(_: Bot, { language }: Visit): Promise<Screen> {
  return Promise.resolve(plain(language, words('command.whichTable', {})));
}

/** A deed that is about one table, which may be named or follows from the place; else `unnamed` says what to do. */
export function atTable<const O extends Readonly<Record<string, OptionFace>>>(
  options: O,
  run: (here: Here, given: Arguments<O>) => Promise<Screen | ModalScreen>,
  unnamed: (bot: Bot, visit: Visit) => Promise<Screen> = whichTable,
): Deed {
  return deed({
    options: { ...options, table: TABLE_OPTION },
    async run(given, visit, bot) {
      const { user, language } = visit;
      const table = await tableHere(bot, visit, given.table);
      if (table === null) return await unnamed(bot, visit);
      concerns(table);
      const look = await bot.app.look({ table, user });
      if (isUnknown(visit, look)) return plain(language, words('command.noTables', {}));
      if (look.kind !== 'done') return plain(language, look.refusal.message);
      return await evenIfStuck(bot, table, async (again) => {
        const now = again ? await bot.app.look({ table, user }) : look;
        if (now.kind !== 'done') return plain(language, now.refusal.message);
        return await run({ bot, visit, table, user, language, look: now }, given as unknown as Arguments<O>);
      });
    },
  });
}
