import type {
  APIApplicationCommand,
  APIChannel,
  APIThreadChannel,
  APIUser,
  GatewayChannelPinsUpdateDispatchData,
  GatewayGuildCreateDispatchData,
  GatewayGuildMemberAddDispatchData,
  GatewayGuildMemberRemoveDispatchData,
  GatewayGuildMemberUpdateDispatchData,
  GatewayGuildRoleCreateDispatchData,
  GatewayGuildRoleDeleteDispatchData,
  GatewayGuildUpdateDispatchData,
  GatewayPresenceUpdateDispatchData,
  GatewayThreadListSyncDispatchData,
  GatewayThreadMembersUpdateDispatchData,
  GatewayThreadMemberUpdateDispatchData,
} from 'discord-api-types/v10';
import type { Handler } from './message-events.ts';
import type { Store } from './store.ts';

export const placeEvents = {
  GUILD_CREATE(store, d: GatewayGuildCreateDispatchData) {
    store.addGuild(d);
    store.tell({ of: 'channels' });
  },
  GUILD_UPDATE(store, d: GatewayGuildUpdateDispatchData) {
    const known = store.guilds.get(d.id);
    if (known !== undefined) store.guilds.set(d.id, { ...known, name: d.name, ownerId: d.owner_id });
    store.tell({ of: 'channels' });
  },
  GUILD_MEMBER_ADD(store, d: GatewayGuildMemberAddDispatchData) {
    putMember(store, d);
  },
  GUILD_MEMBER_UPDATE(store, d: GatewayGuildMemberUpdateDispatchData) {
    putMember(store, d as unknown as GatewayGuildMemberAddDispatchData);
  },
  GUILD_MEMBER_REMOVE(store, d: GatewayGuildMemberRemoveDispatchData) {
    store.guilds.get(d.guild_id)?.members.delete(d.user.id);
    store.tell({ of: 'people' });
  },
  GUILD_ROLE_CREATE: putRole,
  GUILD_ROLE_UPDATE: putRole,
  GUILD_ROLE_DELETE(store, d: GatewayGuildRoleDeleteDispatchData) {
    store.guilds.get(d.guild_id)?.roles.delete(d.role_id);
    store.tell({ of: 'people' });
  },
  USER_UPDATE(store, d: APIUser) {
    store.users.set(d.id, d);
    store.tell({ of: 'people' });
  },
  CHANNEL_CREATE: putChannel,
  CHANNEL_UPDATE: putChannel,
  CHANNEL_DELETE: forgetChannel,
  CHANNEL_PINS_UPDATE(store, d: GatewayChannelPinsUpdateDispatchData) {
    const known = store.channels.get(d.channel_id);
    if (known === undefined) return;
    store.putChannel({ ...known, last_pin_timestamp: d.last_pin_timestamp ?? null } as APIChannel);
    store.tell({ of: 'channels' });
  },
  THREAD_CREATE: putChannel,
  THREAD_UPDATE: putChannel,
  THREAD_DELETE: forgetChannel,
  THREAD_LIST_SYNC(store, d: GatewayThreadListSyncDispatchData) {
    for (const thread of d.threads) store.putChannel(thread);
    store.tell({ of: 'channels' });
  },
  THREAD_MEMBER_UPDATE(store, d: GatewayThreadMemberUpdateDispatchData) {
    setMembership(store, d.id ?? '', d);
  },
  THREAD_MEMBERS_UPDATE(store, d: GatewayThreadMembersUpdateDispatchData) {
    const me = store.me.id;
    const added = d.added_members?.find((member) => member.user_id === me);
    if (added !== undefined) setMembership(store, d.id, added);
    else if (d.removed_member_ids?.includes(me)) setMembership(store, d.id, undefined);
  },
  PRESENCE_UPDATE(store, d: GatewayPresenceUpdateDispatchData) {
    if (d.user.id !== store.bot.user.id) return;
    store.bot = { ...store.bot, online: d.status !== 'offline' };
    store.tell({ of: 'presence' });
  },
  GUILD_APPLICATION_COMMAND_INDEX_UPDATE(
    store,
    d: { readonly application_commands: readonly APIApplicationCommand[] },
  ) {
    store.commands = d.application_commands;
    store.tell({ of: 'commands' });
  },
} satisfies Record<string, Handler>;

function putMember(store: Store, { guild_id, ...member }: GatewayGuildMemberAddDispatchData): void {
  store.users.set(member.user.id, member.user);
  store.guilds.get(guild_id)?.members.set(member.user.id, member);
  store.tell({ of: 'people' });
}

function putRole(store: Store, { guild_id, role }: GatewayGuildRoleCreateDispatchData): void {
  store.guilds.get(guild_id)?.roles.set(role.id, role);
  store.tell({ of: 'people' });
}

function putChannel(store: Store, channel: APIChannel): void {
  store.putChannel(channel);
  store.tell({ of: 'channels' });
}

function forgetChannel(store: Store, { id }: Pick<APIChannel, 'id'>): void {
  store.forgetChannel(id);
  store.tell({ of: 'channels' });
}

function setMembership(store: Store, id: string, member: APIThreadChannel['member']): void {
  const thread = store.channels.get(id);
  if (thread === undefined) return;
  const { member: _, ...others } = thread as APIThreadChannel;
  store.channels.set(id, (member === undefined ? others : { ...others, member }) as APIChannel);
  store.tell({ of: 'channels' });
}
