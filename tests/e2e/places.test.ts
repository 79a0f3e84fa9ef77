import {
  ChannelType,
  InteractionType,
  MessageFlags,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import type { Player } from '#local-discord/driver/player.ts';
import { changeAccount } from '#local-discord/world/accounts.ts';
import { addChannel } from '#local-discord/world/channels.ts';
import { commandsFor } from '#local-discord/world/command-access.ts';
import { addGuild } from '#local-discord/world/guilds.ts';
import { openInteraction } from '#local-discord/world/interactions.ts';
import type { Channel } from '#local-discord/world/records.ts';
import type { World } from '#local-discord/world/world.ts';
import { friday, textOf, told } from './friday.ts';
import { isPing } from './ping.ts';

const GALAXY = 'master-of-the-galaxy';

const namesIn = (world: World, who: Player, channel: Channel) =>
  commandsFor(world, who.id, channel).map(({ name }) => name);

/** A command as an earlier version, or nobody's client, would send it. */
function forge(world: World, who: Player, { channel, path }: { channel: Channel; path: readonly string[] }) {
  const [name = '', below] = path;
  const command = [...world.state.application.commands.values()].find(({ payload }) => payload.name === name);
  const game = { name: 'game', type: Type.String, value: GALAXY };
  const options = below === undefined ? [] : [{ name: below, type: Type.Subcommand, options: [game] }];
  openInteraction(world, {
    type: InteractionType.ApplicationCommand,
    userId: who.id,
    channel,
    name: path.join(' '),
    data: { id: command?.id, name, type: 1, options },
  });
}

const dmOf = (world: World, one: string, other: string) =>
  [...world.state.channels.values()].find(
    ({ recipients }) => recipients.includes(one) && recipients.includes(other),
  ) as Channel;

describe('in a direct message to the bot', () => {
  it('no table can be opened, and it is said where', async () => {
    const { local, app, bob, running } = await friday();
    const dm = bob.dm();
    const channel = dmOf(local.world, bob.id, local.world.bot.id);
    const offered = namesIn(local.world, bob, channel);
    for (const name of ['game', 'replace', 'repair']) expect(offered).not.toContain(name);
    for (const name of ['play', 'hand', 'status', 'log', 'card', 'rules', 'help'])
      expect(offered).toContain(name);
    await expect(dm.slash('/game new', { game: GALAXY })).rejects.toThrow('no command /game');

    forge(local.world, bob, { channel, path: ['game', 'new'] });
    const refused = await dm.waitFor('Tables are opened and kept in order on a server');
    expect((refused.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0);
    running.wake();
    expect(await app.tablesOf(bob.id)).toEqual([]);
    const help = await dm.slash('/help', {}, { until: 'final' });
    expect(textOf(help.message)).toContain('## Emissary');
    expect(JSON.stringify(help.message)).not.toContain('welcome.play');
  });

  it('what one holds and is asked can be seen', async () => {
    const { game, bob } = await friday();
    await game();
    for (const line of ['/play', '/status', '/hand', '/log'])
      expect(await told(bob.dm(), line)).toContain('Friday');
  });
});

describe('on a server, a table', () => {
  it('cannot be opened in a forum, nor where there are no threads, and it is said where', async () => {
    const { local, app, bob, log } = await friday();
    const [guild] = [...local.world.state.guilds.values()];
    if (guild === undefined) throw new Error('there is no server');
    const forum = addChannel(local.world, guild, { type: ChannelType.GuildForum, name: 'stories' });
    const voice = addChannel(local.world, guild, { type: ChannelType.GuildVoice, name: 'voice' });
    expect(namesIn(local.world, bob, forum)).toEqual([]);
    const post = bob.in(forum).says('Who plays on Friday?');
    const inPost = await told(bob.in({ id: post.channel_id }), '/game new', { game: GALAXY });
    expect(inPost).toContain('a forum has none');
    expect(await told(bob.in(voice), '/game new', { game: GALAXY })).toContain(
      'no threads in this kind of channel',
    );
    const help = await bob.in(voice).slash('/help', {}, { until: 'final' });
    expect(JSON.stringify(help.message)).not.toContain('welcome.play');
    expect(await app.tablesOf(bob.id)).toEqual([]);
    expect(log.troubles).toEqual([]);
  });

  it('can be opened among announcements, and from a thread in the channel above it', async () => {
    const { local, app, bob, running } = await friday();
    const [guild] = [...local.world.state.guilds.values()];
    if (guild === undefined) throw new Error('there is no server');
    const news = addChannel(local.world, guild, { type: ChannelType.GuildAnnouncement, name: 'news' });
    await told(bob.in(news), '/game new', { game: GALAXY, name: 'News', bots: 2 });
    const [table] = await app.tablesOf(bob.id);
    await app.start({ table: table?.id ?? '', actor: { user: bob.id } });
    running.wake();
    const ping = await bob.waitFor(isPing, { where: 'anywhere' });
    const thread = local.world.state.channels.get(ping.channel_id);
    expect(thread).toMatchObject({ type: ChannelType.AnnouncementThread, parentId: news.id });
    await told(bob.in({ id: ping.channel_id }), '/game new', { game: GALAXY, name: 'Second' });
    const lobby = await bob.in(news).waitFor('## Second');
    expect(lobby.channel_id).toBe(news.id);
  });
});

describe('whoever has the bot for themselves', () => {
  it('looks things up where it is no member, alone, and plays nothing there', async () => {
    const { local, app, eve, ann, log } = await friday();
    const { world } = local;
    const guild = addGuild(world, { name: 'Foreign', ownerId: eve.id, channels: ['lounge'] });
    const lounge = [...world.state.channels.values()].find(({ guildId }) => guildId === guild.id) as Channel;
    const foreign = eve.in(lounge);
    expect(namesIn(world, eve, lounge)).toEqual([]);
    await expect(foreign.slash('/card', { name: 'x' })).rejects.toThrow('no command /card');

    changeAccount(world, world.account(eve.id), { hasApp: true });
    expect(namesIn(world, eve, lounge).sort()).toEqual(['card', 'help', 'language', 'rules']);
    const dm = eve.dm('Ann');
    const between = dmOf(world, eve.id, ann.id);
    expect(namesIn(world, eve, between).sort()).toEqual(['card', 'help', 'language', 'rules']);
    expect(namesIn(world, ann, between)).toEqual([]);
    for (const here of [foreign, dm]) {
      const suggestions = await here.autocomplete('/card', { name: 'a' }, 'name');
      expect(suggestions.length).toBeGreaterThan(0);
      for (const [line, options] of [
        ['/card', { name: String(suggestions[0]?.value) }],
        ['/rules', { words: '1' }],
        ['/help', {}],
      ] as const) {
        const answer = await here.slash(line, options, { until: 'final' });
        expect(textOf(answer.message)).not.toBe('');
        expect((answer.message.flags ?? 0) & MessageFlags.Ephemeral).not.toBe(0);
        expect(JSON.stringify(answer.message)).not.toContain('welcome.play');
      }
    }
    for (const channel of [lounge, between]) {
      forge(world, eve, { channel, path: ['play'] });
      await eve.in(channel).waitFor('I am not a member here');
      forge(world, eve, { channel, path: ['game', 'new'] });
      await eve.in(channel).waitFor('Tables are opened and kept in order on a server');
    }
    expect(await app.tablesOf(eve.id)).toEqual([]);
    expect(log.troubles).toEqual([]);
  });

  it('has nothing more on a server that has the bot, and is asked by name of a table only there', async () => {
    const { local, game, eve } = await friday();
    const { thread } = await game();
    changeAccount(local.world, local.world.account(eve.id), { hasApp: true });
    const [guild] = [...local.world.state.guilds.values()];
    const channel = [...local.world.state.channels.values()].find(
      ({ guildId }) => guildId === guild?.id,
    ) as Channel;
    expect(namesIn(local.world, eve, channel)).toContain('play');
    expect(await told(eve.in({ id: thread }), '/status')).toContain('Friday');
  });
});
