import { ChannelType, PermissionFlagsBits } from 'discord-api-types/v10';
import { channelPayload, threadMemberPayload } from '../../payload/channel.ts';
import { byAge } from '../../world/age.ts';
import { threadsOf } from '../../world/channels.ts';
import { isSystem } from '../../world/messages.ts';
import { may, maySend, sees } from '../../world/permissions.ts';
import type { Channel, Guild, Thread } from '../../world/records.ts';
import { isFullOfThreads } from '../../world/thread-archive.ts';
import { changeThread, type Start, startThread } from '../../world/threads.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import {
  archivedQuery,
  joinedArchivedQuery,
  newThread,
  type ThreadForm,
  threadChange,
  threadFromMessage,
} from '../body/thread.ts';
import { checked } from '../checked.ts';
import { channelOf, guildOf, messageOf } from '../find.ts';
import { given } from '../given.ts';
import { type Call, ok, type Reply, type Route, route } from '../route.ts';

const P = PermissionFlagsBits;

/** However a thread is begun. */
const LIMIT = { requests: 50, seconds: 300, bucket: 'threads' };

export const threadRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/channels/:channel/messages/:message/threads',
    body: threadFromMessage,
    limit: LIMIT,
    handle(call) {
      const channel = parentOf(call);
      const from = messageOf(call, channel);
      if (from.threadId !== null) throw refusal('threadAlreadyExists');
      if (isSystem(from)) throw refusal('cannotOnSystemMessage');
      channelOf(call, P.CreatePublicThreads);
      const isNews = channel.type === ChannelType.GuildAnnouncement;
      const type = isNews ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
      return started(call, channel, { type, from });
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/threads',
    body: newThread,
    limit: LIMIT,
    handle(call) {
      const channel = parentOf(call);
      const type = call.body.type ?? ChannelType.PrivateThread;
      const isNews = channel.type === ChannelType.GuildAnnouncement;
      if (isNews !== (type === ChannelType.AnnouncementThread)) throw refusal('cannotOnChannelType');
      channelOf(call, type === ChannelType.PrivateThread ? P.CreatePrivateThreads : P.CreatePublicThreads);
      const { invitable } = call.body;
      return started(call, channel, { type, invitable: invitable ?? undefined });
    },
  }),
  route({
    method: 'GET',
    path: '/guilds/:guild/threads/active',
    handle(call) {
      const { world } = call;
      const { id } = guildOf(call);
      const threads = [...world.state.channels.values()].filter(
        (channel) =>
          channel.guildId === id && channel.thread?.archived === false && sees(world, world.bot.id, channel),
      );
      return listed(world, { threads: threads.sort((a, b) => byAge(b.id, a.id)), hasMore: false });
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/threads/archived/public',
    query: archivedQuery,
    handle(call) {
      const channel = channelOf(call, P.ReadMessageHistory);
      return archived(
        call,
        archivedIn(call, channel).filter(({ type }) => type !== ChannelType.PrivateThread),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/threads/archived/private',
    query: archivedQuery,
    handle(call) {
      const channel = channelOf(call, P.ReadMessageHistory | P.ManageThreads);
      return archived(
        call,
        archivedIn(call, channel).filter(({ type }) => type === ChannelType.PrivateThread),
      );
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/users/@me/threads/archived/private',
    query: joinedArchivedQuery,
    handle(call) {
      const { world, query } = call;
      const channel = channelOf(call, P.ReadMessageHistory);
      const joined = archivedIn(call, channel)
        .filter(({ type, thread }) => type === ChannelType.PrivateThread && thread.members.has(world.bot.id))
        .filter(({ id }) => query.before === undefined || byAge(id, query.before) < 0)
        .sort((a, b) => byAge(b.id, a.id));
      return page(world, joined, query.limit);
    },
  }),
];

type ThreadChannel = Channel & { readonly thread: Thread };

/** The channel that a thread is to be opened in. */
function parentOf(call: Call): Channel {
  const channel = channelOf(call);
  if (channel.type !== ChannelType.GuildText && channel.type !== ChannelType.GuildAnnouncement) {
    throw refusal('cannotOnChannelType');
  }
  return channel;
}

function started(
  { world, body }: Call<ThreadForm & { readonly name: string }>,
  parent: Channel,
  how: Pick<Start, 'type' | 'from' | 'invitable'>,
): Reply {
  if (isFullOfThreads(world, guildWith(world, parent))) throw refusal('maximumActiveThreads');
  const channel = startThread(world, parent, {
    ...how,
    ownerId: world.bot.id,
    name: body.name,
    autoArchiveMinutes: body.auto_archive_duration ?? undefined,
    rateLimitPerUser: body.rate_limit_per_user ?? undefined,
  });
  return { status: 201, body: channelPayload(world, channel, world.bot.id) };
}

function guildWith(world: World, { guildId }: Channel): Guild {
  return guildOf({ world, params: { guild: guildId ?? '' } });
}

function archivedIn({ world }: Call, parent: Channel): ThreadChannel[] {
  return threadsOf(world, parent).filter(
    (channel): channel is ThreadChannel => channel.thread?.archived === true,
  );
}

/** The most lately archived first. */
function archived(
  { world, query }: Call<unknown, { before?: string | undefined; limit?: number | undefined }>,
  threads: readonly ThreadChannel[],
): Reply {
  const at = ({ thread }: ThreadChannel): number => Date.parse(thread.archiveChangedAt);
  const before = query.before === undefined ? Number.POSITIVE_INFINITY : Date.parse(query.before);
  const found = threads.filter((one) => at(one) < before).sort((a, b) => at(b) - at(a) || byAge(b.id, a.id));
  return page(world, found, query.limit);
}

function page(world: World, found: readonly ThreadChannel[], limit = 50): Reply {
  return listed(world, { threads: found.slice(0, limit), hasMore: found.length > limit });
}

function listed(
  world: World,
  { threads, hasMore }: { threads: readonly Channel[]; hasMore: boolean },
): Reply {
  return ok({
    threads: threads.map((channel) => channelPayload(world, channel, world.bot.id)),
    members: threads.flatMap(({ id, thread }) => {
      const own = thread?.members.get(world.bot.id);
      return own === undefined ? [] : [threadMemberPayload(id, own)];
    }),
    has_more: hasMore,
  });
}

/** Changes a thread as far as the bot may: its owner some things, those who manage threads everything. */
export function changeThreadBy({ world, body }: Call, channel: Channel): void {
  const { thread } = channel;
  if (thread === null) return;
  const form = checked(threadChange, body);
  checkChange(world, channel, form);
  if (form.archived === false && thread.archived && isFullOfThreads(world, guildWith(world, channel))) {
    throw refusal('maximumActiveThreads');
  }
  const to = given({
    name: form.name ?? undefined,
    archived: form.archived ?? undefined,
    locked: form.locked ?? undefined,
    invitable: form.invitable ?? undefined,
    autoArchiveMinutes: form.auto_archive_duration ?? undefined,
    rateLimitPerUser: form.rate_limit_per_user ?? undefined,
  });
  changeThread(world, channel, { by: world.bot.id, to });
}

function checkChange(world: World, channel: Channel, form: ThreadForm): void {
  const me = world.bot.id;
  const { thread, type } = channel;
  if (thread === null) return;
  if (thread.archived && form.archived !== false) throw refusal('threadArchived');
  if (form.invitable != null && type !== ChannelType.PrivateThread) throw refusal('cannotOnChannelType');
  if (may(world, me, { channel, bits: P.ManageThreads })) return;
  const { archived: _, ...others } = form;
  const onlyRevives = form.archived === false && Object.values(others).every((value) => value == null);
  if (!thread.locked && onlyRevives && maySend(world, me, channel)) return;
  const forManagers = form.locked != null || form.rate_limit_per_user != null;
  if (thread.locked || forManagers || thread.ownerId !== me) throw refusal('missingPermissions');
}
