import {
  Client,
  Events,
  GatewayIntentBits,
  type PartialPollAnswer,
  Partials,
  type PollAnswer,
  Routes,
} from 'discord.js';
import type { Bot } from './bot.ts';
import { onAccountOf } from './circumstances.ts';
import { type Command, payloadOf } from './command.ts';
import { Delivery } from './delivery/delivery.ts';
import { Office } from './delivery/office.ts';
import { logIn, parting, type Unwelcome } from './login.ts';
import { measure } from './measure.ts';
import { arrive, checkGuild } from './newcomer.ts';
import { persistent } from './persistent.ts';
import { Router } from './router.ts';
import { sturdy } from './sturdy.ts';
import { ticking } from './tick.ts';
import { verbs } from './verbs.ts';
import { countVote, countVotesMissed, threadGone } from './votes.ts';
import { welcome } from './welcome.ts';

/** How the bot reaches Discord; `api` only for one that is not the real one. */
export interface Connection {
  readonly token: string;
  readonly api: string | null;
}

/** A bot that listens. */
export interface Running {
  readonly user: string;
  readonly application: string;
  /** Something was committed and waits to be announced. */
  wake(): void;
  /** Does whatever is due by now; it is also done without being asked, from time to time. */
  tick(): Promise<void>;
  /** Resolves if Discord closes the connection for good. */
  readonly parted: Promise<Unwelcome>;
  /** Whether it hears of what happens. */
  isOnline(): boolean;
  /** Answers what has come in, finishes what is under way, and leaves. */
  stop(): Promise<void>;
}

/** How often deadlines and reminders are looked at. */
const TICK_MS = 15_000;
/** Questions may wait for months, but nobody takes up half an answer after that. */
const DRAFTS_LIVE_MS = 180 * 24 * 3_600_000;

/** Logs in, registers the commands and serves until it is stopped. */
export async function serve(
  bot: Bot,
  commands: ReadonlyMap<string, Command>,
  { token, api }: Connection,
): Promise<Running> {
  const client = new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessagePolls,
      GatewayIntentBits.DirectMessages,
    ],
    partials: [Partials.Channel, Partials.Message, Partials.Poll, Partials.PollAnswer],
    rest: {
      makeRequest: persistent(),
      ...(api === null ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
    },
  });
  sturdy(client, bot);
  const office = new Office(client.rest);
  const delivery = new Delivery(bot, office);
  const repertoire = { commands, verbs };
  const router = new Router(bot, repertoire);
  if (bot.meter !== undefined) measure(client, bot.meter, repertoire);
  client.on(Events.Error, (error) =>
    bot.log.error({ error: error.message }, 'the connection to Discord failed'),
  );
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const handled = onAccountOf(interaction, () => router.handle(interaction)).finally(() => {
      underWay.delete(handled);
      delivery.wake();
    });
    underWay.add(handled);
  });
  const voted = (change: 'vote' | 'withdraw') => (answer: PollAnswer | PartialPollAnswer, user: string) => {
    const { message } = answer.poll;
    const vote = { channel: message.channelId, message: message.id, answer: answer.id, user, change };
    void countVote({ bot, office }, vote)
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'a vote could not be counted'))
      .finally(() => delivery.wake());
  };
  client.on(Events.MessagePollVoteAdd, voted('vote'));
  client.on(Events.MessagePollVoteRemove, voted('withdraw'));
  client.on(Events.ThreadDelete, ({ id }) => {
    void threadGone({ bot, office }, id)
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'a lost thread was not noted'))
      .finally(() => delivery.wake());
  });
  const { user, application, guilds } = await logIn(client, token);
  const parted = parting(client);
  await client.rest.put(Routes.applicationCommands(application.id), {
    body: [...commands.values()].map(payloadOf),
  });
  await countVotesMissed({ bot, office });
  for (const guild of guilds.cache.values()) {
    checkGuild(bot, guild);
    if (bot.local) await welcome(bot, office, guild);
  }
  client.on(Events.GuildCreate, (guild) => {
    void arrive(bot, office, guild).catch((error: unknown) =>
      bot.log.warn({ guild: guild.id, error: String(error) }, 'a server could not be greeted'),
    );
  });
  await bot.app.drafts.sweep(bot.app.now() - DRAFTS_LIVE_MS);
  const due = ticking({ bot, office });
  const tick = () =>
    due()
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'deadlines could not be looked at'))
      .finally(() => delivery.wake());
  const timer = setInterval(() => void tick(), TICK_MS);
  delivery.start();
  return {
    user: user.id,
    application: application.id,
    wake: () => delivery.wake(),
    tick,
    parted,
    isOnline: () => client.isReady(),
    async stop() {
      clearInterval(timer);
      // Whoever was heard is answered; nobody else is heard any more.
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.all(underWay);
      await delivery.stop();
      await client.destroy();
    },
  };
}
