import { PermissionFlagsBits } from 'discord-api-types/v10';
import { findMessage } from '../world/lookup.ts';
import { permissionsIn, sees } from '../world/permissions.ts';
import type { Channel, Message } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { ActRefused } from './act.ts';

/** Who acts, and where. */
export interface Somebody {
  readonly world: World;
  readonly userId: string;
}

/** A channel that somebody sees. Of others nobody learns that they are there. */
export function channelAt({ world, userId }: Somebody, id: string): Channel {
  const channel = world.state.channels.get(id);
  if (channel === undefined || !sees(world, userId, channel)) {
    throw new ActRefused('There is no such channel here.');
  }
  return channel;
}

/** What somebody needs to be allowed in a channel. */
export function needs(
  { world, userId }: Somebody,
  channel: Channel,
  { bits, refused }: { bits: bigint; refused: string },
): void {
  if ((permissionsIn(world, channel, userId) & bits) !== bits) throw new ActRefused(refused);
}

/** A message that somebody sees, in its channel. */
export function messageAt(
  who: Somebody,
  { channel: channelId, message: id }: { channel: string; message: string },
): { channel: Channel; message: Message } {
  const channel = channelAt(who, channelId);
  const message = findMessage(channel, id);
  if (message === undefined || !isShownTo(who, message)) {
    throw new ActRefused('That message is not there any more.');
  }
  return { channel, message };
}

export function needsHistory(who: Somebody, channel: Channel): void {
  needs(who, channel, {
    bits: PermissionFlagsBits.ReadMessageHistory,
    refused: 'You may not read what was written here.',
  });
}

/** Ephemeral messages are for one person, until they are dismissed. */
export function isShownTo({ world, userId }: Somebody, message: Message): boolean {
  return message.onlyFor === null || (message.onlyFor === userId && !world.dismissed.has(message.id));
}

/** For what nobody can do to a message that only they see. */
export function needsPublic(message: Message): void {
  if (message.onlyFor !== null) throw new ActRefused('Only you can see that message.');
}

/** Nothing can be changed in an archived thread. */
export function needsActive({ thread }: Channel): void {
  if (thread?.archived === true) throw new ActRefused('This thread is archived.');
}
