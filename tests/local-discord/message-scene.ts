import { MessageResponseSchema } from 'discord-api-spec/zod';
import {
  type APIMessage,
  GatewayIntentBits,
  InteractionType,
  PermissionFlagsBits as P,
} from 'discord-api-types/v10';
import { expect } from 'vitest';
import type { z } from 'zod';
import { LocalDiscord } from '#local-discord/server.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import { createMessage, type Draft } from '#local-discord/world/messages.ts';
import { ALL_PERMISSIONS } from '#local-discord/world/permissions.ts';
import type { Channel, Guild, Interaction, Message } from '#local-discord/world/records.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { ManualClock } from './manual-clock.ts';
import { type Answered, generalOf, restClient } from './rest-client.ts';

/** All that a bot can hear of messages. */
export const MESSAGE_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce((sum, bit) => sum | bit, 0);

/** What somebody does with the application, besides who and where. */
export type Doing = Partial<Omit<Parameters<typeof openInteraction>[1], 'channel'>> & {
  readonly channel?: string;
};

/** An event as somebody received it. */
export interface Heard {
  readonly t: string;
  readonly d: Record<string, unknown>;
}

/** A guild of Ann, Ben and a bot with all permissions, in whose first channel people write and click. */
export class MessageScene {
  readonly rest: ReturnType<typeof restClient>;
  readonly guild: Guild;
  readonly general: string;

  private constructor(
    readonly local: LocalDiscord,
    readonly clock: ManualClock,
  ) {
    this.rest = restClient(local);
    const [guild] = local.world.state.guilds.values();
    if (guild === undefined) throw new Error('no guild');
    this.guild = guild;
    this.general = generalOf(local);
    this.deny(0n);
  }

  static async open(): Promise<MessageScene> {
    const clock = new ManualClock();
    const people = ['Ann', 'Ben'].map((name) => ({ name, locale: 'en-US' as const }));
    const begin = { channels: ['general', 'den'], people, privilegedIntents: 0 };
    return new MessageScene(await LocalDiscord.open({ clock, rateLimits: false, begin }), clock);
  }

  get world() {
    return this.local.world;
  }

  get bot(): string {
    return this.world.bot.id;
  }

  get ann(): string {
    return this.id('Ann');
  }

  get den(): string {
    const found = [...this.world.state.channels.values()].find(({ name }) => name === 'den');
    return found?.id ?? '';
  }

  /** The id of somebody by their first name. */
  id(name: string): string {
    const found = [...this.world.state.accounts.values()].find(({ globalName }) => globalName === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.id;
  }

  /** From now on everybody but the owner, Ann, may do anything but this. */
  deny(bits: bigint): void {
    const permissions = (ALL_PERMISSIONS & ~P.Administrator & ~bits).toString();
    for (const role of this.guild.roles.values()) role.permissions = permissions;
  }

  /** All that somebody hears from now on; a bot only with the intents. */
  hear(userId: string, intents: number = MESSAGE_INTENTS): Heard[] {
    const heard: Heard[] = [];
    const { bot } = this.world.account(userId);
    this.world.subscribe((happening) => {
      if (bot && happening.intents !== 0 && (happening.intents & intents) === 0) return;
      if (!happening.sees(userId)) return;
      const d = happening.d({ userId, readsContent: true });
      heard.push({ t: happening.t, d: JSON.parse(JSON.stringify(d)) as Heard['d'] });
    });
    return heard;
  }

  channel(id = this.general): Channel {
    const channel = this.world.state.channels.get(id);
    if (channel === undefined) throw new Error(`no channel ${id}`);
    return channel;
  }

  /** Sends as the bot; the answer must be of the shape of Discord's. */
  async send(body: unknown, channelId = this.general): Promise<APIMessage> {
    return shaped(await this.rest('POST', `/channels/${channelId}/messages`, body));
  }

  post(body: unknown, channelId = this.general): Promise<Answered> {
    return this.rest('POST', `/channels/${channelId}/messages`, body);
  }

  async get(messageId: string, channelId = this.general): Promise<APIMessage> {
    return shaped(await this.rest('GET', `/channels/${channelId}/messages/${messageId}`));
  }

  patch(messageId: string, body: unknown): Promise<Answered> {
    return this.rest('PATCH', `/channels/${this.general}/messages/${messageId}`, body);
  }

  /** A person writes. */
  write(content: string, draft: Partial<Draft> = {}): Message {
    return createMessage(this.world, this.channel(), { authorId: this.ann, content, ...draft });
  }

  thread(ownerId = this.world.bot.id): Channel {
    return startThread(this.world, this.channel(), { ownerId, name: 'side table', type: 11 });
  }

  /** Ann uses a command, unless told otherwise. */
  interact({ channel, ...doing }: Doing = {}): Interaction {
    return openInteraction(this.world, {
      type: InteractionType.ApplicationCommand,
      userId: this.ann,
      channel: this.channel(channel),
      data: {},
      ...doing,
    });
  }

  /** Ann presses a button of a message. */
  press(messageId: string): Interaction {
    return this.interact({ type: InteractionType.MessageComponent, sourceMessageId: messageId });
  }

  /** Answers for the first time, without the bot's token. */
  callback({ id, token }: Interaction, body: unknown, query = ''): Promise<Answered> {
    return this.open('POST', `/interactions/${id}/${token}/callback${query}`, body);
  }

  /** A request of the token's webhook. */
  webhook(
    { token }: Interaction,
    method: string,
    rest: { path?: string; body?: unknown },
  ): Promise<Answered> {
    const { id } = this.world.state.application;
    return this.open(method, `/webhooks/${id}/${token}${rest.path ?? ''}`, rest.body);
  }

  /** Sends without an authorization. */
  async open(method: string, path: string, body?: unknown): Promise<Answered> {
    const isForm = body instanceof FormData;
    const response = await fetch(`${this.local.api}/v10${path}`, {
      method,
      ...(body === undefined || isForm ? {} : { headers: { 'content-type': 'application/json' } }),
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const { status, headers } = response;
    return { status, headers, body: text === '' ? undefined : JSON.parse(text) };
  }

  close(): Promise<void> {
    return this.local.close();
  }
}

/** The message of an answer, which must be of the shape of Discord's. */
export function shaped({ status, body }: Answered): APIMessage {
  expect(status, JSON.stringify(body)).toBe(200);
  expectSpec(MessageResponseSchema, body);
  return body as APIMessage;
}

/** Of the shape of the specification, which the package reads more strictly in one thing: it knows no time zones. */
export function expectSpec(schema: z.ZodType, body: unknown): void {
  const inUtc: unknown = JSON.parse(JSON.stringify(body).replaceAll('+00:00"', 'Z"'));
  expect(schema.safeParse(inUtc).error).toBeUndefined();
}

/** The refusal of a request: its status and Discord's code. */
export function refused({ status, body }: Answered): { status: number; code: unknown } {
  return { status, code: (body as { code?: unknown } | undefined)?.code };
}

/** The code of what is wrong with a field. */
export function problemAt({ body }: Answered, ...path: readonly (string | number)[]): unknown {
  let node = (body as { errors?: unknown }).errors;
  for (const key of [...path, '_errors', '0']) node = (node as Record<string, unknown> | undefined)?.[key];
  return (node as { code?: unknown } | undefined)?.code;
}

/** A multipart request: what the form says, and files. */
export function multipart(payload: unknown, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData();
  form.set('payload_json', JSON.stringify(payload));
  for (const [field, file] of Object.entries(files)) form.set(field, file);
  return form;
}
