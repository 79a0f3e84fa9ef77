import {
  Client,
  type ClientOptions,
  CompressionMethod,
  Events,
  GatewayIntentBits,
  SimpleShardingStrategy,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { generalOf, restClient } from './rest-client.ts';

let local: LocalDiscord;
const clients: Client[] = [];
beforeEach(async () => {
  local = await LocalDiscord.open({ rateLimits: false });
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.destroy()));
  await local.close();
});

const intents = [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages];

/** A client that is ready, with all that it hears. */
async function login(options: Partial<ClientOptions> = {}) {
  const client = new Client({ intents, rest: { api: local.api }, ...options });
  clients.push(client);
  const heard: string[] = [];
  const events: string[] = [];
  client.on(Events.MessageCreate, ({ content }) => heard.push(content));
  client.on(Events.Raw as never, ({ t }: { t: string }) => events.push(t));
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login(local.token);
  await ready;
  return { client, heard, events };
}

const send = (content: string) =>
  restClient(local)('POST', `/channels/${generalOf(local)}/messages`, { content });
const patience = { timeout: 15_000, interval: 20 };

describe('discord.js', () => {
  it('resumes after 4000, and hears what it missed once and in order', async () => {
    const { client, heard, events } = await login();
    local.disturb({ close: 4000 });
    await send('one');
    await send('two');
    await vi.waitFor(() => expect(events).toContain('RESUMED'), patience);
    await send('three');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('three'), patience);
    expect(heard).toEqual(['one', 'two', 'three']);
    expect(events.filter((t) => t === 'READY')).toHaveLength(1);
    expect(client.isReady()).toBe(true);
  });

  it.each(['reconnect', 'drop'] as const)('resumes without loss after %s', async (how) => {
    const { heard, events } = await login();
    local.disturb(how);
    for (const content of ['one', 'two', 'three']) await send(content);
    await vi.waitFor(() => expect(events).toContain('RESUMED'), patience);
    await vi.waitFor(() => expect(heard).toEqual(['one', 'two', 'three']), patience);
    expect(events.filter((t) => t === 'READY')).toHaveLength(1);
  });

  it('resumes over the same connection when its session is invalid but can be resumed', async () => {
    const { heard, events } = await login();
    local.disturb({ invalidSession: 'to be resumed' });
    await send('one');
    await vi.waitFor(() => expect(events).toContain('RESUMED'), patience);
    await vi.waitFor(() => expect(heard).toEqual(['one']), patience);
  });

  it.each([{ close: 1000 }, { invalidSession: 'lost' }] as const)('begins anew after %o', async (how) => {
    // By itself it would wait for five seconds.
    const buildIdentifyThrottler = () => Promise.resolve({ waitForIdentify: () => Promise.resolve() });
    const { heard, events } = await login({ ws: { buildIdentifyThrottler } });
    local.disturb(how);
    const times = () => events.filter((t) => t === 'READY').length;
    await vi.waitFor(() => expect(times()).toBe(2), patience);
    expect(events).not.toContain('RESUMED');
    await send('after');
    await vi.waitFor(() => expect(heard.at(-1)).toBe('after'), patience);
  });

  it('unpacks large payloads when it asks for them', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const buildStrategy: NonNullable<ClientOptions['ws']>['buildStrategy'] = (manager) => {
      (manager.options as { compression: CompressionMethod }).compression = CompressionMethod.ZlibStream;
      return new SimpleShardingStrategy(manager);
    };
    const { client, heard } = await login({ ws: { buildStrategy } });
    await send('x'.repeat(2000));
    await vi.waitFor(() => expect(heard).toEqual(['x'.repeat(2000)]), patience);
    expect(client.guilds.cache.size).toBe(1);
    warn.mockRestore();
  });

  it('may be there twice with the same token', async () => {
    const one = await login();
    const two = await login();
    await send('both');
    await vi.waitFor(() => expect([one.heard, two.heard]).toEqual([['both'], ['both']]), patience);
  });

  it('is refused with a wrong token, and with intents that are not switched on', async () => {
    const wrong = new Client({ intents, rest: { api: local.api } });
    await expect(wrong.login('a.wrong.token')).rejects.toThrow('An invalid token was provided.');
    const greedy = new Client({
      intents: [...intents, GatewayIntentBits.MessageContent],
      rest: { api: local.api },
    });
    clients.push(wrong, greedy);
    await expect(greedy.login(local.token)).rejects.toThrow('Used disallowed intents');
  });
});
