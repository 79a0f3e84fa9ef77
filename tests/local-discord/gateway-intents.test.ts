import { GatewayIntentBits as Intent } from 'discord-api-types/v10';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Person } from '#local-discord/people/person.ts';
import { GatewayClient } from './gateway-client.ts';
import { GuildScene } from './guild-scene.ts';

let scene: GuildScene;
beforeEach(async () => {
  scene = await GuildScene.open();
});
afterEach(() => scene.close());

const idOf = ({ body }: { body: unknown }) => (body as { id: string }).id;
const MESSAGES = ['MESSAGE_CREATE', 'MESSAGE_UPDATE', 'MESSAGE_DELETE'];
const REACTIONS = ['MESSAGE_REACTION_ADD', 'MESSAGE_REACTION_REMOVE', 'MESSAGE_REACTION_REMOVE_ALL'];
const VOTES = ['MESSAGE_POLL_VOTE_ADD', 'MESSAGE_POLL_VOTE_REMOVE'];

/** What Discord's documentation says each intent is for, of all that happens in this test. */
const HEARD: Readonly<Record<string, readonly string[]>> = {
  nothing: [],
  Guilds: [
    'GUILD_CREATE',
    'GUILD_ROLE_CREATE',
    'GUILD_ROLE_UPDATE',
    'GUILD_ROLE_DELETE',
    'CHANNEL_CREATE',
    'CHANNEL_UPDATE',
    'CHANNEL_DELETE',
    'CHANNEL_PINS_UPDATE',
    'THREAD_CREATE',
    'THREAD_UPDATE',
    'THREAD_DELETE',
    // When the bot itself joins or leaves.
    'THREAD_MEMBERS_UPDATE',
  ],
  GuildMembers: ['GUILD_MEMBER_UPDATE', 'GUILD_MEMBER_REMOVE', 'THREAD_MEMBERS_UPDATE'],
  GuildPresences: ['PRESENCE_UPDATE'],
  GuildMessages: [...MESSAGES, 'MESSAGE_DELETE_BULK'],
  GuildMessageReactions: REACTIONS,
  GuildMessageTyping: ['TYPING_START'],
  GuildMessagePolls: VOTES,
  DirectMessages: [...MESSAGES, 'CHANNEL_PINS_UPDATE'],
  DirectMessageReactions: REACTIONS.slice(0, 2),
  DirectMessagePolls: VOTES,
};

/** All that may happen in a channel, by the bot and by Ben. */
async function liveIn(channel: string): Promise<void> {
  const { rest } = scene;
  const messages = `/channels/${channel}/messages`;
  const ben = new Person(scene.world, scene.id('Ben'));
  const message = idOf(await rest('POST', messages, { content: 'one' }));
  await rest('PATCH', `${messages}/${message}`, { content: 'two' });
  const emoji = '👍';
  ben.act({ do: 'react', channel, message, emoji });
  ben.act({ do: 'unreact', channel, message, emoji });
  await rest('PUT', `/channels/${channel}/messages/pins/${message}`);
  const poll = { question: { text: 'Q' }, answers: [{ poll_media: { text: 'A' } }], duration: 1 };
  const asked = idOf(await rest('POST', messages, { poll }));
  ben.act({ do: 'vote', channel, message: asked, answers: [1] });
  ben.act({ do: 'vote', channel, message: asked, answers: [] });
  await rest('DELETE', `${messages}/${message}`);
}

async function liveInGuild(): Promise<void> {
  const { rest, guild } = scene;
  const channel = scene.channel('general');
  await liveIn(channel);
  const messages = `/channels/${channel}/messages`;
  const [one, two] = [await scene.say(channel), await scene.say(channel)];
  new Person(scene.world, scene.id('Ben')).act({ do: 'react', channel, message: one, emoji: '👍' });
  await rest('DELETE', `${messages}/${one}/reactions`);
  const thread = idOf(await rest('POST', `${messages}/${one}/threads`, { name: 'A thread' }));
  await rest('PUT', `/channels/${thread}/thread-members/${scene.id('Ben')}`);
  await rest('PATCH', `/channels/${thread}`, { name: 'Another' });
  await rest('DELETE', `/channels/${thread}`);
  await rest('POST', `${messages}/bulk-delete`, { messages: [one, two] });
  await rest('POST', `/channels/${channel}/typing`);
  const made = idOf(await rest('POST', `/guilds/${guild.id}/channels`, { name: 'made' }));
  await rest('PATCH', `/channels/${made}`, { topic: 'x' });
  await rest('DELETE', `/channels/${made}`);
  const role = idOf(await rest('POST', `/guilds/${guild.id}/roles`, { name: 'made' }));
  await rest('PATCH', `/guilds/${guild.id}/roles/${role}`, { name: 'x' });
  await rest('DELETE', `/guilds/${guild.id}/roles/${role}`);
  await rest('PATCH', `/guilds/${guild.id}/members/${scene.id('Cid')}`, { nick: 'x' });
  await rest('DELETE', `/guilds/${guild.id}/members/${scene.id('Cid')}`);
}

it('lets a bot hear only what its intents are for', async () => {
  const clients = new Map<string, GatewayClient>();
  for (const name of Object.keys(HEARD)) {
    const client = new GatewayClient(scene.local);
    await client.ready({ intents: name === 'nothing' ? 0 : Intent[name as keyof typeof Intent] });
    clients.set(name, client);
  }
  await liveInGuild();
  await liveIn(idOf(await scene.rest('POST', '/users/@me/channels', { recipient_id: scene.id('Ben') })));
  // The newest of them tells how the bot shows itself.
  await [...clients.values()].at(-1)?.send(3, { status: 'idle', activities: [] });
  await [...clients.values()].at(-1)?.settle();
  await Promise.all([...clients.values()].map((client) => client.settle()));
  for (const [name, expected] of Object.entries(HEARD)) {
    const heard = clients.get(name)?.events.filter((t) => t !== 'READY') ?? [];
    expect([name, [...new Set(heard)].sort()]).toEqual([name, [...expected].sort()]);
  }
});

it('lets a bot read what others write only if it may, but always what is for it', async () => {
  const [guild, dm] = [new GatewayClient(scene.local), new GatewayClient(scene.local)];
  await guild.ready({ intents: Intent.GuildMessages });
  await dm.ready({ intents: Intent.DirectMessages });
  const ben = new Person(scene.world, scene.id('Ben'));
  const channel = scene.channel('general');
  ben.act({ do: 'send', channel, content: 'not for you' });
  ben.act({ do: 'send', channel, content: `for <@${scene.bot}>` });
  const opened = ben.act({ do: 'openDm', user: scene.bot }) as { channel: { id: string } };
  ben.act({ do: 'send', channel: opened.channel.id, content: 'between us' });
  await Promise.all([guild.settle(), dm.settle()]);
  const contents = (client: GatewayClient) =>
    client.frames
      .filter(({ t }) => t === 'MESSAGE_CREATE')
      .map(({ d }) => (d as { content: string }).content);
  expect(contents(guild)).toEqual(['', `for <@${scene.bot}>`]);
  expect(contents(dm)).toEqual(['between us']);
});
