import {
  ApplicationCommandType,
  ChannelType,
  InteractionType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addChannel } from '#local-discord/world/channels.ts';
import { dmBetween } from '#local-discord/world/dms.ts';
import { addGuild } from '#local-discord/world/guilds.ts';
import { PeopleScene } from './people-scene.ts';

const option = (type: Type, name: string, more: object = {}) => ({ type, name, description: name, ...more });
const ALL = {
  name: 'all',
  description: 'Everything',
  options: [
    option(Type.String, 'text', { min_length: 2, max_length: 4 }),
    option(Type.Integer, 'whole', { min_value: 1, max_value: 3 }),
    option(Type.Number, 'real', { min_value: -0.5, max_value: 0.5 }),
    option(Type.Boolean, 'flag'),
    option(Type.User, 'person'),
    option(Type.Role, 'role'),
    option(Type.Mentionable, 'anyone'),
    option(Type.Channel, 'place', { channel_types: [ChannelType.GuildText] }),
    option(Type.Attachment, 'file'),
    option(Type.String, 'colour', { choices: [{ name: 'Red', value: 'r' }] }),
    option(Type.Integer, 'seats', { choices: [{ name: 'Two', value: 2 }] }),
    option(Type.String, 'card', { autocomplete: true, max_length: 3 }),
    option(Type.Integer, 'turn', { autocomplete: true }),
  ],
};
const GAME = {
  name: 'game',
  name_localizations: { ru: 'игра' },
  description: 'Games',
  options: [
    option(Type.Subcommand, 'new', {
      name_localizations: { ru: 'новая' },
      options: [option(Type.String, 'title', { required: true })],
    }),
    option(Type.SubcommandGroup, 'seat', { options: [option(Type.Subcommand, 'leave')] }),
  ],
};

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
  await scene.register(ALL, GAME, { name: 'Report', type: 3 }, { name: 'Greet', type: 2 });
});
afterEach(() => scene.close());

const use = (options: Record<string, string | number | boolean>, path = ['all']) =>
  ({ do: 'command', path, options }) as const;
const dataOf = (options: Record<string, string | number | boolean>) =>
  scene.interaction('Ben', use(options)).data;

describe('a command', () => {
  it('reaches the bot with everything about who used it where', () => {
    const asked = scene.interaction('Ben', use({ text: 'abc' }));
    expect(asked).toMatchObject({
      type: InteractionType.ApplicationCommand,
      application_id: scene.world.state.application.id,
      guild_id: scene.base.guild.id,
      channel: { id: scene.general.id, name: 'general' },
      member: { user: { id: scene.id('Ben') } },
      locale: 'en-US',
      entitlements: [],
      data: { name: 'all', type: ApplicationCommandType.ChatInput },
    });
    expect(asked.data).not.toHaveProperty('guild_id');
    expect(asked.data.options).toEqual([{ name: 'text', type: Type.String, value: 'abc' }]);
    expect(asked).not.toHaveProperty('message');
  });

  it('of one guild says so', async () => {
    await scene.base.rest('PUT', scene.guildCommands, [{ name: 'here', description: 'here' }]);
    const { data } = scene.interaction('Ben', use({}, ['here']));
    expect(data).toMatchObject({ name: 'here', guild_id: scene.base.guild.id });
    expect(data).not.toHaveProperty('options');
  });

  it('in a DM names the user alone', () => {
    const dm = dmBetween(scene.world, scene.id('Ben'), scene.world.bot.id);
    const asked = scene.interaction('Ben', { ...use({ person: scene.id('Cid') }), channel: dm.id });
    expect(asked).toMatchObject({ user: { id: scene.id('Ben') }, channel: { id: dm.id } });
    expect(asked).not.toHaveProperty('member');
    expect(asked.data.resolved).toMatchObject({ users: { [scene.id('Cid')]: { username: 'cid' } } });
    expect(asked.data.resolved).not.toHaveProperty('members');
  });

  it('nests what was given in subcommands and groups', () => {
    expect(scene.interaction('Ben', use({ title: 'x' }, ['game', 'new'])).data.options).toEqual([
      { name: 'new', type: Type.Subcommand, options: [{ name: 'title', type: Type.String, value: 'x' }] },
    ]);
    expect(scene.interaction('Ben', use({}, ['game', 'seat', 'leave'])).data.options).toEqual([
      {
        name: 'seat',
        type: Type.SubcommandGroup,
        options: [{ name: 'leave', type: Type.Subcommand, options: [] }],
      },
    ]);
  });

  it("can be called in the person's language, but reaches the bot as registered", () => {
    scene.world.account(scene.id('Ben')).locale = 'ru';
    const { data } = scene.interaction('Ben', use({ title: 'x' }, ['игра', 'новая']));
    expect(data).toMatchObject({ name: 'game', options: [{ name: 'new' }] });
    expect(scene.refusalOf('Cid', use({ title: 'x' }, ['игра', 'новая']))).toContain('no command /игра');
  });

  it.each([
    [use({}, ['nothing']), 'no command /nothing'],
    [use({}, ['game']), 'needs one of its subcommands: new, seat'],
    [use({}, ['game', 'seat']), 'needs one of its subcommands: leave'],
    [use({}, ['game', 'old']), 'has no subcommand old'],
    [use({}, ['game', 'new']), 'title is required'],
    [use({}, ['Report']), 'no command /Report'],
    [use({ other: 1 }), 'no option called other'],
  ])('is refused when it is not complete or not there: %j', (act, reason) => {
    expect(scene.refusalOf('Ben', act)).toContain(reason);
    expect(scene.asked).toEqual([]);
  });

  it('is refused in a channel that the person does not see', () => {
    const { id } = scene.place('den');
    scene.place('den').overwrites.push({ id: scene.base.guild.id, type: 0, allow: '0', deny: '1024' });
    expect(scene.refusalOf('Ben', { ...use({}), channel: id })).toContain('no such channel');
    scene.does('Ann', { ...use({}), channel: id });
  });
});

