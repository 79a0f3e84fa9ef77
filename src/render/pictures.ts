import { fileURLToPath } from 'node:url';
import { drawings } from './drawings.ts';
import { Memory } from './memory.ts';
import type { Order, Reel, Shown } from './order.ts';
import { Pool } from './pool.ts';
import { prints } from './prints.ts';

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

/** Hands remembered for each other picture. */
const HANDS = 6;

/** Pictures of tables, drawn in processes of their own. */
export class Pictures {
  readonly #pool: Pool;
  /** Replays take seconds: they have a process of their own, for as long as one is made, so that no picture waits. */
  readonly #studio: Pool;
  readonly #known: Memory;
  /** Hands are small, many, and looked at whenever anything happens at a table. */
  readonly #hands: Memory;

  constructor(settings: Partial<Settings> = {}) {
    const { entry, processes, limit, filmLimit, remembered } = { ...USUAL, ...settings };
    this.#pool = new Pool({ entry, limit }, processes);
    this.#studio = new Pool({ entry, limit: filmLimit }, 1);
    this.#known = new Memory(remembered);
    this.#hands = new Memory(remembered * HANDS);
  }

  /** The table as the view's viewer sees it; null for a game that has no pictures. */
  render(order: Order): Promise<Shown | null> {
    if (!drawings.has(order.game)) return Promise.resolve(null);
    const memory = order.sight?.kind === 'hand' ? this.#hands : this.#known;
    return memory.remember(prints(order), () => this.#pool.draw(order));
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
}
