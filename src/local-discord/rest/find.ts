import { PermissionFlagsBits } from 'discord-api-types/v10';
import { findMessage } from '../world/lookup.ts';
import { permissionsIn } from '../world/permissions.ts';
import type { Channel, Guild, Message } from '../world/records.ts';
import { refusal } from './api-error.ts';
import type { Call } from './route.ts';

type Place = Pick<Call, 'world' | 'params'>;

/** The channel of a request, if the bot may see it and has the permissions wanted. */
export function channelOf({ world, params }: Place, wanted = 0n): Channel {
  const channel = world.state.channels.get(params['channel'] ?? '');
  if (channel === undefined) throw refusal('unknownChannel');
  const held = permissionsIn(world, channel, world.bot.id);
  if ((held & PermissionFlagsBits.ViewChannel) === 0n) throw refusal('missingAccess');
  if ((held & wanted) !== wanted) throw refusal('missingPermissions');
  return channel;
}

/** The message of a request; an ephemeral one cannot be reached through its channel. */
export function messageOf({ params }: Place, channel: Channel): Message {
  const message = findMessage(channel, params['message'] ?? '');
  if (message === undefined || message.onlyFor !== null) throw refusal('unknownMessage');
  return message;
}

export function guildOf({ world, params }: Place): Guild {
  const guild = world.state.guilds.get(params['guild'] ?? '');
  if (guild === undefined) throw refusal('unknownGuild');
  if (!guild.members.has(world.bot.id)) throw refusal('missingAccess');
  return guild;
}
