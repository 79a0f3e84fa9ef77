import type { Rendered } from './render-request.ts';

/** Pictures that were wanted last, by their keys. */
export class PictureCache {
  readonly #most: number;
  readonly #known = new Map<string, Promise<Rendered>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The same picture is drawn once, also when it is wanted again meanwhile; a failure is not remembered. */
  remember(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
    const known = this.#known.get(key);
    const picture = known ?? make();
    this.#known.delete(key);
    this.#known.set(key, picture);
    if (!known) picture.catch(() => this.#forget(key, picture));
    if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value as string);
    return picture;
  }

  #forget(key: string, picture: Promise<Rendered>): void {
    if (this.#known.get(key) === picture) this.#known.delete(key);
  }
}
