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
import { type Command, payloadOf } from './command.ts';
import { Delivery } from './delivery/delivery.ts';
import { Office } from './delivery/office.ts';
import { Router } from './router.ts';
import { verbs } from './verbs.ts';
import { countVote, countVotesMissed } from './votes.ts';

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
    ...(api === null ? {} : { rest: { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY } }),
  });
  const office = new Office(client.rest);
  const delivery = new Delivery(bot, office);
  const router = new Router(bot, { commands, verbs });
  client.on(Events.Error, (error) =>
    bot.log.error({ error: error.message }, 'the connection to Discord failed'),
  );
  client.on(Events.InteractionCreate, (interaction) => {
    void router.handle(interaction).finally(() => delivery.wake());
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
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const { user, application } = await ready;
  await client.rest.put(Routes.applicationCommands(application.id), {
    body: [...commands.values()].map(payloadOf),
  });
  await countVotesMissed({ bot, office });
  await bot.app.drafts.sweep(bot.app.now() - DRAFTS_LIVE_MS);
  const timer = setInterval(() => {
    void bot.app
      .tick()
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'deadlines could not be looked at'))
      .finally(() => delivery.wake());
  }, TICK_MS);
  delivery.start();
  return {
    user: user.id,
    application: application.id,
    wake: () => delivery.wake(),
    async stop() {
      clearInterval(timer);
      await delivery.stop();
      await client.destroy();
    },
  };
}
