import { type APIRole, GatewayIntentBits } from 'discord-api-types/v10';
import { changeAccess } from './access.ts';
import { byAge } from './age.ts';
import { channelsOf } from './channels.ts';
import { role } from './newcomers.ts';
import type { Guild } from './records.ts';
import type { World } from './world.ts';

/** What can be chosen about a role. */
export type RoleSettings = Pick<
  APIRole,
  'name' | 'permissions' | 'color' | 'colors' | 'hoist' | 'mentionable'
>;

/** A new role: the lowest but for everyone's. */
export function addRole(
  world: World,
  guild: Guild,
  settings: Partial<RoleSettings & Pick<APIRole, 'managed' | 'tags'>>,
): APIRole {
  const everyone = BigInt(guild.roles.get(guild.id)?.permissions ?? '0');
  const made: APIRole = {
    ...role(world.ids.next(), { name: 'new role', permissions: everyone, position: 1 }),
    ...settings,
  };
  const above = [...guild.roles.values()].filter(({ position }) => position > 0);
  guild.roles.set(made.id, made);
  tell(world, guild, { t: 'GUILD_ROLE_CREATE', d: { guild_id: guild.id, role: made } });
  for (const one of above) changeRole(world, guild, { role: one, to: { position: one.position + 1 } });
  return made;
}

export function changeRole(
  world: World,
  guild: Guild,
  { role: old, to }: { role: APIRole; to: Partial<RoleSettings & Pick<APIRole, 'position'>> },
): APIRole {
  const changed = { ...old, ...to };
  const put = () => guild.roles.set(old.id, changed);
  if (changed.permissions === old.permissions) put();
  else changeAccess(world, guild, put);
  tell(world, guild, { t: 'GUILD_ROLE_UPDATE', d: { guild_id: guild.id, role: changed } });
  return changed;
}

/** Nobody has the role any more, and no channel knows of it. */
export function deleteRole(world: World, guild: Guild, { id }: APIRole): void {
  changeAccess(world, guild, () => {
    guild.roles.delete(id);
    for (const member of guild.members.values()) member.roles = member.roles.filter((one) => one !== id);
    for (const channel of channelsOf(world, guild))
      channel.overwrites = channel.overwrites.filter((one) => one.id !== id);
  });
  tell(world, guild, { t: 'GUILD_ROLE_DELETE', d: { guild_id: guild.id, role_id: id } });
}

/** Puts roles at new places; all are counted through from the lowest. */
export function moveRoles(
  world: World,
  guild: Guild,
  wanted: readonly { readonly id: string; readonly position: number }[],
): void {
  const places = new Map(wanted.map(({ id, position }) => [id, position]));
  const place = ({ id, position }: APIRole): number => places.get(id) ?? position;
  const sorted = [...guild.roles.values()]
    .filter(({ id }) => id !== guild.id)
    .sort((a, b) => place(a) - place(b) || byAge(b.id, a.id));
  for (const [at, one] of sorted.entries()) {
    if (one.position !== at + 1) changeRole(world, guild, { role: one, to: { position: at + 1 } });
  }
}

function tell(world: World, guild: Guild, { t, d }: { t: string; d: unknown }): void {
  world.publish({
    t,
    intents: GatewayIntentBits.Guilds,
    sees: (userId) => guild.members.has(userId),
    d: () => d,
  });
}
