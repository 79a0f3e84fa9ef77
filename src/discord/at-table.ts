import type { Look } from '#app/look.ts';
import type { Language } from '#core/message.ts';
import type { Bot } from './bot.ts';
import { type Arguments, type Deed, deed, type OptionFace } from './command.ts';
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

/** Tables are for those who sit there and for their server; nobody else is told that they exist. */
export function mayKnow({ guild }: Visit, { table, viewer }: Look): boolean {
  return viewer !== 'table' || (guild !== null && table.guild === guild);
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
      const look = await bot.app.look({ table, user });
      if (look.kind !== 'done') return plain(language, look.refusal.message);
      if (!mayKnow(visit, look)) return plain(language, words('command.noTables', {}));
      return await run({ bot, visit, table, user, language, look }, given as unknown as Arguments<O>);
    },
  });
}
