import { ChannelType, GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import { fullThreadMemberPayload, threadMemberPayload } from '../../payload/channel.ts';
import { byAge } from '../../world/age.ts';
import { may, sendingBit } from '../../world/permissions.ts';
import type { Channel, Thread, ThreadMember } from '../../world/records.ts';
import {
  addToThread,
  MAX_THREAD_MEMBERS,
  mayInvite,
  removeFromThread,
  seesParent,
} from '../../world/thread-members.ts';
import { expelFromThread, inviteToThread } from '../../world/threads.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { threadMemberQuery, threadMembersQuery } from '../body/thread.ts';
import { channelOf } from '../find.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

type ThreadChannel = Channel & { readonly thread: Thread };

const PATH = '/channels/:channel/thread-members';

export const threadMemberRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: PATH,
    query: threadMembersQuery,
    handle(call) {
      const { world, query } = call;
      const channel = threadOf(call);
      if ((world.state.application.privilegedIntents & GatewayIntentBits.GuildMembers) === 0) {
        throw refusal('missingAccess');
      }
      const { with_member: full, after = '0', limit = 100 } = query;
      const members = [...channel.thread.members.values()].sort((a, b) => byAge(a.userId, b.userId));
      // Without their guild members all come at once.
      const page = full ? members.filter(({ userId }) => byAge(userId, after) > 0).slice(0, limit) : members;
      return ok(page.map((one) => shown(world, channel, { one, full })));
    },
  }),
  ...['@me', ':user'].map((user) =>
    route({
      method: 'GET',
      path: `${PATH}/${user}`,
      query: threadMemberQuery,
      handle(call) {
        const { world, params, query } = call;
        const channel = threadOf(call);
        const one = channel.thread.members.get(params.user ?? world.bot.id);
        if (one === undefined) throw refusal('unknownMember');
        return ok(shown(world, channel, { one, full: query.with_member }));
      },
    }),
  ),
  route({
    method: 'PUT',
    path: `${PATH}/@me`,
    handle(call) {
      const channel = activeThreadOf(call);
      checkRoom(channel, call.world.bot.id);
      addToThread(call.world, channel, call.world.bot.id);
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/@me`,
    handle(call) {
      removeFromThread(call.world, activeThreadOf(call), call.world.bot.id);
      return NO_CONTENT;
    },
  }),
  route({
    method: 'PUT',
    path: `${PATH}/:user`,
    handle(call) {
      const { world, params } = call;
      const channel = activeThreadOf(call);
      channelOf(call, sendingBit(channel));
      const userId = params.user ?? '';
      if (!world.state.accounts.has(userId)) throw refusal('unknownUser');
      if (!seesParent(world, channel, userId)) throw refusal('missingAccess');
      if (!mayInvite(world, channel, world.bot.id)) throw refusal('missingPermissions');
      checkRoom(channel, userId);
      inviteToThread(world, channel, { by: world.bot.id, userId });
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/:user`,
    handle(call) {
      const { world, params } = call;
      const channel = activeThreadOf(call);
      if (!mayExpel(world, channel)) throw refusal('missingPermissions');
      const userId = params.user ?? '';
      if (!expelFromThread(world, channel, { by: world.bot.id, userId })) throw refusal('unknownMember');
      return NO_CONTENT;
    },
  }),
];

function threadOf(call: Call): ThreadChannel {
  const channel = channelOf(call);
  if (channel.thread === null) throw refusal('cannotOnChannelType');
  return channel as ThreadChannel;
}

function activeThreadOf(call: Call): ThreadChannel {
  const channel = threadOf(call);
  if (channel.thread.archived) throw refusal('threadArchived');
  return channel;
}

function checkRoom({ thread }: ThreadChannel, userId: string): void {
  if (!thread.members.has(userId) && thread.members.size >= MAX_THREAD_MEMBERS) {
    throw refusal('maximumThreadMembers');
  }
}

/** Those who manage threads may put anybody out; of a private one also whoever started it. */
function mayExpel(world: World, channel: ThreadChannel): boolean {
  const starter = channel.type === ChannelType.PrivateThread && channel.thread.ownerId === world.bot.id;
  return starter || may(world, world.bot.id, { channel, bits: PermissionFlagsBits.ManageThreads });
}

function shown(
  world: World,
  channel: ThreadChannel,
  { one, full }: { one: ThreadMember; full: boolean | undefined },
) {
  return full ? fullThreadMemberPayload(world, channel, one) : threadMemberPayload(channel.id, one);
}
