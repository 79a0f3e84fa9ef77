import { ChannelType, GatewayIntentBits } from 'discord-api-types/v10';
import { announcedPayload } from '../payload/channel.ts';
import { changeAccess, type Heard } from './access.ts';
import { textChannel } from './newcomers.ts';
import { isToldOf } from './permissions.ts';
import type { Channel, Guild } from './records.ts';
import type { World } from './world.ts';

/** What can be chosen about a guild's channel. */
export type ChannelSettings = Pick<
  Channel,
  | 'type'
  | 'name'
  | 'parentId'
  | 'topic'
  | 'position'
  | 'nsfw'
  | 'rateLimitPerUser'
  | 'defaultAutoArchiveMinutes'
  | 'defaultThreadRateLimit'
  | 'overwrites'
>;

/** The channels and categories of a guild, without threads. */
export function channelsOf(world: World, guild: Guild): Channel[] {
  return [...world.state.channels.values()].filter(
    ({ guildId, thread }) => guildId === guild.id && thread === null,
  );
}

/** Whether messages stand in a channel itself; a forum has only posts, which are threads. */
export function takesMessages({ type }: Channel): boolean {
  return type !== ChannelType.GuildCategory && type !== ChannelType.GuildForum;
}

/** The threads of a channel. */
export function threadsOf(world: World, parent: Channel): Channel[] {
  return [...world.state.channels.values()].filter(
    ({ thread, parentId }) => thread !== null && parentId === parent.id,
  );
}

/** Names of channels for text are lower case, without spaces or punctuation. */
export function channelName(type: ChannelType, name: string): string {
  const trimmed = name.trim();
  if (type === ChannelType.GuildCategory) return trimmed;
  return trimmed
    .toLowerCase()
    .replaceAll(/[!"#$%&'()*+,./:;<=>?@[\\\]^`{|}~]/g, '')
    .replaceAll(/\s+/g, '-')
    .replaceAll(/-{2,}/g, '-');
}

/** A new channel, below the others unless said otherwise; in a category it begins with the category's permissions. */
export function addChannel(world: World, guild: Guild, settings: Partial<ChannelSettings>): Channel {
  const parent = world.state.channels.get(settings.parentId ?? '');
  const positions = channelsOf(world, guild).map(({ position }) => position);
  const channel: Channel = {
    ...textChannel(world.ids.next(), guild.id, null),
    position: Math.max(-1, ...positions) + 1,
    overwrites: parent?.overwrites ?? [],
    ...settings,
  };
  world.state.channels.set(channel.id, channel);
  announce(world, channel, { t: 'CHANNEL_CREATE' });
  return channel;
}

/** Changes a channel. Channels that follow their category's permissions go on doing so. */
export function changeChannel(world: World, channel: Channel, to: Partial<ChannelSettings>): void {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  if (guild === undefined) return;
  const followers = to.overwrites === undefined ? [] : followersOf(world, guild, channel);
  const heard = changeAccess(world, guild, () => {
    Object.assign(channel, to);
    for (const follower of followers) follower.overwrites = [...channel.overwrites];
  });
  for (const one of [channel, ...followers]) announce(world, one, { t: 'CHANNEL_UPDATE', heard });
}

function followersOf(world: World, guild: Guild, category: Channel): Channel[] {
  if (category.type !== ChannelType.GuildCategory) return [];
  const followed = permissionsWritten(category);
  return channelsOf(world, guild).filter(
    (channel) => channel.parentId === category.id && permissionsWritten(channel) === followed,
  );
}

/** The same text for the same permissions, in whatever order they were given. */
function permissionsWritten({ overwrites }: Channel): string {
  return overwrites
    .map(({ id, allow, deny }) => `${id} ${allow} ${deny}`)
    .sort()
    .join();
}

/** Deletes a channel with its threads and all files in them; what was in a category stays without one. */
export function deleteChannel(world: World, channel: Channel): void {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const children = guild === undefined ? [] : channelsOf(world, guild);
  const told = new Set([...(guild?.members.keys() ?? [])].filter((id) => isToldOf(world, id, channel)));
  const payloads = new Map([...told].map((id) => [id, announcedPayload(world, channel, id)]));
  for (const thread of threadsOf(world, channel)) forgetChannel(world, thread);
  forgetChannel(world, channel);
  world.publish({
    t: 'CHANNEL_DELETE',
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => told.has(userId),
    d: ({ userId }) => payloads.get(userId),
  });
  for (const child of children.filter(({ parentId }) => parentId === channel.id)) {
    changeChannel(world, child, { parentId: null });
  }
}

/** Takes a channel or thread out of the world, and the files sent there. */
export function forgetChannel(world: World, channel: Channel): void {
  for (const { attachments } of channel.messages) for (const { id } of attachments) world.files.remove(id);
  world.state.channels.delete(channel.id);
}

function announce(world: World, channel: Channel, { t, heard }: { t: string; heard?: Heard }): void {
  world.publish({
    t,
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => isToldOf(world, userId, channel) && heard?.(userId, channel.id) !== true,
    d: ({ userId }) => announcedPayload(world, channel, userId),
  });
}
