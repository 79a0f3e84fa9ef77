import type { APIUser, UserFlags } from 'discord-api-types/v10';
import type { Account } from '../world/records.ts';

export function userPayload({ id, username, globalName, bot }: Account): APIUser {
  return {
    id,
    username,
    discriminator: bot ? '0000' : '0',
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
