import { PermissionFlagsBits, SlashCommandBuilder } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../bot/commands.ts';
import type { Story } from '../scene.ts';

/** How commands are registered, and how people use them. */
export function commandsChapter(story: () => Story): void {
  const commands = () => {
    const { application } = story().bot;
    if (application === null) throw new Error('not logged in');
    return application.commands;
  };
  const local = (name: string) =>
    new SlashCommandBuilder()
      .setName(name)
      .setDescription('Of this guild alone')
      .setNameLocalizations({ ru: 'здешняя' })
      .setDescriptionLocalizations({ ru: 'Только здесь' });

  describe('commands', () => {
    it('are set in bulk for all guilds, with their localisations', async () => {
      const before = await commands().fetch({ withLocalizations: true });
      expect(before.size).toBe(COMMANDS.length);
      const game = before.find(({ name }) => name === 'game');
      expect(game).toMatchObject({
        nameLocalizations: { ru: 'игра' },
        descriptionLocalizations: { ru: 'Игры' },
        guildId: null,
      });
      const after = await commands().set(COMMANDS);
      expect(after.find(({ name }) => name === 'game')?.id).toBe(game?.id);
      expect((await commands().fetch(game?.id ?? '', { force: true })).options).toHaveLength(2);
    });

    it('are made and deleted one by one for all guilds', async () => {
      const { cleo } = story();
      const made = await commands().create(local('everywhere'));
      await expect(
        commands().create({ ...local('everywhere').toJSON(), description: 'x' }),
      ).resolves.toMatchObject({
        id: made.id,
      });
      await commands().delete(made);
      await expect(cleo.slash('/everywhere')).rejects.toThrow('could not');
      await expect(commands().delete(made)).rejects.toMatchObject({ code: 10063, status: 404 });
    });

    it('are made, changed and deleted one by one for a guild', async () => {
      const { guild, cleo } = story();
      const made = await guild.commands.create(local('here'));
      expect(made).toMatchObject({ guildId: guild.id, nameLocalizations: { ru: 'здешняя' } });
      const { version } = made;
      const changed = await guild.commands.edit(made, {
        description: 'Changed',
        nameLocalizations: { ru: 'другая' },
      });
      expect(changed).toMatchObject({
        id: made.id,
        description: 'Changed',
        nameLocalizations: { ru: 'другая' },
      });
      expect(changed.version).not.toBe(version);
      const [second] = (await guild.commands.set([local('second')])).values();
      expect((await guild.commands.fetch()).map(({ name }) => name)).toEqual(['second']);
      await expect(cleo.slash('/here')).rejects.toThrow('could not');
      await second?.delete();
      expect((await guild.commands.fetch()).size).toBe(0);
    });

    it('are refused with the path of what is wrong', async () => {
      const wrong = { name: 'Upper Case', description: 'x' };
      await expect(commands().create(wrong)).rejects.toMatchObject({
        code: 50035,
        status: 400,
        rawError: { errors: { name: { _errors: [expect.anything()] } } },
      });
    });

    it('ask for permissions', async () => {
      const { ann, ben, cleo, guild } = story();
      expect((await ann.slash('/clean')).message.content).toBe('Clean');
      await expect(ben.slash('/clean')).rejects.toThrow('could not');
      const role = await guild.roles.create({
        name: 'Keeper',
        permissions: PermissionFlagsBits.ManageMessages,
      });
      await guild.members.addRole({ user: cleo.id, role });
      expect((await cleo.slash('/clean')).message.content).toBe('Clean');
      await role.delete();
      const clean = commands().cache.find(({ name }) => name === 'clean');
      await clean?.edit({ defaultMemberPermissions: null });
      expect((await ben.slash('/clean')).message.content).toBe('Clean');
      await clean?.edit({ defaultMemberPermissions: PermissionFlagsBits.ManageMessages });
      await expect(guild.commands.permissions.fetch({ command: clean?.id ?? '' })).rejects.toMatchObject({
        code: 10066,
      });
      const asked = { command: clean?.id ?? '', permissionId: ben.id };
      expect(await guild.commands.permissions.has(asked)).toBe(false);
      expect((await guild.commands.permissions.fetch({})).size).toBe(0);
    });

    it('take options of every type', async () => {
      const { ann, guild } = story();
      await guild.roles.create({ name: 'Squire' });
      const file = ann.uploads('note.txt', 'seven b');
      const { message } = await ann.slash('/options', {
        text: 'words',
        colour: 'b',
        count: 3,
        ratio: 0.5,
        sure: true,
        who: '@Ben',
        where: '#den',
        rank: '@Squire',
        target: '@Squire',
        file,
      });
      expect(JSON.parse(message.content)).toEqual({
        text: 'words',
        colour: 'b',
        count: 3,
        ratio: 0.5,
        sure: true,
        who: 'Ben',
        member: true,
        where: 'den',
        rank: 'Squire',
        target: 'Squire',
        file: { name: 'note.txt', size: 7, type: expect.stringContaining('text/plain') },
      });
      expect(message.interaction_metadata).toMatchObject({ user: { id: ann.id } });
      await expect(ann.slash('/options', { text: 'x' })).rejects.toThrow('could not');
      await expect(ann.slash('/options', { text: 'xx', count: 10 })).rejects.toThrow('could not');
    });

    it('have subcommands and groups, in everybody’s language', async () => {
      const { ann, ben, cleo } = story();
      expect((await ann.slash('/game new', { title: 'Go' })).message.content).toBe('A new game: new Go');
      expect((await ben.slash('/игра новая', { title: 'Го' })).message.content).toBe('Новая игра: new Го');
      const seat = await cleo.slash('/game seat take', { number: 1 });
      expect(seat.message.content).toBe('A new game: seat take 1');
      expect((await cleo.slash('/game seat leave')).message.content).toBe('A new game: seat leave nothing');
    });

    it('are completed while they are typed', async () => {
      const { ann } = story();
      const cards = await ann.autocomplete('/card', { name: 'ace' }, 'name');
      expect(cards.map(({ name }) => name)).toEqual(['Ace of spades', 'Ace of hearts']);
      expect(await ann.autocomplete('/card', { name: 'no such' }, 'name')).toEqual([]);
      const copies = await ann.autocomplete('/card', { name: 'x', copy: '' }, 'copy');
      expect(copies).toMatchObject([{ value: 1 }]);
      const { message } = await ann.slash('/card', { name: 'Ace of spades', copy: 1 });
      expect(message.content).toBe('Ace of spades');
    });

    it('stand in the menus of people and messages', async () => {
      const { ann, ben } = story();
      expect((await ann.menu('Profile', ben)).message.content).toBe('Ben, a member');
      const said = ann.says('to be or not to be');
      expect((await ben.menu('Цитата', said)).message.content).toBe('> to be or not to be');
    });

    it('work in a DM', async () => {
      const { ann } = story();
      const { message } = await ann.dm().slash('/game new', { title: 'Alone' });
      expect(message.content).toBe('A new game: new Alone');
      await expect(ann.dm().slash('/clean')).rejects.toThrow('could not');
    });
  });
}
