import type { AnySelectMenuInteraction, ChatInputCommandInteraction } from 'discord.js';

/** The options of a command, one of every type, as the bot understands them. */
export function optionsTold({ options }: ChatInputCommandInteraction): string {
  const target = options.getMentionable('target');
  const file = options.getAttachment('file');
  return JSON.stringify({
    text: options.getString('text', true),
    colour: options.getString('colour'),
    count: options.getInteger('count'),
    ratio: options.getNumber('ratio'),
    sure: options.getBoolean('sure'),
    who: options.getUser('who')?.displayName,
    member: options.getMember('who') !== null,
    where: options.getChannel('where')?.name,
    rank: options.getRole('rank')?.name,
    target: target !== null && 'name' in target ? target.name : null,
    file: file === null ? null : { name: file.name, size: file.size, type: file.contentType },
  });
}

/** What was chosen in a menu, in the names of whom or what it is. */
export function chosenTold(interaction: AnySelectMenuInteraction): string {
  if (interaction.isUserSelectMenu()) return interaction.users.map(({ displayName }) => displayName).join();
  if (interaction.isRoleSelectMenu()) return interaction.roles.map(({ name }) => name).join() || 'none';
  if (interaction.isChannelSelectMenu())
    return interaction.channels.map((channel) => ('name' in channel ? channel.name : '')).join();
  if (interaction.isMentionableSelectMenu()) {
    const people = interaction.members.map((member) => ('displayName' in member ? member.displayName : ''));
    return [...people, ...interaction.roles.map(({ name }) => name)].join();
  }
  return interaction.values.join();
}
