import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** What becomes of a commit on its way: it never arrives, or its answer never comes back. */
export type Cut = 'commit lost' | 'answer lost';

/** How a commit goes over the wire. */
const COMMIT = /\bcommit\0/i;

/** A way to a PostgreSQL server, on loopback, that can be cut. */
export class PostgresWay {
  private cut: Cut | null = null;
  private isShut = false;
  private readonly sockets = new Set<Socket>();

  private constructor(
    private readonly server: Server,
    private readonly target: URL,
  ) {
    server.on('connection', (near) => this.join(near));
  }

  static async to(address: string): Promise<PostgresWay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new PostgresWay(server, new URL(address));
  }

  /** The address of the same database by this way. */
  get address(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = `${(this.server.address() as AddressInfo).port}`;
    return url.href;
  }

  /** The next commit meets with an accident. */
  cutNextCommit(how: Cut): void {
    this.cut = how;
  }

  /** Cuts everything that is under way. */
  cutAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  /** Cuts everything and lets nobody through. */
  shut(): void {
    this.isShut = true;
    this.cutAll();
  }

  open(): void {
    this.isShut = false;
    this.cut = null;
  }

  async close(): Promise<void> {
    this.shut();
    this.server.close();
    await once(this.server, 'close');
  }

  private join(near: Socket): void {
    this.keep(near);
    if (this.isShut) {
      near.destroy();
      return;
    }
    const far = this.keep(connect(Number(this.target.port || 5432), this.target.hostname));
    let isLost = false;
    near.on('data', (bytes) => {
      const how = COMMIT.test(bytes.toString('latin1')) ? this.cut : null;
      if (how === null) {
        far.write(bytes);
        return;
      }
      this.cut = null;
      isLost = true;
      if (how === 'answer lost') far.write(bytes);
      else near.destroy();
    });
    far.on('data', (bytes) => {
      if (isLost) near.destroy();
      else near.write(bytes);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket.on('error', () => undefined).on('close', () => this.sockets.delete(socket));
  }
}
