import type { HistoryEntry } from '#app/records/history.ts';
import type { Look } from '#app/records/look.ts';
import type { FeedLine } from '#core/feed.ts';
import type { Language, Message } from '#core/message.ts';
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
import { gallery } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { PAGE, turning } from './log.ts';
import { choiceText, chosenChapters, type LogChoice, readChoice } from './log-choice.ts';
import { detailsId } from './log-stretch.ts';

/** What somebody reads shortly: after so many facts that everybody knows, and which page of it. */
interface ShortLog {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  readonly after: number;
  /** The newest, if none is named. */
  readonly page?: number | undefined;
  /** All of it, if nothing is chosen. */
  readonly choice?: LogChoice | null;
  /** Somebody has just come to read: what concerns them is told on any page, with the board as it stands. Whoever turns a page waits for no picture. */
  readonly opening?: true;
}

/** How many facts everybody knew when somebody last looked. */
export async function knownAt(bot: BotContext, table: string, since: number): Promise<number> {
  const told = await bot.app.toldFacts({ table, from: 0, upTo: since });
  return told.kind === 'done' ? told.entries.reduce((sum, { facts }) => sum + facts.length, 0) : 0;
}

/** Facts of the game, and what the table announced besides, each with how many facts were known by then. */
function partedBy(happened: readonly HistoryEntry[]) {
  const facts: Message[] = [];
  const announced: { readonly known: number; readonly message: Message }[] = [];
  for (const message of happened.flatMap(({ told }) => told))
    if (message.key.startsWith('app.')) announced.push({ known: facts.length, message });
    else facts.push(message);
  return { facts, announced };
}

/** What happened, as the feed tells it, below what of it concerns the reader; it can be unfolded. */
export async function shortLogScreen(bot: BotContext, wanted: ShortLog): Promise<Screen> {
  const { table, user, language, after, page, choice = null, opening = false } = wanted;
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  if (choice?.seat != null && !look.seats[choice.seat])
    return textScreen(language, words('log.noneChosen', {}));
  const reply = await bot.app.history({ table, user });
  if (reply.kind !== 'done') return textScreen(language, reply.refusal.message);
  await bot.app.readMarks.mark(table, user, look.table.head);
  const speaker = speakerAt(bot, look, language);
  const { say } = speaker;
  const { facts, announced } = partedBy(reply.happened);
  const told = chaptersOf({ bot, look }, facts);
  const textOf = ({ texts }: FeedLine) => texts.map(say).join(' ');
  const chapters = choice === null ? told : chosenChapters(told, choice, textOf);
  const endOf = (at: number) => chapters[at + 1]?.from ?? facts.length;
  const news = chapters.filter((_, at) => endOf(at) > after);
  const text = chapters
    .flatMap((chapter, at) => [
      ...(news.includes(chapter) ? chapterLines({ bot, look, speaker }, chapter) : []),
      ...announced
        .filter(
          ({ known }) => choice === null && known >= after && known > chapter.from && known <= endOf(at),
        )
        .map(({ message }) => `-# ${say(message)}`),
    ])
    .join('\n');
  const pages = parts(text || say(nothingTold(wanted, facts.length)), PAGE - DIGEST);
  const at = Math.max(0, Math.min(page ?? pages.length - 1, pages.length - 1));
  const title = say(titleOf(wanted, look));
  const isDigested = choice === null && (at === 0 || opening);
  const digest = isDigested ? await digestLines({ bot, look, speaker }, user) : [];
  const board = opening && digest.length > 0 ? await bot.picture(look, language, { kind: 'board' }) : null;
  const files = board === null ? [] : [board];
  const chosen = choice === null ? [] : [choiceText(choice)];
  const idAt = (to: number | 'where') =>
    encode({ action: 'log.short', table, args: [`${after}`, `${to}`, ...chosen] });
  const from = news[0]?.from ?? 0;
  return {
    components: [
      textLine([title, ...digest].join('\n')),
      ...files.map(gallery),
      textLine(pages[at] ?? ''),
      ...buttonRows([
        ...turning({ at, pages: pages.length }, say, idAt),
        ...(news.length > 0 && choice === null
          ? [
              {
                id: detailsId({ table, after: from, upTo: facts.length }),
                label: say(words('log.details', {})),
              },
            ]
          : []),
        ...(after > 0 || choice !== null
          ? [
              {
                id: encode({ action: 'log.short', table, args: ['0', '0'] }),
                label: say(words('log.showAll', {})),
              },
            ]
          : []),
      ]),
    ],
    files,
  };
}

function titleOf({ after, choice }: ShortLog, { table: { name: table } }: Look): Message {
  if (choice) return words('log.chosen', { table, ...choice });
  return words(after > 0 ? 'log.news' : 'log.all', { table });
}

function nothingTold({ after, choice }: ShortLog, facts: number): Message {
  if (choice && facts > 0) return words('log.noneChosen', {});
  return words(after > 0 ? 'log.nothingNew' : 'log.empty', {});
}

/** Leaves room for what concerns the reader. */
const DIGEST = 900;

async function turn({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const [after = -1, page = -1] = target.args.slice(0, 2).map(Number);
  const [, , chosen] = target.args;
  const choice = chosen === undefined ? null : readChoice(chosen);
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind === 'done' && !mayKnow(context, look))
    return textScreen(language, words('command.noTables', {}));
  const isMeant = chosen === undefined || choice !== null;
  if (!isMeant || !Number.isSafeInteger(after) || !Number.isSafeInteger(page) || after < 0)
    return textScreen(language, words('router.unknown', {}));
  return await shortLogScreen(bot, { table: target.table, user, language, after, page, choice });
}

/** What is new to somebody, or if nothing is, the newest of all. */
async function newsScreen(
  bot: BotContext,
  reader: Pick<ShortLog, 'table' | 'user' | 'language'>,
): Promise<Screen> {
  const { table, user } = reader;
  const who = { ...reader, opening: true } as const;
  const after = await knownAt(bot, table, await bot.app.readMarks.upTo(table, user));
  const look = await bot.app.look({ table, user });
  const all = look.kind === 'done' ? await knownAt(bot, table, look.table.head) : 0;
  return await shortLogScreen(
    bot,
    after > 0 && after < all ? { ...who, after, page: 0 } : { ...who, after: 0 },
  );
}

async function open({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind === 'done' && !mayKnow(context, look))
    return textScreen(language, words('command.noTables', {}));
  return await newsScreen(bot, { table: target.table, user, language });
}

/** Opening the log as the feed tells it, and turning its pages. */
export const shortLogActions = {
  'log.open': { answers: 'privately', run: open },
  'log.short': { answers: 'inPlace', run: turn },
} as const satisfies Record<string, PressAction>;
