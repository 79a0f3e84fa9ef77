import { DrawingProcess, type DrawingProcessSettings } from './drawing-process.ts';
import type { DrawingRequest, Rendered } from './render-request.ts';

interface QueuedRequest {
  readonly order: DrawingRequest;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: Error) => void;
}

/** A few drawing processes and the queue in front of them. */
export class DrawingPool {
  readonly #processes: readonly DrawingProcess[];
  readonly #queue: QueuedRequest[] = [];
  #closed = false;

  constructor(settings: DrawingProcessSettings, size: number) {
    this.#processes = Array.from({ length: size }, () => new DrawingProcess(settings));
  }

  /** The ids of the drawing processes that live. */
  get pids(): readonly number[] {
    return this.#processes.flatMap(({ pid }) => (pid === null ? [] : [pid]));
  }

  draw(request: DrawingRequest): Promise<Rendered> {
    if (this.#closed) return Promise.reject(new Error('the pictures are closed'));
    return new Promise((resolve, reject) => {
      this.#queue.push({ order: request, resolve, reject });
      this.#next();
    });
  }

  /** Ends the processes if nothing is left to draw; the next request starts them again. */
  async closeIdle(): Promise<void> {
    if (this.#queue.length > 0 || this.#processes.some(({ busy }) => busy)) return;
    await Promise.all(this.#processes.map((process) => process.close()));
  }

  /** Ends all processes; what was not drawn is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const { reject } of this.#queue.splice(0)) reject(new Error('the pictures are closed'));
    await Promise.all(this.#processes.map((process) => process.close()));
  }

  #next(): void {
    const idle = this.#processes.find(({ busy }) => !busy);
    const next = idle && this.#queue.shift();
    if (!idle || !next) return;
    idle
      .draw(next.order)
      .then(next.resolve, next.reject)
      .finally(() => this.#next());
  }
}
