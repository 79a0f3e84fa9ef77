import { Artist, type Studio } from './artist.ts';
import type { Order, Reel, Shown } from './order.ts';

interface Waiting {
  readonly order: Order | Reel;
  readonly resolve: (shown: Shown) => void;
  readonly reject: (error: Error) => void;
}

/** A few drawing processes and the queue in front of them. */
export class Pool {
  readonly #artists: readonly Artist[];
  readonly #queue: Waiting[] = [];
  #closed = false;

  constructor(studio: Studio, size: number) {
    this.#artists = Array.from({ length: size }, () => new Artist(studio));
  }

  /** The ids of the drawing processes that live. */
  get pids(): readonly number[] {
    return this.#artists.flatMap(({ pid }) => (pid === null ? [] : [pid]));
  }

  draw(order: Order | Reel): Promise<Shown> {
    if (this.#closed) return Promise.reject(new Error('the pictures are closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ order, resolve, reject });
      this.#next();
    });
  }

  /** Ends the processes if nothing is left to draw; the next order starts them again. */
  async rest(): Promise<void> {
    if (this.#queue.length > 0 || this.#artists.some(({ busy }) => busy)) return;
    await Promise.all(this.#artists.map((artist) => artist.close()));
  }

  /** Ends all processes; what was not drawn is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the pictures are closed'));
    await Promise.all(this.#artists.map((artist) => artist.close()));
  }

  #next(): void {
    const idle = this.#artists.find(({ busy }) => !busy);
    const next = idle && this.#queue.shift();
    if (!idle || !next) return;
    idle
      .draw(next.order)
      .then(next.resolve, next.reject)
      .finally(() => this.#next());
  }
}
