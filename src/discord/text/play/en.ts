import type { Texts } from '#core/message.ts';
import type { PlayLexicon } from './lexicon.ts';

const BY = {
  seat: '',
  order: ' by your standing order',
  table: ' by the table, as there was no choice',
  deadline: ' by the deadline',
};

export const en: Texts<PlayLexicon> = {
  'router.unknown': (_, { command }) =>
    `That button is from an earlier version of the bot and no longer works. Use ${command('play')} instead.`,
  'router.failed': () => 'Sorry, that went wrong on our side. Nothing of the game is lost; please try again.',
  'play.head': ({ table, standing, seat }, speaker) =>
    [
      `-# ${speaker.quote(table)}`,
      ...(standing === null ? [] : [speaker.say(standing)]),
      ...(seat === null ? [] : [`you are **${speaker.seat(seat)}**`]),
    ].join(' · '),
  'play.header': ({ table, game }, { quote }) => `### ${quote(table)}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `You play for **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Nothing to do just now; I will call you.',
  'play.waitingFor': ({ seats }, { seat, list }) => `Next: ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'This game has not begun yet.',
  'play.over': () => 'This game is over.',
  'play.paused': () => 'This game is paused.',
  'play.stuck': (_, { command }) =>
    `A fault of ours keeps this table from going on. Nothing is lost, and it goes on by itself once a corrected version of the bot starts; until then ${command('log')}, ${command('undo')}, ${command('repair')}, ${command('pause')}, ${command('export')} and ${command('game end')} are there.`,
  'play.notOffered': () => 'That is not offered here any more. This is:',
  'play.leftOut': ({ marks }, { say }) =>
    [
      '⚠️ Left out, the rest is kept:',
      ...marks.map(
        ({ label, reason, rule }) =>
          `• **${say(label)}**: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
      ),
    ].join('\n'),
  'play.stoppedAt': ({ token, reason, rule }, { say, quote }) =>
    `⚠️ Stopped at **${quote(token)}**, what stands before it is kept: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.severalMeant': ({ marks }, { quote }) =>
    `This may be any of: ${marks.map((mark) => quote(mark)).join(' · ')}.`,
  'play.tooManyTyped': ({ most }) => `At most ${most} marks are read at once.`,
  'play.stale': () => 'This has been decided already.',
  'play.decided': ({ at, told, by }, { say }) =>
    `Decided at <t:${Math.floor(at / 1000)}:t>${BY[by]}${told.length === 0 ? '.' : `: ${told.map(say).join(' ')}`}`,
  'play.toPresent': () => 'To the present',
  'play.detailsOf': () => 'Details',
  'play.gift': () => 'You would give this for nothing in return. Do you mean it?',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Everything that is shown may be chosen.',
  'play.others': ({ count }, { plural }) =>
    `${count} more ${plural(count, { one: 'question', other: 'questions' })} for you`,
  'play.noTables': (_, { command }) =>
    `You sit at no table. Open one with ${command('game new')}, or join one with its button.`,
  'play.board': () => 'Board',
  'play.hand': () => 'Hand',
  'play.handOf': ({ count }) => `Hand ${count}`,
  'play.more': () => 'More',
  'play.moreTitle': ({ table }, { quote, command }) =>
    `### ${quote(table)}\n${command('orders set')} answers for you ahead · ${command('card')} says what a card does · ${command('rules')} finds a rule · ${command('help')} says what else there is`,
  'play.read': () => 'Read',
  'play.log': () => 'Log',
  'play.other': ({ what }) => `1 more question: ${what}`,
  'play.undo': () => 'Undo',
  'play.refresh': () => 'Refresh',
  'play.open': () => 'Play',
  'board.seat': ({ seat, table }, speaker) => `### ${speaker.quote(table)} · ${speaker.seat(seat)}`,
  'board.place': ({ place, table }, { quote }) => `### ${quote(table)} · ${quote(place)}`,
  'board.noPlace': ({ place }, { quote }) => `There is no system “${quote(place)}” on this board.`,
  'board.noPlaces': (_, { command }) =>
    `No single system of this board can be shown alone. ${command('board')} shows all of it.`,
  'board.noPage': ({ page }, { quote }) => `There is no picture called “${quote(page)}” here.`,
  'board.noPages': (_, { command }) =>
    `This game has no other pictures. ${command('board')} shows the board.`,
  'board.none': () => 'There is no picture of this yet.',
  'board.replayName': () => 'Replay: the game so far',
  'board.replayAlt': ({ moments }, speaker) =>
    `Animated: the game so far in ${moments} ${speaker.plural(moments, { one: 'picture', other: 'pictures' })}. The last one:`,
  'board.early': () => 'Nothing has happened at this table yet: there is no replay to show.',
  'hand.title': ({ table, thread }, { quote }) =>
    `## ${quote(table)}${thread === null ? '' : ` · <#${thread}>`}`,
  'hand.notSeated': () => 'You do not sit at this table, so there is no hand to show.',
  'hand.empty': () => 'You hold nothing that others may not know.',
  'hand.news': ({ facts }, { say }) =>
    `**News for you alone**\n${facts.map((fact) => `• ${say(fact)}`).join('\n')}`,
  'play.deals': () => 'Deals',
  'coach.line': ({ number, of, line }, { say }) => `-# **First game, ${number} of ${of}.** ${say(line)}`,
  'coach.enough': () => 'Enough',
  'explain.asked': ({ prompt }, { say }) => `**What is asked**\n${say(prompt)}`,
  'explain.next': ({ what }, { say }) => `**What follows**\n${say(what)}`,
  'explain.limits': ({ limits }, { say }) => `**Limits here**\n${limits.map((one) => say(one)).join('\n')}`,
  'explain.range': ({ min, max }) => (min === max ? `Exactly ${min}.` : `From ${min} to ${max}.`),
  'explain.unsure': () => '**If unsure**\n[Suggest] only ticks something; nothing is sent.',
  'explain.rule': ({ number, name, text }, { say }) => `-# **${number} ${say(name)}**: ${say(text)}`,
  'remind.sent': () => 'They are being reminded in the thread of the table.',
  'play.yourTables': () => 'You sit at several tables. Which one?',
  'play.chooseTable': () => 'Choose a table',
  'play.waitsForYou': () => 'waits for you',
};
