import { GatewayIntentBits } from 'discord-api-types/v10';
import { announcedPayload, channelPayload, threadMemberPayload } from '../payload/channel.ts';
import { sees } from './permissions.ts';
import type { Channel, Guild } from './records.ts';
import { tellOfEnd } from './thread-members.ts';
import type { World } from './world.ts';

/** Who sees which channels and threads of a guild. */
type Sights = ReadonlyMap<string, ReadonlySet<string>>;

interface Shift {
  readonly userId: string;
  readonly gained: readonly Channel[];
  readonly lost: readonly Channel[];
}

/** Tells whether somebody has already heard of a channel through a change of access. */
export type Heard = (userId: string, channelId: string) => boolean;

/** Does something that may change who sees what, then tells everybody who gains or loses channels. */
export function changeAccess(world: World, guild: Guild, change: () => void): Heard {
  const before = sightsOf(world, guild);
  change();
  const after = sightsOf(world, guild);
  const heard = new Set<string>();
  for (const [userId, now] of after) {
    const then = before.get(userId) ?? new Set();
    const shift: Shift = {
      userId,
      gained: channelsIn(world, now, then),
      lost: channelsIn(world, then, now),
    };
    for (const { id } of [...shift.gained, ...shift.lost]) heard.add(`${userId} ${id}`);
    if (world.account(userId).bot) tellBot(world, shift);
    else tellPerson(world, shift);
    syncThreads(world, guild, shift);
  }
  return (userId, channelId) => heard.has(`${userId} ${channelId}`);
}

function sightsOf(world: World, guild: Guild): Sights {
  const here = [...world.state.channels.values()].filter(({ guildId }) => guildId === guild.id);
  const seenBy = (userId: string) =>
    new Set(here.filter((channel) => sees(world, userId, channel)).map(({ id }) => id));
  return new Map([...guild.members.keys()].map((userId) => [userId, seenBy(userId)]));
}

function channelsIn(world: World, some: ReadonlySet<string>, but: ReadonlySet<string>): Channel[] {
  return [...some].flatMap((id) => (but.has(id) ? [] : (world.state.channels.get(id) ?? [])));
}

/** A bot knows all channels: it is told what it may now know of them. */
function tellBot(world: World, { userId, gained, lost }: Shift): void {
  for (const channel of [...gained, ...lost].filter(({ thread }) => thread === null)) {
    tell(world, userId, { t: 'CHANNEL_UPDATE', d: announcedPayload(world, channel, userId) });
  }
}

/** For people, channels come and go. */
function tellPerson(world: World, { userId, gained, lost }: Shift): void {
  const gone = new Set(lost.map(({ id }) => id));
  for (const channel of lost) {
    if (channel.thread === null) {
      tell(world, userId, { t: 'CHANNEL_DELETE', d: channelPayload(world, channel, userId) });
    } else if (!gone.has(channel.parentId ?? '')) {
      tellOfEnd(world, channel, (id) => id === userId);
    }
  }
  for (const channel of gained.filter(({ thread }) => thread === null)) {
    tell(world, userId, { t: 'CHANNEL_CREATE', d: channelPayload(world, channel, userId) });
  }
}

/** Whoever gains a channel, or threads in it, is told of all active threads there. */
function syncThreads(world: World, guild: Guild, { userId, gained }: Shift): void {
  const parents = new Set(
    gained.map(({ id, thread, parentId }) => (thread === null ? id : (parentId ?? ''))),
  );
  if (parents.size === 0) return;
  const threads = [...world.state.channels.values()].filter(
    (channel) =>
      channel.thread?.archived === false &&
      parents.has(channel.parentId ?? '') &&
      sees(world, userId, channel),
  );
  tell(world, userId, {
    t: 'THREAD_LIST_SYNC',
    d: {
      guild_id: guild.id,
      channel_ids: [...parents],
      threads: threads.map((channel) => channelPayload(world, channel, userId)),
      members: threads.flatMap(({ id, thread }) => {
        const own = thread?.members.get(userId);
        return own === undefined ? [] : [threadMemberPayload(id, own)];
      }),
    },
  });
}

function tell(world: World, userId: string, { t, d }: { t: string; d: unknown }): void {
  world.publish({ t, intents: GatewayIntentBits.Guilds, sees: (id) => id === userId, d: () => d });
}
