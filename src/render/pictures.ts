import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings.ts';
import type { Order, Reel, Shown } from './order.ts';
import { Pool } from './pool.ts';

/** What can be set about drawing. */
export interface Settings {
  readonly entry: string;
  readonly processes: number;
  readonly limit: number;
  /** The same for a whole replay. */
  readonly filmLimit: number;
  /** Pictures remembered: a table is looked at more often than it changes. */
  readonly remembered: number;
}

/** The drawing process lies beside the bundle that this file becomes part of. */
const USUAL: Settings = {
  entry: fileURLToPath(new URL('render.js', import.meta.url)),
  processes: 1,
  limit: 15_000,
  filmLimit: 180_000,
  remembered: 24,
};

/** Pictures of tables, drawn in processes of their own. */
export class Pictures {
  readonly #pool: Pool;
  /** Replays take seconds: they have a process of their own, for as long as one is made, so that no picture waits. */
  readonly #studio: Pool;
  readonly #remembered: number;
  readonly #known = new Map<string, Promise<Shown>>();

  constructor(settings: Partial<Settings> = {}) {
    const { entry, processes, limit, filmLimit, remembered } = { ...USUAL, ...settings };
    this.#pool = new Pool({ entry, limit }, processes);
    this.#studio = new Pool({ entry, limit: filmLimit }, 1);
    this.#remembered = remembered;
  }

  /** The table as the view's viewer sees it; null for a game that has no pictures. */
  render(order: Order): Promise<Shown | null> {
    if (!drawings.has(order.game)) return Promise.resolve(null);
    const { game, view, sight, language, names } = order;
    const key = createHash('sha256')
      .update(JSON.stringify([game, language, names, sight ?? null, view]))
      .digest('base64');
    return this.#remember(key, () => this.#pool.draw(order));
  }

  /** A replay as an animated picture; null for a game that has no pictures. Not remembered here: it is large. */
  async film(reel: Reel): Promise<Shown | null> {
    if (!drawings.has(reel.game)) return null;
    try {
      return await this.#studio.draw(reel);
    } finally {
      await this.#studio.rest();
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#studio.close()]);
  }

  /** The same sight is drawn once, also when it is wanted again meanwhile; a failure is not remembered. */
  #remember(key: string, make: () => Promise<Shown>): Promise<Shown> {
    const known = this.#known.get(key);
    const picture = known ?? make();
    this.#known.delete(key);
    this.#known.set(key, picture);
    if (!known) picture.catch(() => this.#forget(key, picture));
    if (this.#known.size > this.#remembered) this.#known.delete(this.#known.keys().next().value as string);
    return picture;
  }

  #forget(key: string, picture: Promise<Shown>): void {
    if (this.#known.get(key) === picture) this.#known.delete(key);
  }
}
