import { InteractionResponseType } from 'discord-api-types/v10';
import { z } from 'zod';
import { lengthOf, list, note, PROBLEMS, text } from './field.ts';
import { localizations } from './localization.ts';
import { editedMessage, messageContents } from './message.ts';
import { modal } from './modal.ts';

const MAX_CHOICES = 25;
const MAX_VALUE_LENGTH = 100;
const NOT_A_VALUE = { code: 'STRING_TYPE_CONVERT', message: 'Could not interpret the value as string.' };

/** What a suggestion stands for: a text or a number, as the option asks. */
const choiceValue = z.unknown().transform((value, context): string | number => {
  if (typeof value === 'number') return value;
  if (value === undefined || value === null) note(context, PROBLEMS.required);
  else if (typeof value !== 'string') note(context, NOT_A_VALUE);
  else if (lengthOf(value) > MAX_VALUE_LENGTH) note(context, PROBLEMS.tooLong(MAX_VALUE_LENGTH));
  return String(value);
});

const choice = z.object({
  name: text({ min: 1, max: 100 }),
  name_localizations: localizations({ max: 100 }).nullish(),
  value: choiceValue,
});

/** What an application may answer an interaction with. */
export const callback = z.discriminatedUnion('type', [
  z.object({ type: z.literal(InteractionResponseType.Pong) }),
  z.object({
    type: z.literal(InteractionResponseType.ChannelMessageWithSource),
    data: messageContents.nullish().transform((data) => data ?? {}),
  }),
  z.object({
    type: z.literal(InteractionResponseType.DeferredChannelMessageWithSource),
    data: messageContents.nullish(),
  }),
  z.object({
    type: z.literal(InteractionResponseType.DeferredMessageUpdate),
    data: editedMessage.nullish(),
  }),
  z.object({ type: z.literal(InteractionResponseType.UpdateMessage), data: editedMessage.nullish() }),
  z.object({
    type: z.literal(InteractionResponseType.ApplicationCommandAutocompleteResult),
    data: z.object({
      choices: list(choice, { max: MAX_CHOICES })
        .superRefine((all, context) => {
          const [first] = all;
          for (const [at, { value }] of all.entries())
            if (typeof value !== typeof first?.value) note(context, NOT_A_VALUE, [at, 'value']);
        })
        .nullish()
        .transform((all) => all ?? []),
    }),
  }),
  z.object({ type: z.literal(InteractionResponseType.Modal), data: modal }),
]);

export const callbackQuery = z.object({ with_response: z.enum(['true', 'false']).optional() });
