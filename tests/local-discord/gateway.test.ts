import { GatewayCloseCodes, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { emptyGuild } from '#local-discord/world/newcomers.ts';
import { GatewayClient } from './gateway-client.ts';
import { ManualClock } from './manual-clock.ts';
import { generalOf, restClient } from './rest-client.ts';

const { Guilds, GuildMessages, GuildMembers, MessageContent } = GatewayIntentBits;

let local: LocalDiscord;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  const begin = { privilegedIntents: GuildMembers };
  local = await LocalDiscord.open({ clock, rateLimits: false, begin, heartbeatMs: 60_000 });
});
afterEach(() => local.close());

const send = (content: string) =>
  restClient(local)('POST', `/channels/${generalOf(local)}/messages`, { content });
/** Cuts a client off, and waits until that is noticed. */
const dropped = async (client: GatewayClient) => {
  const noticed = new Promise<void>((done) => {
    const stop = local.world.subscribe(({ t }) => {
      if (t !== 'PRESENCE_UPDATE') return;
      stop();
      done();
    });
  });
  await client.drop();
  await noticed;
};
const contentsOf = (client: GatewayClient) =>
  client.frames.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => (d as { content: string }).content);

describe('a client that introduces itself', () => {
  it('is told the heartbeat first, then that it is ready, then its guilds', async () => {
    const client = new GatewayClient(local);
    const ready = await client.ready();
    await client.event('GUILD_CREATE');
    expect(client.frames.map(({ op, t, s }) => [op, t, s])).toEqual([
      [GatewayOpcodes.Hello, undefined, undefined],
      [GatewayOpcodes.Dispatch, 'READY', 1],
      [GatewayOpcodes.Dispatch, 'GUILD_CREATE', 2],
    ]);
    expect(client.frames[0]?.d).toMatchObject({ heartbeat_interval: 60_000 });
    expect(ready.resume_gateway_url).toBe(`${local.world.origin.replace('http', 'ws')}/gateway`);
    expect(ready.guilds).toEqual([{ id: [...local.world.state.guilds.keys()][0], unavailable: true }]);
  });

  it('may be there twice, and both hear everything', async () => {
    const [one, two] = [new GatewayClient(local), new GatewayClient(local)];
    await one.ready();
    await two.ready();
    await send('to both');
    await one.event('MESSAGE_CREATE');
    await two.event('MESSAGE_CREATE');
    expect([contentsOf(one), contentsOf(two)]).toEqual([['to both'], ['to both']]);
  });

  it('is told nothing of guilds that it is not in', async () => {
    const id = local.world.ids.next();
    const ownerId = [...local.world.state.accounts.values()].find(({ bot }) => !bot)?.id ?? '';
    local.world.state.guilds.set(id, emptyGuild(id, { name: 'Elsewhere', ownerId }));
    const client = new GatewayClient(local);
    const { guilds } = await client.ready();
    expect(guilds.map((guild) => guild.id)).not.toContain(id);
    await client.settle();
    expect(client.frames.filter(({ t }) => t === 'GUILD_CREATE')).toHaveLength(1);
  });

  it('gets its heartbeat acknowledged also before', async () => {
    const client = new GatewayClient(local);
    await client.send(GatewayOpcodes.Heartbeat, null);
    expect(await client.op(GatewayOpcodes.HeartbeatAck)).toEqual({ op: 11, d: null });
  });
});

