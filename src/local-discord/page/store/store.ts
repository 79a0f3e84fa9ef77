import type {
  APIApplicationCommand,
  APIChannel,
  APIGuildMember,
  APIMessage,
  APIRole,
  APIUser,
  GatewayGuildCreateDispatchData,
} from 'discord-api-types/v10';
import type { Ready, Seatable } from '../../chat/protocol.ts';
import { byAge } from '../../world/age.ts';
import { MessageLog } from './message-log.ts';

/** Something that the page shows has changed. */
export type Change =
  | { readonly of: 'everything' }
  | { readonly of: 'channels' }
  | { readonly of: 'people' }
  | { readonly of: 'presence' }
  | { readonly of: 'commands' }
  | { readonly of: 'typing'; readonly channel: string }
  /** Older messages came in, or the newest ones for the first time. */
  | { readonly of: 'history'; readonly channel: string }
  | { readonly of: 'message'; readonly channel: string; readonly message: string; readonly isNew: boolean };

/** A server as the person sees it. */
export interface GuildView {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly roles: Map<string, APIRole>;
  readonly members: Map<string, APIGuildMember>;
}

type Listener = (change: Change) => void;

/** All that one person knows, from the moment they sat down. */
export class Store {
  me: Seatable;
  bot: Ready['bot'];
  commands: readonly APIApplicationCommand[] = [];
  readonly guilds = new Map<string, GuildView>();
  /** Channels, threads and DMs alike. */
  readonly channels = new Map<string, APIChannel>();
  readonly users = new Map<string, APIUser>();
  readonly logs = new Map<string, MessageLog>();
  /** The newest message read in each channel. */
  readonly read = new Map<string, string>();
  /** How many unread messages call for the person, by channel. */
  readonly calls = new Map<string, number>();
  /** Who types where, and until when that is believed. */
  readonly typing = new Map<string, Map<string, number>>();
  private readonly listeners = new Set<Listener>();

  constructor(
    ready: Ready,
    public people: readonly Seatable[],
  ) {
    this.me = ready.me;
    this.bot = ready.bot;
    this.begin(ready);
  }

  /** Starts over from what the server says, as after a lost connection. */
  begin(ready: Ready): void {
    this.me = ready.me;
    this.bot = ready.bot;
    this.commands = ready.commands;
    for (const map of [this.guilds, this.channels, this.logs, this.read, this.calls, this.typing])
      map.clear();
    this.users.set(ready.bot.user.id, ready.bot.user);
    for (const guild of ready.guilds) this.addGuild(guild as GatewayGuildCreateDispatchData);
    for (const dm of ready.dms) this.putChannel(dm);
    for (const [channel, message] of Object.entries(ready.read)) this.read.set(channel, message);
    this.tell({ of: 'everything' });
  }

  subscribe(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  tell(change: Change): void {
    for (const listener of [...this.listeners]) listener(change);
  }

  addGuild(guild: GatewayGuildCreateDispatchData): void {
    this.guilds.set(guild.id, {
      id: guild.id,
      name: guild.name,
      ownerId: guild.owner_id,
      roles: new Map(guild.roles.map((role) => [role.id, role])),
      members: new Map(guild.members.map((member) => [member.user.id, member])),
    });
    for (const { user } of guild.members) this.users.set(user.id, user);
    for (const channel of [...guild.channels, ...guild.threads])
      this.putChannel({ ...channel, guild_id: guild.id } as APIChannel);
  }

  putChannel(channel: APIChannel): void {
    const known = this.channels.get(channel.id);
    this.channels.set(channel.id, { ...known, ...channel } as APIChannel);
    if ('recipients' in channel) for (const user of channel.recipients ?? []) this.users.set(user.id, user);
  }

  forgetChannel(id: string): void {
    for (const map of [this.channels, this.logs, this.read, this.calls, this.typing]) map.delete(id);
  }

  log(channel: string): MessageLog {
    const log = this.logs.get(channel) ?? new MessageLog();
    this.logs.set(channel, log);
    return log;
  }

  message(channel: string, id: string): APIMessage | undefined {
    return this.logs.get(channel)?.find(id);
  }

  guildOf(channelId: string): GuildView | undefined {
    const channel = this.channels.get(channelId);
    return channel !== undefined && 'guild_id' in channel
      ? this.guilds.get(channel.guild_id ?? '')
      : undefined;
  }

  /** The newest message that everybody sees. */
  newestIn(channelId: string): string | undefined {
    const channel = this.channels.get(channelId);
    return (
      (channel !== undefined && 'last_message_id' in channel ? channel.last_message_id : undefined) ??
      undefined
    );
  }

  isUnread(channelId: string): boolean {
    const newest = this.newestIn(channelId);
    return newest !== undefined && byAge(newest, this.read.get(channelId) ?? '0') > 0;
  }

  /** Takes in a page of messages, oldest first. */
  addHistory(channel: string, page: { messages: readonly APIMessage[]; more: boolean }): void {
    const log = this.log(channel);
    for (const message of page.messages) {
      log.put(message);
      this.users.set(message.author.id, message.author);
    }
    log.fetched = true;
    log.more = page.more;
    this.tell({ of: 'history', channel });
  }

  markRead(channel: string, message: string): void {
    this.read.set(channel, message);
    this.calls.delete(channel);
    this.tell({ of: 'channels' });
  }
}
