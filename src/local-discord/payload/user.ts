import type { APIUser, UserFlags } from 'discord-api-types/v10';
import type { Account } from '../world/records.ts';

export function userPayload({ id, username, globalName, bot }: Account): APIUser {
  return {
    id,
    username,
    // Only bots still have a number after their name.
    discriminator: bot ? '0001' : '0',
    global_name: globalName,
    avatar: null,
    banner: null,
    accent_color: null,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: 0 as UserFlags,
    flags: 0 as UserFlags,
    ...(bot ? { bot } : {}),
  };
}

/** A user as they see themselves. */
export function ownUserPayload(account: Account) {
  const { locale } = account;
  return { ...userPayload(account), mfa_enabled: false, locale, verified: true, email: null };
}
