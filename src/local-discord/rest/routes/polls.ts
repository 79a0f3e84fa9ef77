import { PermissionFlagsBits } from 'discord-api-types/v10';
import { messagePayload } from '../../payload/message.ts';
import { finishPoll } from '../../world/polls.ts';
import { refusal } from '../api-error.ts';
import { usersQuery } from '../body/paging.ts';
import { activeOf, channelOf, messageOf } from '../find.ts';
import { usersPage } from '../people-page.ts';
import { ok, type Route, route } from '../route.ts';

export const pollRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/channels/:channel/polls/:message/answers/:answer',
    query: usersQuery,
    handle(call) {
      const { world, params, query } = call;
      const channel = channelOf(call, PermissionFlagsBits.ReadMessageHistory);
      const { poll } = messageOf(call, channel);
      if (poll === null) throw refusal('unknownMessage');
      return ok({ users: usersPage(world, poll.votes.get(Number(params.answer)) ?? [], query) });
    },
  }),
  route({
    method: 'POST',
    path: '/channels/:channel/polls/:message/expire',
    handle(call) {
      const { world } = call;
      const channel = activeOf(call);
      const message = messageOf(call, channel);
      if (message.authorId !== world.bot.id) throw refusal('cannotEditOthers');
      if (message.poll === null) throw refusal('notAPoll');
      if (message.poll.finalized) throw refusal('pollExpired');
      finishPoll(world, channel, message);
      return ok(messagePayload(world, message, world.botViewer));
    },
  }),
];
