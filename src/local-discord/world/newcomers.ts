import { type APIRole, ChannelType, PermissionFlagsBits, type RoleFlags } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { Ids } from './ids.ts';
import type { Account, Channel, Guild, Language } from './records.ts';
import { botToken } from './token.ts';
import type { State } from './world.ts';

const P = PermissionFlagsBits;

/** What members of a new Discord server may do. */
const EVERYONE =
  P.ViewChannel |
  P.SendMessages |
  P.SendMessagesInThreads |
  P.CreatePublicThreads |
  P.CreatePrivateThreads |
  P.EmbedLinks |
  P.AttachFiles |
  P.ReadMessageHistory |
  P.AddReactions |
  P.UseExternalEmojis |
  P.UseApplicationCommands |
  P.SendPolls;

/** What the bot's invitation asks for. */
export const BOT_PERMISSIONS =
  EVERYONE | P.ManageMessages | P.ManageThreads | P.PinMessages | P.MentionEveryone;

/** Who and what is there when a local Discord begins. */
export interface Beginning {
  /** None makes a new one, which nobody knows. */
  readonly token: string | null;
  readonly botName: string;
  readonly guildName: string;
  readonly channels: readonly string[];
  readonly people: readonly { readonly name: string; readonly locale: Language }[];
  readonly privilegedIntents: number;
}

export function account(id: string, name: string, more: Partial<Account> = {}): Account {
  return {
    id,
    username: usernameOf(name),
    globalName: name,
    bot: false,
    locale: 'en-US',
    dmsOpen: true,
    ...more,
  };
}

/** Usernames are lower case, without spaces. */
export function usernameOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_.]+/gu, '_')
      .slice(0, 32) || 'user'
  );
}

export function textChannel(id: string, guildId: string | null, name: string | null): Channel {
  return {
    id,
    type: ChannelType.GuildText,
    guildId,
    name,
    parentId: null,
    topic: null,
    position: 0,
    nsfw: false,
    rateLimitPerUser: 0,
    defaultAutoArchiveMinutes: null,
    defaultThreadRateLimit: 0,
    overwrites: [],
    recipients: [],
    thread: null,
    lastPinAt: null,
    lastMessageId: null,
    messages: [],
  };
}

/** A new world: one server, its channels, some people and the bot. */
export function beginning(clock: Clock, { people, ...begin }: Beginning): State {
  const ids = new Ids(clock);
  const joinedAt = new Date(clock.now()).toISOString();
  // Bots keep their names as they are written.
  const bot = account(ids.next(), begin.botName, { bot: true, globalName: null, username: begin.botName });
  const persons = people.map(({ name, locale }) => account(ids.next(), name, { locale }));
  const guild = emptyGuild(ids.next(), { name: begin.guildName, ownerId: persons[0]?.id ?? bot.id });
  const botRole: APIRole = {
    ...role(ids.next(), { name: begin.botName, permissions: BOT_PERMISSIONS, position: 1 }),
    managed: true,
    tags: { bot_id: bot.id },
  };
  guild.roles.set(botRole.id, botRole);
  for (const { id } of [bot, ...persons]) {
    const roles = id === bot.id ? [botRole.id] : [];
    guild.members.set(id, { userId: id, nick: null, roles, joinedAt, timedOutUntil: null });
  }
  const channels = begin.channels.map((name, position) => ({
    ...textChannel(ids.next(), guild.id, name),
    position,
  }));
  return {
    application: {
      id: bot.id,
      botId: bot.id,
      name: begin.botName,
      description: '',
      token: begin.token ?? botToken(bot.id),
      privilegedIntents: begin.privilegedIntents,
      commands: new Map(),
    },
    accounts: new Map([bot, ...persons].map((one) => [one.id, one])),
    guilds: new Map([[guild.id, guild]]),
    channels: new Map(channels.map((one) => [one.id, one])),
    readMarks: new Map(),
  };
}

/** A guild with nobody in it, and no role but everyone's. */
export function emptyGuild(id: string, { name, ownerId }: Pick<Guild, 'name' | 'ownerId'>): Guild {
  const everyone = role(id, { name: '@everyone', permissions: EVERYONE, position: 0 });
  return {
    id,
    name,
    ownerId,
    locale: 'en-US',
    roles: new Map([[id, everyone]]),
    members: new Map(),
    commandPermissions: new Map(),
  };
}

export function role(
  id: string,
  { name, permissions, position }: { name: string; permissions: bigint; position: number },
): APIRole {
  return {
    id,
    name,
    permissions: permissions.toString(),
    position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: false,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0 as RoleFlags,
  };
}
