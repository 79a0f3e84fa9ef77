import { onTestFinished } from 'vitest';
import { openApp } from '#app/app.ts';
import { type Dependencies, defaultDependencies, type Logger } from '#app/runner/dependencies.ts';
import { PresenceClock } from '#app/runner/presence-clock.ts';
import { commands } from '#commands/index.ts';
import { serve } from '#discord/client/client.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { logContext } from '#discord/interactions/log-context.ts';
import { Replays } from '#discord/interactions/replays.ts';
import { Signs } from '#discord/messages/signs.ts';
import { games } from '#games/index.ts';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { sqlite } from '#store/dialect.ts';
import { Store } from '#store/store.ts';
import type { Rendered, ReplayRequest } from '../../src/render/render-request.ts';
import { recording } from './recording.ts';

/** Everything the bot reported; a test that expects no trouble looks here. */
class Reports implements Logger {
  /** Every line there would be, as the operator reads it. */
  readonly lines: string[] = [];
  readonly troubles: object[] = [];
  info(fields: object, message: string): void {
    this.lines.push(JSON.stringify({ message, ...logContext(fields), ...fields }));
  }
  warn(fields: object, message: string): void {
    this.info(fields, message);
    this.troubles.push({ message, ...fields });
  }
  error(fields: object, message: string): void {
    this.info(fields, message);
    this.troubles.push({ message, ...fields });
  }
}

/** Somebody at the local Discord, and the language of their client. */
export interface Person {
  readonly name: string;
  readonly locale: 'en-US' | 'ru';
}

/** What a scene may have otherwise than usual. */
export interface SceneSettings {
  /** Whether tables count as played by people at one machine; usually so. */
  readonly local?: boolean;
  /** Discord's limits on requests, which tests usually do without; requests are then kept in memory. */
  readonly rateLimits?: boolean;
  /** Keeps every request in memory. */
  readonly recorded?: true;
  /** Under a clock that the test moves: how far it may go at once and still count as time in which the bot was there; as far as it likes. */
  readonly maxGap?: number;
  readonly picture?: BotContext['picture'];
  /** Draws signs; usually they stay plain. */
  readonly drawSign?: NonNullable<BotContext['drawSign']>;
  /** Draws replays; usually there are none. */
  readonly film?: (reel: ReplayRequest) => Promise<Rendered | null>;
}

/** The bot at a local Discord, both in this process, with a store that is gone afterwards. */
export async function tableScene(
  people: readonly (string | Person)[],
  around: Partial<Dependencies> = {},
  settings: SceneSettings = {},
) {
  const begin = people.map((one) =>
    typeof one === 'string' ? { name: one, locale: 'en-US' as const } : one,
  );
  const log = new Reports();
  const local = await LocalDiscord.open({
    begin: { people: begin },
    rateLimits: settings.rateLimits ?? false,
    record: settings.rateLimits === true || settings.recorded ? 'in memory' : recording(),
    report: (error) => log.error({ error: String(error) }, 'the local Discord failed'),
  });
  const store = await Store.over(sqlite(':memory:'));
  const open = () => {
    const given = { ...defaultDependencies({ store, games, log }), ...around };
    if (around.now === undefined) return openApp(given);
    const { now } = given;
    const { maxGap = Number.POSITIVE_INFINITY } = settings;
    const clock = new PresenceClock({ now, monotonic: now, maxGap });
    return openApp({ ...given, clock });
  };
  let app = open();
  const picture = settings.picture ?? (() => Promise.resolve(null));
  const signs = new Signs();
  const drawing = settings.drawSign && { drawSign: settings.drawSign };
  const connect = () => {
    const replays = new Replays({ app, log, renderReplay: settings.film ?? (() => Promise.resolve(null)) });
    const replay: BotContext['replay'] = (look, language) => replays.of(look, language);
    const bot = { app, log, local: settings.local ?? true, picture, replay, signs, ...drawing };
    return serve(bot, commands, { token: local.token, api: local.api });
  };
  let running = await connect();
  /** The bot goes away, and comes back after something happened. */
  const away = async (meanwhile: () => void | Promise<void>) => {
    await running.stop();
    await meanwhile();
    running = await connect();
  };
  /** The whole bot stops, and another one takes up what is stored. */
  const restart = async (meanwhile: () => void | Promise<void> = () => undefined) => {
    await running.stop();
    await app.close();
    await meanwhile();
    app = open();
    await app.recover();
    running = await connect();
    return { app, running };
  };
  onTestFinished(async () => {
    await running.stop();
    await app.close();
    await local.close();
    await store.close();
  });
  return {
    local,
    store,
    app,
    log,
    signs,
    running,
    away,
    restart,
    players: begin.map(({ name }) => player(local, name)),
  };
}
