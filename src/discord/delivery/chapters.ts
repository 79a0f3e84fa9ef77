import type { OutboxRow } from '#app/app.ts';
import type { ToldEntry } from '#app/records/told-facts.ts';
import type { Chapter } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import { sectionLine, textLine } from '../messages/controls.ts';
import { failureOf } from '../messages/discord-api.ts';
import { clip, LIMITS, lengthOf } from '../messages/limits.ts';
import type { Screen } from '../messages/screen.ts';
import { chapterLines, chaptersOf } from '../screens/chapters.ts';
import { detailsId, type Stretch } from '../tables/log-stretch.ts';
import { words } from '../text/lexicon.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { showEditable } from './editable-message.ts';
import { isNewer } from './sent-messages.ts';

/** A message of the feed: the fact that it begins with, how many everybody knew before, and how many chapters it tells. */
interface FeedMessage {
  readonly at: Place;
  readonly nth: number;
  readonly chapters: number;
}

/** A fact in the log: the entry, and which of its facts. */
interface Place {
  readonly seq: number;
  readonly index: number;
}

interface PlacedFact extends Place {
  readonly fact: Message;
}

const FEED = 'feed';
/** So many messages can still be changed by what is taken back. */
const KEPT = 6;
/** A message that says as much takes no further chapters. */
const FULL = 1_200;

const slotOf = ({ at }: Pick<FeedMessage, 'at'>) => `feed:${at.seq}.${at.index}`;

/**
 * Tells what happened in chapters: the message of a turn is changed until the turn ends. What was taken back disappears from it, and
 * messages of which nothing is left go.
 */
export async function tellChapters(
  context: DeliveryContext,
  thread: string,
  rows: readonly OutboxRow[],
): Promise<void> {
  const { slots } = context;
  const before = knownIn(context, thread);
  const feed = rows.filter(({ kind, seat }) => kind === 'feed' && seat === null);
  const first = before[0]?.at.seq ?? feed[0]?.seq;
  if (first === undefined) return;
  const entries = await entriesOf(context, first, Math.max(...rows.map(({ seq }) => seq)));
  const isThere = ({ at }: FeedMessage) =>
    entries.some(({ seq, facts }) => seq === at.seq && at.index < facts.length);
  const known = before.filter(isThere);
  const last = known.at(-1) ?? (feed[0] && (await beginning(context, feed[0].seq)));
  const isOpen = last !== undefined && known.length > 0 && isNewest(context, thread, last);
  const told =
    last === undefined ? [] : groups(context, { facts: factsFrom(entries, last.at), last, isOpen });
  for (const { message, text, folds, upTo } of told) {
    const screen = screenOf(context, { text, stretch: folds ? { after: message.nth, upTo } : null });
    const place = {
      name: slotOf(message),
      channel: thread,
      nonce: context.nonce(`C${message.nth}`),
    };
    await showEditable(context, place, screen);
  }
  const isLeft = (one: FeedMessage) =>
    known.includes(one) && (one !== last || told[0]?.message.at.seq === one.at.seq);
  await removeMessages(
    context,
    thread,
    before.filter((one) => !isLeft(one)),
  );
  const all = [...known.slice(0, -1), ...told.map(({ message }) => message)];
  for (const gone of all.slice(0, -KEPT)) slots.noteGone(slotOf(gone));
  const shown = JSON.stringify(all.slice(-KEPT));
  slots.noteEdited(FEED, { channel: thread, message: null, shown });
}

/** From now on the feed begins anew: what happened was told otherwise. */
export function forgetChapters({ slots }: DeliveryContext): void {
  for (const [name] of slots.entries())
    if (name === FEED || name.startsWith(`${FEED}:`)) slots.noteGone(name);
}

function knownIn({ slots }: DeliveryContext, thread: string): FeedMessage[] {
  const slot = slots.get(FEED);
  return slot?.channel === thread ? (JSON.parse(slot.shown ?? '[]') as FeedMessage[]) : [];
}

