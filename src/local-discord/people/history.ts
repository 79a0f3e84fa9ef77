import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { ActResult } from '../chat/protocol.ts';
import { messagePayload } from '../payload/message.ts';
import { byAge } from '../world/age.ts';
import { placeOf } from '../world/lookup.ts';
import { may } from '../world/permissions.ts';
import { pinsOf } from '../world/pins.ts';
import type { Message } from '../world/records.ts';
import type { ActOf } from './act.ts';
import { channelAt, isShownTo, needsHistory, type Somebody } from './place.ts';

const PAGE = 50;

/** A page of what was written, oldest first. Whoever may not read the history of a channel finds nothing there. */
export function history(who: Somebody, act: ActOf<'history'>): ActResult {
  const channel = channelAt(who, act.channel);
  const bits = PermissionFlagsBits.ReadMessageHistory;
  if (!may(who.world, who.userId, { channel, bits })) return { messages: [], more: false };
  const until = act.before === undefined ? channel.messages.length : placeOf(channel, act.before);
  const found: Message[] = [];
  let at = until - 1;
  for (; at >= 0 && found.length <= PAGE; at -= 1) {
    const message = channel.messages[at];
    if (message !== undefined && isShownTo(who, message)) found.push(message);
  }
  const page = found.slice(0, PAGE).reverse();
  return { messages: page.map((message) => shown(who, message)), more: found.length > PAGE };
}

/** The newest pin first. */
export function pins(who: Somebody, act: ActOf<'pins'>): ActResult {
  const channel = channelAt(who, act.channel);
  needsHistory(who, channel);
  return { messages: pinsOf(channel).map((message) => shown(who, message)), more: false };
}

/** Notes how far somebody has read; never backwards. Their other windows are told. */
export function markRead({ world, userId }: Somebody, act: ActOf<'read'>): ActResult {
  const channel = channelAt({ world, userId }, act.channel);
  const marks = world.state.readMarks.get(userId) ?? new Map<string, string>();
  if (byAge(act.message, marks.get(channel.id) ?? '0') <= 0) return {};
  world.state.readMarks.set(userId, marks.set(channel.id, act.message));
  world.publish({
    t: 'MESSAGE_ACK',
    intents: 0,
    sees: (id) => id === userId,
    d: () => ({ channel_id: channel.id, message_id: act.message }),
  });
  return {};
}

function shown({ world, userId }: Somebody, message: Message) {
  return messagePayload(world, message, { userId, readsContent: true });
}
