import type { Texts } from '#core/message.ts';
import type { DiscordLexicon } from './lexicon.ts';
import { ranking } from './ranking.ts';

const range = (min: number, max: number) => (min === max ? `${min}` : `${min}–${max}`);

/** How much is asked for: exactly so much, or within bounds. */
const wanted = (min: number, max: number) => `${min === max ? 'needed' : 'allowed'}: ${range(min, max)}`;

export const en: Texts<DiscordLexicon> = {
  'panel.confirm': () => 'Confirm',
  'panel.back': () => 'Back',
  'panel.startOver': () => 'Start over',
  'panel.forMe': () => 'Choose for me',
  'panel.whyNot': () => 'Why not?',
  'panel.previous': () => 'Previous',
  'panel.next': () => 'Next',
  'panel.page': ({ page, pages }) => `Page ${page} of ${pages}`,
  'panel.choosePlaceholder': () => 'Choose one',
  'panel.pickPlaceholder': ({ min, max }) => `Choose ${range(min, max)}`,
  'panel.picked': ({ count, min, max }) => `Chosen: ${count} (${wanted(min, max)})`,
  'panel.chosen': ({ items }, { say, list }) => `Chosen: ${list(items.map(say))}`,
  'panel.total': ({ total, min, max }) => `Total: ${total} (${wanted(min, max)})`,
  'panel.slot': ({ label, given, min, max }, { say }) => `${say(label)}: **${given}** (${range(min, max)})`,
  'panel.tickPlaceholder': () => 'Tick what you want',
  'panel.entry': ({ label, amount, number }, { say }) =>
    amount > 1 ? `${amount} × ${say(label)}` : number > 1 ? `${say(label)} #${number}` : say(label),
  'panel.find': () => 'Find…',
  'panel.showAll': () => 'Show all',
  'panel.notFound': ({ text }, { quote }) => `Nothing on the list is called “${quote(text)}”.`,
  'panel.left': ({ what }, { say }) => `☑ ${say(what)}`,
  'panel.notLeft': ({ what }, { say }) => `☐ ${say(what)}`,
  'panel.everything': () => 'Everything',
  'panel.suggested': () => 'Something is ticked already: confirm it, or change it.',
  'panel.notYet': ({ reason, rule }, { say }) =>
    `⚠️ Not yet: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'panel.amount': ({ amount, min, max }) => `**${amount}** (${range(min, max)})`,
  'panel.enterNumber': () => 'Type a number',
  'panel.about': () => 'About …',
  'panel.aboutHowMuch': ({ most }) => `How much in all, up to ${most}?`,
  'panel.enterText': () => 'Write',
  'panel.markPlaceholder': ({ number }) => `Mark ${number}`,
  'panel.turnPlaceholder': () => 'Which way round?',
  'panel.cellPlaceholder': () => 'Where?',
  'panel.unmark': () => 'Undo last mark',
  'panel.turn': () => 'Turn it',
  'panel.laid': ({ shape, where }, { say }) => `**${say(shape)}** ${say(where)}`,
  'panel.rankPlaceholder': ({ place }) => `Place ${place}`,
  'panel.ranked': ({ items }, { say }) => items.map((item, at) => `${at + 1}. ${say(item)}`).join('\n'),
  'panel.barred': ({ options }, { say }) =>
    options
      .map(
        ({ label, reason, rule }) =>
          `• **${say(label)}**: ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
      )
      .join('\n'),
  'panel.held': ({ answer }) =>
    `You have answered${answer === null ? '' : `: **${answer}**`}. Until everybody has, you may change your answer.`,
  'panel.optional': () => 'You may do this, but nobody waits for it.',
  'panel.noNumber': () => 'That is not a whole number in the range that is asked for.',
  'router.unknown': () =>
    'That button is from an earlier version of the bot and no longer works. Use `/play` instead.',
  'router.failed': () => 'Sorry, that went wrong on our side. Nothing of the game is lost; please try again.',
  'play.header': ({ table, game }) => `### ${table}${game === null ? '' : ` · ${game}`}`,
  'play.seat': ({ seat }, speaker) => `You play for **${speaker.seat(seat)}**.`,
  'play.nothing': () => 'Nobody asks you anything just now.',
  'play.waitingFor': ({ seats }, { seat, list }) => `The table waits for ${list(seats.map(seat))}.`,
  'play.notBegun': () => 'This game has not begun yet.',
  'play.over': () => 'This game is over.',
  'play.paused': () => 'This game is paused.',
  'play.stuck': () =>
    'A fault of ours keeps this table from going on. Nothing is lost, and it goes on by itself once a corrected version of the bot starts; until then /log, /undo, /repair, /pause, /export and /game end are there.',
  'play.stale': () => 'That question is past. This is how things stand now:',
  'play.refused': ({ reason, rule }, { say }) => `⚠️ ${say(reason)}${rule === null ? '' : ` (${rule})`}`,
  'play.failed': ({ reason }, { say }) => `⚠️ ${say(reason)}`,
  'play.nothingBarred': () => 'Everything that is shown may be chosen.',
  'play.others': ({ count }, { plural }) =>
    `${count} more ${plural(count, { one: 'question', other: 'questions' })} for you`,
  'play.noTables': () => 'You sit at no table. Open one with `/game new`, or join one with its button.',
  'play.board': () => 'Board',
  'play.hand': () => 'Hand',
  'play.undo': () => 'Undo',
  'play.refresh': () => 'Refresh',
  'play.open': () => 'Play',
  'command.whichTable': () =>
    'Which table? Use this in the thread of a table, or name one with the `table` option.',
  'command.created': ({ name }) =>
    `The table “${name}” is open, and you have the first seat. Its message is on the way.`,
  'command.noTables': () => 'There is no such table here. Open one with `/game new`.',
  'command.undoByVote': ({ reason }, { say }) => `⚠️ ${say(reason)} Propose it with \`/undo vote:True\`.`,
  'command.undone': () => 'Your last answer is taken back.',
  'command.proposed': () => 'The table votes on it: see the poll in its thread.',
  'command.paused': () => 'The game is paused.',
  'command.resumed': () => 'The game goes on.',
  'command.away': ({ until }) => `Your deadlines wait until <t:${Math.floor(until / 1000)}:f>.`,
  'command.back': () => 'Welcome back. Your deadlines run again.',
  'command.language': () => 'I speak English with you from now on.',
  'command.notFound': () => 'Nothing like that was found. Try fewer or other words.',
  'command.help': () =>
    [
      '## Emissary',
      'I referee long space board games: you decide, I know the rules.',
      '1. `/game new` opens a table. Others press **Join**; bots fill empty seats; **Start** begins.',
      '2. Every table has a thread with its board, what happened, and whom it waits for. Press **Play** there, or use `/play` anywhere.',
      '3. What only you may know comes by direct message, or with `/hand`.',
      '4. `/deal` offers somebody a bargain, where a game has them. `/undo`, `/away`, `/orders`, `/pause` and `/replace` help when life intervenes, `/remind` when others forget; `/log`, `/card` and `/rules` when memory fails.',
      '5. All dice follow from a seed that was fixed before the game. `/verify` proves it afterwards.',
    ].join('\n'),
  'command.verified': ({ draws }, { plural }) =>
    `✅ All is fair: the seed fits its fingerprint, and all ${draws} ${plural(draws, { one: 'draw follows', other: 'draws follow' })} from it.`,
  'command.cheated': ({ problems }) => `⚠️ Something does not fit:\n${problems.slice(0, 10).join('\n')}`,
  'command.stuckRecord': () =>
    'A copy of this table while it is stuck, for whoever mends it. It holds hidden hands: if you play here, do not look. The table has been told that you have it.',
  'command.record': () => 'The record of the game: check it with `emissary verify`.',
  'command.list': ({ tables }, { say }) =>
    tables
      .map(({ name, id, game, status }) => `• **${name}** (\`${id}\`): ${game}, ${say(status)}`)
      .join('\n'),
  'status.lobby': () => 'open',
  'status.playing': () => 'being played',
  'status.paused': () => 'paused',
  'status.over': () => 'over',
  'status.abandoned': () => 'abandoned',
  'table.unknownGame': ({ id }) => id,
  'lobby.title': ({ name, game }) => `## ${name}${game === null ? '' : `\n${game}`}`,
  'lobby.seats': ({ seats, allowed }, { seat, list }) =>
    `${seats.length === 0 ? 'Nobody sits here yet.' : seats.map((at) => `${at + 1}. ${seat(at)}`).join('\n')}\n-# For ${list(allowed.map(String))} players.`,
  'lobby.deadline': ({ hours }, { plural }) =>
    hours === null
      ? 'No deadline.'
      : `${hours} ${plural(hours, { one: 'hour', other: 'hours' })} for each decision.`,
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
  'setup.title': ({ table }) => `### ${table}: how you want to play`,
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
  'lobby.botAdded': ({ name }) => `${name} has taken a seat.`,
  'lobby.started': () => 'The game begins. Its thread hangs on the message above.',
  'table.waiting': ({ seats }, { say, list }) =>
    seats.map(({ who, topics }) => `▶ ${who}: ${list(topics.map(say))}`).join('\n'),
  'table.nobody': () => 'Nobody is waited for.',
  'table.remind': ({ who, topic, at }, { say }) =>
    `⏰ ${who}, the table waits for you: ${say(topic)}. Time is up <t:${Math.floor(at / 1000)}:R>.`,
  'table.closedDm': ({ who }) =>
    `${who}, your direct messages are closed, so your hand cannot be sent there. Use \`/hand\` and \`/play\` here: only you see the answers. Once you have opened them, press **Play**, and it comes there.`,
  'table.incident': ({ incident }) =>
    `Sorry, something went wrong on our side (incident ${incident}). The table is as it was before; if it does not go on, propose a repair with \`/repair\`.`,
  'table.over': ({ winners, scores }, { seat, list }) => {
    const won = `${list(winners.map(seat))} ${winners.length === 1 ? 'wins' : 'win'}`;
    const places = ranking(winners, scores).map((at) => `${seat(at)}: ${scores[at]}`);
    return [`## ${winners.length === 0 ? 'The game is over, without a winner' : won}`, ...places].join('\n');
  },
  'table.seed': ({ seed, commitment }) =>
    `-# The seed of all dice and decks was \`${seed}\`; its SHA-256 is the fingerprint from the start, \`${commitment}\`. \`/verify\` checks every draw.`,
  'table.newThread': () => 'The former thread of this table is gone; the game goes on here. Nothing is lost.',
  'board.seat': ({ seat, table }, speaker) => `### ${table} · ${speaker.seat(seat)}`,
  'board.place': ({ place, table }) => `### ${table} · ${place}`,
  'board.noPlace': ({ place }) => `There is no system “${place}” on this board.`,
  'board.noPlaces': () => 'No single system of this board can be shown alone. `/board` shows all of it.',
  'board.noPage': ({ page }) => `There is no picture called “${page}” here.`,
  'board.noPages': () => 'This game has no other pictures. `/board` shows the board.',
  'board.none': () => 'There is no picture of this yet.',
  'board.replayName': () => 'Replay: the game so far',
  'board.replayAlt': ({ moments }, speaker) =>
    `Animated: the game so far in ${moments} ${speaker.plural(moments, { one: 'picture', other: 'pictures' })}. The last one:`,
  'board.early': () => 'Nothing has happened at this table yet: there is no replay to show.',
  'hand.title': ({ table, thread }) => `## ${table}${thread === null ? '' : ` · <#${thread}>`}`,
  'hand.notSeated': () => 'You do not sit at this table, so there is no hand to show.',
  'hand.empty': () => 'You hold nothing that others may not know.',
  'hand.news': ({ facts }, { say }) =>
    `**News for you alone**\n${facts.map((fact) => `• ${say(fact)}`).join('\n')}`,
  'deal.title': ({ table }) => `### ${table}: deals`,
  'deal.letter': ({ table, facts }, { say }) =>
    [`### ${table}`, ...facts.map((fact) => `• ${say(fact)}`)].join('\n'),
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
  'play.deals': () => 'Deals',
  'log.news': ({ table }) => `### ${table}: since your last look`,
  'log.all': ({ table }) => `### ${table}: all that happened`,
  'log.at': ({ at }) => `-# <t:${Math.floor(at / 1000)}:f>`,
  'log.told': ({ fact }, { say }) => `• ${say(fact)}`,
  'log.secret': ({ fact }, { say }) => `• 🔒 ${say(fact)}`,
  'log.byDeadline': ({ seat }, speaker) => `-# The time of ${speaker.seat(seat)} was up.`,
  'log.byOrder': () => '-# By your standing order.',
  'log.nothingNew': () => 'Nothing has happened since your last look.',
  'log.empty': () => 'Nothing has happened at this table yet.',
  'log.showAll': () => 'From the beginning',
  'orders.none': () =>
    'You have no standing orders at this table. `/orders set` makes one: the table then answers for you.',
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
  'orders.choice': ({ answers }, { say, list }) =>
    `always ${list(answers.map((answer) => `“${say(answer)}”`))}`,
  'orders.prefer': ({ answers }, { say }) =>
    `the first that is possible: ${answers.map((answer) => `“${say(answer)}”`).join(', then ')}`,
  'orders.answer': ({ answer }) => `\`${answer}\``,
  'orders.set': ({ topic, does, uses }, { say, plural }) =>
    `From now on I answer for you when it comes to ${say(topic)}: ${say(does)}${uses === null ? '' : `, ${uses} ${plural(uses, { one: 'time', other: 'times' })}`}. Where that does not fit, I ask you. Nobody else learns of it.`,
  'orders.cleared': ({ topic }, { say }) => `I ask you again when it comes to ${say(topic)}.`,
  'orders.unknownTopic': ({ topic }) =>
    `Nothing in this game is called “${topic}”. Choose from the list that appears while you type.`,
  'orders.notAsked': ({ topic }, { say }) =>
    `You are not asked about this now: **${say(topic)}**. So its answers have no names yet. Leave the answers out for the harmless one, or set the order when you are asked.`,
  'orders.notOffered': ({ answer }) =>
    `“${answer}” is not among the answers. Choose from the list that appears while you type.`,
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
  'orders.noCase': ({ answer, some }) =>
    some
      ? `“${answer}” is no case of this. Choose from the list that appears while you type, several with commas.`
      : 'There are no cases to tell apart here: leave them out.',
  'orders.noHappening': ({ answer }) =>
    `I cannot tell when this has happened: “${answer}”. Choose from the list that appears while you type.`,
  'replace.whom': () => 'Say who is to have the seat: a person or a bot, one of the two.',
  'replace.noSeat': ({ seat }) => `There is no seat “${seat}” at this table. Choose from the list.`,
  'replace.isApp': () => 'A Discord app cannot play. Choose a person, or one of my bots with `bot`.',
  'replace.done': ({ name }) => `The seat belongs to ${name} now.`,
  'repair.title': () => 'Repair the table',
  'repair.note': () => 'What is wrong, for the others',
  'repair.patch': () => 'The change, as JSON Patch (RFC 6902)',
  'repair.hint': () => '[{"op": "replace", "path": "/…", "value": 0}]',
  'repair.notJson': () =>
    'That is not JSON. A repair is a list of changes, like `[{"op": "replace", "path": "/turn/seat", "value": 0}]`.',
  'remind.sent': () => 'They are being reminded in the thread of the table.',
  'info.options': ({ options }) =>
    `Options: ${options.map(([name, value]) => `\`${name}:${value}\``).join(' ')}`,
  'info.owner': ({ who, since }) => `Opened by ${who} <t:${Math.floor(since / 1000)}:R>.`,
  'info.status': ({ status, id }, { say }) => `Table \`${id}\`: ${say(status)}.`,
  'info.seat': ({ seat, who, isBot, away }) =>
    `${seat + 1}. ${who}${isBot ? ' (bot)' : ''}${away === null ? '' : `, away until <t:${Math.floor(away / 1000)}:f>`}`,
  'info.commitment': ({ commitment }) =>
    `-# Fingerprint of the dice (SHA-256 of their seed): \`${commitment}\``,
  'options.unknown': ({ name, known }, { list }) =>
    `This game has no option “${name}”. It has: ${list(known)}.`,
  'options.bad': ({ name, value, allowed }) =>
    `“${value}” does not fit the option “${name}”. It takes: ${allowed}.`,
  'options.malformed': ({ example }) =>
    `I read options as pairs, like \`${example}\`, or as JSON. That is neither.`,
  'options.manyBots': ({ most }, { plural }) =>
    `With you at the table there is room for ${most} ${plural(most, { one: 'bot', other: 'bots' })}.`,
  'permission.missing': ({ permissions, link }, { say, list }) =>
    `Hello! I am here, but this server does not yet allow me all I need for a table: ${list(permissions.map((one) => `**${say(one)}**`))}. Whoever manages the server can [give it to me with one click](${link}). Then \`/help\` shows how to begin.`,
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
  'welcome.text': () =>
    [
      '## Welcome, captain!',
      'I referee long space board games: you decide, I know the rules. Take a seat, and bots fill the others: the game begins at once, and there is no hurry.',
      '-# Playing with friends? `/game new` opens a table for them. `/help` tells the rest.',
    ].join('\n'),
  'welcome.play': ({ game }, { say }) => `Play ${say(game)} with bots`,
  'welcome.begun': () =>
    'Your game has begun. Its board and its story are in the thread that opens here; your first decision is just below, and only you see it.',
  'welcome.back': () => 'You are in the midst of a game with bots. This is how it stands:',
  'play.yourTables': () => 'You sit at several tables. Which one?',
  'play.chooseTable': () => 'Choose a table',
  'play.waitsForYou': () => 'waits for you',
  'command.carried': () => 'Your vote was enough: it is carried.',
  'command.voteFailed': ({ reason }, { say }) => `⚠️ It was carried, but cannot be done: ${say(reason)}`,
  'command.notSeated': () => 'You do not sit at this table.',
  'command.openTable': () => 'Open a table',
  'table.nudge': ({ who, topics }, { say, list }) =>
    `🔔 ${who}, the others wait for you: ${list(topics.map(say))}.`,
  'vote.opened': ({ who, own, what, needed, voters, waited, given: { yes, no } }, { say, list }) =>
    `🗳️ ${who} proposes: ${say(what)}\n${waited.length === 0 ? '' : `${list(waited)}, what do you say?\n`}-# Decided by ${needed} of the ${voters} people who have a vote; votes of others do not count.${own ? ' Whoever proposes it is counted as a yes already.' : ''}${yes + no > Number(own) ? ` Votes given so far stand: ${yes} for, ${no} against.` : ''}`,
  'vote.noPoll': () =>
    'I may not create polls here, so nobody can vote. Let somebody who keeps this server give me the permission *Create polls*, then propose it again.',
  'vote.notYours': ({ who }) =>
    `${who}, thank you for your interest, but only those who sit at this table decide here (and nobody about their own seat), so your vote is not counted.`,
  'vote.yes': () => 'Yes',
  'vote.no': () => 'No',
  'vote.result': ({ what, status }, { say }) =>
    `${say(what)}\n${{ passed: '✅ Carried.', rejected: '❌ Rejected.', failed: '⚠️ Carried, but it can no longer be done.' }[status]}`,
};
