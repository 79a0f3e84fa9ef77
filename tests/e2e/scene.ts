import { onTestFinished } from 'vitest';
import { openApp } from '#app/app.ts';
import { type Logger, surroundings } from '#app/surroundings.ts';
import { commands } from '#commands/index.ts';
import { serve } from '#discord/client.ts';
import { games } from '#games/index.ts';
import { player } from '#local-discord/driver/player.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { sqlite } from '#store/dialect.ts';
import { Store } from '#store/store.ts';

/** Everything the bot reported; a test that expects no trouble looks here. */
export class Reports implements Logger {
  readonly troubles: object[] = [];
  info(): void {
    // What goes well needs no words.
  }
  warn(fields: object, message: string): void {
    this.troubles.push({ message, ...fields });
  }
  error(fields: object, message: string): void {
    this.troubles.push({ message, ...fields });
  }
}

/** The bot at a local Discord, both in this process, with a store that is gone afterwards. */
export async function tableScene(people: readonly string[]) {
  const log = new Reports();
  const local = await LocalDiscord.open({
    begin: { people: people.map((name) => ({ name, locale: 'en-US' as const })) },
    rateLimits: false,
    report: (error) => log.error({ error: String(error) }, 'the local Discord failed'),
  });
  const store = await Store.over(sqlite(':memory:'));
  const app = openApp(surroundings({ store, games, log }));
  const bot = { app, log, local: true, picture: () => Promise.resolve(null) };
  const running = await serve(bot, commands, { token: local.token, api: local.api });
  onTestFinished(async () => {
    await running.stop();
    await app.close();
    await local.close();
    await store.close();
  });
  return { local, app, log, running, players: people.map((name) => player(local, name)) };
}
