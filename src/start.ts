import path from 'node:path';
import { pino } from 'pino';
import { openApp } from '#app/app.ts';
import type { Look } from '#app/look.ts';
import { type Logger, surroundings } from '#app/surroundings.ts';
import { commands } from '#commands/index.ts';
import type { Language } from '#core/message.ts';
import type { Bot } from '#discord/bot.ts';
import { serve } from '#discord/client.ts';
import { invitation } from '#discord/invitation.ts';
import type { Enclosure } from '#discord/screen.ts';
import { wordsIn } from '#discord/words.ts';
import { games } from '#games/index.ts';
import { Chat } from '#local-discord/chat/chat.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { Store } from '#store/store.ts';
import type { Config } from './config.ts';
import { Pictures } from './render/pictures.ts';

/** A bot at work, and how to stop it cleanly. */
export interface Started {
  /** Where people go: the chat page, or the invitation to a server. */
  readonly address: string;
  stop(): Promise<void>;
}

/** Everything an operator wants to read goes to the standard error, one JSON line each. */
export function operatorLog(): Logger {
  return pino({ name: 'emissary', level: 'info' }, pino.destination({ dest: 2, sync: true }));
}

/** Opens the store, then Discord (a local one without a token), and serves. */
export async function start(config: Config, log: Logger): Promise<Started> {
  const store = await Store.open(config.store);
  const app = openApp(surroundings({ store, games, log }));
  const local = config.discordToken === null ? await openLocal(config, log) : null;
  const pictures = new Pictures();
  const bot: Bot = {
    app,
    log,
    local: local !== null,
    picture: (look, language) => pictureOf(pictures, { look, language, log }),
  };
  await app.recover();
  const running = await serve(bot, commands, {
    token: config.discordToken ?? local?.token ?? '',
    api: local?.api ?? null,
  });
  return {
    address: local?.world.origin ?? invitation(running.application),
    async stop() {
      await running.stop();
      await pictures.close();
      await app.close();
      await local?.close();
      await store.close();
    },
  };
}

/** A table without its picture is better than none: whatever fails here is reported and left out. */
async function pictureOf(
  pictures: Pictures,
  { look, language, log }: { look: Look; language: Language; log: Logger },
): Promise<Enclosure | null> {
  const { table, seats, view } = look;
  if (view === null) return null;
  const speaker = wordsIn(language, games.get(table.game), (seat) => seats[seat]?.name ?? `${seat + 1}`);
  try {
    const shown = await pictures.render(table.game, view, speaker);
    return shown && { name: `${table.id}.png`, bytes: shown.bytes, alt: shown.alt };
  } catch (error) {
    log.warn({ table: table.id, error: String(error) }, 'a picture could not be drawn');
    return null;
  }
}

function openLocal({ store, localPort }: Config, log: Logger): Promise<LocalDiscord> {
  const folder = path.join(path.dirname('file' in store ? store.file : 'data/local'), 'local-discord');
  const report = (error: unknown) => log.error({ error: String(error) }, 'the local Discord failed');
  return LocalDiscord.open({
    port: localPort,
    folder,
    page: (world, botOnline) => new Chat(world, { botOnline, report }),
    report,
    rateLimits: false,
  });
}
