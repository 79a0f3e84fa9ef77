import type { Texts } from '#core/message.ts';
import type { PlacesLexicon } from './lexicon.ts';

export const en: Texts<PlacesLexicon> = {
  'table.silence': ({ since, left }, { plural, command }) =>
    `**I could not write here since <t:${Math.floor(since / 1000)}:f>.** Nothing is lost, and the game went on; this is how it came to stand as it does:${
      left === 0
        ? ''
        : `\n-# … and ${left} ${plural(left, { one: 'thing', other: 'things' })} before that: ${command('log')} tells all.`
    }`,
  'table.movedHere': () => 'This table has moved; the game goes on here. Nothing is lost.',
  'table.movedTo': ({ thread }) => `This table has moved: the game goes on in <#${thread}>.`,
  'table.calls': ({ people }, { list }) => `-# ${list(people)}: this is about your game.`,
  'table.farewell': ({ people }, { list }) => `Thank you for playing, ${list(people)}!`,
  'trouble.head': ({ table }, { quote }) => `### ${quote(table)}: I cannot write at your table`,
  'trouble.locked': ({ thread }) =>
    `Its thread <#${thread}> is locked. Unlock it, or give me the permission **Manage Threads** there.`,
  'trouble.permissions': ({ channel, permissions }, { say, list }) =>
    `In <#${channel}> I lack the permission ${list(permissions.map((one) => `**${say(one)}**`))}. Whoever manages the server can give it back to me.`,
  'trouble.forbidden': ({ channel }) =>
    `Discord does not let me write in <#${channel}>. Look at my permissions there, or whether I am still on the server.`,
  'trouble.gone': () => 'The channel it was played in is gone.',
  'trouble.full': () =>
    'The server has as many active threads as Discord allows. Archive a few that are not needed.',
  'trouble.remedy': ({ table }, { command }) =>
    `Then I go on by myself, and tell the table what it missed. Or let it go on elsewhere: ${command('game move')} in the channel where it should (table \`${table}\`).\n-# Until then hands and turns come by direct message, ${command('play')} and ${command('log')} work as ever, and no move is lost.`,
  'trouble.fresh': () => 'Go on in a new thread',
  'move.done': ({ channel }) => `The table moves to <#${channel}>: its new thread opens there in a moment.`,
  'move.here': () => 'The table goes on in a new thread, which opens in a moment.',
  'move.nowhere': (_, { command }) =>
    `A table needs a text channel of the server. Use ${command('game move')} there, or name one with \`channel\`.`,
  'move.elsewhere': () => 'This table belongs to another server. It can move to any channel there.',
  'move.unseen': () => 'Choose a channel that you see yourself.',
  'move.missing': ({ channel, permissions }, { say, list }) =>
    `The table cannot go on in <#${channel}>: I lack the permission ${list(permissions.map((one) => `**${say(one)}**`))} there.`,
  'move.already': () => 'That is mended already: the table is told again what happens.',
  'rematch.offer': () => 'Play again',
  'rematch.invited': ({ people, table }, { list, quote }) =>
    `${list(people)}: **${quote(table)}** is the next game of the same table. Press **Join** above if you play again.`,
  'rematch.opened': ({ table, channel }, { quote }) =>
    `**${quote(table)}** is open in <#${channel}>, set up as before. You have a seat, bots have theirs, and the others are called.`,
  'rematch.found': ({ table, channel }, { quote }) =>
    `The next game is **${quote(table)}**, in <#${channel}>.`,
};
