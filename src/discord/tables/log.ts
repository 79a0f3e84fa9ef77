import type { HistoryEntry } from '#app/records/history.ts';
import type { Language, Speaker } from '#core/message.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Press, PressAction } from '../interactions/press.ts';
import { mayKnow } from '../interactions/table-handler.ts';
import { buttonRows, textLine } from '../messages/controls.ts';
import { encode } from '../messages/custom-id.ts';
import { LIMITS, parts } from '../messages/limits.ts';
import { textScreen } from '../messages/say.ts';
import type { Screen } from '../messages/screen.ts';
import { speakerAt } from '../play/screen.ts';
import { words } from '../text/lexicon.ts';

const MINUTE = 60_000;
/** Leaves room for the title and the page's number. */
export const PAGE = LIMITS.text - 300;

/** What somebody reads: after which entry, and which page of it (the newest, if none is named). */
export interface LogPage {
  readonly table: string;
  readonly user: string;
  readonly language: Language;
  /** −1 for everything. */
  readonly since: number;
  readonly page?: number | undefined;
}

function linesOf({ told, secret, by, seat }: HistoryEntry, { say }: Speaker): string[] {
  const how =
    by === 'deadline' && seat !== null
      ? [words('log.byDeadline', { seat })]
      : by === 'order'
        ? [words('log.byOrder', {})]
        : [];
  const facts = [
    ...told.map((fact) => words('log.told', { fact })),
    ...secret.map((fact) => words('log.secret', { fact })),
  ];
  return [...how, ...facts].map(say);
}

/** What happened, line by line, with the time wherever it has moved on. */
export function textOf(happened: readonly HistoryEntry[], speaker: Speaker): string {
  let minute = -1;
  return happened
    .flatMap((one) => {
      const now = Math.floor(one.at / MINUTE);
      const time = now === minute ? [] : [speaker.say(words('log.at', { at: one.at }))];
      minute = now;
      return [...time, ...linesOf(one, speaker)];
    })
    .join('\n');
}

/** A page of what happened, and the buttons that turn it. */
export async function logScreen(
  bot: BotContext,
  { table, user, language, since, page }: LogPage,
): Promise<Screen> {
  const look = await bot.app.look({ table, user });
  if (look.kind !== 'done') return textScreen(language, look.refusal.message);
  const reply = await bot.app.history({ table, user, since });
  if (reply.kind !== 'done') return textScreen(language, reply.refusal.message);
  await bot.app.readMarks.mark(table, user, reply.head);
  const speaker = speakerAt(bot, look, language);
  const { say } = speaker;
  const title = say(words(since < 0 ? 'log.all' : 'log.news', { table: look.table.name }));
  const nothing = words(since < 0 ? 'log.empty' : 'log.nothingNew', {});
  const text = textOf(reply.happened, speaker) || say(nothing);
  const pages = parts(text, PAGE);
  const at = Math.max(0, Math.min(page ?? pages.length - 1, pages.length - 1));
  return {
    components: [
      textLine(`${title}\n${pages[at] ?? ''}`),
      ...buttonRows([
        ...turning({ at, pages: pages.length }, say, (to) => idOf(table, since, to)),
        ...(since < 0 ? [] : [{ id: idOf(table, -1, 0), label: say(words('log.showAll', {})) }]),
      ]),
    ],
  };
}

function idOf(table: string, since: number, page: number | 'where'): string {
  return encode({ action: 'log.page', table, args: [`${since}`, `${page}`] });
}

/** The buttons that turn the pages of something. */
export function turning(
  { at, pages }: { readonly at: number; readonly pages: number },
  say: Speaker['say'],
  idAt: (page: number | 'where') => string,
) {
  if (pages < 2) return [];
  return [
    { id: idAt(at - 1), label: say(words('panel.previous', {})), disabled: at === 0 },
    { id: idAt('where'), label: say(words('panel.page', { page: at + 1, pages })), disabled: true },
    { id: idAt(at + 1), label: say(words('panel.next', {})), disabled: at === pages - 1 },
  ];
}

async function turn({ target, context }: Press, bot: BotContext): Promise<Screen> {
  const { user, language } = context;
  const [since, page] = target.args.map(Number);
  const look = await bot.app.look({ table: target.table, user });
  if (look.kind === 'done' && !mayKnow(context, look))
    return textScreen(language, words('command.noTables', {}));
  if (!Number.isSafeInteger(since) || !Number.isSafeInteger(page))
    return textScreen(language, words('router.unknown', {}));
  return await logScreen(bot, {
    table: target.table,
    user,
    language,
    since: Math.max(-1, since ?? -1),
    page,
  });
}

/** Turning the pages of the log. */
export const logActions = {
  'log.page': { answers: 'inPlace', run: turn },
} as const satisfies Record<string, PressAction>;
