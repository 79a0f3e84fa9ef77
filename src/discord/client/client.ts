import {
  Client,
  Events,
  GatewayIntentBits,
  type PartialPollAnswer,
  Partials,
  type PollAnswer,
} from 'discord.js';
import { Delivery } from '../delivery/delivery.ts';
import { countVote, countVotesMissed, threadGone } from '../delivery/poll-votes.ts';
import type { BotContext } from '../interactions/bot-context.ts';
import type { Command } from '../interactions/command.ts';
import { withLogContext } from '../interactions/log-context.ts';
import { measure } from '../interactions/measure.ts';
import { Router } from '../interactions/router.ts';
import { DiscordApi } from '../messages/discord-api.ts';
import { welcome } from '../tables/welcome.ts';
import { CommandIds } from './command-ids.ts';
import { GatewayConnection, hears } from './gateway-connection.ts';
import { checkGuild, onGuildJoined } from './guild-joined.ts';
import { logIn, waitForClose } from './login.ts';
import { guardPackets } from './packet-guard.ts';
import { pressActions } from './press-actions.ts';
import { retryingRequest } from './retrying-rest.ts';
import { serversOf, watchPlaces } from './servers.ts';
import { showSignPictures } from './sign-pictures.ts';
import { periodicWork } from './tick.ts';

/** How the bot reaches Discord; `api` only for one that is not the real one. */
export interface Connection {
  readonly token: string;
  readonly api: string | null;
}

/** A bot that listens. */
export interface RunningBot {
  readonly user: string;
  readonly application: string;
  /** Something was committed and waits to be announced. */
  wake(): void;
  /** Does whatever is due by now; it is also done without being asked, from time to time. */
  tick(): Promise<void>;
  /** Resolves, with the reason, if Discord closes the connection for good or it cannot be made anew. */
  readonly closed: Promise<Error>;
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
  bot: BotContext,
  commands: ReadonlyMap<string, Command>,
  { token, api }: Connection,
): Promise<RunningBot> {
  const commandIds = new CommandIds();
  const gateway = new GatewayConnection(bot.log);
  const client = new Client({
    intents: [
      GatewayIntentBits.Guilds,
      GatewayIntentBits.GuildMessagePolls,
      GatewayIntentBits.DirectMessages,
    ],
    partials: [Partials.Channel, Partials.Message, Partials.Poll, Partials.PollAnswer],
    ws: gateway.options,
    rest: {
      makeRequest: commandIds.naming(retryingRequest()),
      ...(api === null ? {} : { api, globalRequestsPerSecond: Number.POSITIVE_INFINITY }),
    },
  });
  guardPackets(client, bot);
  const discordApi = new DiscordApi(client.rest);
  const delivery = new Delivery(bot, { api: discordApi, servers: serversOf(client) });
  watchPlaces(client, (place) => delivery.placeChanged(place));
  const handlers = { commands, actions: pressActions };
  const router = new Router(bot, handlers);
  if (bot.meter !== undefined) measure(client, bot.meter, handlers);
  client.on(Events.Error, (error) =>
    bot.log.error({ error: error.message }, 'the connection to Discord failed'),
  );
  const underWay = new Set<Promise<void>>();
  client.on(Events.InteractionCreate, (interaction) => {
    const handled = withLogContext(interaction, () => router.handle(interaction)).finally(() => {
      underWay.delete(handled);
      delivery.wake();
    });
    underWay.add(handled);
  });
  const voted = (change: 'vote' | 'withdraw') => (answer: PollAnswer | PartialPollAnswer, user: string) => {
    const { message } = answer.poll;
    const vote = { channel: message.channelId, message: message.id, answer: answer.id, user, change };
    void countVote({ bot, api: discordApi }, vote)
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'a vote could not be counted'))
      .finally(() => delivery.wake());
  };
  client.on(Events.MessagePollVoteAdd, voted('vote'));
  client.on(Events.MessagePollVoteRemove, voted('withdraw'));
  client.on(Events.ThreadDelete, ({ id }) => {
    void threadGone({ bot, api: discordApi }, id)
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'a lost thread was not noted'))
      .finally(() => delivery.wake());
  });
  const { user, application, guilds } = await logIn(client, gateway, token);
  const closed = Promise.race([waitForClose(client), gateway.lost]);
  await commandIds.register(client.rest, application.id, commands);
  await countVotesMissed({ bot, api: discordApi });
  for (const guild of guilds.cache.values()) {
    checkGuild(bot, guild);
    if (bot.local) await welcome(bot, discordApi, guild);
  }
  client.on(Events.GuildCreate, (guild) => {
    void onGuildJoined(bot, discordApi, guild).catch((error: unknown) =>
      bot.log.warn({ guild: guild.id, error: String(error) }, 'a server could not be greeted'),
    );
  });
  await bot.app.drafts.sweep(bot.app.now() - DRAFTS_LIVE_MS);
  const due = periodicWork({ bot, api: discordApi });
  const tick = () =>
    due()
      .catch((error: unknown) => bot.log.error({ error: String(error) }, 'deadlines could not be looked at'))
      .finally(() => delivery.wake());
  const timer = setInterval(() => void tick(), TICK_MS);
  const leaving = new AbortController();
  const { signs, drawSign: draw, log } = bot;
  const pictures =
    draw === undefined
      ? Promise.resolve()
      : showSignPictures({
          ...{ signs, draw, log },
          rest: client.rest,
          application: application.id,
          signal: leaving.signal,
        });
  delivery.start();
  return {
    user: user.id,
    application: application.id,
    wake: () => delivery.wake(),
    tick,
    closed,
    isOnline: () => hears(client),
    async stop() {
      clearInterval(timer);
      leaving.abort();
      // Whoever was heard is answered; nobody else is heard any more.
      client.removeAllListeners(Events.InteractionCreate);
      await Promise.all(underWay);
      await pictures;
      await delivery.stop();
      gateway.stop();
      await client.destroy();
    },
  };
}
