import { PermissionFlagsBits } from 'discord-api-types/v10';
import { messagePayload } from '../../payload/message.ts';
import { may } from '../../world/permissions.ts';
import { type Pinned, pin, pinsOf, unpin } from '../../world/pins.ts';
import { refusal } from '../api-error.ts';
import { pinsQuery } from '../body/paging.ts';
import { activeOf, channelOf, messageOf } from '../find.ts';
import { type Call, NO_CONTENT, ok, type Reply, type Route, route } from '../route.ts';

const P = PermissionFlagsBits;
const LIMIT = { requests: 5, seconds: 4 };
/** All that the older route ever gives. */
const FIRST_PINS = 50;

export const pinRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/channels/:channel/messages/pins',
    query: pinsQuery,
    handle(call) {
      const { world, query } = call;
      const { before, limit } = query;
      const older = visiblePins(call).filter(
        ({ pinnedAt }) => before === undefined || Date.parse(pinnedAt) < Date.parse(before),
      );
      return ok({
        items: older.slice(0, limit).map((message) => ({
          pinned_at: message.pinnedAt,
          message: messagePayload(world, message, world.botViewer),
        })),
        has_more: older.length > limit,
      });
    },
  }),
  route({
    method: 'GET',
    path: '/channels/:channel/pins',
    handle(call) {
      const { world } = call;
      const first = visiblePins(call).slice(0, FIRST_PINS);
      return ok(first.map((message) => messagePayload(world, message, world.botViewer)));
    },
  }),
  ...['/channels/:channel/messages/pins/:message', '/channels/:channel/pins/:message'].flatMap((path) => [
    route({ method: 'PUT', path, limit: LIMIT, handle: pinOne }),
    route({ method: 'DELETE', path, limit: LIMIT, handle: unpinOne }),
  ]),
];

/** Whoever may not read what was written sees no pins either. */
function visiblePins(call: Call): Pinned[] {
  const { world } = call;
  const channel = channelOf(call);
  return may(world, world.bot.id, { channel, bits: P.ReadMessageHistory }) ? pinsOf(channel) : [];
}

function pinOne(call: Call): Reply {
  const { world } = call;
  const channel = activeOf(call, P.PinMessages);
  const problem = pin(world, channel, { message: messageOf(call, channel), userId: world.bot.id });
  if (problem !== null) throw refusal(problem);
  return NO_CONTENT;
}

function unpinOne(call: Call): Reply {
  const channel = activeOf(call, P.PinMessages);
  unpin(call.world, channel, messageOf(call, channel));
  return NO_CONTENT;
}
