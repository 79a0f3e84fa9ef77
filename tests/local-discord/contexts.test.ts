import {
  type APIApplicationCommand,
  ApplicationIntegrationType,
  ChannelType,
  InteractionContextType,
} from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runnables } from '#local-discord/page/store/commands.ts';
import { Store } from '#local-discord/page/store/store.ts';
import { changeAccount } from '#local-discord/world/accounts.ts';
import { addChannel } from '#local-discord/world/channels.ts';
import { commandsFor } from '#local-discord/world/command-access.ts';
import { dmBetween } from '#local-discord/world/dms.ts';
import { addGuild } from '#local-discord/world/guilds.ts';
import type { Channel } from '#local-discord/world/records.ts';
import { readyFor } from '../../src/local-discord/chat/ready.ts';
import { PeopleScene } from './people-scene.ts';

const { Guild, BotDM, PrivateChannel } = InteractionContextType;
const { GuildInstall, UserInstall } = ApplicationIntegrationType;

const COMMANDS = [
  { name: 'servers', contexts: [Guild], integration_types: [GuildInstall] },
  { name: 'tables', contexts: [Guild, BotDM], integration_types: [GuildInstall] },
  {
    name: 'anywhere',
    contexts: [Guild, BotDM, PrivateChannel],
    integration_types: [GuildInstall, UserInstall],
  },
  { name: 'carried', contexts: [Guild], integration_types: [UserInstall] },
  { name: 'unsaid' },
].map((one) => ({ ...one, description: one.name }));

let scene: PeopleScene;
let foreign: Channel;
beforeEach(async () => {
  scene = await PeopleScene.open();
  await scene.register(...COMMANDS);
  const guild = addGuild(scene.world, { name: 'Foreign', ownerId: scene.id('Ben'), channels: ['lounge'] });
  foreign = [...scene.world.state.channels.values()].find(({ guildId }) => guildId === guild.id) as Channel;
});
afterEach(() => scene.close());

const names = (all: readonly Pick<APIApplicationCommand, 'name'>[]) => all.map(({ name }) => name).sort();

/** What is offered to Ben, by the server and by his page alike. */
function offered(channel: Channel): string[] {
  const { world } = scene;
  const ben = world.account(scene.id('Ben'));
  const store = new Store(JSON.parse(JSON.stringify(readyFor(world, ben, { botOnline: true }))), []);
  const shown = runnables(store, channel.id).map(({ title }) => title);
  const usable = names(commandsFor(world, ben.id, channel));
  expect(shown.sort()).toEqual(usable);
  return usable;
}

const installs = () => changeAccount(scene.world, scene.world.account(scene.id('Ben')), { hasApp: true });
const botDm = () => dmBetween(scene.world, scene.id('Ben'), scene.world.bot.id);
const otherDm = () => dmBetween(scene.world, scene.id('Ben'), scene.id('Cid'));

describe('commands are offered', () => {
  it('by their contexts, where a server has the application', () => {
    expect(offered(scene.general)).toEqual(['anywhere', 'servers', 'tables', 'unsaid']);
    expect(offered(botDm())).toEqual(['anywhere', 'tables', 'unsaid']);
    expect(offered(otherDm())).toEqual([]);
    expect(offered(foreign)).toEqual([]);
  });

  it('by how they may be installed, to whoever has the application for themselves', () => {
    installs();
    expect(offered(scene.general)).toEqual(['anywhere', 'carried', 'servers', 'tables', 'unsaid']);
    expect(offered(otherDm())).toEqual(['anywhere']);
    expect(offered(foreign)).toEqual(['anywhere', 'carried']);
  });

  it('in the posts of a forum, and not in the forum itself', () => {
    const forum = addChannel(scene.world, scene.base.guild, { type: ChannelType.GuildForum, name: 'forum' });
    expect(offered(forum)).toEqual([]);
    const sent = scene.does('Ben', { do: 'send', channel: forum.id, content: 'A story\nof two' });
    const [message] = 'messages' in sent ? sent.messages : [];
    const post = scene.world.state.channels.get(message?.channel_id ?? '') as Channel;
    expect(post).toMatchObject({ type: ChannelType.PublicThread, parentId: forum.id, name: 'A story' });
    expect(forum.messages).toEqual([]);
    expect(offered(post)).toContain('servers');
  });
});

describe('an interaction says where it is, and by whose leave', () => {
  const use = (name: string, channel: Channel) =>
    scene.interaction('Ben', { do: 'command', path: [name], options: {}, channel: channel.id });

  it('of a server, of a person, or of both', () => {
    const { id } = scene.base.guild;
    expect(use('anywhere', scene.general)).toMatchObject({
      context: Guild,
      authorizing_integration_owners: { [GuildInstall]: id },
    });
    installs();
    const ben = scene.id('Ben');
    expect(use('anywhere', scene.general).authorizing_integration_owners).toEqual({
      [GuildInstall]: id,
      [UserInstall]: ben,
    });
    expect(use('carried', scene.general).authorizing_integration_owners).toEqual({ [UserInstall]: ben });
    expect(use('tables', botDm())).toMatchObject({
      context: BotDM,
      authorizing_integration_owners: { [GuildInstall]: '0' },
    });
    expect(use('anywhere', otherDm())).toMatchObject({
      context: PrivateChannel,
      user: { id: ben },
      authorizing_integration_owners: { [UserInstall]: ben },
    });
    expect(use('anywhere', foreign)).toMatchObject({
      context: Guild,
      guild_id: foreign.guildId,
      member: { user: { id: ben } },
      authorizing_integration_owners: { [UserInstall]: ben },
    });
  });
});

it('no bot sends into a forum, and none opens a thread in a voice channel', async () => {
  const { world, base } = scene;
  const forum = addChannel(world, base.guild, { type: ChannelType.GuildForum, name: 'forum' });
  const voice = addChannel(world, base.guild, { type: ChannelType.GuildVoice, name: 'voice' });
  const sent = await base.rest('POST', `/channels/${forum.id}/messages`, { content: 'x' });
  expect(sent).toMatchObject({ status: 400, body: { code: 50008 } });
  const { body } = await base.rest('POST', `/channels/${voice.id}/messages`, { content: 'x' });
  const { id } = body as { id: string };
  const thread = await base.rest('POST', `/channels/${voice.id}/messages/${id}/threads`, { name: 'x' });
  expect(thread).toMatchObject({ status: 403, body: { code: 50024 } });
});
