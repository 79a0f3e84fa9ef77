import { GatewayIntentBits, PermissionFlagsBits, ReactionType } from 'discord-api-types/v10';
import { memberPayload } from '../payload/member.ts';
import { audience, guildOf } from './messages.ts';
import { may } from './permissions.ts';
import type { Channel, Message, Reaction } from './records.ts';
import type { World } from './world.ts';

const MAX_REACTIONS = 20;
/** The flag is too new for the language level of the project, but not for its runtime. */
const SEQUENCE = '^\\p{RGI_Emoji}$';
const EMOJI = new RegExp(SEQUENCE, 'v');
const VARIATION = '\uFE0F';

/** Somebody's reaction to a message. */
export interface Reacting {
  readonly message: Message;
  readonly userId: string;
  /** As the reactor typed it. */
  readonly emoji: string;
}

/** Whether Discord knows it. Custom emojis are unknown here: no guild has any. */
export function isEmoji(text: string): boolean {
  return [text, `${text}${VARIATION}`, text.replaceAll(VARIATION, '')].some((form) => EMOJI.test(form));
}

/** Reacts, unless that cannot be: gives the name of the refusal. */
export function react(
  world: World,
  channel: Channel,
  { message, userId, emoji }: Reacting,
): 'unknownEmoji' | 'missingPermissions' | 'maximumReactions' | null {
  if (!isEmoji(emoji)) return 'unknownEmoji';
  const given = reactionWith(message, emoji);
  if (given?.users.includes(userId)) return null;
  if (given === undefined) {
    // Whoever may not add reactions can still join in those that others began.
    if (!may(world, userId, { channel, bits: PermissionFlagsBits.AddReactions })) return 'missingPermissions';
    if (message.reactions.length >= MAX_REACTIONS) return 'maximumReactions';
    message.reactions.push({ emoji: { id: null, name: emoji }, users: [userId] });
  } else given.users.push(userId);
  tell(world, channel, {
    t: 'MESSAGE_REACTION_ADD',
    message,
    more: {
      user_id: userId,
      message_author_id: message.authorId,
      ...memberOf(world, channel, userId),
      ...kindOf(given?.emoji.name ?? emoji),
    },
  });
  return null;
}

/** Takes somebody's reaction back; false if there is none. */
export function unreact(world: World, channel: Channel, { message, userId, emoji }: Reacting): boolean {
  const given = reactionWith(message, emoji);
  if (given === undefined || !given.users.includes(userId)) return false;
  given.users.splice(given.users.indexOf(userId), 1);
  if (given.users.length === 0) message.reactions.splice(message.reactions.indexOf(given), 1);
  tell(world, channel, {
    t: 'MESSAGE_REACTION_REMOVE',
    message,
    more: { user_id: userId, ...kindOf(given.emoji.name) },
  });
  return true;
}

export function removeAllReactions(world: World, channel: Channel, message: Message): void {
  message.reactions.splice(0);
  tell(world, channel, { t: 'MESSAGE_REACTION_REMOVE_ALL', message, more: {} });
}

export function removeReaction(world: World, channel: Channel, from: Omit<Reacting, 'userId'>): void {
  const given = reactionWith(from.message, from.emoji);
  if (given === undefined) return;
  from.message.reactions.splice(from.message.reactions.indexOf(given), 1);
  tell(world, channel, {
    t: 'MESSAGE_REACTION_REMOVE_EMOJI',
    message: from.message,
    more: { emoji: { id: null, name: given.emoji.name } },
  });
}

/** One emoji may be typed with or without the selector that makes it colourful. */
export function reactionWith({ reactions }: Message, emoji: string): Reaction | undefined {
  const plain = emoji.replaceAll(VARIATION, '');
  return reactions.find((one) => one.emoji.name.replaceAll(VARIATION, '') === plain);
}

function kindOf(name: string): object {
  return { emoji: { id: null, name }, burst: false, type: ReactionType.Normal };
}

function memberOf(world: World, { guildId }: Channel, userId: string): object {
  const member = world.state.guilds.get(guildId ?? '')?.members.get(userId);
  return member === undefined ? {} : { member: memberPayload(world, member) };
}

function tell(
  world: World,
  channel: Channel,
  { t, message, more }: { t: string; message: Message; more: object },
): void {
  const d = { channel_id: channel.id, message_id: message.id, ...guildOf(channel), ...more };
  world.publish({
    t,
    intents:
      channel.guildId === null
        ? GatewayIntentBits.DirectMessageReactions
        : GatewayIntentBits.GuildMessageReactions,
    sees: audience(world, channel, message),
    d: () => d,
  });
}
