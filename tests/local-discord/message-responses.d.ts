/** Discord's own description of its answers; the package brings the schemas without their types. */
declare module 'discord-api-spec/zod' {
  export const InteractionCallbackResponseSchema: import('zod').ZodType;
  export const MessageResponseSchema: import('zod').ZodType;
  export const PinnedMessagesResponseSchema: import('zod').ZodType;
  export const PollAnswerDetailsResponseSchema: import('zod').ZodType;
}
