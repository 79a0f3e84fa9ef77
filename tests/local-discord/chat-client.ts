import { WebSocket } from 'ws';
import type { ActResult, FromPage, Housekeeping, Ready, ToPage } from '#local-discord/chat/protocol.ts';
import type { Act } from '#local-discord/people/act.ts';
import type { LocalDiscord } from '#local-discord/server.ts';

/** A page without a browser: it keeps every frame that came over its socket. */
export class ChatClient {
  readonly frames: string[] = [];
  readonly closed: Promise<number>;
  private readonly waiting = new Set<() => void>();
  private lastId = 0;

  private constructor(readonly socket: WebSocket) {
    this.closed = new Promise((closed) => socket.once('close', closed));
    socket.on('message', (data) => {
      this.frames.push(String(data));
      for (const look of this.waiting) look();
    });
  }

  /** Resolves once the server has told all that is there at first; rejects with the HTTP status otherwise. */
  static async open(local: LocalDiscord, userId: string, headers: Record<string, string> = {}) {
    const address = `${local.world.origin.replace('http', 'ws')}/chat/socket?user=${userId}`;
    const client = new ChatClient(new WebSocket(address, { headers }));
    await new Promise<void>((opened, failed) => {
      client.socket.once('open', opened);
      client.socket.once('error', failed);
    });
    await client.told('people');
    return client;
  }

  get messages(): ToPage[] {
    return this.frames.map((frame) => JSON.parse(frame) as ToPage);
  }

  get ready(): Ready {
    const [first] = this.messages;
    if (first?.op !== 'ready') throw new Error('the first frame is not ready');
    return first;
  }

  /** What the person was told by Discord's events of a name. */
  dispatches(t: string): unknown[] {
    return this.messages.flatMap((one) => (one.op === 'dispatch' && one.t === t ? [one.d] : []));
  }

  async until<T>(look: () => T | undefined): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      await new Promise<void>((came) => {
        const once = (): void => {
          this.waiting.delete(once);
          came();
        };
        this.waiting.add(once);
      });
    }
  }

  told<Op extends ToPage['op']>(op: Op): Promise<ToPage & { op: Op }> {
    return this.until(() => this.messages.find((one): one is ToPage & { op: Op } => one.op === op));
  }

  event(t: string): Promise<unknown> {
    return this.until(() => this.dispatches(t)[0]);
  }

  /** Rejects with the server's words when it refuses. */
  async act(act: Act | Housekeeping): Promise<ActResult> {
    this.lastId += 1;
    const answer = await this.say({ id: this.lastId, act });
    if (answer.op === 'refused') throw new Error(answer.reason);
    return answer.result;
  }

  async say(frame: FromPage): Promise<ToPage & { op: 'done' | 'refused' }> {
    this.socket.send(JSON.stringify(frame));
    return await this.until(() =>
      this.messages.find(
        (one): one is ToPage & { op: 'done' | 'refused' } =>
          (one.op === 'done' || one.op === 'refused') && one.id === frame.id,
      ),
    );
  }

  /** Everything that was under way to the page has arrived. */
  async settled(): Promise<void> {
    const pong = new Promise((came) => this.socket.once('pong', came));
    this.socket.ping();
    await pong;
  }

  close(): void {
    this.socket.terminate();
  }
}
