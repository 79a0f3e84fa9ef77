import { type APIMessageTopLevelComponent, ComponentType, PermissionFlagsBits } from 'discord-api-types/v10';
import { findMessage } from './lookup.ts';
import { may } from './permissions.ts';
import type { Channel, Message } from './records.ts';
import type { World } from './world.ts';

/** Which mentions a sender allows: Discord's `allowed_mentions`, kept only while a message is made. */
export interface AllowedMentions {
  readonly parse?: readonly ('users' | 'roles' | 'everyone')[] | null | undefined;
  readonly users?: readonly string[] | null | undefined;
  readonly roles?: readonly string[] | null | undefined;
  readonly replied_user?: boolean | null | undefined;
}

/** What holds where a sender says nothing: messages of people and bots mention all they name, … */
export const MENTION_ALL: AllowedMentions = { parse: ['users', 'roles', 'everyone'], replied_user: true };
/** … answers to interactions only users. */
export const MENTION_USERS: AllowedMentions = { parse: ['users'], replied_user: true };

type Mentioned = Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'>;
type Text = Pick<Message, 'content' | 'components' | 'authorId' | 'reference'>;

/** Whom a message mentions: those named in it who are here, as far as the sender allows and may. */
export function mentionsIn(
  world: World,
  channel: Channel,
  { message, allowed }: { message: Text; allowed: AllowedMentions },
): Mentioned {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const said = [message.content, ...textsOf(message.components)].join('\n');
  const loud = may(world, message.authorId, { channel, bits: PermissionFlagsBits.MentionEveryone });
  const here = (id: string): boolean => guild?.members.has(id) ?? channel.recipients.includes(id);
  const users = named(said, /<@!?(\d+)>/g).filter(
    (id) => world.state.accounts.has(id) && here(id) && allows(allowed, 'users', id),
  );
  const replied = allowed.replied_user === true ? repliedUser(world, message) : undefined;
  return {
    mentions: [...new Set([...users, ...(replied === undefined ? [] : [replied])])],
    mentionRoles: named(said, /<@&(\d+)>/g).filter((id) => {
      const role = guild?.roles.get(id);
      return role !== undefined && (loud || role.mentionable) && allows(allowed, 'roles', id);
    }),
    mentionEveryone:
      loud &&
      guild !== undefined &&
      allowed.parse?.includes('everyone') === true &&
      /@(everyone|here)\b/.test(said),
  };
}

/** A kind is allowed as a whole, or id by id. */
function allows(allowed: AllowedMentions, kind: 'users' | 'roles', id: string): boolean {
  return allowed.parse?.includes(kind) === true || allowed[kind]?.includes(id) === true;
}

function repliedUser(world: World, { reference, authorId }: Text): string | undefined {
  const channel = world.state.channels.get(reference?.channelId ?? '');
  const target = channel && findMessage(channel, reference?.messageId ?? '');
  return target?.authorId === authorId ? undefined : target?.authorId;
}

/** The words inside Components V2, which can mention people too. */
function textsOf(components: readonly unknown[]): string[] {
  return (components as readonly APIMessageTopLevelComponent[]).flatMap((one) => {
    switch (one.type) {
      case ComponentType.TextDisplay:
        return [one.content];
      case ComponentType.Section:
      case ComponentType.Container:
        return textsOf(one.components);
      default:
        return [];
    }
  });
}

function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))];
}
