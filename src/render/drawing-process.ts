import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { DrawingRequest, Rendered } from './render-request.ts';

/** How a picture is drawn outside this process. */
export interface DrawingProcessSettings {
  /** The script of the drawing process: `child.ts`, built. */
  readonly entry: string;
  /** Milliseconds that one picture may take. */
  readonly limit: number;
}

type Answer = { readonly id: number } & ({ readonly shown: Rendered } | { readonly error: string });

interface Task {
  readonly id: number;
  readonly timer: NodeJS.Timeout;
  readonly resolve: (rendered: Rendered) => void;
  readonly reject: (error: Error) => void;
}

/**
 * One drawing process, started when it is first needed and again after it died. It draws one picture at a time; a crash
 * or a picture that takes too long costs that picture only.
 */
export class DrawingProcess {
  readonly #settings: DrawingProcessSettings;
  #child: ChildProcess | null = null;
  #task: Task | null = null;
  #drawn = 0;

  constructor(settings: DrawingProcessSettings) {
    this.#settings = settings;
  }

  get busy(): boolean {
    return this.#task !== null;
  }

  /** The process id, while there is one. */
  get pid(): number | null {
    return this.#child?.pid ?? null;
  }

  draw(request: DrawingRequest): Promise<Rendered> {
    if (this.#task) throw new Error('a drawing process draws one picture at a time');
    const child = this.#child ?? this.#start();
    const id = ++this.#drawn;
    return new Promise<Rendered>((resolve, reject) => {
      const timer = setTimeout(() => this.#overrun(child), this.#settings.limit);
      this.#task = { id, timer, resolve, reject };
      hold(child);
      child.send({ id, order: request }, (error) => {
        if (error) this.#lose(child, error);
      });
    });
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child) return;
    const gone = once(child, 'exit');
    hold(child);
    this.#lose(child, new Error('the pictures are closed'));
    child.kill('SIGKILL');
    await gone;
  }

  #start(): ChildProcess {
    const child = fork(this.#settings.entry, [], { serialization: 'advanced', execArgv: [] });
    child.on('message', (answer) => this.#take(answer as Answer));
    child.on('error', (error) => this.#lose(child, error));
    child.on('exit', (code, signal) =>
      this.#lose(child, new Error(`the drawing process ended (${signal ?? code})`)),
    );
    this.#child = child;
    return child;
  }

  #take(answer: Answer): void {
    const task = this.#task;
    if (task?.id !== answer.id) return;
    if (this.#child) release(this.#child);
    this.#end(task);
    if ('shown' in answer) task.resolve(answer.shown);
    else task.reject(new Error(`not drawn: ${answer.error}`));
  }

  #overrun(child: ChildProcess): void {
    this.#lose(child, new Error(`a picture took more than ${this.#settings.limit} ms`));
    child.kill('SIGKILL');
  }

  /** A process that has failed draws nothing more; the next picture starts another. */
  #lose(child: ChildProcess, error: Error): void {
    if (this.#child !== child) return;
    this.#child = null;
    const task = this.#task;
    if (!task) return;
    this.#end(task);
    task.reject(error);
  }

  #end({ timer }: Task): void {
    clearTimeout(timer);
    this.#task = null;
  }
}

/** An idle process must not keep ours from ending. */
function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}
