import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Page } from '#local-discord/front-door.ts';
import { LocalDiscord } from '#local-discord/server.ts';
import { readConfig } from '../../src/config.ts';
import { rawHttp, requestText, statusOf } from './raw-http.ts';

let local: LocalDiscord;
let port: string;
const page: Page = {
  request(_, response) {
    response.end('the page');
    return true;
  },
  upgrade: () => false,
  close: () => undefined,
};
beforeEach(async () => {
  local = await LocalDiscord.open({ page: () => page });
  ({ port } = new URL(local.world.origin));
});
afterEach(() => local.close());

const ask = async (line: string, headers: Readonly<Record<string, string>> = {}) =>
  statusOf(await rawHttp(local, requestText(line, { host: `127.0.0.1:${port}`, ...headers })));

const PLACES = ['GET /api/v10/gateway', 'GET /', 'GET /embed/avatars/0.png'];

describe.each(PLACES)('%s', (line) => {
  it('is for those who call the server by its own name', async () => {
    expect(await ask(line)).toBe(200);
    expect(await ask(line, { host: `localhost:${port}` })).toBe(200);
  });

  it.each([
    'evil.example',
    'evil.example:PORT',
    '127.0.0.1',
    '127.0.0.1:1',
    '127.0.0.1:PORT.evil.example',
    '',
  ])('is refused under the name "%s"', async (host) => {
    expect(await ask(line, { host: host.replace('PORT', port) })).toBe(421);
  });

  it('is for our own page, not for those of others', async () => {
    expect(await ask(line, { origin: `http://127.0.0.1:${port}` })).toBe(200);
    expect(await ask(line, { origin: `http://localhost:${port}` })).toBe(200);
    for (const origin of ['http://evil.example', 'null', 'http://127.0.0.1:1', `https://127.0.0.1:${port}`])
      expect(await ask(line, { origin })).toBe(403);
  });

  it('cannot be used in the pages of others, though they may link to it', async () => {
    const embed = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
    expect(await ask(line, embed)).toBe(403);
    expect(await ask(line, { ...embed, 'sec-fetch-site': 'same-site' })).toBe(403);
    expect(await ask(line, { ...embed, 'sec-fetch-site': 'same-origin' })).toBe(200);
    const link = { ...embed, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
    expect(await ask(line, link)).toBe(200);
    expect(await ask(line, { ...link, 'sec-fetch-dest': 'iframe' })).toBe(403);
  });

  it('is nothing that others may read, embed or guess about', async () => {
    const answer = (await rawHttp(local, requestText(line, { host: `127.0.0.1:${port}` }))).toLowerCase();
    expect(answer).not.toContain('access-control');
    expect(answer).toContain('x-content-type-options: nosniff');
    expect(answer).toContain('x-frame-options: deny');
    expect(answer).toContain('cross-origin-resource-policy: same-origin');
  });
});

describe('a socket', () => {
  const open = (path: string, headers: Readonly<Record<string, string>> = {}) =>
    new Promise<number>((done) => {
      const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
      socket.on('open', () => {
        done(101);
        socket.terminate();
      });
      socket.on('unexpected-response', (_, { statusCode }) => done(statusCode ?? 0));
      socket.on('error', () => done(0));
    });

  it('of the gateway is for bots, not for pages', async () => {
    expect(await open('/gateway?v=10&encoding=json')).toBe(101);
    expect(await open('/gateway', { host: `localhost:${port}` })).toBe(101);
    expect(await open('/gateway', { origin: `http://127.0.0.1:${port}` })).toBe(403);
    expect(await open('/gateway', { origin: 'http://evil.example' })).toBe(403);
    expect(await open('/gateway', { host: 'evil.example' })).toBe(421);
  });

  it('elsewhere is refused', async () => {
    expect(await open('/elsewhere')).toBe(404);
    expect(await open('/gateways')).toBe(404);
    expect(await open('/elsewhere', { origin: 'http://evil.example' })).toBe(403);
  });
});

describe('the server', () => {
  it('cannot be reached from other machines', async () => {
    const addresses = Object.values(networkInterfaces())
      .flat()
      .flatMap((one) => (one?.family === 'IPv4' && !one.internal ? one.address : []));
    for (const address of [...addresses, '127.0.0.2']) {
      const reached = await new Promise((done) => {
        const socket = connect({ port: Number(port), host: address, timeout: 1_000 });
        socket.on('connect', () => done(true));
        for (const event of ['error', 'timeout']) socket.on(event, () => done(false));
      });
      expect(reached).toBe(false);
    }
  });

  it('has a token for its bot that nobody can guess, in the shape of those of Discord', async () => {
    const other = await LocalDiscord.open();
    expect(other.token).not.toBe(local.token);
    expect(readConfig({ DISCORD_TOKEN: local.token }).discordToken).toBe(local.token);
    const [owner = ''] = local.token.split('.');
    expect(Buffer.from(owner, 'base64url').toString()).toBe(local.world.bot.id);
    await other.close();
  });
});
