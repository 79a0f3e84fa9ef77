import { setTimeout as pause } from 'node:timers/promises';
import { Client, Events } from 'discord.js';
import { ApplicationCommandType, InteractionContextType, PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Chat } from '#local-discord/chat/chat.ts';
import { changeRole } from '#local-discord/world/roles.ts';
import { ChatClient } from './chat-client.ts';
import { ChatTable } from './chat-table.ts';

let table: ChatTable;
beforeEach(async () => {
  table = await ChatTable.open();
});
afterEach(() => table.close());

const NEW_GAME = {
  name: 'new',
  type: ApplicationCommandType.ChatInput,
  description: 'Begins a game',
  name_localizations: { ru: 'новая' },
  description_localizations: { ru: 'Начинает партию' },
};

const register = (...commands: unknown[]) =>
  table.rest('PUT', `/applications/${table.local.world.state.application.id}/commands`, commands);

describe('sitting down', () => {
  it('tells the person who they are, what they see and what they may do', async () => {
    await register(NEW_GAME);
    const { bot } = table.local.world;
    await table.rest('POST', '/users/@me/channels', { recipient_id: table.person('Boris') });
    const boris = await table.sit('Boris');
    expect(boris.ready).toMatchObject({
      op: 'ready',
      me: { id: table.person('Boris'), name: 'Boris', locale: 'ru', dmsOpen: true, hasApp: false },
      bot: { user: { id: bot.id }, online: false },
      guilds: [{ name: 'Local table', channels: [{ name: 'general' }, { name: 'secret' }] }],
      dms: [{ recipients: [{ id: bot.id }] }],
      read: {},
      commands: [{ name: 'new', name_localized: 'новая', description_localized: 'Начинает партию' }],
    });
    const ann = await table.sit('Ann');
    expect(ann.ready).toMatchObject({ dms: [], commands: [{ name: 'new' }] });
    expect(ann.ready.commands[0]).not.toHaveProperty('name_localized');
  });

  it('remembers what was read, as far as it can still be seen', async () => {
    const ann = await table.sit('Ann');
    await ann.act({ do: 'send', channel: table.channel('secret'), content: 'one' });
    await ann.act({ do: 'send', channel: table.general, content: 'two' });
    for (const { id, channel_id: channel } of ann.dispatches('MESSAGE_CREATE') as {
      id: string;
      channel_id: string;
    }[])
      await ann.act({ do: 'read', channel, message: id });
    expect(Object.keys((await table.sit('Ann')).ready.read)).toHaveLength(2);
    table.hide('secret');
    expect(Object.keys((await table.sit('Ann')).ready.read)).toEqual([table.general]);
  });

  it.each([
    ['nobody', () => '1'],
    ['no name at all', () => ''],
    ['the bot', () => table.local.world.bot.id],
  ])('is refused to %s', async (_, user) => {
    await expect(ChatClient.open(table.local, user())).rejects.toThrow('404');
  });

  it('is refused to the pages of others', async () => {
    const open = (origin: string) => ChatClient.open(table.local, table.person('Ann'), { origin });
    await expect(open('http://example.com')).rejects.toThrow('403');
    (await open(table.local.world.origin)).close();
  });
});

describe('what the page says', () => {
  it('is done, and everybody who sees it is told', async () => {
    const [ann, boris] = [await table.sit('Ann'), await table.sit('Boris')];
    const done = await ann.act({ do: 'send', channel: table.general, content: 'hello' });
    expect(done).toMatchObject({ messages: [{ content: 'hello' }] });
    expect(await boris.event('MESSAGE_CREATE')).toMatchObject({
      content: 'hello',
      author: { username: 'ann' },
    });
  });

  it('is refused in words', async () => {
    const ann = await table.sit('Ann');
    await expect(ann.act({ do: 'send', channel: '1', content: 'hello' })).rejects.toThrow(
      'There is no such channel here.',
    );
  });

  it('is refused when it makes no sense, and the socket stays', async () => {
    const ann = await table.sit('Ann');
    const nonsense = { do: 'send', channel: 'general', content: 'hello' } as const;
    expect(await ann.say({ id: 7, act: nonsense })).toMatchObject({ op: 'refused', id: 7 });
    const more = { do: 'pins', channel: table.general, user: '1' } as never;
    expect(await ann.say({ id: 8, act: more })).toMatchObject({ op: 'refused', id: 8 });
    expect(await ann.say({ id: 9, act: { do: 'pins', channel: table.general } })).toMatchObject({
      op: 'done',
    });
  });

  it.each([
    ['is no JSON', '{'],
    ['is no frame', '[]'],
    ['has no id', JSON.stringify({ act: { do: 'pins', channel: '1' } })],
    ['does what nobody can', JSON.stringify({ id: 1, act: { do: 'fly' } })],
    ['is not text', Buffer.from([1])],
  ])('ends the visit when it %s', async (_, frame) => {
    const ann = await table.sit('Ann');
    ann.socket.send(frame);
    expect(await ann.closed).toBe(1008);
  });

  it('ends the visit when it is too large', async () => {
    const ann = await table.sit('Ann');
    ann.socket.send('x'.repeat(2 ** 18 + 1));
    expect(await ann.closed).toBe(1009);
  });

  it('is refused when it is too much at once, until a while has passed', async () => {
    const ann = await table.sit('Ann');
    const look = { do: 'pins', channel: table.general } as const;
    await Promise.all(Array.from({ length: 300 }, () => ann.act(look)));
    await expect(ann.act(look)).rejects.toThrow('Too much at once');
    table.clock.advance(10_000);
    expect(await ann.act(look)).toMatchObject({ messages: [] });
  });

  it('does not end the server when something is broken inside', async () => {
    const reported: unknown[] = [];
    const broken = await ChatTable.open({
      page: (world, botOnline) => new Chat(world, { botOnline, report: (error) => reported.push(error) }),
    });
    const ann = await broken.sit('Ann');
    broken.local.world.subscribe(({ t }) => {
      if (t === 'MESSAGE_CREATE') throw new Error('a bug');
    });
    await expect(ann.act({ do: 'send', channel: broken.general, content: 'x' })).rejects.toThrow('broken');
    expect(reported).toEqual([new Error('a bug')]);
    await broken.close();
  });
});

