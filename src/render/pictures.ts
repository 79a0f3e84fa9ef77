import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { drawings } from './drawings.ts';
import type { Order, Shown } from './order.ts';
import { Pool } from './pool.ts';

/** What can be set about drawing. */
export interface Settings {
  readonly entry: string;
  readonly processes: number;
  readonly limit: number;
  /** Pictures remembered: a table is looked at more often than it changes. */
  readonly remembered: number;
}

/** The drawing process lies beside the bundle that this file becomes part of. */
const USUAL: Settings = {
  entry: fileURLToPath(new URL('render.js', import.meta.url)),
  processes: 1,
  limit: 15_000,
  remembered: 24,
};

/** Pictures of tables, drawn in processes of their own. */
export class Pictures {
  readonly #pool: Pool;
  readonly #remembered: number;
  readonly #known = new Map<string, Promise<Shown>>();

  constructor(settings: Partial<Settings> = {}) {
    const { entry, processes, limit, remembered } = { ...USUAL, ...settings };
    this.#pool = new Pool({ entry, limit }, processes);
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

  close(): Promise<void> {
    return this.#pool.close();
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
