import { type App, openApp } from '#app/app.ts';
import type { Look, LookRequest } from '#app/records/look.ts';
import type { Reply } from '#app/requests/reply.ts';
import { defaultDependencies } from '#app/runner/dependencies.ts';
import type { BotContext } from '#discord/interactions/bot-context.ts';
import { Signs } from '#discord/messages/signs.ts';
import { games } from '#games/index.ts';
import { Store, type StoreLocation } from '#store/store.ts';

const QUIET = { info: () => undefined, warn: () => undefined, error: () => undefined };
/** Later than any second try of a delivery. */
const FAR = Number.MAX_SAFE_INTEGER;

/** Looks into the store of a bot that runs elsewhere, and changes nothing there. */
export class Reader {
  readonly games = games;

  private constructor(readonly store: Store) {}

  static async open(place: StoreLocation): Promise<Reader> {
    return new Reader(await Store.open(place));
  }

  /** An app that has not looked at anything yet: what it shows is what is stored now. */
  get fresh(): App {
    return openApp(defaultDependencies({ store: this.store, games, log: QUIET }));
  }

  /** The same with what the screens of the bot are made with. */
  get bot(): BotContext {
    const none = () => Promise.resolve(null);
    return { app: this.fresh, log: QUIET, local: true, picture: none, replay: none, signs: new Signs() };
  }

  look(request: LookRequest): Promise<Reply<Look>> {
    return this.fresh.look(request);
  }

  /** A table as anybody sees it. */
  async seen(table: string, user?: string): Promise<Look> {
    const look = await this.look({ table, ...(user === undefined ? {} : { user }) });
    if (look.kind !== 'done') throw new Error(`${table}: ${look.refusal.message.key}`);
    return look;
  }

  /** How many rows still wait to be announced. */
  async unannounced(): Promise<number> {
    return (await this.store.outbox.pending(FAR, 1_000)).length;
  }

  close(): Promise<void> {
    return this.store.close();
  }
}
