import type { Language } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { mayKnow } from '../interactions/table-handler.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { parts } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { chapterLines, chaptersOf, digestLines } from '../screens/chapters.ts';
import { words } from '../text/lexicon.ts';
import { PAGE, turning } from './log.ts';
import { detailsId } from './log-stretch.ts';

/** What somebody reads shortly: after so many facts that everybody knows, and which page of it. */
interface ShortLog {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  readonly after: number;
  /** The newest, if none is named. */
  readonly page?: number | undefined;
}

/** How many facts everybody knew when somebody last looked. */
export async function knownAt(bot: BotContext, table: string, since: number): Promise<number> {
  const told = await bot.app.toldFacts({ table, from: 0, upTo: since });
  return told.kind === 'done' ? told.entries.reduce((sum, { facts }) => sum + facts.length, 0) : 0;
}

/** What happened, as the feed tells it, below what of it concerns the reader; it can be unfolded. */
export async function shortLogScreen(bot: BotContext, wanted: ShortLog): Promise<Screen> {
  const { table, user, language, after, page } = wanted;
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const told = await bot.app.toldFacts({ table, from: 0, upTo: look.table.head });
  if (told.kind !== 'done') return textScreen(language, told.refusal.message);
  await bot.app.readMarks.mark(table, user, look.table.head);
  const speaker = speakerAt(bot, look, language);
  const { say } = speaker;
  const facts = told.entries.flatMap((entry) => entry.facts);
  const chapters = chaptersOf({ bot, look }, facts);
  const news = chapters.filter((_, at) => (chapters[at + 1]?.from ?? facts.length) > after);
  const text = news.flatMap((chapter) => chapterLines({ bot, speaker }, chapter)).join('\n');
  const pages = parts(text || say(words(after > 0 ? 'log.nothingNew' : 'log.empty', {})), PAGE - DIGEST);
  const at = Math.max(0, Math.min(page ?? pages.length - 1, pages.length - 1));
  const title = say(words(after > 0 ? 'log.news' : 'log.all', { table: look.table.name }));
  const digest = at === 0 ? await digestLines({ bot, look, speaker }, user) : [];
  const idAt = (to: number | 'where') => encode({ action: 'log.short', table, args: [`${after}`, `${to}`] });
  const from = news[0]?.from ?? 0;
  return {
    components: [
      textLine([title, ...digest].join('\n')),
      textLine(pages[at] ?? ''),
      ...buttonRows([
        ...turning({ at, pages: pages.length }, say, idAt),
        ...(news.length > 0
          ? [
              {
                id: detailsId({ table, after: from, upTo: facts.length }),
                label: say(words('log.details', {})),
              },
            ]
          : []),
        ...(after > 0
          ? [
              {
                id: encode({ action: 'log.short', table, args: ['0', '0'] }),
                label: say(words('log.showAll', {})),
              },
            ]
          : []),
      ]),
    ],
  };
}

/** Leaves room for what concerns the reader. */
const DIGEST = 900;

async function turn({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const [after = -1, page = -1] = target.args.map(Number);
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind === 'done' && !mayKnow(context, look))
    return textScreen(language, words('command.noTables', {}));
  if (!Number.isSafeInteger(after) || !Number.isSafeInteger(page) || after < 0)
    return textScreen(language, words('router.unknown', {}));
  return await shortLogScreen(bot, { table: target.table, user, language, after, page });
}

/** Turning the pages of the log as the feed tells it. */
export const shortLogActions = {
  'log.short': { answers: 'inPlace', run: turn },
} as const satisfies Record<string, PressAction>;
