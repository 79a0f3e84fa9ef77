import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../dist/start.js', import.meta.url));
const READY = /Press Ctrl\+C/;
/** Only to name what hangs. */
const PATIENCE_MS = 60_000;

/** A folder that is gone after the test. */
export function ownFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'emissary-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** The bot as people start it: the built program with settings of its own. */
export class BotProcess {
  private out = '';
  private err = '';
  private readonly ended: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      this.out += text;
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.err += text;
    });
    this.ended = new Promise((ended) => child.once('close', (code) => ended(code)));
  }

  /** Started, and not yet known to be well. */
  static spawn(settings: Readonly<Record<string, string>>): BotProcess {
    const { PATH = '' } = process.env;
    const child = spawn(process.execPath, [PROGRAM], {
      cwd: path.dirname(path.dirname(PROGRAM)),
      env: { PATH, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const bot = new BotProcess(child);
    onTestFinished(async () => {
      child.kill('SIGKILL');
      await bot.ended;
    });
    return bot;
  }

  /** Started and ready. */
  static async start(settings: Readonly<Record<string, string>>): Promise<BotProcess> {
    const bot = BotProcess.spawn(settings);
    await bot.says(READY);
    return bot;
  }

  /** Resolves when it has printed something. */
  says(what: RegExp): Promise<void> {
    return this.hears(what, () => this.out);
  }

  /** Resolves when it has told the operator something. */
  reports(what: RegExp): Promise<void> {
    return this.hears(what, () => this.err);
  }

  private async hears(what: RegExp, text: () => string): Promise<void> {
    const within = Date.now() + PATIENCE_MS;
    while (!what.test(text())) {
      const isOver = this.child.exitCode !== null || this.child.signalCode !== null;
      if (isOver || Date.now() > within)
        throw new Error(`the bot did not say ${what}:\n${this.out}${this.err}`);
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  /** Where its page is. */
  get address(): string {
    return /http:\/\/127\.0\.0\.1:\d+/.exec(this.out)?.[0] ?? '';
  }

  get printed(): string {
    return this.out;
  }

  /** What it wrote for the operator. */
  get log(): string {
    return this.err;
  }

  signal(signal: NodeJS.Signals): void {
    this.child.kill(signal);
  }

  /** Its exit code. */
  exit(): Promise<number | null> {
    return this.ended;
  }

  /** Asked to stop, it does. */
  stop(): Promise<number | null> {
    this.signal('SIGTERM');
    return this.exit();
  }
}
