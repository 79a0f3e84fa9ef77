import type { None as Nothing } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';

/** Where something can be done, and what the bot may not do there, and needs to. */
export type PermissionsLexicon = {
  'place.onlyServers': Nothing;
  'place.onlyTables': Nothing;
  'place.forum': Nothing;
  'place.noThreads': Nothing;
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
