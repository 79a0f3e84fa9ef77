import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Page } from '#local-discord/front-door.ts';
import { LocalDiscord, type Settings } from '#local-discord/server.ts';
import { GatewayClient } from './gateway-client.ts';
import { ManualClock } from './manual-clock.ts';
import { rawHttp, requestText, statusOf } from './raw-http.ts';
import { generalOf, restClient } from './rest-client.ts';

let local: LocalDiscord;
let reported: unknown[];
const open = async (settings: Settings = {}) => {
  await local?.close();
  reported = [];
  local = await LocalDiscord.open({
    rateLimits: false,
    report: (error) => reported.push(error),
    ...settings,
  });
};
beforeEach(() => open());
afterEach(() => local.close());

const host = () => new URL(local.world.origin).host;
const raw = async (line: string, headers: Readonly<Record<string, string>> = {}) =>
  statusOf(await rawHttp(local, requestText(line, { host: host(), ...headers })));
const works = async () => expect(await restClient(local)('GET', '/users/@me')).toMatchObject({ status: 200 });

/** Breaks the next thing that is told to anybody. */
const breakListeners = () => {
  const stop = local.world.subscribe(() => {
    stop();
    throw new Error('broken');
  });
};

describe('a server with something broken inside', () => {
  it('says so in Discord’s words, reports it and goes on', async () => {
    breakListeners();
    const path = `/channels/${generalOf(local)}/messages`;
    expect(await restClient(local)('POST', path, { content: 'x' })).toMatchObject({
      status: 500,
      body: { message: '500: Internal Server Error', code: 0 },
    });
    expect(reported).toMatchObject([{ message: 'broken' }]);
    await works();
  });

  it('goes on when it breaks by the clock', async () => {
    const clock = new ManualClock();
    await open({ clock });
    local.world.clock.after(10, () => {
      throw new Error('broken');
    });
    clock.advance(10);
    expect(reported).toMatchObject([{ message: 'broken' }]);
    await works();
  });

  it('goes on when it breaks on the gateway, where the client is closed with 4000', async () => {
    const client = new GatewayClient(local);
    await client.op(10);
    breakListeners();
    await client.identify();
    expect(await client.closed).toMatchObject({ code: 4000 });
    expect(reported).toMatchObject([{ message: 'broken' }]);
    await works();
  });

  it('goes on when its page breaks', async () => {
    const broken = () => {
      throw new Error('broken page');
    };
    const page: Page = { request: broken, upgrade: broken, close: () => undefined };
    await open({ page: () => page });
    expect(await raw('GET /')).toBe(500);
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
    expect(await raw('GET /chat/socket', upgrade)).toBe(500);
    expect(reported).toMatchObject([{ message: 'broken page' }, { message: 'broken page' }]);
    await works();
  });
});

describe('its page', () => {
  it('gets what is for nobody else, and says what is for nobody at all', async () => {
    const asked: string[] = [];
    const page: Page = {
      request({ url = '' }, response) {
        asked.push(url);
        if (url !== '/') return false;
        response.end('the page');
        return true;
      },
      upgrade: () => false,
      close: () => asked.push('closed'),
    };
    await open({ page: () => page });
    expect([await raw('GET /'), await raw('GET /nothing')]).toEqual([200, 404]);
    await raw('GET /api/v10/gateway');
    await raw('GET /attachments/1/2/file.txt');
    await open();
    expect(asked).toEqual(['/', '/nothing', 'closed']);
    expect(await raw('GET /')).toBe(404);
  });

  it('knows whether the bot is there', async () => {
    let online = () => true;
    await open({
      page(_, botOnline) {
        online = botOnline;
        return { request: () => false, upgrade: () => false, close: () => undefined };
      },
    });
    expect(online()).toBe(false);
    const client = new GatewayClient(local);
    await client.ready();
    expect(online()).toBe(true);
  });
});

