import { GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import type { z } from 'zod';
import { memberPayload } from '../../payload/member.ts';
import { byAge } from '../../world/age.ts';
import { leaveGuild } from '../../world/guilds.ts';
import { changeMember } from '../../world/members.ts';
import { ALL_PERMISSIONS, guildPermissions, rankOf } from '../../world/permissions.ts';
import type { Guild, Member } from '../../world/records.ts';
import type { World } from '../../world/world.ts';
import { refusal } from '../api-error.ts';
import { memberChange, memberSearchQuery, membersQuery, ownMemberChange } from '../body/member.ts';
import { guildOf } from '../find.ts';
import { fieldError } from '../form-error.ts';
import { given } from '../given.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

const P = PermissionFlagsBits;
const PATH = '/guilds/:guild/members';
const MAX_TIMEOUT_MS = 28 * 24 * 3_600_000;

export const memberRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: PATH,
    query: membersQuery,
    handle(call) {
      const { world, query } = call;
      const { members } = guildOf(call);
      if ((world.state.application.privilegedIntents & GatewayIntentBits.GuildMembers) === 0) {
        throw refusal('missingAccess');
      }
      const { after = '0', limit = 1 } = query;
      const page = byId(members.values()).filter(({ userId }) => byAge(userId, after) > 0);
      return ok(page.slice(0, limit).map((member) => memberPayload(world, member)));
    },
  }),
  route({
    method: 'GET',
    path: `${PATH}/search`,
    query: memberSearchQuery,
    handle(call) {
      const { world, query } = call;
      const found = byId(guildOf(call).members.values()).filter((one) => goesBy(world, one, query.query));
      return ok(found.slice(0, query.limit ?? 1).map((member) => memberPayload(world, member)));
    },
  }),
  route({
    method: 'GET',
    path: `${PATH}/:user`,
    handle: (call) => ok(memberPayload(call.world, memberOf(call, guildOf(call)))),
  }),
  route({
    method: 'PATCH',
    path: `${PATH}/@me`,
    body: ownMemberChange,
    handle(call) {
      const { world, body } = call;
      const guild = guildOf(call, body.nick === undefined ? 0n : P.ChangeNickname);
      const member = memberOf({ ...call, params: { user: world.bot.id } }, guild);
      if (body.nick !== undefined) changeMember(world, guild, { member, to: { nick: body.nick || null } });
      return ok(memberPayload(world, member));
    },
  }),
  route({
    method: 'PATCH',
    path: `${PATH}/:user`,
    body: memberChange,
    handle(call) {
      const { world } = call;
      const guild = guildOf(call);
      const member = memberOf(call, guild);
      change(call, guild, member);
      return ok(memberPayload(world, member));
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/:user`,
    handle(call) {
      const { world } = call;
      const guild = guildOf(call, P.KickMembers);
      const { userId } = memberOf(call, guild);
      checkRank(world, guild, userId);
      leaveGuild(world, guild, world.account(userId));
      return NO_CONTENT;
    },
  }),
  route({
    method: 'PUT',
    path: `${PATH}/:user/roles/:role`,
    handle(call) {
      const { member, others, role, guild } = roleOfMember(call);
      if (!member.roles.includes(role)) {
        changeMember(call.world, guild, { member, to: { roles: [...others, role] } });
      }
      return NO_CONTENT;
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/:user/roles/:role`,
    handle(call) {
      const { member, others, guild } = roleOfMember(call);
      if (others.length < member.roles.length) {
        changeMember(call.world, guild, { member, to: { roles: others } });
      }
      return NO_CONTENT;
    },
  }),
];

/** The member of a request. */
function memberOf({ world, params }: Call, guild: Guild): Member {
  const userId = params.user ?? '';
  const member = guild.members.get(userId);
  if (member === undefined) throw refusal(world.state.accounts.has(userId) ? 'unknownMember' : 'unknownUser');
  return member;
}

function byId(members: Iterable<Member>): Member[] {
  return [...members].sort((a, b) => byAge(a.userId, b.userId));
}

/** Whether one of somebody's names begins like this. */
function goesBy(world: World, { userId, nick }: Member, beginning: string): boolean {
  const { username, globalName } = world.account(userId);
  const wanted = beginning.toLowerCase();
  return [nick, username, globalName].some((name) => name?.toLowerCase().startsWith(wanted));
}

function change(call: Call<z.infer<typeof memberChange>>, guild: Guild, member: Member): void {
  const { world, body } = call;
  const { nick, roles, communication_disabled_until: until } = body;
  if (body.mute != null || body.deaf != null || body.channel_id != null) throw refusal('notInVoice');
  if (nick !== undefined) {
    guildOf(call, member.userId === world.bot.id ? P.ChangeNickname : P.ManageNicknames);
    if (member.userId !== world.bot.id) checkRank(world, guild, member.userId);
  }
  if (roles) checkRoles(call, guild, { member, roles });
  if (until !== undefined) checkTimeout(call, guild, { member, until });
  const to = given({
    nick: nick === undefined ? undefined : nick || null,
    roles: roles ?? undefined,
    timedOutUntil: until,
  });
  if (Object.keys(to).length > 0) changeMember(world, guild, { member, to });
}

/** A bot can act on those below it only. */
function checkRank(world: World, guild: Guild, userId: string): void {
  if (rankOf(guild, userId) >= rankOf(guild, world.bot.id)) throw refusal('missingPermissions');
}

function checkRoles(
  call: Call,
  guild: Guild,
  { member, roles }: { member: Member; roles: readonly string[] },
): void {
  guildOf(call, P.ManageRoles);
  const given = roles.filter((id) => !member.roles.includes(id));
  const taken = member.roles.filter((id) => !roles.includes(id));
  for (const id of [...given, ...taken]) checkRole(call, guild, id);
}

/** Roles above the bot's own, and those of bots, cannot be handed out or taken. */
function checkRole({ world }: Call, guild: Guild, id: string): void {
  const role = guild.roles.get(id);
  if (role === undefined) throw refusal('unknownRole');
  if (id === guild.id) throw refusal('invalidRole');
  if (role.managed || role.position >= rankOf(guild, world.bot.id)) throw refusal('missingPermissions');
}

function checkTimeout(
  call: Call,
  guild: Guild,
  { member, until }: { member: Member; until: string | null },
): void {
  const { world } = call;
  guildOf(call, P.ModerateMembers);
  checkRank(world, guild, member.userId);
  if (guildPermissions(guild, member) === ALL_PERMISSIONS) throw refusal('missingPermissions');
  if (until !== null && Date.parse(until) > world.clock.now() + MAX_TIMEOUT_MS) {
    throw fieldError(
      ['communication_disabled_until'],
      'INVALID_COMMUNICATION_DISABLED_TIMESTAMP',
      'Invalid communication disabled timestamp',
    );
  }
}

function roleOfMember(call: Call): { guild: Guild; member: Member; role: string; others: string[] } {
  const guild = guildOf(call, P.ManageRoles);
  const member = memberOf(call, guild);
  const role = call.params.role ?? '';
  checkRole(call, guild, role);
  return { guild, member, role, others: member.roles.filter((id) => id !== role) };
}
