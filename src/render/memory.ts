import type { Shown } from './order.ts';

/** Pictures that were wanted last, by their prints. */
export class Memory {
  readonly #most: number;
  readonly #known = new Map<string, Promise<Shown>>();

  constructor(most: number) {
    this.#most = most;
  }

  /** The same sight is drawn once, also when it is wanted again meanwhile; a failure is not remembered. */
  remember(key: string, make: () => Promise<Shown>): Promise<Shown> {
    const known = this.#known.get(key);
    const picture = known ?? make();
    this.#known.delete(key);
    this.#known.set(key, picture);
    if (!known) picture.catch(() => this.#forget(key, picture));
    if (this.#known.size > this.#most) this.#known.delete(this.#known.keys().next().value as string);
    return picture;
  }

  #forget(key: string, picture: Promise<Shown>): void {
    if (this.#known.get(key) === picture) this.#known.delete(key);
  }
}
