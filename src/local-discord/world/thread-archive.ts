import { GatewayIntentBits } from 'discord-api-types/v10';
import { channelPayload } from '../payload/channel.ts';
import { timeOf } from './ids.ts';
import { sees } from './permissions.ts';
import type { Channel, Guild } from './records.ts';
import { remindMembers } from './thread-members.ts';
import type { World } from './world.ts';

const MAX_ACTIVE_THREADS = 1000;

const waiting = new WeakMap<Channel, () => void>();

/** Whether a guild has as many active threads as it may. */
export function isFullOfThreads(world: World, guild: Guild): boolean {
  let active = 0;
  for (const { guildId, thread } of world.state.channels.values())
    if (guildId === guild.id && thread?.archived === false) active += 1;
  return active >= MAX_ACTIVE_THREADS;
}

/** Archives a thread: it is no longer listed, and nothing in it can be changed. */
export function archiveThread(world: World, channel: Channel): void {
  const { thread } = channel;
  if (thread === null || thread.archived) return;
  thread.archived = true;
  thread.archiveChangedAt = world.timestamp();
  tellOfThread(world, channel);
}

/** Brings an archived thread back; those who are in it are told so once more. */
export function reviveThread(world: World, channel: Channel): void {
  const { thread } = channel;
  if (thread === null || !thread.archived) return;
  thread.archived = false;
  thread.archiveChangedAt = world.timestamp();
  tellOfThread(world, channel);
  remindMembers(world, channel);
  watchThread(world, channel);
}

/** THREAD_UPDATE. */
export function tellOfThread(world: World, channel: Channel): void {
  world.publish({
    t: 'THREAD_UPDATE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => sees(world, userId, channel),
    d: ({ userId }) => channelPayload(world, channel, userId),
  });
}

/** All active threads of a world that has just been opened. */
export function watchThreads(world: World): void {
  for (const channel of world.state.channels.values()) watchThread(world, channel);
}

/** Archives a thread once nothing has happened in it for as long as it says. */
export function watchThread(world: World, channel: Channel): void {
  waiting.get(channel)?.();
  if (channel.thread === null || channel.thread.archived) return;
  const left = lastActivity(channel) + channel.thread.autoArchiveMinutes * 60_000 - world.clock.now();
  const look = (): void => {
    if (world.state.channels.get(channel.id) === channel) archiveIfQuiet(world, channel);
  };
  waiting.set(channel, world.clock.after(Math.max(0, left), look));
}

function archiveIfQuiet(world: World, channel: Channel): void {
  const { thread } = channel;
  if (thread === null) return;
  const due = lastActivity(channel) + thread.autoArchiveMinutes * 60_000;
  if (due <= world.clock.now()) archiveThread(world, channel);
  else watchThread(world, channel);
}

/** Sending, coming back and a changed waiting time count as activity. */
function lastActivity({ thread, lastMessageId }: Channel): number {
  const changed = Date.parse(thread?.archiveChangedAt ?? '');
  return lastMessageId === null ? changed : Math.max(changed, timeOf(lastMessageId));
}
