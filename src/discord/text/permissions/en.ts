import type { Texts } from '#core/message.ts';
import type { PermissionsLexicon } from './lexicon.ts';

export const en: Texts<PermissionsLexicon> = {
  'place.onlyServers': (_, { command }) =>
    `Tables are opened and kept in order on a server: use this in a text channel of a server that has me. Here ${command('play')} shows the tables where you sit.`,
  'place.onlyTables': (_, { command }) =>
    `I am not a member here, so I can only look things up: ${command('card')}, ${command('rules')}, ${command('help')}. Use this on a server that has me, or in a direct message to me.`,
  'place.forum': () =>
    'A table needs a text channel, where its game gets a thread of its own; a forum has none. Use this in a text channel of this server.',
  'place.noThreads': () =>
    'There are no threads in this kind of channel, and a game needs one. Use this in a text channel of this server.',
  'permission.missing': ({ permissions, link }, { say, list, command }) =>
    `Hello! I am here, but this server does not yet allow me all I need for a table: ${list(permissions.map((one) => `**${say(one)}**`))}. Whoever manages the server can [give it to me with one click](${link}). Then ${command('help')} shows how to begin.`,
  'permission.missingHere': ({ permissions }, { say, list }) =>
    `A table cannot be played in this channel: I lack the permission ${list(permissions.map((one) => `**${say(one)}**`))} here. Ask whoever manages the server, or try another channel.`,
  'permission.ViewChannel': () => 'View Channels',
  'permission.SendMessages': () => 'Send Messages',
  'permission.SendMessagesInThreads': () => 'Send Messages in Threads',
  'permission.CreatePublicThreads': () => 'Create Public Threads',
  'permission.EmbedLinks': () => 'Embed Links',
  'permission.AttachFiles': () => 'Attach Files',
  'permission.ReadMessageHistory': () => 'Read Message History',
  'permission.PinMessages': () => 'Pin Messages',
  'permission.SendPolls': () => 'Create Polls',
};
