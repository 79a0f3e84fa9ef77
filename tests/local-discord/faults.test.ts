import { REST, Routes } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { ManualClock } from './manual-clock.ts';
import { generalOf, restClient } from './rest-client.ts';

let local: LocalDiscord;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  local = await LocalDiscord.open({ clock, rateLimits: false });
});
afterEach(() => local.close());

const MESSAGES = 'POST /channels/:channel/messages';
const route = () => `/channels/${generalOf(local)}/messages` as const;
const send = (content: string) => restClient(local)('POST', route(), { content });
const contents = () =>
  [...local.world.state.channels.values()].flatMap((channel) =>
    channel.messages.map(({ content }) => content),
  );
/** As a bot sends it, with all the patience of discord.js. */
const sendAsBot = (content: string) =>
  new REST({ api: local.api, retries: 2 })
    .setToken(local.token)
    .post(Routes.channelMessages(generalOf(local)), { body: { content } });

describe('a planned fault', () => {
  it('refuses a request as Discord does when there are too many', async () => {
    local.faults.plan(MESSAGES, { kind: 'rate limited', retryAfter: 0.2, scope: 'user' });
    const refused = await send('x');
    expect(refused).toMatchObject({
      status: 429,
      body: { message: 'You are being rate limited.', retry_after: 0.2, global: false },
    });
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'retry-after': '0.2',
      'x-ratelimit-scope': 'user',
    });
    expect(refused.headers.has('x-ratelimit-global')).toBe(false);
    expect(contents()).toEqual([]);
    expect(await send('x')).toMatchObject({ status: 200 });
  });

  it('refuses everything', async () => {
    local.faults.plan(MESSAGES, { kind: 'rate limited', retryAfter: 1, scope: 'global' });
    const refused = await send('x');
    expect(refused).toMatchObject({ status: 429, body: { global: true } });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
  });

  it.each([500, 502, 503, 504] as const)('answers with %i', async (status) => {
    local.faults.plan(MESSAGES, { kind: 'server error', status });
    expect(await send('x')).toMatchObject({ status });
    expect(contents()).toEqual([]);
  });

  it('makes an answer late by the clock', async () => {
    local.faults.plan(MESSAGES, { kind: 'late', ms: 1_000 });
    const sent = send('x');
    await restClient(local)('GET', '/users/@me');
    await restClient(local)('GET', '/users/@me');
    expect(contents()).toEqual([]);
    clock.advance(1_000);
    expect(await sent).toMatchObject({ status: 200 });
    expect(contents()).toEqual(['x']);
  });

  it.each(['close', 'reset'] as const)('loses a request before its effect, by %s', async (by) => {
    local.faults.plan(MESSAGES, { kind: 'request lost', by });
    await expect(send('x')).rejects.toThrow('fetch failed');
    expect(contents()).toEqual([]);
  });

  it.each(['close', 'reset'] as const)('loses an answer after the effect, by %s', async (by) => {
    local.faults.plan(MESSAGES, { kind: 'answer lost', by });
    await expect(send('x')).rejects.toThrow('fetch failed');
    expect(contents()).toEqual(['x']);
  });

  it('happens as often as planned, then the next one', async () => {
    local.faults.plan(MESSAGES, { kind: 'server error', status: 503 }, { times: 2 });
    local.faults.plan(MESSAGES, { kind: 'server error', status: 500 });
    const statuses = [];
    for (const content of ['a', 'b', 'c', 'd']) statuses.push((await send(content)).status);
    expect(statuses).toEqual([503, 503, 500, 200]);
  });

  it('is for the requests it names alone', async () => {
    local.faults.plan('POST /channels/1/messages', { kind: 'server error', status: 500 });
    local.faults.plan('GET /channels/:channel/messages', { kind: 'server error', status: 500 });
    local.faults.plan('POST /channels/:channel/messages/:message/threads', {
      kind: 'server error',
      status: 500,
    });
    expect(await send('x')).toMatchObject({ status: 200 });
    expect(await restClient(local)('GET', `${route()}?limit=1`)).toMatchObject({ status: 500 });
  });

  it('can be called off', async () => {
    local.faults.plan(MESSAGES, { kind: 'server error', status: 500 });
    local.faults.clear();
    expect(await send('x')).toMatchObject({ status: 200 });
  });
});

describe('discord.js', () => {
  it('waits and tries again by itself', async () => {
    local.faults.plan(MESSAGES, { kind: 'rate limited', retryAfter: 0.05, scope: 'user' });
    local.faults.plan(MESSAGES, { kind: 'rate limited', retryAfter: 0.05, scope: 'global' });
    local.faults.plan(MESSAGES, { kind: 'server error', status: 502 });
    await sendAsBot('x');
    expect(contents()).toEqual(['x']);
  });

  it('sends twice when only the answer was lost', async () => {
    local.faults.plan(MESSAGES, { kind: 'answer lost', by: 'reset' });
    await sendAsBot('x');
    expect(contents()).toEqual(['x', 'x']);
  });
});
