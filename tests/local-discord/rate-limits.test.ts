import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { ManualClock } from './manual-clock.ts';
import { generalOf, restClient } from './rest-client.ts';

let local: LocalDiscord;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  local = await LocalDiscord.open({ clock, begin: { channels: ['general', 'other'] } });
});
afterEach(() => local.close());

const rest = (method: string, path: string, body?: unknown) => restClient(local)(method, path, body);
const messagesOf = (channel: string) => `/channels/${channel}/messages`;
const send = (body: unknown = { content: 'x' }) => rest('POST', messagesOf(generalOf(local)), body);
const other = () => [...local.world.state.channels.keys()][1] ?? '';
const times = async (count: number, ask: () => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let asked = 0; asked < count; asked++) statuses.push((await ask()).status);
  return statuses;
};
const OK = 200;

describe('a bucket', () => {
  it('says how much is left in it, and until when', async () => {
    const first = await send();
    clock.advance(1_500);
    const second = await send();
    const said = ({ headers }: { headers: Headers }) =>
      ['limit', 'remaining', 'reset', 'reset-after'].map((name) => headers.get(`x-ratelimit-${name}`));
    const reset = ((clock.now() + 3_500) / 1000).toFixed(3);
    expect(said(first)).toEqual(['5', '4', reset, '5.000']);
    expect(said(second)).toEqual(['5', '3', reset, '3.500']);
    expect(first.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{32}$/);
    expect(first.headers.has('x-ratelimit-scope')).toBe(false);
  });

  it('refuses what is too much, and is full again in time', async () => {
    expect(await times(5, send)).toEqual([OK, OK, OK, OK, OK]);
    clock.advance(1_250);
    const refused = await send();
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: 3.75, global: false },
    });
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '4',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-scope': 'user',
    });
    clock.advance(3_749);
    expect(await send()).toMatchObject({ status: 429 });
    clock.advance(1);
    expect(await send()).toMatchObject({ status: OK });
  });

  it('is one for each channel', async () => {
    await times(6, send);
    const elsewhere = await rest('POST', messagesOf(other()), { content: 'x' });
    expect(elsewhere).toMatchObject({ status: OK });
    expect(elsewhere.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(elsewhere.headers.get('x-ratelimit-bucket')).toBe(
      (await send()).headers.get('x-ratelimit-bucket'),
    );
  });

  it('counts requests that are refused for other reasons', async () => {
    expect(await times(5, () => send({ content: '' }))).toEqual([400, 400, 400, 400, 400]);
    expect(await send()).toMatchObject({ status: 429 });
  });

  it('of deleting is not that of sending', async () => {
    const sent = await send();
    await times(4, send);
    const { id } = sent.body as { id: string };
    const removed = await rest('DELETE', `${messagesOf(generalOf(local))}/${id}`);
    expect(removed).toMatchObject({ status: 204 });
    expect(removed.headers.get('x-ratelimit-bucket')).not.toBe(sent.headers.get('x-ratelimit-bucket'));
  });

  it('of reactions holds one in a quarter of a second, put or taken back', async () => {
    const { id } = (await send()).body as { id: string };
    const reaction = `${messagesOf(generalOf(local))}/${id}/reactions/%F0%9F%91%8D/@me`;
    expect(await rest('PUT', reaction)).toMatchObject({ status: 204 });
    expect(await rest('DELETE', reaction)).toMatchObject({ status: 429, body: { retry_after: 0.25 } });
    clock.advance(250);
    expect(await rest('DELETE', reaction)).toMatchObject({ status: 204 });
  });

  it('of a channel’s name and topic holds two in ten minutes, of which nothing is said beforehand', async () => {
    const rename = (name: string) => rest('PATCH', `/channels/${generalOf(local)}`, { name });
    const recast = () => rest('PATCH', `/channels/${generalOf(local)}`, { nsfw: true });
    expect([(await rename('one')).status, (await rename('two')).status]).not.toContain(429);
    const refused = await rename('three');
    expect(refused).toMatchObject({ status: 429, body: { retry_after: 600 } });
    expect(Number(refused.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
    expect((await recast()).status).not.toBe(429);
    clock.advance(600_000);
    expect((await rename('three')).status).not.toBe(429);
  });
});

describe('threads', () => {
  it('share one bucket, however they are begun', async () => {
    const { id } = (await send()).body as { id: string };
    const name = { name: 'A thread' };
    const first = await rest('POST', `${messagesOf(generalOf(local))}/${id}/threads`, name);
    const second = await rest('POST', `/channels/${generalOf(local)}/threads`, name);
    expect([first, second].map(({ headers }) => headers.get('x-ratelimit-remaining'))).toEqual(['49', '48']);
    expect(second.headers.get('x-ratelimit-bucket')).toBe(first.headers.get('x-ratelimit-bucket'));
  });
});

describe('the limit on everything', () => {
  const me = () => rest('GET', '/users/@me');

  it('is fifty in a second', async () => {
    for (let asked = 0; asked < 49; asked++) await me();
    expect(await rest('GET', '/gateway/bot')).toMatchObject({ status: OK });
    const refused = await rest('GET', '/gateway/bot');
    expect(refused).toMatchObject({ status: 429, body: { global: true, retry_after: 1 } });
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'x-ratelimit-global': 'true',
      'x-ratelimit-scope': 'global',
      'retry-after': '1',
    });
    clock.advance(1_000);
    expect(await me()).toMatchObject({ status: OK });
  });

  it('does not hold for answers to interactions', async () => {
    for (let asked = 0; asked < 51; asked++) await me();
    expect(await rest('POST', '/interactions/1/nobody/callback', { type: 5 })).toMatchObject({ status: 404 });
    const { id } = local.world.state.application;
    expect(await rest('GET', `/webhooks/${id}/nobody/messages/@original`)).toMatchObject({ status: 401 });
  });

  it('can be left out with all others', async () => {
    const free = await LocalDiscord.open({ rateLimits: false });
    const ask = () => restClient(free)('GET', '/users/@me');
    expect(new Set(await times(60, ask))).toEqual(new Set([OK]));
    expect((await ask()).headers.has('x-ratelimit-limit')).toBe(false);
    await free.close();
  });
});

it('lets discord.js send twelve messages at once, which arrive completely and in order', async () => {
  const real = await LocalDiscord.open({ record: 'in memory' });
  const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];
  const client = new Client({ intents, rest: { api: real.api } });
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login(real.token);
  await ready;
  const channel = client.channels.cache.find((one) => one.isSendable());
  const contents = Array.from({ length: 12 }, (_, n) => `message ${n}`);
  await Promise.all(contents.map((content) => channel?.send({ content })));
  const [general] = real.world.state.channels.values();
  expect(general?.messages.map(({ content }) => content)).toEqual(contents);
  expect(real.records.map(({ status }) => status)).not.toContain(429);
  await client.destroy();
  await real.close();
}, 30_000);

it('messages older than an hour can be edited only now and then, new ones as often as ever', async () => {
  const { body } = await send();
  const path = `${messagesOf(generalOf(local))}/${(body as { id: string }).id}`;
  const edit = () => rest('PATCH', path, { content: 'y' });
  expect(await times(4, edit)).toEqual([OK, OK, OK, OK]);
  clock.advance(3_600_001);
  expect(await times(3, edit)).toEqual([OK, OK, OK]);
  const refused = await edit();
  expect(refused).toMatchObject({ status: 429, body: { code: 30046, retry_after: 20, global: false } });
  clock.advance(20_000);
  expect(await edit()).toMatchObject({ status: OK });
});
