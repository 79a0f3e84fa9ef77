import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { z } from 'zod';
import { findMessage } from '../world/lookup.ts';
import { isSystem } from '../world/messages.ts';
import { may } from '../world/permissions.ts';
import type { Channel, Message } from '../world/records.ts';
import { refusal } from './api-error.ts';
import { PROBLEMS } from './body/field.ts';
import type { newMessage } from './body/message.ts';
import { fieldError, formError } from './form-error.ts';
import type { Call } from './route.ts';

/** The message that a new one answers; null if it answers none, or one that is gone where that does not matter. */
export function repliedTo(
  { world, body }: Call<z.infer<typeof newMessage>>,
  channel: Channel,
): Message['reference'] {
  const { message_reference: said } = body;
  if (!said) return null;
  // Forwarding, the other kind of reference, is not offered here.
  if (said.type) throw formError([{ path: ['message_reference', 'type'], problem: PROBLEMS.choices([0]) }]);
  if (!may(world, world.bot.id, { channel, bits: PermissionFlagsBits.ReadMessageHistory })) {
    throw refusal('cannotReplyUnread');
  }
  if (said.channel_id && said.channel_id !== channel.id) {
    throw wrong('REPLIES_CANNOT_REFERENCE_OTHER_CHANNEL', 'Cannot reply to a message in a different channel');
  }
  const target = findMessage(channel, said.message_id);
  if (target === undefined || target.onlyFor !== null) {
    if (said.fail_if_not_exists === false) return null;
    throw wrong('MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message');
  }
  if (isSystem(target)) {
    throw wrong('REPLIES_CANNOT_REPLY_TO_SYSTEM_MESSAGE', 'Cannot reply to a system message');
  }
  return { channelId: channel.id, messageId: target.id };
}

function wrong(code: string, message: string): Error {
  return fieldError(['message_reference'], code, message);
}
