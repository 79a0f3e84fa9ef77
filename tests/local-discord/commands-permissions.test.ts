import { CommandPermissionResponseSchema } from 'discord-api-spec/zod';
import {
  type APIApplicationCommandPermission,
  ChannelType,
  InteractionContextType,
  PermissionFlagsBits,
  ApplicationCommandPermissionType as Subject,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandsFor } from '#local-discord/world/command-access.ts';
import { commandIndex, setCommandPermissions } from '#local-discord/world/commands.ts';
import { dmBetween } from '#local-discord/world/dms.ts';
import { startThread } from '#local-discord/world/threads.ts';
import { expectShape, refused } from './guild-scene.ts';
import { PeopleScene } from './people-scene.ts';

const P = PermissionFlagsBits;

let scene: PeopleScene;
beforeEach(async () => {
  scene = await PeopleScene.open();
});
afterEach(() => scene.close());

const command = (name: string, more: object = {}) => ({ name, description: name, ...more });
const seenBy = (name: string, channel = scene.general) =>
  commandsFor(scene.world, scene.id(name), channel).map((one) => one.name);

/** As an administrator would, in the settings of the server. */
function set(id: string, ...permissions: readonly APIApplicationCommandPermission[]): void {
  setCommandPermissions(scene.world, scene.base.guild, { id, permissions });
}
const user = (name: string, permission: boolean) => ({ id: scene.id(name), type: Subject.User, permission });
const everyone = (permission: boolean) => ({ id: scene.base.guild.id, type: Subject.Role, permission });
const place = (id: string, permission: boolean) => ({ id, type: Subject.Channel, permission });
const everywhere = (permission: boolean) => place((BigInt(scene.base.guild.id) - 1n).toString(), permission);

async function registered(more: object = {}): Promise<string> {
  const [one] = await scene.register(command('play', more));
  return one?.id ?? '';
}

describe('the commands somebody sees', () => {
  it('depend on the permissions a command asks for', async () => {
    await scene.register(
      command('open'),
      command('pinning', { default_member_permissions: String(P.PinMessages | P.SendMessages) }),
      command('closed', { default_member_permissions: '0' }),
    );
    expect(seenBy('Ann')).toEqual(['open', 'pinning', 'closed']);
    expect(seenBy('Ben')).toEqual(['open']);
    scene.everyone((bits) => bits | P.PinMessages);
    expect(seenBy('Ben')).toEqual(['open', 'pinning']);
    scene.everyone((bits) => bits & ~P.UseApplicationCommands);
    expect(seenBy('Ben')).toEqual([]);
  });

  it('depend on where they may be used', async () => {
    await scene.register(
      command('anywhere'),
      command('guild', { contexts: [InteractionContextType.Guild] }),
      command('dm', { contexts: [InteractionContextType.BotDM] }),
      command('older', { dm_permission: false }),
      command('adult', { nsfw: true }),
    );
    const bens = dmBetween(scene.world, scene.id('Ben'), scene.world.bot.id);
    expect(seenBy('Ben')).toEqual(['anywhere', 'guild', 'older']);
    expect(seenBy('Ben', bens)).toEqual(['anywhere', 'dm']);
    expect(seenBy('Cid', bens)).toEqual([]);
    expect(seenBy('Ben', dmBetween(scene.world, scene.id('Ben'), scene.id('Cid')))).toEqual([]);
    scene.general.nsfw = true;
    expect(seenBy('Ben')).toEqual(['anywhere', 'guild', 'older', 'adult']);
    const thread = startThread(scene.world, scene.general, {
      ownerId: scene.id('Ben'),
      name: 'side',
      type: ChannelType.PublicThread,
    });
    expect(seenBy('Ben', thread)).toContain('adult');
  });

  it("are the guild's own before those of all guilds", async () => {
    await scene.register(command('play'), command('help'));
    await scene.base.rest('POST', scene.guildCommands, { name: 'play', description: 'here' });
    const [help, play] = commandsFor(scene.world, scene.id('Ben'), scene.general);
    expect(help).toMatchObject({ name: 'help' });
    expect(play).toMatchObject({ name: 'play', description: 'here', guild_id: scene.base.guild.id });
    expect(seenBy('Ben')).toHaveLength(2);
    expect(seenBy('Ben', dmBetween(scene.world, scene.id('Ben'), scene.world.bot.id))).toEqual([
      'play',
      'help',
    ]);
  });
});

