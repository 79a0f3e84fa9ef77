import { channelPayload } from '../../payload/channel.ts';
import { approximateCounts, guildPayload } from '../../payload/guild.ts';
import { ownUserPayload, userPayload } from '../../payload/user.ts';
import { changeAccount } from '../../world/accounts.ts';
import { byAge } from '../../world/age.ts';
import { dmBetween } from '../../world/dms.ts';
import { leaveGuild } from '../../world/guilds.ts';
import { permissionsInGuild } from '../../world/permissions.ts';
import type { Guild } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { ownGuildsQuery } from '../body/guild.ts';
import { newDm, ownUserChange } from '../body/user.ts';
import { guildOf } from '../find.ts';
import { NO_CONTENT, ok, type Route, route } from '../route.ts';

export const userRoutes: readonly Route[] = [
  route({ method: 'GET', path: '/users/@me', handle: ({ world }) => ok(ownUserPayload(world.bot)) }),
  route({
    method: 'PATCH',
    path: '/users/@me',
    body: ownUserChange,
    handle({ world, body }) {
      if (body.username != null) changeAccount(world, world.bot, { username: body.username });
      return ok(ownUserPayload(world.bot));
    },
  }),
  route({
    method: 'GET',
    path: '/users/:user',
    handle({ world, params }) {
      const account = world.state.accounts.get(params.user ?? '');
      if (account === undefined) throw refusal('unknownUser');
      return ok(userPayload(account));
    },
  }),
  route({
    method: 'GET',
    path: '/users/@me/guilds',
    query: ownGuildsQuery,
    handle({ world, query }) {
      const { before, after, limit = 200, with_counts: counts } = query;
      const found = [...world.state.guilds.values()]
        .filter(({ members }) => members.has(world.bot.id))
        .filter(({ id }) => before === undefined || byAge(id, before) < 0)
        .filter(({ id }) => after === undefined || byAge(id, after) > 0)
        .sort((a, b) => byAge(a.id, b.id));
      // Asked for what came before something, the nearest to it are meant.
      const page = before !== undefined && after === undefined ? found.slice(-limit) : found.slice(0, limit);
      return ok(
        page.map((guild) => ({ ...ownGuild(world, guild), ...(counts ? approximateCounts(guild) : {}) })),
      );
    },
  }),
  route({
    method: 'DELETE',
    path: '/users/@me/guilds/:guild',
    handle(call) {
      const { world } = call;
      const guild = guildOf(call);
      if (guild.ownerId === world.bot.id) throw refusal('invalidGuild');
      leaveGuild(world, guild, world.bot);
      return NO_CONTENT;
    },
  }),
  route({
    method: 'POST',
    path: '/users/@me/channels',
    body: newDm,
    handle({ world, body }) {
      const other = world.state.accounts.get(body.recipient_id);
      if (other === undefined || other.id === world.bot.id) throw refusal('invalidRecipients');
      return ok(channelPayload(world, dmBetween(world, world.bot.id, other.id), world.bot.id));
    },
  }),
];

function ownGuild(world: World, guild: Guild) {
  const { id, name, icon, banner, features } = guildPayload(guild);
  const permissions = permissionsInGuild(world, guild, world.bot.id).toString();
  return { id, name, icon, banner, owner: guild.ownerId === world.bot.id, permissions, features };
}
