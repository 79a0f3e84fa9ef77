import path from 'node:path';
import { openApp } from '#app/app.ts';
import type { Look } from '#app/records/look.ts';
import { defaultDependencies, type Logger } from '#app/runner/dependencies.ts';
import { commands } from '#commands/index.ts';
import type { Language } from '#core/message.ts';
import { type RunningBot, serve } from '#discord/client/client.ts';
import { invitation } from '#discord/client/invitation.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { Replays } from '#discord/interactions/replays.ts';
import type { MessageFile } from '#discord/messages/screen.ts';
import { Signs } from '#discord/messages/signs.ts';
import { games } from '#games/index.ts';
import { Chat } from '#local-discord/chat/chat.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { openToOthers } from '#store/file-rights.ts';
import { Store } from '#store/store.ts';
import { prepareAhead } from './ahead.ts';
import type { Config } from './config.ts';
import { Metrics } from './health/metrics.ts';
import { type Health, HealthServer } from './health/server.ts';
import { Pictures } from './render/pictures.ts';
import type { PictureKind } from './render/render-request.ts';

/** A bot at work, and how to stop it cleanly. */
export interface Started {
  /** Resolves, with the reason, if it cannot go on: Discord or the store has turned it away for good. */
  readonly closed: Promise<Error>;
  /** Where people go: the chat page, or the invitation to a server. */
  readonly address: string;
  /** Where health and counters are, if anywhere. */
  readonly health: string | null;
  stop(): Promise<void>;
}

/** Opens the store, then Discord (a local one without a token), and serves. What was opened is closed again if that fails. */
export async function start(config: Config, log: Logger): Promise<Started> {
  const open: { close(): Promise<void> }[] = [];
  const keep = <T extends { close(): Promise<void> }>(one: T): T => {
    open.unshift(one);
    return one;
  };
  const stop = async () => {
    for (const one of open.splice(0)) await one.close();
  };
  try {
    return { ...(await startWith(config, log, keep)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startWith(
  config: Config,
  operator: Logger,
  keep: <T extends { close(): Promise<void> }>(one: T) => T,
): Promise<Omit<Started, 'stop'>> {
  const store = keep(await Store.openAlone(config.store, { log: operator, waitMs: config.databaseWaitMs }));
  const open = 'file' in config.store ? openToOthers(config.store.file) : [];
  if (open.length > 0)
    operator.warn(
      { open },
      'others on this machine may look where hands and seeds are kept: chmod go= closes it',
    );
  let running: RunningBot | null = null;
  const metrics = config.healthPort === null ? null : new Metrics();
  const log = metrics?.listening(operator) ?? operator;
  const health = () => healthOf(store, () => running?.isOnline() ?? false);
  const watch = metrics && keep(await HealthServer.open(config.healthPort ?? 0, { health, metrics }));
  const local = config.discordToken === null ? keep(await openLocal(config, log)) : null;
  const app = keep(openApp(defaultDependencies({ store, games, log })));
  metrics?.standing({
    outbox_pending: async () => (await store.outbox.backlog()).pending,
    outbox_faulty: async () => (await store.outbox.backlog()).faulty,
    outbox_set_aside: async () => (await store.outbox.backlog()).setAside,
    tables_unreachable: () => store.troubles.count(),
    tables_live: () => app.live,
  });
  const pictures = keep(new Pictures());
  const replays = new Replays({ app, log, renderReplay: (request) => pictures.renderReplay(request) });
  const bot: BotContext = {
    app,
    log,
    local: local !== null || config.discordApi !== null,
    picture: (look, language, picture) => pictureOf(bot, look, { language, picture, metrics, pictures }),
    replay: (look, language) => replays.of(look, language),
    signs: new Signs(),
    drawSign: async (sign) => (await pictures.renderSign(sign)).bytes,
    ...(metrics && { meter: metrics }),
  };
  await app.recover();
  const serving = await serve(bot, commands, {
    token: config.discordToken ?? local?.token ?? '',
    api: local?.api ?? config.discordApi,
  });
  keep({ close: () => serving.stop() });
  running = serving;
  // Whoever looks something up before that waits for it.
  void prepareAhead(games.values());
  return {
    address: local?.world.origin ?? invitation(serving.application),
    health: watch?.address ?? null,
    closed: Promise.race([serving.closed, store.lost]),
  };
}

async function healthOf(store: Store, isOnline: () => boolean): Promise<Health> {
  const gateway = isOnline() ? 'online' : 'offline';
  try {
    const { pending, since, faulty, setAside } = await store.outbox.backlog();
    const oldestSeconds = since === null ? 0 : Math.max(0, Math.round((Date.now() - since) / 1000));
    const unreachable = await store.troubles.count();
    return {
      gateway,
      store: 'ok',
      outbox: { pending, oldestSeconds, faulty, setAside, unreachable },
    };
  } catch {
    return { gateway, store: 'failing', outbox: null };
  }
}

interface Picturing {
  readonly language: Language;
  readonly picture: PictureKind | undefined;
  readonly metrics: Metrics | null;
  readonly pictures: Pictures;
}

/** A table without its picture is better than none: whatever fails here is reported and left out. */
async function pictureOf(
  { log }: Pick<BotContext, 'log'>,
  { table, seats, view }: Look,
  { language, picture, metrics, pictures }: Picturing,
): Promise<MessageFile | null> {
  if (view === null) return null;
  const names = seats.map(({ name }) => name);
  try {
    const drawn = pictures.render({ game: table.game, view, picture, language, names });
    const shown = await (metrics?.picture(drawn) ?? drawn);
    return shown && { name: `${table.id}.${shown.format}`, bytes: shown.bytes, alt: shown.alt };
  } catch (error) {
    log.warn({ table: table.id, error: String(error) }, 'a picture could not be drawn');
    return null;
  }
}

/** Whoever comes first finds somebody of their language to sit as. */
const PEOPLE = [
  { name: 'Ann', locale: 'en-US' },
  { name: 'Борис', locale: 'ru' },
] as const;

function openLocal({ store, localPort }: Config, log: Logger): Promise<LocalDiscord> {
  const folder = path.join(path.dirname('file' in store ? store.file : 'data/local'), 'local-discord');
  const report = (error: unknown) => log.error({ error: String(error) }, 'the local Discord failed');
  return LocalDiscord.open({
    port: localPort,
    folder,
    begin: { people: PEOPLE },
    page: (world, botOnline) => new Chat(world, { botOnline, report }),
    report,
    rateLimits: false,
  });
}
