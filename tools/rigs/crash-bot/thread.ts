import { app } from '#app/text/lexicon.ts';
import type { Message as Words } from '#core/message.ts';
import { mention } from '#discord/messages/quote.ts';
import { Signs } from '#discord/messages/signs.ts';
import { speakerAt } from '#discord/play/screen.ts';
import { chapterLines, chaptersOf } from '#discord/screens/chapters.ts';
import { words } from '#discord/text/lexicon.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import { isSystem } from '#local-discord/world/messages.ts';
import type { Message } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';
import type { MessageSlot } from '#store/message-slots.ts';
import type { Reader } from './reader.ts';

/** How a reminder begins, in any language. */
const REMINDER = /^<@\d+>[^·]* (?:the table waits for you|вас ждут) · /;

/** All that is written in a message. */
function textOf({ content, components }: Pick<Message, 'content' | 'components'>): string {
  const inParts = partsOf(components).flatMap(({ content: words }) => words ?? []);
  return [...(content === '' ? [] : [content]), ...inParts].join('\n');
}

/** Whether a message only says that somebody's time runs out. */
export const isReminder = (message: Pick<Message, 'content' | 'components'>) =>
  REMINDER.test(textOf(message));

/** Whether a message says that the game is over, and offers another. */
export const isEnd = ({ components }: Pick<Message, 'components'>) =>
  partsOf(components).some(({ custom_id: id }) => id?.startsWith('1|rematch|'));

/** What the bot posted somewhere for everybody there, oldest first; answers to commands and presses left out. */
export function postsIn(world: World, channel: string): readonly Message[] {
  const messages = world.state.channels.get(channel)?.messages ?? [];
  return messages.filter(
    (one) =>
      one.authorId === world.bot.id && one.onlyFor === null && one.interaction === null && !isSystem(one),
  );
}

/** A message edited in place is known by its slot; one that was on its way when the bot was killed, by the name noted there. */
function isLivingIn(places: ReadonlyMap<string, MessageSlot>): (post: Message) => boolean {
  const all = [...places.values()];
  const coming = all.filter(({ message }) => message === null).map(({ shown }) => shown ?? '');
  return ({ id, nonce }) =>
    all.some(({ message }) => message === id) ||
    (nonce !== null && coming.some((shown) => shown.split(/[ "]/).includes(String(nonce))));
}

/** What a table's thread is told of a game: notices, and the messages of its feed. */
export interface Told {
  readonly notices: string;
  readonly feed: readonly string[];
}

/** Messages of the feed, by the name under which they were sent. */
const FEED = /^[^-]+-[0-9a-z]+C\d+!?$/;

const PLAIN: Readonly<Record<string, string>> = { point: '★', battle: '⚔', law: '§' };

/** Signs as they are where Discord has no pictures of them, and commands without their numbers there. */
const plainly = (text: string) =>
  text
    .replaceAll(/<(\/[^:>]+):\d+>/g, '$1')
    .replaceAll(/<:([a-z]+)(\d?):\d+>/g, (_, name: string, seat: string) =>
      name === 'seat' ? new Signs().seat(Number(seat)) : (PLAIN[name] ?? name),
    );

/** What a table's thread was told, in the words that stand there now: all but its other messages edited in place. */
export async function toldIn(world: World, reader: Reader, table: string): Promise<Told> {
  const places = await reader.store.messageSlots.of(table);
  const isLiving = isLivingIn(places);
  const posts = postsIn(world, places.get('thread')?.channel ?? '');
  const isFeed = ({ nonce }: Message) => FEED.test(String(nonce));
  const notices = posts.filter((post) => !isFeed(post) && !isLiving(post) && !isReminder(post));
  return {
    notices: plainly(notices.map(textOf).join('\n')),
    feed: posts.filter(isFeed).map((post) => plainly(textOf(post))),
  };
}

/** What must be told of a game by now, from its log: each thing once, in order. */
export async function toBeTold(
  reader: Reader,
  table: string,
): Promise<{ readonly notices: string; readonly feed: string }> {
  const { bot } = reader;
  const look = await reader.seen(table);
  const history = await bot.app.history({ table });
  if (history.kind !== 'done') throw new Error(history.refusal.message.key);
  const { commitment, seed, language } = look.table;
  const speaker = speakerAt(bot, look, language);
  const happened = history.happened.flatMap((one) => one.told);
  const announced = happened.filter(({ key }) => key.startsWith('app.') && key !== 'app.undone');
  const told: Words[] = [app('app.started', { commitment }), ...announced];
  if (look.result !== null) {
    const { winners, scores } = look.result;
    const people = [...new Set(look.seats.flatMap(({ user }) => user ?? []))];
    told.push(
      words('table.over', { winners, scores }),
      words('table.seed', { seed: seed ?? '', commitment }),
      words('table.farewell', { people: people.map(mention) }),
    );
  }
  const facts = happened.filter(({ key }) => !key.startsWith('app.'));
  const chapters = chaptersOf({ bot, look }, facts);
  return {
    notices: plainly(told.map(speaker.say).join('\n')),
    feed: chapters.flatMap((chapter) => chapterLines({ bot, look, speaker }, chapter)).join('\n'),
  };
}
