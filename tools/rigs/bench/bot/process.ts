import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from '#local-discord/server.ts';
import type { ProbeOrder, Vitals } from './probe.ts';

/** Bundles that lie beside the one this file becomes part of. */
const beside = (name: string) => new URL(name, import.meta.url);

/** The bot as its operator starts it, with a probe for its event loop, at a Discord of another process. */
export class BotProcess {
  private constructor(private readonly child: ChildProcess) {}

  /** Resolves when the bot says that it serves. */
  static async start({ api, token }: LocalDiscord, file: string): Promise<BotProcess> {
    const child = fork(fileURLToPath(beside('start.js')), [], {
      execArgv: ['--enable-source-maps', '--import', beside('probe.js').href],
      env: { EMISSARY_DB: file, DISCORD_TOKEN: token, DISCORD_API: api },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const died = once(child, 'exit').then(([code]) => {
      throw new Error(`the bot ended with ${code}`);
    });
    await Promise.race([once(child.stdout as NodeJS.ReadableStream, 'data'), died]);
    died.catch(() => undefined);
    return new BotProcess(child);
  }

  /** From here on is measured. */
  async begin(): Promise<void> {
    await this.ask('begin');
  }

  report(): Promise<Vitals> {
    return this.ask('report');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await gone;
  }

  private async ask(order: ProbeOrder): Promise<Vitals> {
    const answer = once(this.child, 'message');
    this.child.send(order);
    const [vitals] = (await answer) as [Vitals];
    return vitals;
  }
}
