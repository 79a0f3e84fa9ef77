import { connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** What happens to the next commit on its way: it never arrives, arrives nowhere but keeps its place, or its answer is lost. */
export type Cut = 'before' | 'hanging' | 'after';

const COMMIT = /\bcommit\0/i;

/** A way to a server that can be cut: between the bot and PostgreSQL, on loopback. */
export class PostgresProxy {
  /** How often a commit was cut. */
  cuts = 0;
  private cut: Cut | null = null;
  private after: () => void = () => undefined;
  private readonly pairs = new Set<readonly [Socket, Socket]>();

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {
    server.on('connection', (near) => this.join(near));
  }

  /** A proxy to the server of an address. */
  static async to(address: string): Promise<PostgresProxy> {
    const server = createServer();
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const proxy = new PostgresProxy(server, Number(new URL(address).port));
    onTestFinished(() => proxy.close());
    return proxy;
  }

  /** The same address by way of the proxy. */
  via(address: string): string {
    const url = new URL(address);
    url.port = `${(this.server.address() as { port: number }).port}`;
    return url.href;
  }

  /** Lets the next commit meet with an accident; `then` happens at that moment. */
  cutNextCommit(how: Cut, then: () => void = () => undefined): void {
    this.cut = how;
    this.after = then;
  }

  /** Cuts everything, and lets nobody through until it is opened again. */
  shut(): void {
    this.isShut = true;
    for (const [near, far] of this.pairs) {
      near.destroy();
      far.destroy();
    }
  }

  open(): void {
    this.isShut = false;
  }

  private isShut = false;

  private join(near: Socket): void {
    near.on('error', () => undefined);
    if (this.isShut) {
      near.destroy();
      return;
    }
    const far = connect(this.target, '127.0.0.1').on('error', () => near.destroy());
    const pair = [near, far] as const;
    this.pairs.add(pair);
    let isLost = false;
    near.on('data', (bytes) => {
      const how = this.cut;
      if (how === null || !COMMIT.test(bytes.toString('latin1'))) {
        far.write(bytes);
        return;
      }
      this.cut = null;
      this.cuts += 1;
      isLost = true;
      if (how === 'after') far.write(bytes);
      else this.lose(near, how === 'before' ? far : null);
    });
    far.on('data', (bytes) => {
      if (!isLost) near.write(bytes);
      else this.lose(near, far);
    });
    near.on('close', () => {
      this.pairs.delete(pair);
      if (!isLost) far.destroy();
    });
    far.on('close', () => near.destroy());
  }

  private lose(near: Socket, far: Socket | null): void {
    this.after();
    near.destroy();
    far?.destroy();
  }

  private async close(): Promise<void> {
    this.shut();
    await new Promise((closed) => this.server.close(closed));
  }
}
