import type { ActResult, FromPage, Housekeeping, ToPage } from '../chat/protocol.ts';
import type { Act } from '../people/act.ts';

/** How the page stands with the server. */
export type LinkState = 'connecting' | 'open' | 'lost';

/** Something was not done: the server refused it, or could not be reached. */
export class NotDone extends Error {
  override readonly name = 'NotDone';
  constructor(
    readonly why: 'refused' | 'offline',
    reason = '',
  ) {
    super(reason);
  }
}

/** Who listens to a link. */
export interface LinkEars {
  heard(message: ToPage): void;
  changed(state: LinkState): void;
}

interface Waiting {
  done(result: ActResult): void;
  failed(error: NotDone): void;
}

const FIRST_WAIT_MS = 500;
const MAX_WAIT_MS = 5_000;

/** The socket of one person. It comes back by itself when the server does, until it is closed. */
export class Link {
  private socket: WebSocket | undefined;
  private readonly waiting = new Map<number, Waiting>();
  private lastId = 0;
  private wait = FIRST_WAIT_MS;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly userId: string,
    private readonly ears: LinkEars,
  ) {
    this.connect();
  }

  /** Resolves when the server has done it. What the bot makes of it comes later. */
  act(act: Act | Housekeeping): Promise<ActResult> {
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.reject(new NotDone('offline'));
    this.lastId += 1;
    const message: FromPage = { id: this.lastId, act };
    return new Promise((done, failed) => {
      this.waiting.set(message.id, { done, failed });
      socket.send(JSON.stringify(message));
    });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    this.socket?.close();
    this.giveUpWaiting();
  }

  private connect(): void {
    this.ears.changed('connecting');
    const address = new URL('/chat/socket', location.href);
    address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
    address.searchParams.set('user', this.userId);
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.addEventListener('open', () => {
      this.wait = FIRST_WAIT_MS;
      this.ears.changed('open');
    });
    socket.addEventListener('message', ({ data }) => this.hear(JSON.parse(data) as ToPage));
    socket.addEventListener('close', () => this.lose());
  }

  private hear(message: ToPage): void {
    if (this.closed) return;
    if (message.op !== 'done' && message.op !== 'refused') {
      this.ears.heard(message);
      return;
    }
    const waiting = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.op === 'done') waiting?.done(message.result);
    else waiting?.failed(new NotDone('refused', message.reason));
  }

  private lose(): void {
    this.giveUpWaiting();
    if (this.closed) return;
    this.ears.changed('lost');
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, MAX_WAIT_MS);
  }

  private giveUpWaiting(): void {
    for (const { failed } of this.waiting.values()) failed(new NotDone('offline'));
    this.waiting.clear();
  }
}
