import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { contextIn, type Owners } from '../world/integration.ts';
import { findMessage } from '../world/lookup.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { Channel, Interaction } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { channelPayload } from './channel.ts';
import { memberPayload } from './member.ts';
import { messagePayload } from './message.ts';
import { userPayload } from './user.ts';

const UPLOAD_LIMIT = 10 * 2 ** 20;

/** INTERACTION_CREATE as the bot receives it. */
export function interactionPayload(
  world: World,
  interaction: Interaction,
  { channel, data, owners }: { channel: Channel; data: unknown; owners: Owners },
): unknown {
  const { id, type, token, userId, origin } = interaction;
  const account = world.account(userId);
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const member = guild?.members.get(userId);
  // A form that a component opened comes with the component's message.
  const source = findMessage(channel, origin.sourceMessageId ?? origin.openedBy?.sourceMessageId ?? '');
  const held = permissionsIn(world, channel, userId).toString();
  return {
    id,
    application_id: world.state.application.id,
    type,
    token,
    version: 1,
    data,
    channel_id: channel.id,
    channel: { ...channelPayload(world, channel, world.bot.id), permissions: held },
    locale: account.locale,
    app_permissions: appPermissions(world, channel, permissionsIn(world, channel, userId)).toString(),
    context: contextIn(world, channel),
    authorizing_integration_owners: owners,
    entitlements: [],
    attachment_size_limit: UPLOAD_LIMIT,
    ...(guild !== undefined && member !== undefined
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { ...memberPayload(world, member), permissions: held },
        }
      : { user: userPayload(account) }),
    ...(source === undefined
      ? {}
      : { message: messagePayload(world, source, { ...world.botViewer, readsContent: true }) }),
  };
}

/** What an answer may hold where only whoever asks has the application: no more than they may themselves. */
const CARRIED = P.AttachFiles | P.EmbedLinks | P.MentionEveryone;

function appPermissions(world: World, channel: Channel, held: bigint): bigint {
  const own = permissionsIn(world, channel, world.bot.id);
  if (own !== 0n) return own;
  return channel.guildId === null ? CARRIED : CARRIED & held;
}
