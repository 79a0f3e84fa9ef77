import { GatewayIntentBits } from 'discord-api-types/v10';
import { memberPayload } from '../payload/member.ts';
import { changeAccess } from './access.ts';
import type { Guild, Member } from './records.ts';
import type { World } from './world.ts';

/** Changes somebody's name, roles or timeout in a guild. */
export function changeMember(
  world: World,
  guild: Guild,
  { member, to }: { member: Member; to: Partial<Pick<Member, 'nick' | 'roles' | 'timedOutUntil'>> },
): void {
  if (to.roles === undefined) Object.assign(member, to);
  else changeAccess(world, guild, () => Object.assign(member, to));
  tellOfMember(world, guild, member);
}

/** GUILD_MEMBER_UPDATE. A bot always hears of itself, of others only with the intent. */
export function tellOfMember(world: World, guild: Guild, member: Member): void {
  world.publish({
    t: 'GUILD_MEMBER_UPDATE',
    intents: member.userId === world.bot.id ? 0 : GatewayIntentBits.GuildMembers,
    sees: (userId) => guild.members.has(userId),
    d: () => ({ ...memberPayload(world, member), guild_id: guild.id }),
  });
}