describe('people', () => {
  it('are added, and everybody may sit as them', async () => {
    const [ann, boris] = [await table.sit('Ann'), await table.sit('Boris')];
    await ann.act({ do: 'addPerson', name: ' Dina ', locale: 'ru' });
    for (const client of [ann, boris]) {
      await client.event('GUILD_MEMBER_ADD');
      expect(client.messages.filter(({ op }) => op === 'people').at(-1)).toMatchObject({
        people: [{}, {}, {}, { name: 'Dina', locale: 'ru', dmsOpen: true, hasApp: false }],
      });
    }
    expect((await table.sit('Dina')).ready.guilds).toMatchObject([{ name: 'Local table' }]);
  });

  it.each([
    ['none', '  ', 'A person needs a name.'],
    ['one of 33 characters', 'x'.repeat(33), 'A name has at most 32 characters.'],
  ])('are not added with a name that is %s', async (_, name, reason) => {
    const ann = await table.sit('Ann');
    await expect(ann.act({ do: 'addPerson', name, locale: 'ru' })).rejects.toThrow(reason);
    await ann.act({ do: 'addPerson', name: '🚀'.repeat(32), locale: 'ru' });
  });

  it('change themselves, and nobody else', async () => {
    const [ann, boris] = [await table.sit('Ann'), await table.sit('Boris')];
    const id = table.person('Ann');
    await ann.act({ do: 'changePerson', name: 'Anna', locale: 'ru', dmsOpen: false });
    await boris.settled();
    const last = boris.messages.filter(({ op }) => op === 'people').at(-1);
    expect(last).toMatchObject({
      people: [
        { name: 'Olga' },
        { id, name: 'Anna', locale: 'ru', dmsOpen: false, hasApp: false },
        { name: 'Boris', dmsOpen: true, hasApp: false },
      ],
    });
    expect(boris.dispatches('GUILD_MEMBER_UPDATE').at(-1)).toMatchObject({
      user: { id, global_name: 'Anna' },
    });
  });

  it('are not announced when only messages are written', async () => {
    const ann = await table.sit('Ann');
    await ann.act({ do: 'send', channel: table.general, content: 'hello' });
    expect(ann.messages.filter(({ op }) => op === 'people')).toHaveLength(1);
  });
});

describe('while the page is open', () => {
  const T = 'GUILD_APPLICATION_COMMAND_INDEX_UPDATE';

  it('the commands are those registered last', async () => {
    const ann = await table.sit('Ann');
    await register(NEW_GAME);
    expect(await ann.event(T)).toMatchObject({ application_commands: [{ name: 'new' }] });
  });

  it('the commands follow the language', async () => {
    await register(NEW_GAME);
    const [ann, boris] = [await table.sit('Ann'), await table.sit('Boris')];
    await ann.act({ do: 'changePerson', locale: 'ru' });
    expect(await ann.event(T)).toMatchObject({ application_commands: [{ name_localized: 'новая' }] });
    await boris.settled();
    expect(boris.dispatches(T)).toEqual([]);
  });

  it('the commands follow what the roles allow', async () => {
    const needed = PermissionFlagsBits.ManageGuild;
    const forSome = {
      default_member_permissions: needed.toString(),
      contexts: [InteractionContextType.Guild],
    };
    await register({ ...NEW_GAME, ...forSome });
    const ann = await table.sit('Ann');
    expect(ann.ready.commands).toEqual([]);
    const { guild } = table;
    const role = guild.roles.get(guild.id)!;
    changeRole(table.local.world, guild, {
      role,
      to: { permissions: String(BigInt(role.permissions) | needed) },
    });
    expect(await ann.event(T)).toMatchObject({ application_commands: [{ name: 'new' }] });
  });

  it('a channel that is hidden goes, and comes back when it is shown', async () => {
    const [ann, olga] = [await table.sit('Ann'), await table.sit('Olga')];
    const id = table.channel('secret');
    table.hide('secret');
    expect(await ann.event('CHANNEL_DELETE')).toMatchObject({ id });
    await expect(ann.act({ do: 'history', channel: id })).rejects.toThrow('There is no such channel here.');
    table.show('secret');
    expect(await ann.event('CHANNEL_CREATE')).toMatchObject({ id, name: 'secret' });
    await olga.settled();
    expect(olga.dispatches('CHANNEL_DELETE')).toEqual([]);
  });

  it('the bot comes and goes', async () => {
    const client = new Client({ intents: [], rest: { api: table.local.api } });
    const ann = await table.sit('Ann');
    const ready = new Promise((done) => client.once(Events.ClientReady, done));
    await client.login(table.local.token);
    await ready;
    expect(await ann.event('PRESENCE_UPDATE')).toMatchObject({ status: 'online' });
    expect((await table.sit('Ann')).ready.bot.online).toBe(true);
    await client.destroy();
    await ann.until(() => ann.dispatches('PRESENCE_UPDATE')[1]);
    expect((await table.sit('Ann')).ready.bot.online).toBe(false);
  });

  it('it is told that the server goes away', async () => {
    const other = await ChatTable.open();
    const ann = await other.sit('Ann');
    await other.close();
    expect(await Promise.race([ann.closed, pause(5_000, 'still open')])).toBe(1006);
  });
});