describe('an option', () => {
  it.each([
    ['text', 'ab', 'ab'],
    ['text', '🚀🚀🚀🚀', '🚀🚀🚀🚀'],
    ['whole', 1, 1],
    ['whole', '3', 3],
    ['real', 0.5, 0.5],
    ['real', '-0.5', -0.5],
    ['flag', false, false],
    ['flag', 'true', true],
    ['colour', 'r', 'r'],
    ['seats', '2', 2],
  ])('%s takes %j', (...[name, given, value]) => {
    const [sent] = dataOf({ [name]: given }).options as { value: unknown }[];
    expect(sent).toEqual({ name, type: ALL.options.find((one) => one.name === name)?.type, value });
  });

  it.each([
    ['text', 'a', 'at least 2 characters'],
    ['text', 'abcde', 'at most 4 characters'],
    ['card', '', 'is empty'],
    ['whole', 0, 'at least 1'],
    ['whole', 4, 'at most 3'],
    ['whole', 1.5, 'a whole number'],
    ['whole', 'two', 'a whole number'],
    ['whole', '', 'a whole number'],
    ['real', 0.51, 'at most 0.5'],
    ['real', 'x', 'a number'],
    ['flag', 'maybe', 'true or false'],
    ['colour', 'Red', 'not one of the choices'],
    ['seats', 3, 'not one of the choices'],
    ['person', '1', 'a person'],
    ['role', '1', 'a role'],
    ['anyone', '1', 'a person or a role'],
    ['place', '1', 'a channel'],
    ['file', '1', 'a file that you have uploaded'],
  ])('%s refuses %j', (...[name, given, reason]) => {
    expect(scene.refusalOf('Ben', use({ [name]: given }))).toContain(reason);
  });

  it('that names people, roles and channels brings them along', () => {
    const { guild } = scene.base;
    const options = {
      person: scene.id('Cid'),
      role: guild.id,
      anyone: scene.id('Ann'),
      place: scene.general.id,
    };
    const { resolved } = dataOf(options) as { resolved: Record<string, Record<string, object>> };
    expect(Object.keys(resolved.users ?? {})).toEqual([scene.id('Cid'), scene.id('Ann')]);
    expect(resolved.members?.[scene.id('Cid')]).toHaveProperty('permissions');
    for (const field of ['user', 'deaf', 'mute']) {
      expect(resolved.members?.[scene.id('Cid')]).not.toHaveProperty(field);
    }
    expect(resolved.roles).toMatchObject({ [guild.id]: { name: '@everyone' } });
    expect(resolved.channels?.[scene.general.id]).toMatchObject({
      name: 'general',
      type: 0,
      parent_id: null,
    });
    expect(resolved.channels?.[scene.general.id]).toHaveProperty('permissions');
    expect(resolved.channels?.[scene.general.id]).not.toHaveProperty('permission_overwrites');
  });

  it('for channels takes only those of the same guild', () => {
    const more = { name: 'Elsewhere', ownerId: scene.id('Ben'), channels: ['lobby'] };
    addGuild(scene.world, more);
    expect(scene.refusalOf('Ben', use({ place: scene.place('lobby').id }))).toContain('a channel');
  });

  it('for channels takes only the types it wants, and those the person sees', () => {
    const category = addChannel(scene.world, scene.base.guild, {
      name: 'more',
      type: ChannelType.GuildCategory,
    });
    scene.place('den').overwrites.push({ id: scene.base.guild.id, type: 0, allow: '0', deny: '1024' });
    for (const id of [category.id, scene.place('den').id]) {
      expect(scene.refusalOf('Ben', use({ place: id }))).toContain('a channel');
    }
    scene.does('Ann', use({ place: scene.place('den').id }));
  });

  it('takes a file, but not that of somebody else', async () => {
    const file = scene.upload('Ben');
    expect(scene.refusalOf('Cid', use({ file }))).toContain('a file that you have uploaded');
    const { resolved } = dataOf({ file }) as { resolved: { attachments: Record<string, { url: string }> } };
    expect(resolved.attachments[file]).toMatchObject({ filename: 'map.txt', size: 5, ephemeral: true });
    expect(await (await fetch(resolved.attachments[file]?.url ?? '')).text()).toBe('a map');
  });
});

