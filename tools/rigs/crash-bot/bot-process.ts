import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { StoreLocation } from '#store/store.ts';

/** How the bot is started: the program, the Discord it speaks to, and where it keeps its tables. */
export interface BotOrder {
  readonly command: readonly [string, ...string[]];
  readonly discord: { readonly api: string; readonly token: string };
  readonly store: StoreLocation;
}

/** What the bot prints once it listens. */
const READY = /^Emissary is on Discord\./;
/** A process that is not ready by then never will be. */
const PATIENCE_MS = 60_000;

/** The bot as a process of its own. */
export class BotProcess {
  /** What it reported as an operator would read it, a line each. */
  readonly reports: string[] = [];
  /** Resolves when it has ended, however that came. */
  readonly gone: Promise<unknown>;
  private readonly child: ChildProcess;
  private readonly listens: Promise<unknown>;

  constructor({ command: [program, ...rest], discord, store }: BotOrder) {
    const place = 'file' in store ? { EMISSARY_DB: store.file } : { DATABASE_URL: store.address };
    const env = { ...place, DISCORD_TOKEN: discord.token, DISCORD_API: discord.api };
    const child = spawn(program, rest, { stdio: ['ignore', 'pipe', 'pipe'], env });
    this.child = child;
    this.gone = once(child, 'close');
    createInterface({ input: child.stderr }).on('line', (line) => this.reports.push(line));
    this.listens = new Promise<void>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        if (READY.test(line)) resolve();
      });
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isGone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  /** Resolves when the bot listens; rejects when it never will. */
  async ready(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE_MS);
    });
    const first = await Promise.race([
      this.listens.then(() => 'listens'),
      this.gone.then(() => 'has ended'),
      late.then(() => 'does not listen'),
    ]);
    clearTimeout(timer);
    if (first !== 'listens') throw new Error(`the bot ${first}:\n${this.reports.join('\n')}`);
  }

  /** Asks it to stop and gives the code with which it did. */
  async stop(): Promise<number | null> {
    this.child.kill('SIGTERM');
    await this.gone;
    return this.child.exitCode;
  }

  /** Ends it at once, in the midst of whatever it does. */
  killNow(): void {
    if (!this.isGone) this.child.kill('SIGKILL');
  }

  /** Ends it at once; says whether it was still there. */
  async kill(): Promise<boolean> {
    this.killNow();
    await this.gone;
    return this.child.signalCode === 'SIGKILL';
  }
}
