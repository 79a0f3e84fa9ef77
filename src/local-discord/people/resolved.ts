import type { APIAttachment } from 'discord-api-types/v10';
import { channelPayload } from '../payload/channel.ts';
import { attachmentPayload } from '../payload/media.ts';
import { bareMemberPayload } from '../payload/member.ts';
import { messagePayload } from '../payload/message.ts';
import { userPayload } from '../payload/user.ts';
import { permissionsIn, sees } from '../world/permissions.ts';
import type { Channel, Guild, Member, Message } from '../world/records.ts';
import type { Somebody } from './place.ts';
import { uploadOf } from './uploads.ts';

/** What Discord tells of a channel that was chosen. */
const CHANNEL_FIELDS: readonly string[] = [
  'id',
  'name',
  'type',
  'guild_id',
  'parent_id',
  'position',
  'topic',
  'nsfw',
  'flags',
  'rate_limit_per_user',
  'last_message_id',
  'last_pin_timestamp',
  'thread_metadata',
];

/** Collects whom and what an interaction names: Discord's `resolved`. Each question is answered with whether it is there. */
export class Resolved {
  private readonly found = new Map<string, Record<string, unknown>>();

  constructor(
    readonly who: Somebody,
    readonly channel: Channel,
  ) {}

  private get guild(): Guild | undefined {
    return this.who.world.state.guilds.get(this.channel.guildId ?? '');
  }

  /** Anybody with an account; as a member too if they are one. */
  user(id: string): boolean {
    const account = this.who.world.state.accounts.get(id);
    if (account === undefined) return false;
    this.put('users', id, userPayload(account));
    const member = this.guild?.members.get(id);
    if (member !== undefined) this.put('members', id, this.memberPayload(member));
    return true;
  }

  /** Somebody who is in the guild, or in the DM. */
  neighbour(id: string): boolean {
    const isHere = this.guild?.members.has(id) ?? this.channel.recipients.includes(id);
    return isHere && this.user(id);
  }

  role(id: string): boolean {
    const role = this.guild?.roles.get(id);
    if (role !== undefined) this.put('roles', id, role);
    return role !== undefined;
  }

  /** A channel of this guild that the person sees, of one of the types wanted. */
  guildChannel(id: string, types: readonly number[] = []): boolean {
    const { world, userId } = this.who;
    const channel = world.state.channels.get(id);
    if (channel === undefined || channel.guildId === null || channel.guildId !== this.channel.guildId)
      return false;
    if (!sees(world, userId, channel) || (types.length > 0 && !types.includes(channel.type))) return false;
    const all = Object.entries(channelPayload(world, channel, world.bot.id));
    this.put('channels', id, {
      ...Object.fromEntries(all.filter(([field]) => CHANNEL_FIELDS.includes(field))),
      permissions: permissionsIn(world, channel, userId).toString(),
      app_permissions: permissionsIn(world, channel, world.bot.id).toString(),
    });
    return true;
  }

  /** A file that the person has uploaded. */
  attachment(id: string): boolean {
    const { world, userId } = this.who;
    const attachment = uploadOf(this.who, id);
    if (attachment === undefined) return false;
    const place = { channelId: this.channel.id, onlyFor: userId };
    const payload: APIAttachment = attachmentPayload(world, place, attachment);
    this.put('attachments', id, payload);
    return true;
  }

  /** Whoever uses a command on a message lets the bot read it. */
  message(message: Message): void {
    const viewer = { userId: this.who.world.bot.id, readsContent: true };
    this.put('messages', message.id, messagePayload(this.who.world, message, viewer));
  }

  /** For an interaction's data; left out where nothing was named. */
  get payload(): { resolved?: Record<string, unknown> } {
    return this.found.size === 0 ? {} : { resolved: Object.fromEntries(this.found) };
  }

  private put(kind: string, id: string, payload: unknown): void {
    const all = this.found.get(kind) ?? {};
    all[id] = payload;
    this.found.set(kind, all);
  }

  private memberPayload(member: Member): object {
    const { deaf: _, mute: __, ...rest } = bareMemberPayload(member);
    const permissions = permissionsIn(this.who.world, this.channel, member.userId).toString();
    return { ...rest, permissions };
  }
}
