import { MessageFlags } from 'discord-api-types/v10';
import { partsOf } from '#local-discord/driver/parts.ts';
import { findMessage } from '#local-discord/world/lookup.ts';
import type { Message } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';

/** Who could read a message: one person, or everybody. */
export type Audience = string;
export const EVERYBODY: Audience = 'everybody';

/** A message as anybody finds it in a list: what stands before its words. */
const BULLET = /^[\s•>*#-]+/;

/** Words without what only sets them off. */
export const plain = (line: string) => line.replace(BULLET, '').trim();

/** Remembers everything the bot has ever shown, by whom it could be seen, however often it was changed since. */
export class Witness {
  /** Words, line by line. */
  readonly lines = new Map<string, Set<Audience>>();
  /** What buttons and lists carry: keys of questions, tables, options. */
  readonly tokens = new Map<string, Set<Audience>>();

  constructor(private readonly world: World) {
    world.subscribe((happening) => {
      if (!/^MESSAGE_(CREATE|UPDATE)$/.test(happening.t)) return;
      const { id, channel_id } = happening.d(world.botViewer) as { id: string; channel_id: string };
      const channel = world.state.channels.get(channel_id);
      const message = channel && findMessage(channel, id);
      if (message?.authorId === world.bot.id) this.see(message);
    });
  }

  /** Whoever can read a message. */
  audienceOf({ channelId, flags, onlyFor }: Message): Audience {
    if ((flags & MessageFlags.Ephemeral) !== 0) return onlyFor ?? EVERYBODY;
    const channel = this.world.state.channels.get(channelId);
    if (channel?.guildId !== null) return EVERYBODY;
    const [reader, ...others] = channel.recipients.filter((one) => one !== this.world.bot.id);
    return others.length === 0 && reader !== undefined ? reader : EVERYBODY;
  }

  private see(message: Message): void {
    const audience = this.audienceOf(message);
    for (const line of message.content.split('\n')) add(this.lines, plain(line), audience);
    for (const { content, custom_id: id, options } of partsOf(message.components)) {
      for (const line of content?.split('\n') ?? []) add(this.lines, plain(line), audience);
      for (const token of id?.split('|') ?? []) add(this.tokens, token, audience);
      for (const { value } of options ?? []) add(this.tokens, value, audience);
    }
  }
}

function add(index: Map<string, Set<Audience>>, what: string, audience: Audience): void {
  if (what === '') return;
  const known = index.get(what);
  if (known) known.add(audience);
  else index.set(what, new Set([audience]));
}