async function entriesOf(
  { bot, look }: DeliveryContext,
  from: number,
  upTo: number,
): Promise<readonly ToldEntry[]> {
  const reply = await bot.app.toldFacts({ table: look.table.id, from, upTo });
  return reply.kind === 'done' ? reply.entries : [];
}

/** Where the feed of a table begins that was told otherwise before. */
async function beginning(context: DeliveryContext, seq: number): Promise<FeedMessage> {
  const before = seq === 0 ? [] : await entriesOf(context, 0, seq - 1);
  return {
    at: { seq, index: 0 },
    nth: before.reduce((sum, { facts }) => sum + facts.length, 0),
    chapters: 0,
  };
}

/** Messages of which nothing is left go. */
async function removeMessages(
  { api, slots }: DeliveryContext,
  thread: string,
  messages: readonly FeedMessage[],
): Promise<void> {
  for (const gone of messages) {
    const message = slots.get(slotOf(gone))?.message ?? null;
    try {
      if (message !== null) await api.remove(thread, message);
    } catch (error) {
      if (failureOf(error) === 'later') throw error;
    }
    slots.noteGone(slotOf(gone));
  }
}

function factsFrom(entries: readonly ToldEntry[], { seq: from, index: first }: Place): PlacedFact[] {
  return entries.flatMap(({ seq, facts }) =>
    facts.flatMap((fact, index) =>
      seq < from || (seq === from && index < first) ? [] : [{ seq, index, fact }],
    ),
  );
}

/** Whether nothing of ours stands below a message. */
function isNewest({ slots }: DeliveryContext, thread: string, of: FeedMessage): boolean {
  const own = slots.get(slotOf(of))?.message ?? null;
  if (own === null) return false;
  // The ping makes room for whatever is posted: it comes below that again.
  const others = slots
    .entries()
    .flatMap(([name, { channel, message }]) =>
      channel === thread && message !== null && name !== 'ping' ? [message] : [],
    );
  return others.every((message) => !isNewer(message, own));
}

interface Told {
  readonly message: FeedMessage;
  readonly text: string;
  /** Whether there is more to know of it. */
  readonly folds: boolean;
  /** How many facts everybody knows with it. */
  readonly upTo: number;
}

/** The chapters in as many messages as they need: first those of the last message that stands. */
function groups(
  context: DeliveryContext,
  {
    facts,
    last,
    isOpen,
  }: { readonly facts: readonly PlacedFact[]; readonly last: FeedMessage; readonly isOpen: boolean },
): Told[] {
  const chapters = chaptersOf(
    context,
    facts.map(({ fact }) => fact),
  );
  const found: Told[] = [];
  let some: Chapter[] = [];
  let said: string[] = [];
  const close = (end: number) => {
    const [first] = some;
    const text = said.join('\n');
    const at = first && facts[first.from];
    if (first === undefined || at === undefined || text === '') return;
    const lines = some.reduce((sum, chapter) => sum + chapter.lines.length, 0);
    const nth = last.nth + first.from;
    const message = { at: { seq: at.seq, index: at.index }, nth, chapters: some.length };
    found.push({ message, text, folds: end - first.from > lines, upTo: last.nth + end });
    [some, said] = [[], []];
  };
  for (const [number, chapter] of chapters.entries()) {
    const isStanding = number < last.chapters;
    const isNext = number === last.chapters && !isOpen;
    const isFull = () => isNext || lengthOf(said.join('\n')) > FULL;
    if (some.length > 0 && !isStanding && isFull()) close(chapter.from);
    some.push(chapter);
    said.push(...chapterLines(context, chapter));
  }
  close(facts.length);
  return found;
}

/** A message of the feed; beside what is folded stands where to read it. */
function screenOf(
  { look, speaker }: DeliveryContext,
  { text, stretch }: { readonly text: string; readonly stretch: Omit<Stretch, 'table'> | null },
): Screen {
  const said = clip(text, LIMITS.text - 200);
  if (stretch === null) return { components: [textLine(said)] };
  const id = detailsId({ table: look.table.id, ...stretch });
  return { components: [sectionLine(said, { id, label: speaker.say(words('log.details', {})) })] };
}
