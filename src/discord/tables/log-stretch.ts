import type { ToldEntry } from '#app/records/told-facts.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { mayKnow } from '../interactions/table-handler.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { parts } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';
import { PAGE, textOf, turning } from './log.ts';

/**
 * A stretch of what happened at a table, by facts that everybody knows: after so many of them, and up to so many. Entries of the log
 * are not counted, since answers that nobody knows of yet are among them.
 */
export interface Stretch {
  readonly table: string;
  readonly after: number;
  readonly upTo: number;
}

const idOf = (action: string, { table, after, upTo }: Stretch, page: number | 'where') =>
  encode({ action, table, args: [`${after}`, `${upTo}`, `${page}`] });

/** The press that shows a stretch of the log in full to whoever wants to read it. */
export const detailsId = (stretch: Stretch): string => idOf('log.stretch', stretch, 0);

/** The entry with the fact of that number; null if there is none. */
function entryWith(entries: readonly ToldEntry[], nth: number): number | null {
  let count = 0;
  for (const { seq, facts } of entries) {
    count += facts.length;
    if (count > nth) return seq;
  }
  return null;
}

async function read({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const { table } = target;
  const [after = -1, upTo = -1, page = -1] = target.args.map(Number);
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  if (!mayKnow(context, look)) return textScreen(language, words('command.noTables', {}));
  const told = await bot.app.toldFacts({ table, from: 0, upTo: look.table.head });
  const entries = told.kind === 'done' ? told.entries : [];
  const [first, last] = [entryWith(entries, after), entryWith(entries, upTo - 1)];
  const reply = first === null ? null : await bot.app.history({ table, user, since: first - 1 });
  if (![after, upTo, page].every(Number.isSafeInteger) || after < 0 || reply?.kind !== 'done')
    return textScreen(language, words('router.unknown', {}));
  const happened = reply.happened.filter(({ seq }) => last === null || seq <= last);
  const speaker = speakerAt(bot, look, language);
  const title = speaker.say(words('log.inFull', { table: look.table.name }));
  const pages = parts(textOf(happened, speaker), PAGE);
  const at = Math.max(0, Math.min(page, pages.length - 1));
  const idAt = (to: number | 'where') => idOf('log.stretchPage', { table, after, upTo }, to);
  return {
    components: [
      textLine(`${title}\n${pages[at] ?? ''}`),
      ...buttonRows(turning({ at, pages: pages.length }, speaker.say, idAt)),
    ],
  };
}

/** Reading a stretch of the log, and turning its pages. */
export const logStretchActions = {
  'log.stretch': { answers: 'privately', run: read },
  'log.stretchPage': { answers: 'inPlace', run: read },
} as const satisfies Record<string, PressAction>;
