import { Agent, request } from 'node:http';
import type { Route } from '#local-discord/rest/route.ts';
import { ROUTES } from '#local-discord/rest/routes/index.ts';
import type { LocalDiscord } from '#local-discord/server.ts';
import { rawHttp, statusOf } from '../raw-http.ts';
import { strangeForm } from './bodies.ts';
import type { Dice } from './dice.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const SEGMENTS = [
  '@me',
  '@original',
  '0',
  '1',
  'abc',
  '%00',
  '%F0%9F%91%8D',
  '%E0%A4%A',
  '..',
  '',
  '-1',
  '9'.repeat(30),
];
const QUERIES = [
  '',
  '',
  '?limit=0',
  '?limit=-1',
  '?limit=x',
  '?before=x&after=1',
  '?with_response=maybe',
  '?%',
  '?a=1&a=2',
  '?wait=true&thread_id=x',
];
const JSON_TYPE = 'application/json';
const FORM_TYPE = 'multipart/form-data; boundary=x';
const TYPES = [`${JSON_TYPE}; charset=x`, 'text/plain', 'multipart/form-data', ''];

/** Sends requests that are wrong in some way, and gives the status of the answer; 0 if the connection was closed. */
export class StrangeRequests {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly local: LocalDiscord,
    private readonly dice: Dice,
  ) {}

  async next(): Promise<{ status: number; what: string }> {
    if (this.dice.onceIn(25)) return await this.nextRaw();
    const route = this.dice.pick(ROUTES);
    const method = this.dice.onceIn(10) ? this.dice.pick(METHODS) : route.method;
    const path = `${this.prefix()}${this.fill(route.path)}${this.dice.pick(QUERIES)}`;
    const { type, body } = this.body(route);
    const what = `${method} ${path} ${type} ${body.subarray(0, 3000).toString('latin1')}`;
    return { status: await this.send({ method, path, type, body }), what };
  }

  private prefix(): string {
    return this.dice.onceIn(20)
      ? this.dice.pick([
          '/api',
          '/api/v9',
          '/api/v',
          '',
          '/attachments',
          '/embed/avatars',
          '/chat',
          '/chat/assets',
        ])
      : '/api/v10';
  }

  private get ids(): readonly string[] {
    const { channels, guilds, accounts, application } = this.local.world.state;
    const messages = [...channels.values()].flatMap((channel) =>
      channel.messages.slice(-3).map(({ id }) => id),
    );
    return [...channels.keys(), ...guilds.keys(), ...accounts.keys(), ...messages, application.id];
  }

  /** Path variables: mostly what belongs there, so that requests get far. */
  private fill(path: string): string {
    const { channels, guilds, accounts, application } = this.local.world.state;
    const right: Readonly<Record<string, readonly string[]>> = {
      channel: [...channels.keys()],
      guild: [...guilds.keys()],
      user: [...accounts.keys()],
      application: [application.id],
      webhook: [application.id],
      token: [...this.local.world.interactions.keys()],
      interaction: [...this.local.world.interactions.values()].map(({ id }) => id),
      message: [...channels.values()].flatMap(({ messages }) => messages.slice(-2).map(({ id }) => id)),
      role: [...guilds.values()].flatMap(({ roles }) => [...roles.keys()]),
      command: [...application.commands.keys()],
      emoji: ['%F0%9F%91%8D', 'x:1', 'x'],
      answer: ['1', '2', 'x'],
    };
    return path
      .split('/')
      .map((segment) => {
        if (!segment.startsWith(':') && !this.dice.onceIn(50)) return segment;
        if (this.dice.onceIn(15)) return this.dice.pick(SEGMENTS);
        const fitting = right[segment.slice(1)] ?? this.ids;
        return this.dice.pick(fitting.length === 0 ? SEGMENTS : fitting);
      })
      .join('/');
  }

  private body(route: Route): { type: string; body: Buffer } {
    const type = this.dice.onceIn(20) ? this.dice.pick(TYPES) : this.dice.onceIn(5) ? FORM_TYPE : JSON_TYPE;
    if (this.dice.onceIn(15)) return { type, body: this.dice.bytes(200) };
    const form = Buffer.from(
      JSON.stringify(
        strangeForm(this.dice, {
          ids: this.ids,
          isTaken: (one) => route.body?.safeParse(one).success ?? false,
        }),
      ) ?? '',
    );
    if (this.dice.onceIn(15)) return { type, body: form.subarray(0, this.dice.below(form.length)) };
    if (!type.includes('boundary')) return { type, body: form };
    const part = (head: string, content: Buffer) => [
      Buffer.from(`--x\r\n${head}\r\n\r\n`),
      content,
      Buffer.from('\r\n'),
    ];
    const files = Array.from({ length: this.dice.below(13) }, (_, at) =>
      part(
        `Content-Disposition: form-data; name="${this.dice.pick([`files[${at}]`, 'files[x]', 'file', 'files[-1]'])}"; filename="${this.dice.pick(['a.png', '', '../x', 'a"b', 'x'.repeat(300)])}"`,
        this.dice.bytes(40),
      ),
    ).flat();
    const end = Buffer.from(this.dice.onceIn(10) ? '--y' : '--x--\r\n');
    return {
      type,
      body: Buffer.concat([
        ...part('Content-Disposition: form-data; name="payload_json"', form),
        ...files,
        end,
      ]),
    };
  }

  private send({
    method,
    path,
    type,
    body,
  }: {
    method: string;
    path: string;
    type: string;
    body: Buffer;
  }): Promise<number> {
    const authorization = this.dice.onceIn(30) ? 'Bot wrong' : `Bot ${this.local.token}`;
    const { port } = new URL(this.local.world.origin);
    return new Promise((done) => {
      const sent = request(
        {
          ...{ agent: this.agent, host: '127.0.0.1', port, method, path: path === '' ? '/' : path },
          headers: {
            authorization,
            'content-length': body.length,
            ...(type === '' ? {} : { 'content-type': type }),
          },
        },
        (response) => {
          response.resume();
          response.once('end', () => done(response.statusCode ?? 0));
        },
      );
      sent.once('error', () => done(0));
      sent.end(body);
    });
  }

  /** What no library would send. */
  private async nextRaw(): Promise<{ status: number; what: string }> {
    const host = new URL(this.local.world.origin).host;
    const text = this.dice.pick([
      this.dice.bytes(300),
      `${this.dice.pick(['GET', 'FOO', 'POST'])} ${this.dice.pick(['/', '*', '//', 'x', '/api/v10/users/@me', 'http://['])} HTTP/1.${this.dice.below(3)}\r\nhost: ${host}\r\nconnection: close\r\n\r\n`,
      `POST /api/v10/channels/1/messages HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n${this.dice.pick(['0\r\n\r\n', 'zz\r\n', '-1\r\n\r\n', 'ffffffffffffffffff\r\n'])}`,
      `GET /gateway HTTP/1.1\r\nhost: ${host}\r\nconnection: upgrade\r\nupgrade: ${this.dice.pick(['websocket', 'h2c'])}\r\nsec-websocket-key: ${this.dice.pick(['x', 'dGhlIHNhbXBsZSBub25jZQ=='])}\r\nsec-websocket-version: ${this.dice.below(20)}\r\n\r\n`,
    ]);
    const answer = await Promise.race([
      rawHttp(this.local, text),
      new Promise<string>((done) => setTimeout(done, 100, '')),
    ]);
    return { status: statusOf(answer), what: JSON.stringify(text.toString('latin1')) };
  }

  close(): void {
    this.agent.destroy();
  }
}
