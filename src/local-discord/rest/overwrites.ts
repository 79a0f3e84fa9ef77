import { type APIOverwrite, OverwriteType, PermissionFlagsBits } from 'discord-api-types/v10';
import type { z } from 'zod';
import { permissionsIn, permissionsInGuild } from '../world/permissions.ts';
import type { Channel, Guild } from '../world/records.ts';
import type { World } from '../world/world.ts';
import { refusal } from './api-error.ts';
import { type overwrite, overwriteOf } from './body/permission.ts';

type Wanted = readonly z.infer<typeof overwrite>[];

/** Overwrites for a channel that is about to be made. */
export function newOverwrites(world: World, guild: Guild, wanted: Wanted): APIOverwrite[] {
  const made = named(world, guild, wanted);
  const held = permissionsInGuild(world, guild, world.bot.id);
  if ((changedBits([], made) & ~held) !== 0n) throw refusal('missingPermissions');
  return made;
}

/** New overwrites of a channel in place of the old ones: a bot can only hand out or take what it holds itself. */
export function changedOverwrites(
  world: World,
  { guild, channel }: { guild: Guild; channel: Channel },
  wanted: Wanted,
): APIOverwrite[] {
  const made = named(world, guild, wanted);
  const here = permissionsIn(world, channel, world.bot.id);
  if ((here & PermissionFlagsBits.ManageRoles) === 0n) throw refusal('missingPermissions');
  const held = here | permissionsInGuild(world, guild, world.bot.id);
  if ((changedBits(channel.overwrites, made) & ~held) !== 0n) throw refusal('missingPermissions');
  return made;
}

/** With the kind of each; only for roles and people there are. */
function named(world: World, guild: Guild, wanted: Wanted): APIOverwrite[] {
  return wanted.map((one) => {
    const type = one.type ?? (guild.roles.has(one.id) ? OverwriteType.Role : OverwriteType.Member);
    const exists = type === OverwriteType.Role ? guild.roles.has(one.id) : world.state.accounts.has(one.id);
    if (!exists) throw refusal('unknownOverwrite');
    return overwriteOf({ ...one, type });
  });
}

/** Every bit that is not as it was for somebody. */
function changedBits(before: readonly APIOverwrite[], after: readonly APIOverwrite[]): bigint {
  const ids = new Set([...before, ...after].map(({ id }) => id));
  const bitsOf = (list: readonly APIOverwrite[], id: string): readonly [bigint, bigint] => {
    const found = list.find((one) => one.id === id);
    return [BigInt(found?.allow ?? '0'), BigInt(found?.deny ?? '0')];
  };
  return [...ids].reduce((sum, id) => {
    const [allowed, denied] = bitsOf(before, id);
    const [allow, deny] = bitsOf(after, id);
    return sum | (allowed ^ allow) | (denied ^ deny);
  }, 0n);
}
