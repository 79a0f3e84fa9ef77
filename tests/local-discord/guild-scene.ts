import { GatewayIntentBits, PermissionFlagsBits } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { permissionsIn } from '#local-discord/world/permissions.ts';
import type { Guild } from '#local-discord/world/records.ts';
import { changeRole } from '#local-discord/world/roles.ts';
import { ManualClock } from './manual-clock.ts';
import { type Answered, restClient } from './rest-client.ts';

/** Every permission but the one that makes all others meaningless. */
export const MODERATOR = Object.values(PermissionFlagsBits).reduce((sum, bit) => sum | bit, 0n) & ~8n;

const { Guilds, GuildMembers, GuildMessages, GuildPresences, DirectMessages } = GatewayIntentBits;
/** What a bot hears with no intent that needs to be asked for. */
export const UNPRIVILEGED = Guilds | GuildMessages | DirectMessages;

/** An event as somebody received it. */
export interface Heard {
  readonly t: string;
  readonly d: Record<string, unknown>;
}

/** A guild of Ann, who owns it, Ben, Cid and the bot, in which a test grants the bot what it needs. */
export class GuildScene {
  readonly rest: ReturnType<typeof restClient>;
  readonly guild: Guild;
  private readonly everyone: bigint;

  private constructor(
    readonly local: LocalDiscord,
    readonly clock: ManualClock,
  ) {
    this.rest = restClient(local);
    const [guild] = local.world.state.guilds.values();
    if (guild === undefined) throw new Error('no guild');
    this.guild = guild;
    this.everyone = BigInt(guild.roles.get(guild.id)?.permissions ?? '0');
  }

  static async open(bits: bigint = MODERATOR): Promise<GuildScene> {
    const clock = new ManualClock();
    const local = await LocalDiscord.open({
      clock,
      rateLimits: false,
      begin: {
        channels: ['general', 'den'],
        people: ['Ann', 'Ben', 'Cid'].map((name) => ({ name, locale: 'en-US' })),
        privilegedIntents: GuildMembers | GuildPresences,
      },
    });
    const scene = new GuildScene(local, clock);
    scene.grant(bits);
    return scene;
  }

  get world() {
    return this.local.world;
  }

  get bot(): string {
    return this.world.bot.id;
  }

  /** The id of somebody by their first name. */
  id(name: string): string {
    const found = [...this.world.state.accounts.values()].find(({ globalName }) => globalName === name);
    if (found === undefined) throw new Error(`nobody is called ${name}`);
    return found.id;
  }

  channel(name: string): string {
    const found = [...this.world.state.channels.values()].find((one) => one.name === name);
    if (found === undefined) throw new Error(`no channel is called ${name}`);
    return found.id;
  }

  /** From now on the bot has these permissions in the guild and no others: everyone keeps none besides them. */
  grant(bits: bigint): void {
    const { roles, id } = this.guild;
    const own = [...roles.values()].find(({ tags }) => tags?.bot_id === this.bot);
    for (const [role, permissions] of [
      [own, bits],
      [roles.get(id), this.everyone & bits],
    ] as const) {
      if (role === undefined || role.permissions === permissions.toString()) continue;
      changeRole(this.world, this.guild, { role, to: { permissions: permissions.toString() } });
    }
  }

  may(userId: string, channelId: string, bits: bigint): boolean {
    const channel = this.world.state.channels.get(channelId);
    return channel !== undefined && (permissionsIn(this.world, channel, userId) & bits) === bits;
  }

  /** All that somebody hears from now on; a bot only with the intents. */
  hear(userId: string, intents: number = UNPRIVILEGED | GuildMembers): Heard[] {
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

  /** A message by the bot. */
  async say(channelId: string, content = 'hello'): Promise<string> {
    const { body } = await this.rest('POST', `/channels/${channelId}/messages`, { content });
    return (body as { id: string }).id;
  }

  close(): Promise<void> {
    return this.local.close();
  }
}

/** The names of events, in their order. */
export function names(heard: readonly Heard[]): string[] {
  return heard.map(({ t }) => t);
}

/** Whether an answer is of the shape that Discord's specification gives. */
export function expectShape(
  schema: { safeParse(value: unknown): { success: boolean; error?: unknown } },
  body: unknown,
): void {
  // The schemas know only one of the two ways to write UTC.
  const written = JSON.stringify(body).replaceAll('+00:00"', 'Z"');
  expect(schema.safeParse(JSON.parse(written)).error).toBeUndefined();
}

/** The refusal of a request: its status and Discord's code. */
export function refused({ status, body }: Answered): { status: number; code: unknown } {
  return { status, code: (body as { code?: unknown } | undefined)?.code };
}

/** The code of what is wrong with a field. */
export function problemAt({ body }: Answered, ...path: readonly string[]): unknown {
  let node = (body as { errors?: unknown }).errors;
  for (const key of [...path, '_errors', '0']) node = (node as Record<string, unknown> | undefined)?.[key];
  return (node as { code?: unknown } | undefined)?.code;
}
