import { PermissionFlagsBits } from 'discord-api-types/v10';
import { takesMessages } from '../world/channels.ts';
import { refusesDm } from '../world/dms.ts';
import { findMessage } from '../world/lookup.ts';
import { may, maySend, permissionsIn, permissionsInGuild } from '../world/permissions.ts';
import type { Channel, Guild, Message } from '../world/records.ts';
import { isFullOfThreads } from '../world/thread-archive.ts';
import { refusal } from './api-error.ts';
import type { Call } from './route.ts';

type Place = Pick<Call, 'world' | 'params'>;

/** The channel of a request, if the bot may see it and has the permissions wanted. */
export function channelOf({ world, params }: Place, wanted = 0n): Channel {
  const channel = world.state.channels.get(params.channel ?? '');
  if (channel === undefined) throw refusal('unknownChannel');
  const held = permissionsIn(world, channel, world.bot.id);
  if ((held & PermissionFlagsBits.ViewChannel) === 0n) throw refusal('missingAccess');
  if ((held & wanted) !== wanted) throw refusal('missingPermissions');
  return channel;
}

/** The channel of a request that has messages, if the bot may send there. */
export function sendableOf(place: Place): Channel {
  const { world } = place;
  const channel = channelOf(place);
  if (!takesMessages(channel)) throw refusal('cannotSendHere');
  if (!maySend(world, world.bot.id, channel)) throw refusal('missingPermissions');
  if (refusesDm(world, channel, world.bot.id)) throw refusal('cannotDm');
  // Sending would bring an archived thread back, but not against its lock.
  if (channel.thread?.locked && !managesThread(place, channel)) {
    throw refusal(channel.thread.archived ? 'threadArchived' : 'threadLocked');
  }
  const guild = world.state.guilds.get(channel.guildId ?? '');
  if (channel.thread?.archived && guild !== undefined && isFullOfThreads(world, guild)) {
    throw refusal('maximumActiveThreads');
  }
  return channel;
}

/** The channel of a request that is to change what lies in it: nothing can be changed in an archived thread. */
export function activeOf(place: Place, wanted = 0n): Channel {
  const channel = channelOf(place, wanted);
  if (channel.thread?.archived) throw refusal('threadArchived');
  return channel;
}

/** As before, for messages themselves, which a lock protects too. */
export function editableOf(place: Place): Channel {
  const channel = activeOf(place);
  if (channel.thread?.locked && !managesThread(place, channel)) throw refusal('threadLocked');
  return channel;
}

function managesThread({ world }: Place, channel: Channel): boolean {
  return may(world, world.bot.id, { channel, bits: PermissionFlagsBits.ManageThreads });
}

/** The message of a request; an ephemeral one cannot be reached through its channel. */
export function messageOf({ params }: Place, channel: Channel): Message {
  const message = findMessage(channel, params.message ?? '');
  if (message === undefined || message.onlyFor !== null) throw refusal('unknownMessage');
  return message;
}

/** The guild of a request, if the bot is in it and has the permissions wanted. */
export function guildOf({ world, params }: Place, wanted = 0n): Guild {
  const guild = world.state.guilds.get(params.guild ?? '');
  if (guild === undefined) throw refusal('unknownGuild');
  if (!guild.members.has(world.bot.id)) throw refusal('missingAccess');
  if ((permissionsInGuild(world, guild, world.bot.id) & wanted) !== wanted) {
    throw refusal('missingPermissions');
  }
  return guild;
}
