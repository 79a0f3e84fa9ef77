import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Speaker } from '#core/message.ts';
import type { Picture } from './draw.ts';
import type { Drawing } from './drawing.ts';
import { galaxyDrawing } from './master-of-the-galaxy/drawing.ts';
import { Pool } from './pool.ts';

/** The games that have pictures. */
const DRAWINGS: Readonly<Record<string, Drawing<never>>> = { 'master-of-the-galaxy': galaxyDrawing };

/** A picture with its words. */
export interface Shown extends Picture {
  readonly alt: string;
}

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
  readonly #known = new Map<string, Promise<Picture>>();

  constructor(settings: Partial<Settings> = {}) {
    const { entry, processes, limit, remembered } = { ...USUAL, ...settings };
    this.#pool = new Pool({ entry, limit }, processes);
    this.#remembered = remembered;
  }

  /** The table as the view's viewer sees it, in the speaker's words; null for a game that has no pictures. */
  async render(game: string, view: unknown, speaker: Speaker): Promise<Shown | null> {
    const drawing = DRAWINGS[game];
    if (!drawing) return null;
    const scene = drawing.scene(view as never, speaker);
    const key = createHash('sha256').update(JSON.stringify(scene)).digest('base64');
    const picture = await this.#remember(key, () => this.#pool.draw(scene));
    return { ...picture, alt: drawing.alt(view as never, speaker) };
  }

  close(): Promise<void> {
    return this.#pool.close();
  }

  /** The same scene is drawn once, also when it is wanted again meanwhile; a failure is not remembered. */
  #remember(key: string, make: () => Promise<Picture>): Promise<Picture> {
    const known = this.#known.get(key);
    const picture = known ?? make();
    this.#known.delete(key);
    this.#known.set(key, picture);
    if (!known) picture.catch(() => this.#forget(key, picture));
    if (this.#known.size > this.#remembered) this.#known.delete(this.#known.keys().next().value as string);
    return picture;
  }

  #forget(key: string, picture: Promise<Picture>): void {
    if (this.#known.get(key) === picture) this.#known.delete(key);
  }
}
