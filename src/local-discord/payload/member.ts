import type { APIGuildMember, GuildMemberFlags } from 'discord-api-types/v10';
import type { Member } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { userPayload } from './user.ts';

type Bare = Omit<APIGuildMember, 'user'>;

/** A member without the user, as messages carry it. */
export function bareMemberPayload(member: Member): Bare {
  return {
    nick: member.nick,
    avatar: null,
    banner: null,
    roles: [...member.roles],
    joined_at: member.joinedAt,
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0 as GuildMemberFlags,
    pending: false,
    communication_disabled_until: member.timedOutUntil,
    avatar_decoration_data: null,
    collectibles: null,
  };
}

export function memberPayload(world: World, member: Member): APIGuildMember {
  return { ...bareMemberPayload(member), user: userPayload(world.account(member.userId)) };
}