describe('a client that does something wrong is closed with', () => {
  const refused = async (act: (client: GatewayClient) => unknown, query?: string) => {
    const client = new GatewayClient(local, query === undefined ? {} : { query });
    await act(client);
    return await client.closed;
  };

  it.each<[number, string, (client: GatewayClient) => unknown]>([
    [4001, 'Unknown opcode.', (client) => client.send(99, null)],
    [4002, 'Error while decoding payload.', (client) => client.raw('no json')],
    [4002, 'Error while decoding payload.', (client) => client.raw('[]')],
    [4002, 'Error while decoding payload.', (client) => client.raw('{"d":1}')],
    [4002, 'Error while decoding payload.', (client) => client.send(1, 'x'.repeat(4096))],
    [4002, 'Error while decoding payload.', (client) => client.send(2, { token: 5 })],
    [4002, 'Error while decoding payload.', (client) => client.send(6, null)],
    [4003, 'Not authenticated.', (client) => client.send(3, { status: 'online', activities: [] })],
    [4003, 'Not authenticated.', (client) => client.send(8, { guild_id: '1', query: '', limit: 0 })],
    [4003, 'Not authenticated.', (client) => client.send(4, {})],
    [4004, 'Authentication failed.', (client) => client.identify({ token: 'wrong' })],
    [4004, 'Authentication failed.', (client) => client.resume({ session: '', seq: 0, token: 'wrong' })],
    [4010, 'Invalid shard.', (client) => client.identify({ shard: [1, 1] })],
    [4010, 'Invalid shard.', (client) => client.identify({ shard: [0, 0] })],
    [4013, 'Invalid intent(s).', (client) => client.identify({ intents: 1 << 30 })],
    [4013, 'Invalid intent(s).', (client) => client.identify({ intents: 2 ** 32 })],
    [4013, 'Invalid intent(s).', (client) => client.identify({ intents: -1 })],
    [4013, 'Invalid intent(s).', (client) => client.identify({ intents: undefined })],
    [4014, 'Disallowed intent(s).', (client) => client.identify({ intents: Guilds | MessageContent })],
  ])('%i %s', async (code, reason, act) => {
    expect(await refused(act)).toEqual({ code, reason });
  });

  it('4005 when it introduces itself twice', async () => {
    const twice = async (client: GatewayClient) => {
      await client.ready();
      await client.identify();
    };
    expect(await refused(twice)).toMatchObject({ code: GatewayCloseCodes.AlreadyAuthenticated });
  });

  it('4008 after 120 frames within a minute, but not before', async () => {
    const client = new GatewayClient(local);
    for (let sent = 0; sent < 120; sent++) await client.send(GatewayOpcodes.Heartbeat, null);
    await client.until(() => client.frames.length === 121);
    await client.send(GatewayOpcodes.Heartbeat, null);
    expect(await client.closed).toMatchObject({ code: GatewayCloseCodes.RateLimited });
  });

  it('4011 when there are more guilds than one shard may have', async () => {
    for (let made = 0; made < 2_500; made++) {
      const id = local.world.ids.next();
      local.world.state.guilds.set(id, emptyGuild(id, { name: 'One of many', ownerId: id }));
    }
    const code = GatewayCloseCodes.ShardingRequired;
    expect(await refused((client) => client.identify())).toMatchObject({ code });
    const client = new GatewayClient(local);
    await client.ready({ shard: [0, 2] });
  });

  it('4012 when it speaks another version', async () => {
    const nothing = () => undefined;
    expect(await refused(nothing, 'v=5&encoding=json')).toMatchObject({ code: 4012 });
    expect(await refused(nothing, 'v=10&encoding=etf')).toMatchObject({ code: 4002 });
  });
});

