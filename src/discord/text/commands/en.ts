import type { Texts } from '#core/message.ts';
import type { CommandsLexicon } from './lexicon.ts';

export const en: Texts<CommandsLexicon> = {
  'command.whichTable': () =>
    'Which table? Use this in the thread of a table, or name one with the `table` option.',
  'command.created': ({ name }, { quote }) =>
    `The table “${quote(name)}” is open, and you have the first seat. Its message is on the way.`,
  'command.noTables': (_, { command }) =>
    `There is no such table here. Open one with ${command('game new')}.`,
  'command.undoByVote': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'command.undone': () => 'Your last answer is taken back.',
  'command.proposed': () => 'The table votes on it: see the poll in its thread.',
  'command.paused': () => 'The game is paused.',
  'command.resumed': () => 'The game goes on.',
  'command.away': ({ until }) => `Your deadlines wait until <t:${Math.floor(until / 1000)}:f>.`,
  'command.back': () => 'Welcome back. Your deadlines run again.',
  'command.language': () => 'I speak English with you from now on.',
  'command.notFound': () => 'Nothing like that was found. Try fewer or other words.',
  'command.help': (_, { command }) =>
    [
      '## Emissary',
      'I referee long board games by post: you decide, I know the rules. Press a command here, and it stands in your line to be sent.',
      `**Play** · ${command('game new')} opens a table, bots fill empty seats · ${command('play')} is what you are asked, anywhere · ${command('hand')} is what only you may know · ${command('game list')} finds your tables`,
      `**Look** · ${command('board')} · ${command('status')} · ${command('log')} tells what happened · ${command('card')} and ${command('rules')} say what is printed, also with slips of the pen · ${command('odds')} weighs a battle`,
      `**Talk and deal** · ${command('deal')} makes an offer, where a game has deals · ${command('remind')} nudges whoever is waited for`,
      `**Take back** · ${command('undo')} your last answer, or ask the table · ${command('repair')} mends what went wrong at the table`,
      `**Away** · ${command('away')} stops your deadlines · ${command('orders set')} answers for you · ${command('pause')} and ${command('pace')} are the table's · ${command('replace')} hands a seat on`,
      `**End** · ${command('game end')} · ${command('verify')} proves that all dice were fixed before the start · ${command('export')} keeps the record`,
      `-# ${command('language')} changes the language I speak with you.`,
    ].join('\n'),
  'command.verified': ({ draws }, { plural }) =>
    `✅ All is fair: the seed fits its fingerprint, and all ${draws} ${plural(draws, { one: 'draw follows', other: 'draws follow' })} from it.`,
  'command.cheated': ({ problems }, { quote }) =>
    `⚠️ Something does not fit:\n${problems.slice(0, 10).map(quote).join('\n')}`,
  'command.stuckRecord': () =>
    'A copy of this table while it is stuck, for whoever mends it. It holds hidden hands: if you play here, do not look. The table has been told that you have it.',
  'command.record': () => 'The record of the game: check it with `emissary verify`.',
  'command.list': ({ tables }, { say, quote }) =>
    tables
      .map(({ name, id, game, status }) => `• **${quote(name)}** (\`${id}\`): ${game}, ${say(status)}`)
      .join('\n'),
  'deal.title': ({ table }, { quote }) => `### ${quote(table)}: deals`,
  'deal.none': () => 'Nobody makes deals in this game.',
  'deal.nothing': () => 'Nothing is offered to you or by you.',
  'deal.notNow': ({ when }, { say }) => `You cannot offer anything right now. ${say(when)}`,
  'deal.notWith': ({ seat: other }, { seat }) => `You cannot make a deal with ${seat(other)} now.`,
  'deal.withBot': ({ seat: other }, { seat }) => `${seat(other)} is a bot, and bots make no deals.`,
  'deal.withWhom': () => 'Say in `with` whom you want to deal with.',
  'deal.unclear': ({ unknown, short }, { quote }) =>
    [
      ...(unknown.length === 0 ? [] : [`⚠️ Not understood: ${unknown.map(quote).join(', ')}.`]),
      ...(short.length === 0 ? [] : [`⚠️ More than there is: ${short.map(quote).join(', ')}.`]),
      'Check the terms before you confirm them.',
    ].join('\n'),
  'deal.gone': () => 'That offer no longer stands as it was. This is how things are now.',
  'deal.made': () => '✅ The offer is made. **Deals** shows it for as long as it stands.',
  'deal.onlyBots': () => 'Everybody else at this table is a bot, and bots make no deals.',
  'deal.done': () => '✅ Done.',
  'deal.offerTo': () => 'Make an offer to …',
  'deal.accept': () => 'Accept',
  'deal.counter': () => 'Counter-offer',
  'deal.decline': () => 'Decline',
  'deal.change': () => 'Change',
  'deal.withdraw': () => 'Take back',
  'orders.none': (_, { command }) =>
    `You have no standing orders at this table. ${command('orders set')} makes one: the table then answers for you.`,
  'orders.list': ({ orders }, { say, plural }) =>
    [
      '**Your standing orders** (nobody else learns of them)',
      ...orders.map(
        ({ topic, does, uses }) =>
          `• **${say(topic)}**: ${say(does)}${uses === null ? '' : ` (${uses} more ${plural(uses, { one: 'time', other: 'times' })})`}`,
      ),
    ].join('\n'),
  'orders.fallback': () => 'the harmless answer, as the table would give it',
  'orders.all': () => 'always as much as possible',
  'orders.plan': () => 'as my own player would, which is what **Suggest** shows',
  'orders.choice': ({ answers }, { say, list }) =>
    `always ${list(answers.map((answer) => `“${say(answer)}”`))}`,
  'orders.prefer': ({ answers }, { say }) =>
    `the first that is possible: ${answers.map((answer) => `“${say(answer)}”`).join(', then ')}`,
  'orders.answer': ({ answer }, { quote }) => quote(answer),
  'orders.set': ({ topic, does, uses }, { say, plural }) =>
    `From now on I answer for you when it comes to ${say(topic)}: ${say(does)}${uses === null ? '' : `, ${uses} ${plural(uses, { one: 'time', other: 'times' })}`}. Where that does not fit, I ask you. Nobody else learns of it.`,
  'orders.cleared': ({ topic }, { say }) => `I ask you again when it comes to ${say(topic)}.`,
  'orders.unknownTopic': ({ topic }, { quote }) =>
    `Nothing in this game is called “${quote(topic)}”. Choose from the list that appears while you type.`,
  'orders.notAsked': ({ topic }, { say }) =>
    `You are not asked about this now: **${say(topic)}**. So its answers have no names yet. Leave the answers out for the harmless one, or set the order when you are asked.`,
  'orders.notOffered': ({ answer }, { quote }) =>
    `“${quote(answer)}” is not among the answers. Choose from the list that appears while you type.`,
  'orders.onlyFallback': () =>
    'No fixed answer can be given for a question like this. Leave the answers out, and I give the harmless one.',
  'orders.bound': ({ does, only, except, otherwise, until }, { say }) =>
    [
      say(does),
      ...(only.length > 0 ? [`only for ${only.map(say).join(', ')}`] : []),
      ...(except.length > 0 ? [`but not for ${except.map(say).join(', ')}`] : []),
      ...(otherwise ? ['else the harmless answer'] : []),
      ...(until ? [`until ${say(until)}`] : []),
    ].join('; '),
  'orders.noCase': ({ answer, some }, { quote }) =>
    some
      ? `“${quote(answer)}” is no case of this. Choose from the list that appears while you type, several with commas.`
      : 'There are no cases to tell apart here: leave them out.',
  'orders.noHappening': ({ answer }, { quote }) =>
    `I cannot tell when this has happened: “${quote(answer)}”. Choose from the list that appears while you type.`,
  'replace.whom': () => 'Say who is to have the seat: a person or a bot, one of the two.',
  'replace.noSeat': ({ seat }, { quote }) =>
    `There is no seat “${quote(seat)}” at this table. Choose from the list.`,
  'replace.isApp': () => 'A Discord app cannot play. Choose a person, or one of my bots with `bot`.',
  'replace.done': ({ name }, { quote }) => `The seat belongs to ${quote(name)} now.`,
  'repair.title': () => 'Repair the table',
  'repair.note': () => 'What is wrong, for the others',
  'repair.patch': () => 'The change, as JSON Patch (RFC 6902)',
  'repair.hint': () => '[{"op": "replace", "path": "/…", "value": 0}]',
  'repair.notJson': () =>
    'That is not JSON. A repair is a list of changes, like `[{"op": "replace", "path": "/turn/seat", "value": 0}]`.',
  'command.carried': () => 'Your vote was enough: it is carried.',
  'command.voteFailed': ({ reason }, { say }) => `⚠️ It was carried, but cannot be done: ${say(reason)}`,
  'command.notSeated': () => 'You do not sit at this table.',
  'command.openTable': () => 'Open a table',
  'odds.noBattles': () => 'There are no battles to weigh in this game.',
  'odds.noBoard': () => 'There is no board to attack from yet. Name both sides instead.',
  'odds.noPlace': ({ place }, { quote }) =>
    `“${quote(place)}” is nowhere to attack. Choose from the list that appears while you type.`,
  'odds.needed': () =>
    'Name a `system` to attack, or both sides: `attacker` and `defender`, such as “2 cruisers, carrier”.',
  'odds.unknownUnits': ({ unknown, units }, { say, list, quote }) =>
    `Not understood: ${unknown.map(quote).join(', ')}. There are: ${list(units.map(say))}.`,
};
