import { WebSocket } from 'ws';
import type { LocalDiscord } from '#local-discord/server.ts';
import { strange } from './bodies.ts';
import type { Dice } from './dice.ts';

const QUERIES = [
  'v=10&encoding=json',
  'v=10&encoding=json',
  'v=10&encoding=json&compress=zlib-stream',
  'v=9',
  'encoding=etf',
  '%',
];

const ACTS = [
  'send',
  'edit',
  'delete',
  'command',
  'menu',
  'complete',
  'press',
  'select',
  'submit',
  'vote',
  'react',
  'unreact',
  'pin',
  'unpin',
  'joinThread',
  'leaveThread',
  'openDm',
  'history',
  'pins',
  'read',
  'addPerson',
  'changePerson',
];

/** Sends frames that are wrong in some way over one connection after the other, to the gateway and to the page. */
export class StrangeFrames {
  private socket: WebSocket | null = null;
  private isPage = false;

  constructor(
    private readonly local: LocalDiscord,
    private readonly dice: Dice,
  ) {}

  async next(): Promise<void> {
    const socket = await this.open();
    const data = this.frame();
    await new Promise<void>((done) => {
      if (socket.readyState !== WebSocket.OPEN) done();
      else if (this.dice.onceIn(20)) {
        socket.send(data, { fin: false, binary: this.dice.onceIn(2) }, () => done());
        socket.terminate();
      } else socket.send(data, { binary: this.dice.onceIn(4) }, () => done());
    });
  }

  private async open(): Promise<WebSocket> {
    if (this.socket?.readyState === WebSocket.OPEN && !this.dice.onceIn(20)) return this.socket;
    this.socket?.terminate();
    this.isPage = this.dice.onceIn(3);
    const user = this.dice.onceIn(5) ? 'x' : this.dice.pick([...this.local.world.state.accounts.keys()]);
    const place = this.isPage ? `/chat/socket?user=${user}` : `/gateway?${this.dice.pick(QUERIES)}`;
    const socket = new WebSocket(`${this.local.world.origin.replace('http', 'ws')}${place}`);
    this.socket = socket;
    await new Promise<void>((done) => {
      socket.on('open', done);
      socket.on('error', () => done());
    });
    return socket;
  }

  private frame(): string | Buffer {
    const { dice } = this;
    if (dice.onceIn(5)) return dice.bytes(500);
    if (dice.onceIn(30)) return Buffer.alloc(dice.below(100_000), 0x20);
    return this.isPage ? this.pageFrame() : this.gatewayFrame();
  }

  private pageFrame(): string {
    const { dice } = this;
    const { channels, accounts } = this.local.world.state;
    const channel = dice.pick([...channels.values()]);
    const ids = [...channels.keys(), ...accounts.keys(), ...(channel?.messages.map(({ id }) => id) ?? [])];
    const act: Record<string, unknown> = { do: dice.pick(ACTS) };
    const right: Readonly<Record<string, unknown>> = {
      channel: channel?.id,
      message: channel?.messages.at(-1)?.id,
      content: 'x',
      customId: 'b',
      values: ['v'],
      answers: [1],
      emoji: '👍',
      user: dice.pick([...accounts.keys()]),
      path: ['play'],
      options: {},
      command: 'play',
      target: channel?.messages.at(-1)?.id,
      focused: 'text',
      modal: '1',
      fields: {},
      name: 'N',
      locale: 'ru',
    };
    for (const [name, value] of Object.entries(right))
      if (dice.onceIn(2)) act[name] = dice.onceIn(12) ? strange(dice, ids) : value;
    return JSON.stringify({ id: dice.onceIn(20) ? strange(dice, ids) : 1, act });
  }

  private gatewayFrame(): string {
    const { dice } = this;
    const ids = [...this.local.world.state.guilds.keys(), ...this.local.world.state.accounts.keys()];
    const op = dice.pick([0, 1, 2, 2, 2, 3, 4, 6, 7, 8, 8, 9, 10, 11, 31, 99, -1, 1.5]);
    const d: Record<string, unknown> = {
      token: this.local.token,
      intents: 33281,
      properties: {},
      shard: [0, 1],
      session_id: 'x',
      seq: 1,
      guild_id: ids[0],
      query: '',
      limit: 0,
      user_ids: ids,
      nonce: 'n',
      status: 'online',
      activities: [{ name: 'n', type: 0 }],
    };
    for (let changes = dice.below(3); changes > 0; changes--)
      d[dice.pick(Object.keys(d))] = strange(dice, ids);
    return JSON.stringify({ op, d: dice.onceIn(10) ? strange(dice, ids) : d });
  }

  close(): void {
    this.socket?.terminate();
  }
}
