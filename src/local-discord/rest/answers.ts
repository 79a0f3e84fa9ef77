import { MessageFlags, MessageType } from 'discord-api-types/v10';
import { findMessage } from '../world/lookup.ts';
import { createMessage, type Draft } from '../world/messages.ts';
import type { Channel, Interaction, InteractionOrigin, Message } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { refusal } from './api-error.ts';

/** Where an interaction took place. */
export function placeOf(world: World, { channelId }: Interaction): Channel {
  const channel = world.state.channels.get(channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  return channel;
}

/** Answers for everybody, or for whoever asked alone. The first answer is the one behind `@original`. */
export function answerWith(
  world: World,
  interaction: Interaction,
  { flags, ...draft }: Omit<Draft, 'authorId'> & { readonly flags: number },
): Message {
  const channel = placeOf(world, interaction);
  const message = createMessage(world, channel, {
    ...draft,
    ...kindOf(interaction, channel),
    flags,
    authorId: world.bot.id,
    interaction: interaction.origin,
    onlyFor: (flags & MessageFlags.Ephemeral) === 0 ? null : interaction.userId,
  });
  interaction.originalMessageId ??= message.id;
  return message;
}

/** A follow-up is a reply to the first answer, that to a component one to its message; commands stand alone. */
function kindOf(
  { origin, originalMessageId }: Interaction,
  channel: Channel,
): Pick<Draft, 'type' | 'reference'> {
  const first = firstOf(origin);
  const messageId = originalMessageId ?? first.sourceMessageId;
  if (messageId !== null) return { type: MessageType.Reply, reference: { channelId: channel.id, messageId } };
  return { type: first.target === null ? MessageType.ChatInputCommand : MessageType.ContextMenuCommand };
}

/** A form belongs to whatever opened it. */
function firstOf(origin: InteractionOrigin): InteractionOrigin {
  return origin.openedBy === null ? origin : firstOf(origin.openedBy);
}

/** The message whose component was used, be it to open a form; commands have none. */
export function sourceOf(world: World, interaction: Interaction): Message | undefined {
  const { sourceMessageId } = firstOf(interaction.origin);
  return sourceMessageId === null ? undefined : findMessage(placeOf(world, interaction), sourceMessageId);
}

/** What was promised has not come yet. */
export function isLoading({ flags }: Message): boolean {
  return (flags & MessageFlags.Loading) !== 0;
}
