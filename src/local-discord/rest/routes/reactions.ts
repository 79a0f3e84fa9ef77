import { PermissionFlagsBits, ReactionType } from 'discord-api-types/v10';
import {
  isEmoji,
  react,
  reactionWith,
  removeAllReactions,
  removeReaction,
  unreact,
} from '../../world/reactions.ts';
import type { Channel, Message } from '../../world/records.ts';
import { refusal } from '../api-error.ts';
import { reactionsQuery } from '../body/paging.ts';
import { activeOf, channelOf, messageOf } from '../find.ts';
import { usersPage } from '../people-page.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route } from '../route.ts';

const P = PermissionFlagsBits;
const LIMIT = { requests: 1, seconds: 0.25, bucket: 'reactions' };
const ALL = '/channels/:channel/messages/:message/reactions';
const ONE = `${ALL}/:emoji`;

export const reactionRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: `${ONE}/@me`,
    limit: LIMIT,
    handle(call) {
      const { world } = call;
      const { channel, message, emoji } = subject(call, P.ReadMessageHistory);
      const problem = react(world, channel, { message, emoji, userId: world.bot.id });
      if (problem !== null) throw refusal(problem);
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: `${ONE}/@me`,
    limit: LIMIT,
    handle: (call) => takeBack(call, { userId: call.world.bot.id, wanted: 0n }),
  }),
  route({
    method: 'DELETE',
    path: `${ONE}/:user`,
    limit: LIMIT,
    handle(call) {
      const userId = call.params.user ?? '';
      return takeBack(call, { userId, wanted: userId === call.world.bot.id ? 0n : P.ManageMessages });
    },
  }),
  route({
    method: 'GET',
    path: ONE,
    query: reactionsQuery,
    handle(call) {
      const channel = channelOf(call, P.ReadMessageHistory);
      const emoji = emojiOf(call);
      const users = reactionWith(messageOf(call, channel), emoji)?.users ?? [];
      const { type, ...page } = call.query;
      return ok(usersPage(call.world, type === ReactionType.Normal ? users : [], page));
    },
  }),
  route({
    method: 'DELETE',
    path: ONE,
    limit: LIMIT,
    handle(call) {
      const { channel, message, emoji } = subject(call, P.ManageMessages);
      removeReaction(call.world, channel, { message, emoji });
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: ALL,
    limit: LIMIT,
    handle(call) {
      const channel = moderated(call);
      removeAllReactions(call.world, channel, messageOf(call, channel));
      return NO_CONTENT;
    },
  }),
];

interface Subject {
  readonly channel: Channel;
  readonly message: Message;
  readonly emoji: string;
}

function subject(call: Call, wanted: bigint): Subject {
  const channel = wanted === P.ManageMessages ? moderated(call) : activeOf(call, wanted);
  return { channel, message: messageOf(call, channel), emoji: emojiOf(call) };
}

/** What others have done can be undone by moderators, whom only guilds have. */
function moderated(call: Call): Channel {
  if (activeOf(call).guildId === null) throw refusal('cannotOnDm');
  return activeOf(call, P.ManageMessages);
}

function emojiOf({ params }: Call): string {
  const emoji = params.emoji ?? '';
  if (!isEmoji(emoji)) throw refusal('unknownEmoji');
  return emoji;
}

/** Taking back what was not given changes nothing. */
function takeBack(call: Call, { userId, wanted }: { userId: string; wanted: bigint }): Reply {
  const { channel, message, emoji } = subject(call, wanted);
  unreact(call.world, channel, { message, emoji, userId });
  return NO_CONTENT;
}