describe('completion', () => {
  const typing = (options: Record<string, string | number | boolean>, focused: string) =>
    ({ do: 'complete', path: ['all'], options, focused }) as const;

  it('asks the bot about what is being typed, as it stands', () => {
    const asked = scene.interaction('Ben', typing({ whole: 2, turn: '1x', text: 'a' }, 'turn'));
    expect(asked.type).toBe(InteractionType.ApplicationCommandAutocomplete);
    expect(asked.data.options).toEqual([
      { name: 'whole', type: Type.Integer, value: 2 },
      { name: 'turn', type: Type.Integer, value: '1x', focused: true },
    ]);
    expect(scene.interaction('Ben', typing({}, 'card')).data.options).toEqual([
      { name: 'card', type: Type.String, value: '', focused: true },
    ]);
  });

  it('is told to the person alone', async () => {
    const [anns, bens] = [scene.base.hear(scene.id('Ann')), scene.base.hear(scene.id('Ben'))];
    const asked = scene.interaction('Ben', typing({ card: 's' }, 'card'));
    await scene.answers(asked, { type: 8, data: { choices: [{ name: 'Sabotage', value: 'sab' }] } });
    expect(bens[0]).toEqual({
      t: 'APPLICATION_COMMAND_AUTOCOMPLETE_RESPONSE',
      d: { id: asked.id, choices: [{ name: 'Sabotage', value: 'sab' }] },
    });
    expect(anns).toEqual([]);
  });

  it('is not for other options', () => {
    expect(scene.refusalOf('Ben', typing({}, 'text'))).toContain('not completed by the bot');
    expect(scene.refusalOf('Ben', typing({}, 'other'))).toContain('no option called other');
  });
});

describe('a menu command', () => {
  it('on a message lets the bot read it', () => {
    const result = scene.does('Cid', { do: 'send', content: 'secret plans' });
    const target = 'messages' in result ? (result.messages[0]?.id ?? '') : '';
    const { data } = scene.interaction('Ben', { do: 'menu', command: 'Report', target });
    expect(data).toMatchObject({ type: ApplicationCommandType.Message, target_id: target });
    expect(data.resolved).toMatchObject({ messages: { [target]: { content: 'secret plans' } } });
  });

  it('on a person names them as user and member', () => {
    const target = scene.id('Cid');
    const { data } = scene.interaction('Ben', { do: 'menu', command: 'Greet', target });
    expect(data).toMatchObject({ type: ApplicationCommandType.User, name: 'Greet', target_id: target });
    expect(data.resolved).toMatchObject({ users: { [target]: {} }, members: { [target]: {} } });
  });

  it('is refused on what it is not for', () => {
    const menu = (command: string, target: string) => ({ do: 'menu', command, target }) as const;
    expect(scene.refusalOf('Ben', menu('Report', scene.id('Cid')))).toContain('cannot be used on that');
    expect(scene.refusalOf('Ben', menu('Greet', scene.general.id))).toContain('cannot be used on that');
    expect(scene.refusalOf('Ben', menu('all', scene.id('Cid')))).toContain('no menu command all');
  });
});