describe('a client without a heartbeat', () => {
  it('is closed with 4009, and its session is over', async () => {
    const quick = await LocalDiscord.open({ heartbeatMs: 40 });
    const client = new GatewayClient(quick);
    const { session_id: session } = await client.ready();
    expect(await client.closed).toEqual({ code: 4009, reason: 'Session timed out.' });
    const again = new GatewayClient(quick);
    await again.resume({ session, seq: client.newest });
    expect(await again.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
    await quick.close();
  });

  it('stays as long as it sends one', async () => {
    const quick = await LocalDiscord.open({ heartbeatMs: 40 });
    const client = new GatewayClient(quick);
    const beating = setInterval(() => void client.send(GatewayOpcodes.Heartbeat, client.newest), 30);
    const after = new Promise((done) => setTimeout(done, 250, 'still there'));
    expect(await Promise.race([client.closed, after])).toBe('still there');
    clearInterval(beating);
    await quick.close();
  });
});

describe('a client that comes back', () => {
  const broken = async () => {
    const client = new GatewayClient(local);
    const { session_id: session } = await client.ready();
    await client.settle();
    const seq = client.newest;
    await dropped(client);
    return { session, seq };
  };

  it('gets what it missed once and in order, then the rest', async () => {
    const left = await broken();
    await send('one');
    await send('two');
    const back = new GatewayClient(local);
    await back.resume(left);
    await back.event('RESUMED');
    expect(back.events).toEqual(['MESSAGE_CREATE', 'MESSAGE_CREATE', 'RESUMED']);
    await send('three');
    await back.until(({ s }) => s === left.seq + 4);
    expect(contentsOf(back)).toEqual(['one', 'two', 'three']);
    expect(back.frames.flatMap(({ s }) => s ?? [])).toEqual([1, 2, 3, 4].map((n) => left.seq + n));
  });

  it('gets an event as it was when it happened', async () => {
    const left = await broken();
    await send('said');
    const [channel] = local.world.state.channels.values();
    Object.assign(channel?.messages.at(-1) ?? {}, { content: 'changed meanwhile' });
    const back = new GatewayClient(local);
    await back.resume(left);
    await back.event('RESUMED');
    expect(contentsOf(back)).toEqual(['said']);
  });

  it('takes the place of a connection that was never closed', async () => {
    const lost = new GatewayClient(local);
    const { session_id: session } = await lost.ready();
    await lost.settle();
    const back = new GatewayClient(local);
    await back.resume({ session, seq: lost.newest });
    await back.event('RESUMED');
    expect(await lost.closed).toMatchObject({ code: 4000 });
    // By then the server has seen the end of it, too.
    await back.settle();
    await back.settle();
    clock.advance(10 * 60_000);
    await send('here');
    await back.event('MESSAGE_CREATE');
  });

  it('within five minutes, and again after it', async () => {
    const left = await broken();
    clock.advance(5 * 60_000 - 1);
    const back = new GatewayClient(local);
    await back.resume(left);
    await back.event('RESUMED');
    const seq = back.newest;
    await dropped(back);
    clock.advance(5 * 60_000 - 1);
    const again = new GatewayClient(local);
    await again.resume({ session: left.session, seq });
    await again.event('RESUMED');
  });

  it('has to begin anew after five minutes, and may do so at once', async () => {
    const left = await broken();
    clock.advance(5 * 60_000);
    const back = new GatewayClient(local);
    await back.resume(left);
    expect(await back.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
    await back.ready();
  });

  it.each([1000, 1001])('has to begin anew when it left with %i', async (code) => {
    const client = new GatewayClient(local);
    const { session_id: session } = await client.ready();
    await client.close(code);
    const back = new GatewayClient(local);
    await back.resume({ session, seq: client.newest });
    expect(await back.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
  });

  it('goes on when it left with 4200', async () => {
    const client = new GatewayClient(local);
    const { session_id: session } = await client.ready();
    await client.settle();
    await client.close(4200);
    const back = new GatewayClient(local);
    await back.resume({ session, seq: client.newest });
    await back.event('RESUMED');
  });

  it('is closed with 4007 if it has heard more than was said', async () => {
    const left = await broken();
    const back = new GatewayClient(local);
    await back.resume({ ...left, seq: left.seq + 1 });
    expect(await back.closed).toEqual({ code: 4007, reason: 'Invalid seq.' });
  });

  it('has to begin anew if it has missed too much', async () => {
    const left = await broken();
    for (let sent = 0; sent < 2_001; sent++)
      local.world.publish({ t: 'TEST', intents: 0, sees: () => true, d: () => sent });
    const back = new GatewayClient(local);
    await back.resume(left);
    expect(await back.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
  });
});

describe('trouble that a test makes', () => {
  it('asks clients to come back by themselves', async () => {
    const client = new GatewayClient(local);
    await client.ready();
    local.disturb('reconnect');
    expect(await client.op(GatewayOpcodes.Reconnect)).toMatchObject({ d: null });
  });

  it('invalidates a session that can be resumed over the same connection', async () => {
    const client = new GatewayClient(local);
    const { session_id: session } = await client.ready();
    await client.settle();
    local.disturb({ invalidSession: 'to be resumed' });
    expect(await client.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: true });
    await client.resume({ session, seq: client.newest });
    await client.event('RESUMED');
  });

  it('invalidates a session for good', async () => {
    const client = new GatewayClient(local);
    const { session_id: session } = await client.ready();
    local.disturb({ invalidSession: 'lost' });
    expect(await client.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
    const back = new GatewayClient(local);
    await back.resume({ session, seq: 1 });
    expect(await back.op(GatewayOpcodes.InvalidSession)).toMatchObject({ d: false });
  });

  it('closes with any code, or without a word', async () => {
    const [one, two] = [new GatewayClient(local), new GatewayClient(local)];
    await one.ready();
    local.disturb({ close: 4000 });
    expect(await one.closed).toMatchObject({ code: 4000 });
    await two.closed.catch(() => undefined);
    const three = new GatewayClient(local);
    await three.ready();
    local.disturb('drop');
    expect(await three.closed).toMatchObject({ code: 1006 });
  });
});

describe('payloads that are packed', () => {
  it('come as one stream, flushed after each', async () => {
    const client = new GatewayClient(local, { query: 'v=10&encoding=json&compress=zlib-stream' });
    await client.ready({ compress: true });
    const long = 'x'.repeat(1_000_000);
    local.world.publish({ t: 'LONG', intents: 0, sees: () => true, d: () => long });
    for (let sent = 0; sent < 50; sent++) await send(`message ${sent}`);
    await client.until(() => contentsOf(client).length === 50);
    expect((await client.event('LONG')).d).toBe(long);
    expect(contentsOf(client)).toEqual(Array.from({ length: 50 }, (_, sent) => `message ${sent}`));
    expect(client.packed).toHaveLength(client.frames.length);
    for (const frame of client.packed) expect(frame.subarray(-4).toString('hex')).toBe('0000ffff');
  });

  it('are all there before a close', async () => {
    const client = new GatewayClient(local, { query: 'v=10&encoding=json&compress=zlib-stream' });
    await client.ready();
    local.world.publish({ t: 'LAST', intents: 0, sees: () => true, d: () => 'y'.repeat(100_000) });
    local.disturb({ close: 4000 });
    expect(await client.closed).toMatchObject({ code: 4000 });
    expect(client.events.at(-1)).toBe('LAST');
  });

  it('come one by one when they are large and the client can unpack them', async () => {
    const client = new GatewayClient(local);
    await client.ready({ compress: true });
    const before = client.packed.length;
    local.world.publish({ t: 'LARGE', intents: 0, sees: () => true, d: () => 'x'.repeat(5_000) });
    local.world.publish({ t: 'SMALL', intents: 0, sees: () => true, d: () => 'x' });
    await client.event('SMALL');
    expect((await client.event('LARGE')).d).toBe('x'.repeat(5_000));
    expect(client.packed.length - before).toBe(1);
  });

  it('come plain to all others, however long', async () => {
    const client = new GatewayClient(local);
    await client.ready({ intents: Guilds | GuildMessages });
    const long = 'x'.repeat(5_000_000);
    local.world.publish({ t: 'LONG', intents: 0, sees: () => true, d: () => long });
    expect((await client.event('LONG')).d).toBe(long);
    expect(client.packed).toEqual([]);
  });
});
