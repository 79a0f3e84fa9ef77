import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { z } from 'zod';
import { channelPayload } from '../../payload/channel.ts';
import {
  addChannel,
  type ChannelSettings,
  changeChannel,
  channelName,
  channelsOf,
  deleteChannel,
} from '../../world/channels.ts';
import { isToldOf, sees } from '../../world/permissions.ts';
import type { Channel, Guild } from '../../world/records.ts';
import { deleteThread } from '../../world/threads.ts';
import { refusal } from '../api-error.ts';
import { type ChannelForm, channelChange, channelPlaces, newChannel } from '../body/channel.ts';
import { PROBLEMS } from '../body/field.ts';
import { overwriteBody } from '../body/permission.ts';
import { checked } from '../checked.ts';
import { channelOf, guildOf } from '../find.ts';
import { fieldError } from '../form-error.ts';
import { given } from '../given.ts';
import { changedOverwrites, newOverwrites } from '../overwrites.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route, type Sublimit } from '../route.ts';
import { changeThreadBy } from './threads.ts';

const MAX_CHANNELS = 500;
const MAX_IN_CATEGORY = 50;
const P = PermissionFlagsBits;

/** A channel's name and topic can be changed only now and then. */
const RENAMING: Sublimit = {
  requests: 2,
  seconds: 600,
  applies: (form) => typeof form === 'object' && form !== null && ('name' in form || 'topic' in form),
};

