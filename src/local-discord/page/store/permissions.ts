import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Store } from './store.ts';

/**
 * Whether the person's roles let them do something in a channel. Overwrites of the channel are not looked at: this only
 * decides what is offered, and the server refuses what may not be done.
 */
export function may(store: Store, channel: string, permission: bigint): boolean {
  const guild = store.guildOf(channel);
  if (guild === undefined) return permission === PermissionFlagsBits.PinMessages;
  if (guild.ownerId === store.me.id) return true;
  const roles = [guild.id, ...(guild.members.get(store.me.id)?.roles ?? [])];
  const held = roles.reduce((bits, id) => bits | BigInt(guild.roles.get(id)?.permissions ?? '0'), 0n);
  return (held & (permission | PermissionFlagsBits.Administrator)) !== 0n;
}
