import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';

/** What the bot may not do, and needs to. */
export type PermissionsLexicon = {
  'permission.missing': { readonly permissions: readonly Message[]; readonly link: string };
  'permission.missingHere': { readonly permissions: readonly Message[] };
  'permission.ViewChannel': Nothing;
  'permission.SendMessages': Nothing;
  'permission.SendMessagesInThreads': Nothing;
  'permission.CreatePublicThreads': Nothing;
  'permission.EmbedLinks': Nothing;
  'permission.AttachFiles': Nothing;
  'permission.ReadMessageHistory': Nothing;
  'permission.PinMessages': Nothing;
  'permission.SendPolls': Nothing;
};
