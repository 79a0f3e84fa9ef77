import type { APIMessageTopLevelComponent } from 'discord-api-types/v10';
import type { Look } from '#app/records/look.ts';
import { completed } from '#core/steps.ts';
import type { PlainScreen, Screen } from '#discord/messages/screen.ts';
import { playScreen, speakerAt } from '#discord/play/screen.ts';
import { liveLines } from '#discord/screens/live-lines.ts';
import { isPersonWaited, pingScreen } from '#discord/screens/ping-screen.ts';
import { liveScreen, lobbyScreen, statusScreen } from '#discord/screens/table-screens.ts';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Message } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';
import { PERSONAL } from './audiences.ts';
import type { Reader } from './reader.ts';
import { postsIn } from './thread.ts';

type Components = readonly APIMessageTopLevelComponent[];

/** What can be read and pressed in a message; pictures are known by their being there. */
function faceOf(components: Components): string {
  const shown = partsOf(components).flatMap(({ content, custom_id: id, label, options, disabled }) =>
    content === undefined && id === undefined
      ? []
      : [{ content, id, label, disabled: disabled === true, options: options?.map(({ value }) => value) }],
  );
  return JSON.stringify(shown);
}

/** The news on top of a hand come from what was announced last, and are not part of how the table stands. */
function withoutNews(components: Components): Components {
  const [first, ...rest] = components;
  if (first === undefined || !('content' in first)) return components;
  return [{ ...first, content: first.content.split('\n')[0] ?? '' }, ...rest];
}

interface Wanted {
  readonly name: string;
  readonly screen: Screen | PlainScreen;
  readonly compare?: (components: Components) => Components;
}

/** The messages edited in place that a table must have, as they must be shown now. */
async function livingOf(reader: Reader, look: Look, thread: string | null): Promise<Wanted[]> {
  const { bot, games } = reader;
  const { id: table, language, status, head } = look.table;
  const speaker = speakerAt(bot, look, language);
  const lobby = { name: 'lobby', screen: lobbyScreen(bot, look, { speaker, thread }) };
  if (head < 0) return [lobby];
  const waiting = status === 'playing' ? look.waiting : [];
  const isCalling = isPersonWaited({ ...look, waiting });
  const hands = look.seats.flatMap(({ seat, user }) => (user === null ? [] : [{ seat, user }]));
  const screens = hands.map(async ({ seat, user }) => ({
    name: `hand:${seat}:${user}`,
    screen: await playScreen(bot, {
      table,
      user,
      seat,
      language: (await bot.app.language(user)) ?? language,
    }),
    compare: withoutNews,
  }));
  const live = look.view === null ? [] : (games.get(look.table.game)?.presentation.live?.(look.view) ?? []);
  return [
    lobby,
    ...live.map((one) => ({
      name: `live:${one.id}`,
      screen: liveScreen({ look, speaker }, { ...one, lines: completed(liveLines(one)) }),
    })),
    { name: 'status', screen: statusScreen(bot, look, { speaker, pictures: [] }) },
    ...(isCalling ? [{ name: 'ping', screen: pingScreen(bot, { ...look, waiting }, speaker) }] : []),
    ...(await Promise.all(screens)),
  ];
}

function found(
  world: World,
  place: { channel: string; message: string | null } | undefined,
): Message | undefined {
  return postsIn(world, place?.channel ?? '').find(({ id }) => id === place?.message);
}

/** Living messages of a table that are missing or do not show how it stands, once all is announced. */
export async function wrongLiving(world: World, reader: Reader, table: string): Promise<string[]> {
  const look = await reader.seen(table);
  const places = await reader.store.messageSlots.of(table);
  const wanted = await livingOf(reader, look, places.get('thread')?.channel ?? null);
  return wanted.flatMap(({ name, screen, compare = (same) => same }) => {
    const message = found(world, places.get(name));
    if (message === undefined) return [`${table}: there is no ${name}`];
    const [is, should] = [message.components, screen.components].map((one) => faceOf(compare(one)));
    const words = 'content' in screen ? screen.content : '';
    if (message.content !== words) return [`${table}: ${name} says ${message.content} instead of ${words}`];
    if (is !== should) return [`${table}: ${name} shows ${is} instead of ${should}`];
    if (name !== 'status') return [];
    const isWhole = message.pinnedAt !== null && message.attachments.length > 0;
    return isWhole ? [] : [`${table}: the status is not pinned or has no picture`];
  });
}

/** Posts outside of threads that no table knows, or that stand there twice. */
export async function strayPosts(world: World, reader: Reader, tables: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (const table of tables)
    for (const { message } of (await reader.store.messageSlots.of(table)).values())
      if (message !== null) known.add(message);
  const outside = [...world.state.channels.values()].filter(({ thread }) => thread === null);
  const names = new Set<string>();
  return outside.flatMap(({ id: channel }) =>
    postsIn(world, channel).flatMap(({ id, nonce }) => {
      const name = String(nonce);
      const isTwice = names.has(name);
      names.add(name);
      // Letters to one person have no place of their own; whether they lie with that person is seen elsewhere.
      const isOfTable = tables.some((table) => name.startsWith(`${table}-`)) && !PERSONAL.test(name);
      return isTwice || (isOfTable && !known.has(id))
        ? [`${name} stands in ${channel} and belongs nowhere`]
        : [];
    }),
  );
}
