import { PermissionFlagsBits } from 'discord-api-types/v10';
import { may } from './permissions.ts';
import type { Channel, Message } from './records.ts';
import type { World } from './world.ts';

/** Which mentions a sender allows: Discord's `allowed_mentions`, kept only while a message is made. */
export interface AllowedMentions {
  readonly parse?: readonly ('users' | 'roles' | 'everyone')[] | undefined;
  readonly users?: readonly string[] | undefined;
  readonly roles?: readonly string[] | undefined;
  readonly replied_user?: boolean | undefined;
}

type Mentioned = Pick<Message, 'mentions' | 'mentionRoles' | 'mentionEveryone'>;

/** Whom a text mentions: those named in it who are here. */
export function mentionsIn(
  world: World,
  channel: Channel,
  message: Pick<Message, 'content' | 'authorId'>,
): Mentioned {
  const guild = world.state.guilds.get(channel.guildId ?? '');
  const here = (id: string): boolean => guild?.members.has(id) ?? channel.recipients.includes(id);
  const loud = may(world, message.authorId, { channel, bits: PermissionFlagsBits.MentionEveryone });
  return {
    mentions: named(message.content, /<@!?(\d+)>/g).filter((id) => world.state.accounts.has(id) && here(id)),
    mentionRoles: named(message.content, /<@&(\d+)>/g).filter((id) => guild?.roles.has(id)),
    mentionEveryone: loud && guild !== undefined && /@(everyone|here)\b/.test(message.content),
  };
}

function named(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, id = '']) => id))];
}
