import { type APIChannel, type APIRole, type APIUser, ChannelType } from 'discord-api-types/v10';
import type { GuildView, Store } from './store.ts';

export function userName(user: APIUser): string {
  return user.global_name ?? user.username;
}

/** How somebody is called in a channel: by the server's nickname, else by their own name. */
export function nameIn(store: Store, channelId: string, userId: string): string {
  const nick = store.guildOf(channelId)?.members.get(userId)?.nick;
  const user = store.users.get(userId);
  return nick ?? (user === undefined ? userId : userName(user));
}

/** A channel's name; a DM goes by the other person. */
export function channelName(store: Store, channel: APIChannel): string {
  if (channel.type === ChannelType.DM) return nameIn(store, channel.id, channel.recipients?.[0]?.id ?? '');
  return channel.name ?? '';
}

/** The colour of somebody's highest role that has one. */
export function nameColour(guild: GuildView | undefined, userId: string): string | undefined {
  const roles = guild?.members.get(userId)?.roles ?? [];
  const coloured = roles
    .map((id) => guild?.roles.get(id))
    .filter((role): role is APIRole => role !== undefined && role.color !== 0)
    .sort((a, b) => b.position - a.position);
  return colour(coloured[0]?.color);
}

/** Discord's number as CSS writes it; 0 means none. */
export function colour(number: number | null | undefined): string | undefined {
  return number ? `#${number.toString(16).padStart(6, '0')}` : undefined;
}

export function isThread({ type }: APIChannel): boolean {
  return (
    type === ChannelType.PublicThread ||
    type === ChannelType.PrivateThread ||
    type === ChannelType.AnnouncementThread
  );
}

/** Whether messages can be written there. */
export function isTextual(channel: APIChannel): boolean {
  return (
    isThread(channel) ||
    channel.type === ChannelType.GuildText ||
    channel.type === ChannelType.GuildAnnouncement ||
    channel.type === ChannelType.GuildForum ||
    channel.type === ChannelType.GuildVoice ||
    channel.type === ChannelType.DM
  );
}
