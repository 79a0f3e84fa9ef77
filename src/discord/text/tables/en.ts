import type { Texts } from '#core/message.ts';
import type { SeatColour } from '#core/seat.ts';
import { ranking } from '../ranking.ts';
import { seatsOf } from '../seat-range.ts';
import type { TablesLexicon } from './lexicon.ts';

const LEVELS = { 1: 'easy', 2: 'takes some thought', 3: 'long and deep' } as const;

const COLOURS: Readonly<Record<SeatColour, string>> = {
  // Black stands on dark space as white.
  black: 'white',
  blue: 'blue',
  brown: 'brown',
  green: 'green',
  grey: 'grey',
  orange: 'orange',
  pink: 'pink',
  purple: 'purple',
  red: 'red',
  yellow: 'yellow',
};

export const en: Texts<TablesLexicon> = {
  'status.lobby': () => 'open',
  'status.playing': () => 'being played',
  'status.paused': () => 'paused',
  'status.over': () => 'over',
  'status.abandoned': () => 'abandoned',
  'table.unknownGame': ({ id }) => id,
  'lobby.title': ({ name, game }, { quote }) => `## ${quote(name)}${game === null ? '' : `\n${game}`}`,
  'lobby.seats': ({ seats, allowed }, { seat, list }) =>
    `${seats.length === 0 ? 'Nobody sits here yet.' : seats.map(({ seat: at, colour }) => `${at + 1}. ${seat(at)}${colour === null ? '' : ` · ${COLOURS[colour]}`}`).join('\n')}\n-# For ${list(allowed.map(String))} players.`,
  'lobby.colour': () => 'Colour',
  'colour.choose': ({ chosen }) =>
    chosen === null
      ? 'Your seat takes a colour that is left at the start. Which one would you like?'
      : `Your seat is **${COLOURS[chosen]}**. Another one?`,
  'colour.any': () => 'Whatever is left',
  'colour.placeholder': () => 'Choose a colour',
  'colour.done': ({ colour }) =>
    colour === null
      ? 'Your seat takes a colour that is left at the start.'
      : `Your seat is **${COLOURS[colour]}**; pictures and the feed show it so.`,
  'colour.name': ({ colour }) => COLOURS[colour],
  'lobby.commitment': ({ commitment }) => `-# Fingerprint of the dice: \`${commitment.slice(0, 16)}…\``,
  'lobby.playing': ({ thread }) => `The game is on: <#${thread}>`,
  'lobby.over': ({ winners }, { seat, list }) =>
    winners.length === 0
      ? 'The game is over, without a winner.'
      : `The game is over. Won by ${list(winners.map(seat))}.`,
  'lobby.abandoned': () => 'The game was abandoned.',
  'lobby.join': () => 'Join',
  'lobby.leave': () => 'Leave',
  'lobby.addBot': () => 'Add a bot',
  'lobby.setUp': () => 'Set up',
  'setup.byOwner': ({ who }) => `-# ${who} opened the table and settles this.`,
  'arrange.done': () => 'The table is changed; everybody sees it.',
  'arrange.what': () =>
    'Say what is to change: `name`, `language`, or before the start the `order` of seats.',
  'setup.title': ({ table }, { quote }) => `### ${quote(table)}: how you want to play`,
  'setup.line': ({ setting, value }, { say }) => `${say(setting)}: **${value === null ? '–' : say(value)}**`,
  'setup.modules': ({ group, modules }, { say, list }) =>
    `${say(group)}: **${modules.length === 0 ? '–' : list(modules.map(say))}**`,
  'setup.module': ({ module, about }, { say }) => `-# ${say(module)}: ${say(about)}`,
  'setup.brought': ({ modules, by }, { say, list }) =>
    `ℹ️ “${say(by)}” needs ${list(modules.map((one) => `“${say(one)}”`))}: chosen as well.`,
  'setup.dropped': ({ modules, needs }, { say, list }) =>
    `ℹ️ Only with “${say(needs)}”: ${list(modules.map((one) => `“${say(one)}”`))}. Left out as well.`,
  'table.modules': ({ modules }, { say, list }) => `Played with: **${list(modules.map(say))}**`,
  'options.noModule': ({ name, known }, { say, list, quote }) =>
    known.length === 0
      ? 'This game has no options of the rules to choose.'
      : `No option of the rules is called “${quote(name)}”. There are: ${list(known.map(say))}.`,
  'lobby.start': () => 'Start',
  'lobby.joined': () => 'You have a seat. The game begins when whoever opened the table starts it.',
  'lobby.left': () => 'You have left the table.',
  'lobby.botName': ({ number }) => `Bot ${number}`,
  'lobby.botAdded': ({ name }, { quote }) => `${quote(name)} has taken a seat.`,
  'lobby.started': () => 'The game begins. Its thread hangs on the message above.',
  'table.waiting': ({ seats }, { say, list }) =>
    seats.map(({ who, topics }) => `▶ ${who}: ${list(topics.map(say))}`).join('\n'),
  'table.nobody': () => 'Nobody is waited for.',
  'table.closedDm': ({ who }, { command }) =>
    `${who}, your direct messages are closed, so your hand cannot be sent there. Use ${command('hand')} and ${command('play')} here: only you see the answers. Once you have opened them, press **Play**, and it comes there.`,
  'table.incident': ({ incident }, { command }) =>
    `Sorry, something went wrong on our side (incident ${incident}). The table is as it was before; if it does not go on, propose a repair with ${command('repair')}.`,
  'table.over': ({ winners, scores }, { seat, list }) => {
    const won = `${list(winners.map(seat))} ${winners.length === 1 ? 'wins' : 'win'}`;
    const places = ranking(winners, scores).map((at) => `${seat(at)}: ${scores[at]}`);
    return [`## ${winners.length === 0 ? 'The game is over, without a winner' : won}`, ...places].join('\n');
  },
  'table.seed': ({ seed, commitment }, { command }) =>
    `-# The seed of all dice and decks was \`${seed}\`; its SHA-256 is the fingerprint from the start, \`${commitment}\`. ${command('verify')} checks every draw.`,
  'table.newThread': () => 'The former thread of this table is gone; the game goes on here. Nothing is lost.',
  'log.news': ({ table }, { quote }) => `### ${quote(table)}: since your last look`,
  'log.all': ({ table }, { quote }) => `### ${quote(table)}: all that happened`,
  'log.chosen': ({ table, kind, seat }, speaker) => {
    const what = { turns: 'turns', highlights: 'what mattered', battles: 'battles', votes: 'votes' }[kind];
    return `### ${speaker.quote(table)}: ${what}${seat === null ? '' : ` · ${speaker.seat(seat)}`}`;
  },
  'log.noneChosen': () => 'Nothing of this kind has happened yet.',
  'log.inFull': ({ table }, { quote }) => `### ${quote(table)}: in full`,
  'log.details': () => 'Details',
  'log.at': ({ at }) => `-# <t:${Math.floor(at / 1000)}:f>`,
  'log.told': ({ fact }, { say }) => `• ${say(fact)}`,
  'log.secret': ({ fact }, { say }) => `• *only you:* ${say(fact)}`,
  'log.byDeadline': ({ seat }, speaker) => `-# The time of ${speaker.seat(seat)} was up.`,
  'log.byOrder': () => '-# By your standing order.',
  'log.nothingNew': () => 'Nothing has happened since your last look.',
  'log.empty': () => 'Nothing has happened at this table yet.',
  'log.showAll': () => 'From the beginning',
  'info.options': ({ options }, { quote }) =>
    `Options: ${options.map(([name, value]) => `${quote(name)}:${quote(value)}`).join(' ')}`,
  'info.owner': ({ who, since }) => `Opened by ${who} <t:${Math.floor(since / 1000)}:R>.`,
  'info.status': ({ status, id }, { say }) => `Table \`${id}\`: ${say(status)}.`,
  'info.seat': ({ seat, who, isBot, away }) =>
    `${seat + 1}. ${who}${isBot ? ' (bot)' : ''}${away === null ? '' : `, away until <t:${Math.floor(away / 1000)}:f>`}`,
  'info.transfer': ({ seat, name, dueAt, lapsesAt }, { quote }) =>
    dueAt === null
      ? `↪ Seat ${seat + 1} is offered to ${quote(name)}, until <t:${Math.floor(lapsesAt / 1000)}:f>.`
      : `↪ Seat ${seat + 1} goes to ${quote(name)} <t:${Math.floor(dueAt / 1000)}:R>, unless whoever sits there comes back.`,
  'info.commitment': ({ commitment }) =>
    `-# Fingerprint of the dice (SHA-256 of their seed): \`${commitment}\``,
  'options.unknown': ({ name, known }, { list, quote }) =>
    `This game has no option “${quote(name)}”. It has: ${list(known)}.`,
  'options.bad': ({ name, value, allowed }, { quote }) =>
    `“${quote(value)}” does not fit the option “${quote(name)}”. It takes: ${allowed}.`,
  'options.malformed': ({ example }) =>
    `I read options as pairs, like \`${example}\`, or as JSON. That is neither.`,
  'options.manyBots': ({ most }, { plural }) =>
    `With you at the table there is room for ${most} ${plural(most, { one: 'bot', other: 'bots' })}.`,
  'welcome.text': (_, { command }) =>
    [
      '## Welcome, captain',
      'I referee long space board games by post: you decide, I know the rules. Bots take the empty seats; nobody waits for you but them.',
      `-# Playing with friends? ${command('game new')} opens a table for them. ${command('help')} tells the rest.`,
    ].join('\n'),
  'welcome.game': ({ game, seats, pitch }, { say }) =>
    [
      `**${say(game)}**`,
      seatsOf(seats),
      ...(pitch === null ? [] : [`${'●'.repeat(pitch.level)} ${LEVELS[pitch.level]}`, say(pitch.about)]),
      ...(pitch?.isFirst ? ['**start here**'] : []),
    ].join(' · '),
  'welcome.play': () => 'Play',
  'help.first': () =>
    '**Your first game?** One press, and you sit at a table of your own; bots take the other seats.',
  'welcome.begun': () =>
    'Your game has begun. Its board and its story are in the thread that opens here; your first decision is just below, and only you see it.',
  'welcome.back': () => 'You are in the midst of a game with bots. This is how it stands:',
};
