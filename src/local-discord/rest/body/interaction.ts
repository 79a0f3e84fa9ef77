import { InteractionResponseType } from 'discord-api-types/v10';
import { z } from 'zod';
import { list, text, whole } from './field.ts';
import { messageContents } from './message.ts';
import { modal } from './modal.ts';

const choice = z.object({
  name: text({ min: 1, max: 100 }),
  name_localizations: z.record(z.string(), z.string().nullable()).nullish(),
  value: z.union([text({ max: 100 }), z.number()]),
});

/** What an application may answer an interaction with. */
export const callback = z.discriminatedUnion('type', [
  z.object({ type: z.literal(InteractionResponseType.Pong) }),
  z.object({ type: z.literal(InteractionResponseType.ChannelMessageWithSource), data: messageContents }),
  z.object({
    type: z.literal(InteractionResponseType.DeferredChannelMessageWithSource),
    data: z.object({ flags: whole().nullish() }).nullish(),
  }),
  z.object({ type: z.literal(InteractionResponseType.DeferredMessageUpdate) }),
  z.object({ type: z.literal(InteractionResponseType.UpdateMessage), data: messageContents.nullish() }),
  z.object({
    type: z.literal(InteractionResponseType.ApplicationCommandAutocompleteResult),
    data: z.object({ choices: list(choice, { max: 25 }) }),
  }),
  z.object({ type: z.literal(InteractionResponseType.Modal), data: modal }),
]);

export const callbackQuery = z.object({ with_response: z.enum(['true', 'false']).optional() });