describe('permissions set for a command', () => {
  it('go before what the command asks for: person, then roles, then everyone', async () => {
    const id = await registered({ default_member_permissions: '0' });
    set(id, everyone(true), user('Cid', false));
    expect([seenBy('Ann'), seenBy('Ben'), seenBy('Cid')]).toEqual([['play'], ['play'], []]);
    const role = {
      ...(scene.base.guild.roles.get(scene.base.guild.id) ?? ({} as never)),
      id: '77',
      name: 'fans',
    };
    scene.base.guild.roles.set(role.id, role);
    scene.base.guild.members.get(scene.id('Ben'))?.roles.push(role.id);
    set(id, everyone(true), { id: role.id, type: Subject.Role, permission: false });
    expect([seenBy('Ben'), seenBy('Cid')]).toEqual([[], ['play']]);
    set(id, everyone(false), { id: role.id, type: Subject.Role, permission: true });
    expect([seenBy('Ben'), seenBy('Cid')]).toEqual([['play'], []]);
  });

  it('of the application shut people out, unless the command lets them in', async () => {
    const id = await registered();
    const { id: application } = scene.world.state.application;
    set(application, everyone(false));
    expect(seenBy('Ben')).toEqual([]);
    set(id, user('Ben', true));
    expect([seenBy('Ben'), seenBy('Cid')]).toEqual([['play'], []]);
  });

  it('close channels, and with them their threads', async () => {
    const id = await registered();
    set(id, everywhere(false), place(scene.place('den').id, true));
    expect([seenBy('Ben'), seenBy('Ben', scene.place('den'))]).toEqual([[], ['play']]);
    expect(seenBy('Ann')).toEqual(['play']);
    const start = { ownerId: scene.id('Ben'), name: 'side', type: ChannelType.PublicThread } as const;
    expect(seenBy('Ben', startThread(scene.world, scene.general, start))).toEqual([]);
    expect(seenBy('Ben', startThread(scene.world, scene.place('den'), start))).toEqual(['play']);
    set(id);
    expect(seenBy('Ben')).toEqual(['play']);
  });

  it('are told to the bot and change what people are offered', async () => {
    const id = await registered();
    const [bots, bens] = [scene.base.hear(scene.world.bot.id), scene.base.hear(scene.id('Ben'))];
    set(id, user('Ben', false));
    const told = {
      id,
      application_id: scene.world.state.application.id,
      guild_id: scene.base.guild.id,
      permissions: [user('Ben', false)],
    };
    expect(bots).toEqual([{ t: 'APPLICATION_COMMAND_PERMISSIONS_UPDATE', d: told }]);
    expect(bens).toMatchObject([{ t: 'GUILD_APPLICATION_COMMAND_INDEX_UPDATE' }]);
    const path = `${scene.guildCommands}/permissions`;
    expect((await scene.base.rest('GET', path)).body).toEqual([told]);
    const one = await scene.base.rest('GET', `${scene.guildCommands}/${id}/permissions`);
    expect(one).toMatchObject({ status: 200, body: told });
    expectShape(CommandPermissionResponseSchema, told.permissions[0]);
  });

  it('stop a command from being used', async () => {
    const id = await registered({ contexts: [InteractionContextType.Guild] });
    set(id, user('Ben', false));
    expect(commandIndex(scene.world, scene.id('Ben'))).toEqual([]);
    expect(scene.refusalOf('Ben', { do: 'command', path: ['play'], options: {} })).toContain(
      'no command /play',
    );
    scene.does('Cid', { do: 'command', path: ['play'], options: {} });
  });

  it('cannot be set by a bot, nor read where there are none', async () => {
    const id = await registered();
    const path = `${scene.guildCommands}/${id}/permissions`;
    expect(refused(await scene.base.rest('GET', path))).toEqual({ status: 404, code: 10066 });
    const put = await scene.base.rest('PUT', path, { permissions: [] });
    expect(refused(put)).toEqual({ status: 403, code: 20001 });
  });

  it('go with the command', async () => {
    const id = await registered();
    set(id, user('Ben', false));
    await scene.register();
    expect((await scene.base.rest('GET', `${scene.guildCommands}/permissions`)).body).toEqual([]);
  });
});
