import { NEEDED_BITS } from '../interactions/permissions.ts';

/** The link with which the owner of a server adds the bot; with a server named, it gives the bot there what it needs. */
export function invitation(application: string, guild?: string): string {
  const address = new URL('https://discord.com/oauth2/authorize');
  address.searchParams.set('client_id', application);
  address.searchParams.set('scope', 'bot applications.commands');
  address.searchParams.set('permissions', NEEDED_BITS.toString());
  if (guild !== undefined) address.searchParams.set('guild_id', guild);
  return address.href;
}
