import type { Texts } from '#core/message.ts';
import type { PlayLexicon } from './lexicon.ts';

export const en: Texts<PlayLexicon> = {
  'router.unknown': (_, { command }) =>
    `That button is from an earlier version of the bot and no longer works. Use ${command('play')} instead.`,
  'router.failed': () => 'Sorry, that went wrong on our side. Nothing of the game is lost; please try again.',
  'play.header': ({ table, game }, { quote }) => `### ${quote(table)}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `You play for **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Nobody asks you anything just now.',
  'play.waitingFor': ({ seats }, { seat, list }) => `The table waits for ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'This game has not begun yet.',
  'play.over': () => 'This game is over.',
  'play.paused': () => 'This game is paused.',
  'play.stuck': (_, { command }) =>
    `A fault of ours keeps this table from going on. Nothing is lost, and it goes on by itself once a corrected version of the bot starts; until then ${command('log')}, ${command('undo')}, ${command('repair')}, ${command('pause')}, ${command('export')} and ${command('game end')} are there.`,
  'play.stale': () => 'That question is past. This is how things stand now:',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Everything that is shown may be chosen.',
  'play.others': ({ count }, { plural }) =>
    `${count} more ${plural(count, { one: 'question', other: 'questions' })} for you`,
  'play.noTables': (_, { command }) =>
    `You sit at no table. Open one with ${command('game new')}, or join one with its button.`,
  'play.board': () => 'Board',
  'play.hand': () => 'Hand',
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
  'remind.sent': () => 'They are being reminded in the thread of the table.',
  'play.yourTables': () => 'You sit at several tables. Which one?',
  'play.chooseTable': () => 'Choose a table',
  'play.waitsForYou': () => 'waits for you',
};
