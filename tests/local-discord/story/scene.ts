import { register } from 'node:module';
import { type Client, type ClientEvents, Events, type Guild, type TextChannel } from 'discord.js';
import { GatewayIntentBits, PermissionFlagsBits as P } from 'discord-api-types/v10';
import { vi } from 'vitest';
import { type Player, player } from '#local-discord/driver/player.ts';
import type { RecordSetting } from '#local-discord/rest/recorder.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { BOT_PERMISSIONS } from '#local-discord/world/newcomers.ts';
import { ManualClock } from '../manual-clock.ts';
import { login, newBot, type Packing, serve } from './bot/bot.ts';
import { COMMANDS } from './bot/commands.ts';

const ZLIB_SYNC = new URL('./zlib-sync.mjs', import.meta.url).href;
const FINDS_ZLIB_SYNC = `export const resolve = (name, context, next) =>
  name === 'zlib-sync' ? { url: '${ZLIB_SYNC}', shortCircuit: true } : next(name, context);`;
// discord.js looks for the package when it first connects.
register(`data:text/javascript,${encodeURIComponent(FINDS_ZLIB_SYNC)}`);

/** What the bot of the story may do besides what it is usually invited for. */
const MORE = P.ManageRoles | P.ManageChannels | P.ManageNicknames | P.ChangeNickname;

/** An event as it came from the gateway. */
export interface Dispatch {
  readonly t: string;
  readonly d: unknown;
}

interface Parts {
  readonly local: LocalDiscord;
  readonly clock: ManualClock;
  readonly bot: Client;
  readonly troubles: unknown[];
}

/** A small Discord with an ordinary bot and three people, of whom Ben reads Russian. */
export class Story {
  /** All that came from the gateway. */
  readonly dispatches: Dispatch[] = [];
  /** Where the bot has connected to. */
  readonly gateways: string[] = [];
  readonly local: LocalDiscord;
  readonly clock: ManualClock;
  readonly bot: Client;
  /** What the bot's answers came to grief with, and what the server did not expect. */
  readonly troubles: unknown[];

  private constructor({ local, clock, bot, troubles }: Parts) {
    this.local = local;
    this.clock = clock;
    this.bot = bot;
    this.troubles = troubles;
    bot.on(Events.Raw as never, (dispatch: Dispatch) => this.dispatches.push(structuredClone(dispatch)));
    bot.on(Events.Debug, (line) => this.gateways.push(...(/(?<=Connecting to )\S+/.exec(line) ?? [])));
    serve(bot, (error) => troubles.push(error));
  }

  static async open(packing: Packing, record: RecordSetting): Promise<Story> {
    const clock = new ManualClock();
    // discord.js judges by the computer's own time whether a poll still runs.
    clock.advance(Date.now() - clock.now());
    const troubles: unknown[] = [];
    const local = await LocalDiscord.open({
      clock,
      record,
      rateLimits: false,
      report: (error) => troubles.push(error),
      begin: {
        channels: ['general', 'den'],
        people: [
          { name: 'Ann', locale: 'en-US' },
          { name: 'Ben', locale: 'ru' },
          { name: 'Cleo', locale: 'en-US' },
        ],
        privilegedIntents: GatewayIntentBits.GuildMembers | GatewayIntentBits.MessageContent,
      },
    });
    invite(local);
    const story = new Story({ local, clock, bot: newBot(local, packing), troubles });
    await login(story.bot, local);
    await story.bot.application?.commands.set(COMMANDS);
    return story;
  }

  get ann(): Player {
    return player(this.local, 'Ann');
  }

  get ben(): Player {
    return player(this.local, 'Ben');
  }

  get cleo(): Player {
    return player(this.local, 'Cleo');
  }

  get guild(): Guild {
    const guild = this.bot.guilds.cache.first();
    if (guild === undefined) throw new Error('the bot knows no guild');
    return guild;
  }

  channel(name = 'general'): TextChannel {
    const channel = this.guild.channels.cache.find((one) => one.name === name);
    if (channel === undefined) throw new Error(`the bot knows no channel ${name}`);
    return channel as TextChannel;
  }

  /** The next event of a kind that fits. */
  next<E extends keyof ClientEvents>(
    event: E,
    fits: (...args: ClientEvents[E]) => boolean = () => true,
  ): Promise<ClientEvents[E]> {
    return new Promise((done) => {
      const hear = (...args: ClientEvents[E]): void => {
        if (!fits(...args)) return;
        this.bot.off(event, hear as never);
        done(args);
      };
      this.bot.on(event, hear as never);
    });
  }

  /** Waits for an event as the gateway sends it, also one that has come. */
  heard(t: string, fits: (d: Record<string, unknown>) => boolean): Promise<void> {
    return vi.waitFor(
      () => {
        const all = this.dispatches.filter((one) => one.t === t).map(({ d }) => d as Record<string, unknown>);
        if (!all.some(fits)) throw new Error(`no ${t} that fits`);
      },
      { timeout: 5_000, interval: 5 },
    );
  }

  async close(): Promise<void> {
    await this.bot.destroy();
    await this.local.close();
  }
}

/** The bot's own role, as its invitation asks for it. */
function invite({ world }: LocalDiscord): void {
  for (const { roles } of world.state.guilds.values()) {
    for (const role of roles.values()) {
      if (role.tags?.bot_id === world.bot.id) role.permissions = (BOT_PERMISSIONS | MORE).toString();
    }
  }
}
