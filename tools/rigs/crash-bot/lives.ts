import { setTimeout as pause } from 'node:timers/promises';
import type { Happening } from '#local-discord/world/happening.ts';
import type { World } from '#local-discord/world/world.ts';
import type { BotProcess } from './bot-process.ts';
import type { Presence } from './party.ts';

/** Something at Discord in whose midst the bot may be killed: it has happened there, and the bot does not know it yet. */
interface Moment {
  readonly name: string;
  is(happening: Happening, world: World): boolean;
}

interface Placed {
  readonly channel_id: string;
  readonly author?: { readonly id: string };
}

/** A message of the bot's comes or changes, in private or not. */
const message = (t: string, where: 'alone' | 'in public') => ({
  name: `${t} ${where}`,
  is: (happening: Happening, world: World) => {
    if (happening.t !== t) return false;
    const { channel_id, author } = happening.d(world.botViewer) as Placed;
    const isAlone = world.state.channels.get(channel_id)?.guildId === null;
    return author?.id === world.bot.id && isAlone === (where === 'alone');
  },
});

const MOMENTS: readonly Moment[] = [
  message('MESSAGE_CREATE', 'in public'),
  message('MESSAGE_CREATE', 'in public'),
  message('MESSAGE_CREATE', 'alone'),
  message('MESSAGE_UPDATE', 'in public'),
  message('MESSAGE_UPDATE', 'alone'),
  { name: 'somebody presses', is: ({ t }) => t === 'INTERACTION_CREATE' },
  { name: 'a press is acknowledged', is: ({ t }) => t === 'INTERACTION_SUCCESS' },
];

/** Of ten kills one hits the process while it starts, three when it has taken some answers, the others in the midst of something. */
const EARLY = 0.1;
const AFTER_ANSWERS = 0.3;
const MAX_START_MS = 1_500;
const MAX_ANSWERS = 6;
const MAX_MOMENTS = 5;
/** Whatever was to come has come by then, if it ever does. */
const PATIENCE_MS = 60_000;
const LOOK_EVERY_MS = 10;

const below = (count: number) => Math.floor(Math.random() * count);

/** What a life may depend on. */
interface Surroundings {
  readonly world: World;
  launch(): BotProcess;
  /** How many answers were taken so far. */
  answers(): number;
}

/** The bot, one process after the other. */
export class Lives implements Presence {
  private bot: BotProcess | null = null;
  private listens: Promise<unknown> = Promise.resolve();
  private announce: () => void = () => undefined;
  private isAnnounced = true;
  /** Kills by what the bot was doing. */
  readonly kills: Record<string, number> = {};

  constructor(private readonly around: Surroundings) {
    this.await();
  }

  /** Those who want to play wait from here on, until a bot listens; those who wait already wait for the same. */
  private await(): void {
    if (!this.isAnnounced) return;
    this.isAnnounced = false;
    this.listens = new Promise<void>((resolve) => {
      this.announce = () => {
        this.isAnnounced = true;
        resolve();
      };
    });
  }

  present(): Promise<unknown> {
    return this.listens;
  }

  gone(): Promise<unknown> {
    return this.bot?.gone ?? Promise.resolve();
  }

  async begin(): Promise<void> {
    this.bot = this.around.launch();
    await this.bot.ready();
    this.announce();
  }

  /** Starts the bot and kills it at some point; says what is wrong if it was not there to be killed. */
  async oneLife(): Promise<string[]> {
    const bot = this.around.launch();
    this.bot = bot;
    const name = await this.untilKilled(bot);
    this.kills[name] = (this.kills[name] ?? 0) + 1;
    this.await();
    const wasThere = await bot.kill();
    return wasThere ? [] : [`the bot ended by itself:\n${bot.reports.join('\n')}`];
  }

  private async untilKilled(bot: BotProcess): Promise<string> {
    const chance = Math.random();
    if (chance < EARLY) {
      await pause(Math.random() * MAX_START_MS);
      return 'while it starts';
    }
    const moment = chance < EARLY + AFTER_ANSWERS ? null : MOMENTS[below(MOMENTS.length)];
    // From the very beginning: what was left over from the life before is announced first.
    const struck = moment ? this.inTheMidst(bot, moment) : null;
    await Promise.race([bot.ready(), bot.gone]);
    if (!bot.isGone) this.announce();
    if (struck === null || moment == null) {
      await this.afterAnswers(bot, below(MAX_ANSWERS));
      return 'after answers';
    }
    // What does not come while so much is played need not be waited for.
    const first = await Promise.race([
      struck.then(() => moment.name),
      this.afterAnswers(bot, MAX_ANSWERS).then(() => 'after answers'),
    ]);
    return bot.isGone ? moment.name : first;
  }

  /** Killed by the event itself, before Discord has answered: nothing can come in between. */
  private inTheMidst(bot: BotProcess, moment: Moment): Promise<void> {
    const { world } = this.around;
    let left = 1 + below(MAX_MOMENTS);
    return new Promise((resolve) => {
      const stop = world.subscribe((happening) => {
        if (bot.isGone) stop();
        else if (moment.is(happening, world)) left -= 1;
        if (left > 0) return;
        bot.killNow();
        stop();
        resolve();
      });
    });
  }

  private async afterAnswers(bot: BotProcess, count: number): Promise<void> {
    const wanted = this.around.answers() + count;
    for (let waited = 0; waited < PATIENCE_MS && !bot.isGone; waited += LOOK_EVERY_MS) {
      if (this.around.answers() >= wanted) return;
      await pause(LOOK_EVERY_MS);
    }
  }

  /** Ends the bot as an operator would. */
  async end(): Promise<string[]> {
    this.await();
    const code = await this.bot?.stop();
    return code === 0 ? [] : [`the bot stopped with ${code}:\n${this.bot?.reports.join('\n')}`];
  }

  /** What the latest of them reported. */
  get reports(): readonly string[] {
    return this.bot?.reports ?? [];
  }

  async kill(): Promise<void> {
    await this.bot?.kill();
  }
}
