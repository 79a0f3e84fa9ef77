import { fileURLToPath } from 'node:url';
import { drawings } from './drawings.ts';
import { PictureCache } from './picture-cache.ts';
import { pictureKey } from './picture-key.ts';
import { DrawingPool } from './pool.ts';
import type { Rendered, RenderRequest, ReplayRequest } from './render-request.ts';

/** What can be set about drawing. */
export interface PictureSettings {
  readonly entry: string;
  readonly processes: number;
  readonly limit: number;
  /** The same for a whole replay. */
  readonly replayLimit: number;
  /** Pictures remembered: a table is looked at more often than it changes. */
  readonly remembered: number;
}

/** The drawing process lies beside the bundle that this file becomes part of. */
const USUAL: PictureSettings = {
  entry: fileURLToPath(new URL('render.js', import.meta.url)),
  processes: 1,
  limit: 15_000,
  replayLimit: 180_000,
  remembered: 24,
};

/** Hands remembered for each other picture. */
const HANDS = 6;

/** Pictures of tables, drawn in processes of their own. */
export class Pictures {
  readonly #pool: DrawingPool;
  /** Replays take seconds: they have a process of their own, for as long as one is made, so that no picture waits. */
  readonly #replayPool: DrawingPool;
  readonly #cache: PictureCache;
  /** Hands are small, many, and looked at whenever anything happens at a table. */
  readonly #handCache: PictureCache;

  constructor(settings: Partial<PictureSettings> = {}) {
    const { entry, processes, limit, replayLimit, remembered } = { ...USUAL, ...settings };
    this.#pool = new DrawingPool({ entry, limit }, processes);
    this.#replayPool = new DrawingPool({ entry, limit: replayLimit }, 1);
    this.#cache = new PictureCache(remembered);
    this.#handCache = new PictureCache(remembered * HANDS);
  }

  /** The table as the view's viewer sees it; null for a game that has no pictures. */
  render(request: RenderRequest): Promise<Rendered | null> {
    if (!drawings.has(request.game)) return Promise.resolve(null);
    const memory = request.picture?.kind === 'hand' ? this.#handCache : this.#cache;
    return memory.remember(pictureKey(request), () => this.#pool.draw(request));
  }

  /** A replay as an animated picture; null for a game that has no pictures. Not remembered here: it is large. */
  async renderReplay(request: ReplayRequest): Promise<Rendered | null> {
    if (!drawings.has(request.game)) return null;
    try {
      return await this.#replayPool.draw(request);
    } finally {
      await this.#replayPool.closeIdle();
    }
  }

  /** A sign for texts. */
  renderSign(sign: string): Promise<Rendered> {
    return this.#pool.draw({ sign });
  }

  async close(): Promise<void> {
    await Promise.all([this.#pool.close(), this.#replayPool.close()]);
  }
}