describe('a request that is none', () => {
  it.each([
    ['no path', 'GET api', 400],
    ['two slashes', 'GET //api/v10/gateway', 400],
    ['an address', 'GET http://evil.example/api/v10/gateway', 400],
    ['a backslash', 'GET /\\api', 400],
    ['an unknown version', 'GET /api/v99/gateway', 400],
    ['no version', 'GET /api/gateway', 200],
    ['broken encoding', 'GET /api/v10/channels/%E0%A4%A/messages', 404],
    ['no such route', 'GET /api/v10/nothing/here', 404],
    ['another method', 'DELETE /api/v10/gateway', 405],
    ['a method nobody knows', 'BREW /api/v10/gateway', 400],
    ['a file that is written to', 'POST /attachments/1/2/x.txt', 405],
    ['a file that is not there', 'GET /attachments/1/2/x.txt', 404],
  ])('with %s is refused', async (_, line, status) => {
    expect(await raw(line)).toBe(status);
    expect(reported).toEqual([]);
  });

  it.each([
    ['no HTTP at all', 'hello\r\n\r\n'],
    ['a header that is too long', `GET / HTTP/1.1\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`],
    [
      'lengths that contradict each other',
      'POST / HTTP/1.1\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    [
      'chunks that are none',
      'POST /api/v10/x HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    ],
  ])('with %s is refused', async (_, text) => {
    const status = statusOf(await rawHttp(local, text));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    await works();
  });

  it.each([{}, { authorization: 'Bot wrong' }, { authorization: 'wrong' }])(
    'with the headers %o is refused',
    async (headers) => {
      const response = await fetch(`${local.api}/v10/users/@me`, { headers });
      expect([response.status, await response.json()]).toEqual([
        401,
        { code: 0, message: '401: Unauthorized' },
      ]);
    },
  );

  it('has ids that are numbers', async () => {
    expect(await restClient(local)('GET', '/channels/general')).toMatchObject({
      status: 400,
      body: {
        code: 50035,
        errors: {
          channel_id: {
            _errors: [{ code: 'NUMBER_TYPE_COERCE', message: 'Value "general" is not snowflake.' }],
          },
        },
      },
    });
  });
});

describe('a body', () => {
  const post = (body: string | Buffer, type: string | null = 'application/json') =>
    fetch(`${local.api}/v10/channels/${generalOf(local)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${local.token}`, ...(type === null ? {} : { 'content-type': type }) },
      body,
    });
  const codeOf = async (response: Promise<Response>) => {
    const { code } = (await (await response).json()) as { code: number };
    return [(await response).status, code];
  };

  it.each(['{', 'nothing', `${'['.repeat(100)}${']'.repeat(100)}`, '['.repeat(100_000)])(
    'that is no JSON is refused',
    async (text) => {
      expect(await codeOf(post(text))).toEqual([400, 50109]);
    },
  );

  it('of an unknown kind is refused', async () => {
    expect(await codeOf(post('content=x', 'application/x-www-form-urlencoded'))).toEqual([400, 50035]);
    expect(await codeOf(post('{"content":"x"}', 'text/plain'))).toEqual([400, 50035]);
    expect(await codeOf(post('no parts', 'multipart/form-data; boundary=x'))).toEqual([400, 50109]);
  });

  it('that is too large is refused, and the sender hears of it', async () => {
    expect(await codeOf(post(Buffer.alloc(25 * 2 ** 20 + 1, 0x20)))).toEqual([413, 40005]);
    await works();
  });

  it('that never comes is not waited for', async () => {
    await open({ patienceMs: 100 });
    const headers = { host: host(), 'content-length': '10', connection: 'keep-alive' };
    const line = 'POST /api/v10/channels/1/messages';
    expect(statusOf(await rawHttp(local, requestText(line, headers)))).toBe(408);
    expect(statusOf(await rawHttp(local, 'GET /api/v10/gateway HTTP/1.1\r\nhost:'))).toBe(408);
    await works();
  });

  it('that is broken off is nobody’s fault', async () => {
    const socket = connect(Number(new URL(local.world.origin).port), '127.0.0.1');
    const headers = { host: host(), 'content-length': '10' };
    socket.write(`${requestText('POST /api/v10/channels/1/messages', headers)}12345`);
    await new Promise((done) => setTimeout(done, 50));
    socket.destroy();
    await new Promise((done) => setTimeout(done, 50));
    expect(reported).toEqual([]);
    await works();
  });
});