export const channelRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/channels/:channel', handle: (call) => shown(call, channelOf(call)) }),
  route({
    method: 'PATCH',
    path: '/channels/:channel',
    // Which form it is depends on the channel.
    body: z.unknown(),
    limit: { requests: 10, seconds: 15 },
    sublimit: RENAMING,
    handle(call) {
      const channel = channelOf(call);
      if (channel.guildId === null) throw refusal('cannotOnDm');
      if (channel.thread !== null) changeThreadBy(call, channel);
      else change(call, channel);
      return shown(call, channel);
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel',
    handle(call) {
      const channel = channelOf(call);
      const reply = shown(call, channel);
      // A DM is only closed, and there again when it is opened the next time.
      if (channel.guildId === null) return reply;
      channelOf(call, channel.thread === null ? P.ManageChannels : P.ManageThreads);
      if (channel.thread === null) deleteChannel(call.world, channel);
      else deleteThread(call.world, channel);
      return reply;
    },
  }),
  route({
    method: 'PUT',
    path: '/channels/:channel/permissions/:overwrite',
    body: overwriteBody,
    handle(call) {
      const { world, params, body } = call;
      const place = overwritable(call);
      const id = params.overwrite ?? '';
      const others = place.channel.overwrites.filter((one) => one.id !== id).map(asWanted);
      changeChannel(world, place.channel, {
        overwrites: changedOverwrites(world, place, [...others, { ...body, id }]),
      });
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: '/channels/:channel/permissions/:overwrite',
    handle(call) {
      const { world, params } = call;
      const place = overwritable(call);
      const { overwrites } = place.channel;
      const others = overwrites.filter(({ id }) => id !== params.overwrite);
      if (others.length === overwrites.length) throw refusal('unknownOverwrite');
      changeChannel(world, place.channel, {
        overwrites: changedOverwrites(world, place, others.map(asWanted)),
      });
      return NO_CONTENT;
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/channels',
    handle(call) {
      const { world } = call;
      const visible = channelsOf(world, guildOf(call)).filter((one) => sees(world, world.bot.id, one));
      return ok(visible.map((channel) => channelPayload(world, channel, world.bot.id)));
    },
  }),
  route({
    method: 'POST',
    path: '/guilds/:guild/channels',
    body: newChannel,
    handle(call) {
      const { world, body } = call;
      const guild = guildOf(call, P.ManageChannels);
      if (channelsOf(world, guild).length >= MAX_CHANNELS) throw refusal('maximumChannels');
      const type = body.type ?? ChannelType.GuildText;
      const settings = settingsOf(body, type);
      checkParent(call, guild, { type, parentId: settings.parentId ?? null });
      const overwrites = body.permission_overwrites;
      const channel = addChannel(world, guild, {
        ...settings,
        ...(overwrites ? { overwrites: newOverwrites(world, guild, overwrites) } : {}),
      });
      return { ...shown(call, channel), status: 201 };
    },
  }),
  route({
    method: 'PATCH',
    path: '/guilds/:guild/channels',
    body: channelPlaces,
    handle(call) {
      move(call, guildOf(call, P.ManageChannels));
      return NO_CONTENT;
    },
  }),
];

function shown({ world }: Call, channel: Channel): Reply {
  return ok(channelPayload(world, channel, world.bot.id));
}

function change(call: Call, channel: Channel): void {
  const { world } = call;
  channelOf(call, P.ManageChannels);
  const guild = guildOf({ world, params: { guild: channel.guildId ?? '' } });
  const form = checked(channelChange, call.body);
  const settings = settingsOf(form, form.type ?? channel.type);
  if (settings.type !== undefined && settings.type !== channel.type && isCategory(settings, channel)) {
    throw refusal('cannotOnChannelType');
  }
  if (settings.parentId !== undefined && settings.parentId !== channel.parentId) {
    checkParent(call, guild, { type: channel.type, parentId: settings.parentId });
  }
  const overwrites = form.permission_overwrites;
  if (overwrites) settings.overwrites = changedOverwrites(world, { guild, channel }, overwrites);
  if (Object.keys(settings).length > 0) changeChannel(world, channel, settings);
}

/** Only channels for text can become channels for announcements and back. */
function isCategory(...channels: readonly { readonly type?: ChannelType }[]): boolean {
  return channels.some(({ type }) => type === ChannelType.GuildCategory);
}

function settingsOf(form: ChannelForm, type: ChannelType): Partial<ChannelSettings> {
  const name = form.name == null ? undefined : channelName(type, form.name);
  if (name === '') throw fieldError(['name'], PROBLEMS.required.code, PROBLEMS.required.message);
  return given({
    name,
    type: form.type ?? undefined,
    topic: form.topic === '' ? null : form.topic,
    position: form.position ?? undefined,
    nsfw: form.nsfw ?? undefined,
    rateLimitPerUser: orZero(form.rate_limit_per_user),
    defaultAutoArchiveMinutes: form.default_auto_archive_duration,
    defaultThreadRateLimit: orZero(form.default_thread_rate_limit_per_user),
    parentId: form.parent_id,
  });
}

function orZero(seconds: number | null | undefined): number | undefined {
  return seconds === null ? 0 : seconds;
}

function checkParent(
  { world }: Call,
  guild: Guild,
  { type, parentId }: { type: ChannelType; parentId: string | null },
): void {
  if (parentId === null) return;
  const siblings = channelsOf(world, guild);
  const parent = siblings.find(({ id }) => id === parentId);
  if (parent === undefined) {
    throw fieldError(['parent_id'], 'CHANNEL_PARENT_INVALID', 'Category does not exist');
  }
  if (parent.type !== ChannelType.GuildCategory) {
    throw fieldError(['parent_id'], 'CHANNEL_PARENT_INVALID_TYPE', 'Not a category');
  }
  if (type === ChannelType.GuildCategory) {
    throw fieldError(['parent_id'], 'CHANNEL_PARENT_INVALID_PARENT', 'Categories cannot have subcategories');
  }
  if (siblings.filter((one) => one.parentId === parentId).length >= MAX_IN_CATEGORY) {
    throw fieldError(
      ['parent_id'],
      'CHANNEL_PARENT_MAX_CHANNELS',
      `Maximum number of channels in category reached (${MAX_IN_CATEGORY})`,
    );
  }
}

function overwritable(call: Call): { guild: Guild; channel: Channel } {
  const channel = channelOf(call);
  if (channel.guildId === null) throw refusal('cannotOnDm');
  if (channel.thread !== null) throw refusal('cannotOnChannelType');
  return { guild: guildOf({ world: call.world, params: { guild: channel.guildId } }), channel };
}

function asWanted({ id, type, allow, deny }: Channel['overwrites'][number]) {
  return { id, type, allow: BigInt(allow), deny: BigInt(deny) } as const;
}

/** Puts channels at other places; at most one of them into another category. */
function move(call: Call<z.infer<typeof channelPlaces>>, guild: Guild): void {
  const { world, body } = call;
  const moves = body.map((place) => ({ place, channel: memberOfList(call, guild, place.id) }));
  const reparented = moves.filter(
    ({ place, channel }) => place.parent_id !== undefined && place.parent_id !== channel.parentId,
  );
  if (reparented.length > 1) throw refusal('oneParentAtATime');
  for (const { place, channel } of reparented) {
    checkParent(call, guild, { type: channel.type, parentId: place.parent_id ?? null });
  }
  for (const { place, channel } of moves) {
    const parent = world.state.channels.get(place.parent_id ?? '');
    changeChannel(
      world,
      channel,
      given({
        position: place.position ?? undefined,
        parentId: place.parent_id,
        overwrites: place.lock_permissions && parent ? [...parent.overwrites] : undefined,
      }),
    );
  }
}

function memberOfList({ world }: Call, guild: Guild, id: string): Channel {
  const channel = channelsOf(world, guild).find((one) => one.id === id);
  if (channel === undefined || !isToldOf(world, world.bot.id, channel)) throw refusal('unknownChannel');
  return channel;
}
