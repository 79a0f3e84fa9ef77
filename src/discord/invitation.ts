import { PermissionFlagsBits as P } from 'discord.js';

/** What the bot does on a server: tables are threads with pictures, polls and a pinned message. */
const NEEDED =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.PinMessages |
  P.SendPolls;

/** The link with which the owner of a server adds the bot. */
export function invitation(application: string): string {
  const address = new URL('https://discord.com/oauth2/authorize');
  address.searchParams.set('client_id', application);
  address.searchParams.set('scope', 'bot applications.commands');
  address.searchParams.set('permissions', NEEDED.toString());
  return address.href;
}
