import { Client, Events, GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  ConnectionLost,
  GatewayConnection,
  hears,
  type Patience,
} from '#discord/client/gateway-connection.ts';
import { LocalDiscord } from '#local-discord/server.ts';

let local: LocalDiscord;
const leaving: (() => Promise<void>)[] = [];
beforeEach(async () => {
  local = await LocalDiscord.open({ rateLimits: false });
});
afterEach(async () => {
  for (const leave of leaving.splice(0)) await leave();
  await local.close();
});

const waits = { timeout: 60_000, interval: 20 };
const WHOLE_MS = 90_000;
const LONG: Patience = { usualMs: WHOLE_MS, afterFailureMs: WHOLE_MS };
/** Longer than the library rests between two connections. */
const SHORT = { usualMs: 2_000 };

/** A client that is ready, with what the operator hears and how often it was ready or came back. */
async function connected() {
  const patience = { ...LONG };
  const said: string[] = [];
  const say = (fields: object, message: string) => said.push(`${message} ${JSON.stringify(fields)}`);
  const gateway = new GatewayConnection({ info: say, warn: say, error: say }, patience);
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: { api: local.api },
    ws: gateway.options,
  });
  leaving.push(async () => {
    gateway.stop();
    await client.destroy();
  });
  gateway.watch(client);
  const ready = new Promise((done) => client.once(Events.ClientReady, done));
  await client.login(local.token);
  await ready;
  return { client, gateway, said, patience };
}

/** The parts of a shard in which the library may fail. */
function shardOf(client: Client): Record<string, (...given: unknown[]) => Promise<void>> {
  const { _ws: ws } = client.ws as unknown as {
    _ws: { strategy: { shards: ReadonlyMap<number, Record<string, () => Promise<void>>> } };
  };
  return ws.strategy.shards.get(0) ?? {};
}

it(
  'a gateway that never answers a resumption: the connection is made anew, and goes on',
  async () => {
    const { client, said, patience } = await connected();
    Object.assign(patience, SHORT);
    const letGo = local.holdBack('welcomes');
    local.disturb('drop');
    await vi.waitFor(() => expect(hears(client)).toBe(false), waits);
    await vi.waitFor(
      () => expect(said).toEqual(['the connection to Discord hangs and is made anew {}']),
      waits,
    );
    Object.assign(patience, LONG);
    letGo();
    await vi.waitFor(() => expect(hears(client)).toBe(true), waits);
  },
  WHOLE_MS,
);

it(
  'a connection that hangs though it was made anew is given up, with the reason',
  async () => {
    const { gateway, patience } = await connected();
    Object.assign(patience, SHORT);
    local.holdBack('welcomes');
    local.disturb('drop');
    expect(await gateway.lost).toBeInstanceOf(ConnectionLost);
  },
  WHOLE_MS,
);

it(
  'a library that fails while it connects: told without its words, and begun anew',
  async () => {
    const { client, said, patience } = await connected();
    Object.assign(patience, { afterFailureMs: 100 });
    const shard = shardOf(client);
    const { identify } = shard;
    shard.identify = () => {
      shard.identify = identify as () => Promise<void>;
      return Promise.reject(new Error('a secret of Discord'));
    };
    local.disturb({ close: 1000 });
    await vi.waitFor(() => expect(said).toHaveLength(2), waits);
    expect(said[0]).toMatch(/^the connection to Discord failed \{"error":"Error","where":/);
    expect(said[1]).toBe('the connection to Discord hangs and is made anew {}');
    expect(said.join()).not.toContain('secret');
    await vi.waitFor(() => expect(hears(client)).toBe(true), waits);
  },
  WHOLE_MS,
);

it.each([
  ['onMessage', 'unpackMessage'],
  ['onClose', 'destroy'],
  ['heartbeat', 'send'],
])('a library that fails in %s ends nothing', async (part, within) => {
  const { client, said } = await connected();
  const shard = shardOf(client);
  const { [within]: whole } = shard;
  shard[within] = () => Promise.reject(new Error('broken'));
  await shard[part]?.(1000);
  shard[within] = whole as () => Promise<void>;
  expect(said).toHaveLength(1);
});
