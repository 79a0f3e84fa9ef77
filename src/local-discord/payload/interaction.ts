import { ApplicationIntegrationType, InteractionContextType } from 'discord-api-types/v10';
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
  { channel, data }: { channel: Channel; data: unknown },
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
    app_permissions: permissionsIn(world, channel, world.bot.id).toString(),
    entitlements: [],
    attachment_size_limit: UPLOAD_LIMIT,
    ...(guild !== undefined && member !== undefined
      ? {
          guild_id: guild.id,
          guild: { id: guild.id, locale: guild.locale, features: [] },
          guild_locale: guild.locale,
          member: { ...memberPayload(world, member), permissions: held },
          context: InteractionContextType.Guild,
          authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: guild.id },
        }
      : {
          user: userPayload(account),
          context: InteractionContextType.BotDM,
          authorizing_integration_owners: { [ApplicationIntegrationType.GuildInstall]: '0' },
        }),
    ...(source === undefined
      ? {}
      : { message: messagePayload(world, source, { ...world.botViewer, readsContent: true }) }),
  };
}
