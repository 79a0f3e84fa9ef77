import { type APIRole, PermissionFlagsBits } from 'discord-api-types/v10';
import { permissionsInGuild, rankOf } from '../../world/permissions.ts';
import type { Guild } from '../../world/records.ts';
import { addRole, changeRole, deleteRole, moveRoles, type RoleSettings } from '../../world/roles.ts';
import { refusal } from '../api-error.ts';
import { type RoleForm, roleForm, rolePlaces } from '../body/role.ts';
import { guildOf } from '../find.ts';
import { given } from '../given.ts';
import { type Call, NO_CONTENT, ok, type Route, route } from '../route.ts';

const MAX_ROLES = 250;
const P = PermissionFlagsBits;
const PATH = '/guilds/:guild/roles';

export const roleRoutes: readonly Route[] = [
  route({ method: 'GET', path: PATH, handle: (call) => ok([...guildOf(call).roles.values()]) }),
  route({
    method: 'GET',
    path: `${PATH}/member-counts`,
    handle(call) {
      const { id, roles, members } = guildOf(call);
      const holders = (role: string) =>
        [...members.values()].filter((one) => one.roles.includes(role)).length;
      const own = [...roles.keys()].filter((role) => role !== id);
      return ok(Object.fromEntries(own.map((role) => [role, holders(role)])));
    },
  }),
  route({ method: 'GET', path: `${PATH}/:role`, handle: (call) => ok(roleOf(call, guildOf(call))) }),
  route({
    method: 'POST',
    path: PATH,
    body: roleForm,
    handle(call) {
      const guild = guildOf(call, P.ManageRoles);
      if (guild.roles.size >= MAX_ROLES) throw refusal('maximumRoles');
      checkBits(call, guild, call.body.permissions ?? 0n);
      return ok(addRole(call.world, guild, settingsOf(call.body)));
    },
  }),
  route({
    method: 'PATCH',
    path: PATH,
    body: rolePlaces,
    handle(call) {
      const { world, body } = call;
      const guild = guildOf(call, P.ManageRoles);
      const rank = rankOf(guild, world.bot.id);
      const moves = body.map(({ id, position }) => {
        const { position: now } = roleOf({ ...call, params: { role: id } }, guild);
        return { id, now, position: position ?? now };
      });
      // The list may name roles that stay where they are.
      const moved = moves.filter(({ now, position }) => now !== position);
      if (moved.some(({ now, position }) => now >= rank || position >= rank)) {
        throw refusal('missingPermissions');
      }
      if (moved.some(({ id }) => id === guild.id)) throw refusal('invalidRole');
      moveRoles(world, guild, moves);
      return ok([...guild.roles.values()]);
    },
  }),
  route({
    method: 'PATCH',
    path: `${PATH}/:role`,
    body: roleForm,
    handle(call) {
      const guild = guildOf(call, P.ManageRoles);
      const role = lowerRole(call, guild);
      const { permissions } = call.body;
      if (permissions != null) checkBits(call, guild, permissions ^ BigInt(role.permissions));
      return ok(changeRole(call.world, guild, { role, to: settingsOf(call.body) }));
    },
  }),
  route({
    method: 'DELETE',
    path: `${PATH}/:role`,
    handle(call) {
      const guild = guildOf(call, P.ManageRoles);
      const role = lowerRole(call, guild);
      if (role.managed || role.id === guild.id) throw refusal('invalidRole');
      deleteRole(call.world, guild, role);
      return NO_CONTENT;
    },
  }),
];

function roleOf({ params }: Pick<Call, 'params'>, guild: Guild): APIRole {
  const role = guild.roles.get(params.role ?? '');
  if (role === undefined) throw refusal('unknownRole');
  return role;
}

/** The role of a request, if it stands below the bot's own. */
function lowerRole(call: Call, guild: Guild): APIRole {
  const role = roleOf(call, guild);
  if (role.position >= rankOf(guild, call.world.bot.id)) throw refusal('missingPermissions');
  return role;
}

/** A bot can only hand out or take what it holds itself. */
function checkBits({ world }: Call, guild: Guild, bits: bigint): void {
  if ((bits & ~permissionsInGuild(world, guild, world.bot.id)) !== 0n) throw refusal('missingPermissions');
}

function settingsOf({
  name,
  permissions,
  color,
  colors,
  hoist,
  mentionable,
}: RoleForm): Partial<RoleSettings> {
  const primary = colors?.primary_color ?? color ?? undefined;
  return given({
    name: name ?? undefined,
    permissions: permissions?.toString(),
    color: primary,
    colors:
      primary === undefined
        ? undefined
        : {
            primary_color: primary,
            secondary_color: colors?.secondary_color ?? null,
            tertiary_color: colors?.tertiary_color ?? null,
          },
    hoist: hoist ?? undefined,
    mentionable: mentionable ?? undefined,
  });
}
