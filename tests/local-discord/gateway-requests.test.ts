import { GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '#local-discord/server.ts';
import { account, emptyGuild } from '#local-discord/world/newcomers.ts';
import type { Guild } from '#local-discord/world/records.ts';
import { GatewayClient } from './gateway-client.ts';
import { generalOf, restClient } from './rest-client.ts';

const { Guilds, GuildMessages, GuildMembers, DirectMessages } = GatewayIntentBits;

let local: LocalDiscord;
let guild: Guild;
beforeEach(async () => {
  const people = ['Ann', 'Bob', 'Annika'].map((name) => ({ name, locale: 'en-US' as const }));
  const begin = { people, privilegedIntents: GuildMembers };
  local = await LocalDiscord.open({ rateLimits: false, begin });
  guild = [...local.world.state.guilds.values()][0] as Guild;
});
afterEach(() => local.close());

interface Chunk {
  readonly members: readonly { readonly user: { readonly id: string; readonly username: string } }[];
  readonly chunk_index: number;
  readonly chunk_count: number;
  readonly not_found: readonly string[];
  readonly nonce?: string;
}

describe('a client that asks for members', () => {
  const ask = async (asked: Readonly<Record<string, unknown>>, intents: number = Guilds) => {
    const client = new GatewayClient(local);
    await client.ready({ intents });
    await client.send(GatewayOpcodes.RequestGuildMembers, { guild_id: guild.id, ...asked });
    await client.settle();
    return client.frames.filter(({ t }) => t === 'GUILD_MEMBERS_CHUNK').map(({ d }) => d as Chunk);
  };
  const namesIn = (chunks: readonly Chunk[]) =>
    chunks.flatMap(({ members }) => members.map(({ user }) => user.username));
  const idOf = (name: string) =>
    [...local.world.state.accounts.values()].find(({ username }) => username === name)?.id ?? '';

  it('gets those it names, and which of them are not there', async () => {
    const chunks = await ask({ user_ids: [idOf('ann'), '123'], nonce: 'n' });
    expect(namesIn(chunks)).toEqual(['ann']);
    expect(chunks).toMatchObject([{ not_found: ['123'], nonce: 'n', chunk_index: 0, chunk_count: 1 }]);
  });

  it('may name one without a list', async () => {
    expect(namesIn(await ask({ guild_id: [guild.id], user_ids: idOf('bob') }))).toEqual(['bob']);
  });

  it('gets those whose names begin so, as many as it wants', async () => {
    expect(namesIn(await ask({ query: 'an', limit: 10 }))).toEqual(['ann', 'annika']);
    expect(namesIn(await ask({ query: 'AN', limit: 1 }))).toEqual(['ann']);
    expect(namesIn(await ask({ query: 'x', limit: 10 }))).toEqual([]);
  });

  it('gets no more than a hundred by name', async () => {
    crowd(150);
    expect(namesIn(await ask({ query: 'one of many', limit: 0 }))).toHaveLength(100);
    expect(namesIn(await ask({ query: 'one of many', limit: 120 }))).toHaveLength(100);
  });

  it('gets everybody only with the intent', async () => {
    expect(namesIn(await ask({ query: '', limit: 0 }, Guilds | GuildMembers))).toHaveLength(4);
    expect(namesIn(await ask({ query: '', limit: 2 }, Guilds | GuildMembers))).toHaveLength(2);
    expect(await ask({ query: '', limit: 0 })).toEqual([]);
  });

  it('gets a thousand at a time', async () => {
    crowd(1_500);
    const chunks = await ask({ query: '', limit: 0 }, Guilds | GuildMembers);
    expect(chunks.map((chunk) => chunk.members.length)).toEqual([1_000, 504]);
    expect(chunks.map(({ chunk_index, chunk_count }) => [chunk_index, chunk_count])).toEqual([
      [0, 2],
      [1, 2],
    ]);
  });

  it('gets its nonce back unless that is too long', async () => {
    expect(await ask({ query: 'ann', limit: 1, nonce: 'x'.repeat(32) })).toMatchObject([
      { nonce: 'x'.repeat(32) },
    ]);
    const [chunk] = await ask({ query: 'ann', limit: 1, nonce: 'x'.repeat(33) });
    expect(chunk).not.toHaveProperty('nonce');
  });

  it('hears nothing of guilds that it is not in', async () => {
    const id = local.world.ids.next();
    local.world.state.guilds.set(id, emptyGuild(id, { name: 'Elsewhere', ownerId: idOf('ann') }));
    expect(await ask({ guild_id: id, user_ids: [idOf('ann')] })).toEqual([]);
    expect(await ask({ guild_id: '1', user_ids: [idOf('ann')] })).toEqual([]);
  });

  it.each([{}, { user_ids: Array.from({ length: 101 }, String) }, { query: 5 }])(
    'is closed with 4002 for %o',
    async (asked) => {
      const client = new GatewayClient(local);
      await client.ready();
      await client.send(GatewayOpcodes.RequestGuildMembers, { guild_id: guild.id, ...asked });
      expect(await client.closed).toMatchObject({ code: 4002 });
    },
  );

  function crowd(size: number): void {
    for (let made = 0; made < size; made++) {
      const one = account(local.world.ids.next(), `One of many ${made}`);
      local.world.state.accounts.set(one.id, one);
      guild.members.set(one.id, { ...[...guild.members.values()][1], userId: one.id } as never);
    }
  }
});

describe('how a bot shows itself', () => {
  const hear = () => {
    const heard: string[] = [];
    const viewer = { userId: guild.ownerId, readsContent: true };
    local.world.subscribe((happening) => {
      if (happening.t !== 'PRESENCE_UPDATE' || !happening.sees(viewer.userId)) return;
      const { status, activities } = happening.d(viewer) as {
        status: string;
        activities: { name: string }[];
      };
      heard.push([status, ...activities.map(({ name }) => name)].join(' '));
    });
    return heard;
  };

  it('is what it says, and offline when it is gone', async () => {
    const heard = hear();
    const client = new GatewayClient(local);
    await client.ready();
    await client.send(GatewayOpcodes.PresenceUpdate, {
      status: 'idle',
      activities: [{ name: 'chess', type: 0 }],
      since: null,
      afk: false,
    });
    await client.settle();
    await client.send(GatewayOpcodes.PresenceUpdate, { status: 'invisible', activities: [] });
    await client.settle();
    expect(heard).toEqual(['online', 'idle chess', 'offline']);
  });

  it('is told once, however many connections there are', async () => {
    const heard = hear();
    const [one, two] = [new GatewayClient(local), new GatewayClient(local)];
    await one.ready({ presence: { status: 'dnd', activities: [], since: null, afk: false } });
    await two.ready({ presence: { status: 'dnd', activities: [], since: null, afk: false } });
    await one.close();
    await two.settle();
    expect(heard).toEqual(['dnd']);
  });
});

describe('a shard', () => {
  it('hears of its guilds alone, and the first one of DMs', async () => {
    const home = Number((BigInt(guild.id) >> 22n) % 2n);
    const [first, second] = [new GatewayClient(local), new GatewayClient(local)];
    const intents = Guilds | GuildMessages | DirectMessages;
    await first.ready({ shard: [0, 2], intents });
    await second.ready({ shard: [1, 2], intents });
    const [own, other] = home === 0 ? [first, second] : [second, first];
    const rest = restClient(local);
    await rest('POST', `/channels/${generalOf(local)}/messages`, { content: 'in a guild' });
    local.world.publish({ t: 'IN_A_DM', intents: DirectMessages, sees: () => true, d: () => ({ id: '1' }) });
    await own.event('MESSAGE_CREATE');
    await first.event('IN_A_DM');
    await Promise.all([own.settle(), other.settle()]);
    expect(own.events.filter((t) => t !== 'IN_A_DM')).toEqual(['READY', 'GUILD_CREATE', 'MESSAGE_CREATE']);
    expect(other.events.filter((t) => t !== 'IN_A_DM')).toEqual(['READY']);
    expect(second.events).not.toContain('IN_A_DM');
  });
});
