import type { OutboxRow } from '#app/app.ts';
import type { Result } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import { peopleAt } from '../interactions/own-seats.ts';
import { textLine } from '../messages/controls.ts';
import { clip, LIMITS, parts } from '../messages/limits.ts';
import { mention } from '../messages/quote.ts';
import { summaryPicture } from '../play/looking-back.ts';
import { gallery, rematchButton } from '../screens/table-screens.ts';
import { words } from '../text/lexicon.ts';
import { forgetChapters, tellChapters } from './chapters.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { ofRow } from './faults.ts';
import { type Owed, owing } from './owed.ts';
import { postOnce } from './post-once.ts';
import { calledBy, toldBy } from './told.ts';

/** The end of a game; one that was abandoned has no result. */
interface Over {
  readonly result: Result | null;
  readonly seed: string;
  readonly commitment: string;
}

/** What a table has not been told since its place could not be reached. */
export interface Silence {
  readonly since: number;
  readonly owed: Owed;
}

/** What a batch notes of itself once everything is told. */
export const FEED_TOLD = 'told';

/** Tells the table what happened, in as few messages as it fits; after a silence, in one. */
export async function tellTable(
  context: DeliveryContext,
  thread: string,
  { rows, silence }: { readonly rows: readonly OutboxRow[]; readonly silence: Silence | null },
): Promise<void> {
  const { speaker } = context;
  const over = rows.find(({ kind }) => kind === 'over');
  const end = over === undefined ? (silence?.owed.over ?? null) : over.payload;
  const ending = end === null ? [] : ofRow(over ?? { ord: -1 }, () => endingOf(context, end));
  if (silence === null) {
    const notices = rows.filter((row) => ofRow(row, () => toldBy(row).length > 0 && row.kind !== 'feed'));
    const lines = notices.flatMap((row) => toldBy(row).filter(isNews).map(speaker.say));
    await say(context, thread, { name: 'f', text: lines.join('\n'), end: null });
    await tellChapters(context, thread, rows);
    await say(context, thread, { name: 'E', text: ending.join('\n'), end });
  } else {
    // What is asked of somebody now has a message of its own.
    const news = rows.filter((row) => calledBy(row).length === 0);
    const { left, told } = owing(news, silence.owed);
    const head = speaker.say(words('table.silence', { since: silence.since, left }));
    const summary = clip([head, ...told.map(speaker.say)].join('\n'), LIMITS.text / 2);
    const isAny = left > 0 || told.length > 0;
    forgetChapters(context);
    await say(context, thread, { name: 'f', text: [...(isAny ? [summary] : []), ...ending].join('\n'), end });
  }
  context.sent.note(FEED_TOLD, '');
}

/** That somebody changed their mind shows where it was told. */
const isNews = ({ key }: Message) => key !== 'app.undone';

/** Who won, where chance came from, and a word to those who played. */
function endingOf({ look, speaker }: DeliveryContext, end: Json): string[] {
  const { result, seed, commitment } = end as unknown as Over;
  const people = peopleAt(look).map(mention);
  return [
    ...(result === null ? [] : [words('table.over', { winners: result.winners, scores: result.scores })]),
    words('table.seed', { seed, commitment }),
    ...(people.length === 0 ? [] : [words('table.farewell', { people })]),
  ].map(speaker.say);
}

/**
 * The last message of an end calls everybody who played, shows the whole game, and offers another. A game that was given up has
 * called them when that could still be taken back.
 */
async function say(
  context: DeliveryContext,
  thread: string,
  { name, text, end }: { readonly name: string; readonly text: string; readonly end: Json | null },
): Promise<void> {
  const { bot, look, speaker } = context;
  if (text === '') return;
  const summary = end === null ? null : await summaryPicture(bot, look.table.language, look);
  const said = parts(text, LIMITS.text);
  for (const [at, part] of said.entries()) {
    const isEnd = end !== null && at === said.length - 1;
    const files = isEnd && summary !== null ? [summary] : [];
    const components = [
      textLine(part),
      ...files.map(gallery),
      ...(isEnd ? rematchButton(look, speaker) : []),
    ];
    const hasResult = isEnd && (end as unknown as Over).result !== null;
    const pings = hasResult ? peopleAt(look) : [];
    await postOnce(context, `${name}${at}`, { channel: thread, components, files, pings });
  }
}
