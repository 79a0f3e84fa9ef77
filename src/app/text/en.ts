import type { Texts } from '#core/message.ts';
import { en as ending } from './ending/en.ts';
import type { AppLexicon } from './lexicon.ts';
import { en as repair } from './repair/en.ts';
import { en as seats } from './seats/en.ts';

const answers = { one: 'answer', other: 'answers' };

export const en: Texts<AppLexicon> = {
  ...ending,
  ...repair,
  ...seats,
  'app.malformed': ({ field }, { quote }) =>
    `Something is wrong with “${quote(field)}”: it is missing or not of the right form.`,
  'app.tooLarge': ({ max }) => `That is too long: at most ${max} characters fit.`,
  'app.noTable': () => 'There is no such table. Check its name, or look at the list of your tables.',
  'app.noGame': ({ game }, { quote }) => `There is no game called “${quote(game)}” here.`,
  'app.noSeat': () => 'There is no such seat at this table.',
  'app.noBot': ({ bot, bots }, { list, quote }) =>
    `There is no bot called “${quote(bot)}” for this game. There are: ${list(bots.map((one) => `\`${one}\``))}.`,
  'app.badOptions': ({ reason }, { quote }) => `These options do not fit the game: ${quote(reason)}`,
  'app.notSeated': () => 'You do not sit at this table.',
  'app.notOwner': () => 'Only whoever opened the table may do that. The players can propose it and vote.',
  'app.alreadySeated': () => 'That player already sits at this table.',
  'app.tableFull': ({ seats }) => `All ${seats} seats are taken.`,
  'app.seatCount': ({ seats, allowed }, { list }) =>
    `This game cannot be played by ${seats}. It is for ${list(allowed.map(String))} players: join, invite, or add bots.`,
  'app.noColour': () => 'This game has no such colour.',
  'app.colourTaken': ({ name }, { quote }) => `${quote(name)} has this colour already. Choose another.`,
  'app.seatOrder': ({ seats }) =>
    `Name every seat from 1 to ${seats} once, in the order in which they are to sit.`,
  'app.begun': () => 'This game has already begun.',
  'app.handOverInstead': () =>
    'The game has begun, so the seat cannot just be left. Hand it over to another player or to a bot.',
  'app.notBegun': () => 'This game has not begun yet.',
  'app.isPaused': () => 'This game is paused. It goes on as soon as somebody resumes it.',
  'app.notPaused': () => 'This game is not paused.',
  'app.isOver': () => 'This game is over.',
  'app.isAbandoned': () => 'This game was abandoned.',
  'app.noOrder': () => 'You have no standing order for that.',
  'app.awayPast': () => 'You can be away until some time in the coming 90 days.',
  'app.nobodyWaited': () => 'No person is waited for just now, so there is nobody to remind.',
  'app.nudgedLately': ({ minutes }, { plural }) =>
    `They were reminded less than an hour ago. Try again in ${minutes} ${plural(minutes, { one: 'minute', other: 'minutes' })}.`,
  'app.pace': ({ hours, reminders }, { plural }) =>
    hours === null
      ? `No deadline, ${reminders ? 'gentle reminders' : 'no reminders'}.`
      : `${hours} ${plural(hours, { one: 'hour', other: 'hours' })} for each decision, ${reminders ? 'with reminders' : 'no reminders'}.`,
  'app.paceSame': () => 'That is the pace of this table already.',
  'app.paceByVote': () =>
    'That would leave the others less time, so the table votes on it. You can allow more time at once.',
  'app.noProposal': () => 'There is no such vote at this table.',
  'app.repairUnfit': () =>
    'That repair does not fit this table, or would leave it in an impossible state. What is wrong with it stays untold, since it could give away what is hidden.',
  'app.repairTried': ({ seat, paths }, { seat: name, list, quote }) =>
    `${seat === null ? 'Somebody' : name(seat)} proposed a repair that does not fit (${list(paths.map(quote))}). Nothing was changed.`,
  'app.proposalClosed': () => 'That vote is closed.',
  'app.proposalOutdated': () =>
    'The game has gone on since that was proposed, so it can no longer be done. Propose it again, and pause the game first.',
  'app.noVote': () => 'You have no vote in this.',
  'app.manyVotes': () => 'There are too many open votes at this table. Close some of them first.',
  'app.stillRunning': () =>
    'The game is still going on, and its record would give away the dice and everybody’s hands. Ask again when it is over.',
  'app.stillPlayed': () => 'This game is still going on. It can be played again when it is over.',
  'app.onlyManagers': () => 'Only whoever opened the table or manages the server may do that.',
  'app.fault': ({ incident }) =>
    `Sorry, that went wrong on our side, and the table is as it was before. If you report it, name incident ${incident}.`,
  'app.storeFull': () =>
    'There is no room left to store your move, so it was not made. Everything before it is safe; please try again later.',
  'app.storeBusy': () => 'The store is busy just now, so nothing was changed. Please try again in a moment.',
  'app.storeDown': () =>
    'The store cannot be reached just now, so nothing was changed. Everything before is safe; please try again later.',
  'app.storeUnsettled': () =>
    'The store went away while this was being written, so nobody can say yet whether it counts. Look at the table in a while: what stands there holds.',
  'app.storeAway': () =>
    'The store cannot be reached just now. Nothing is lost; look at the table again in a while.',
  'app.started': ({ commitment }) =>
    `**The game begins.**\n-# All dice and decks follow from a secret seed with the fingerprint \`${commitment}\`. The seed is published at the end, so that everybody can check them.`,
  'app.handed': ({ seat }, speaker) => `The seat is now played by ${speaker.seat(seat)}.`,
  'app.paused': () => 'The game is paused: nobody is waited for, and all deadlines stand still.',
  'app.resumed': () => 'The game goes on. Deadlines run again from where they stood.',
  'app.paceChanged': ({ pace }, { say }) =>
    `The pace changes. ${say(pace)} Nobody is late by it: whoever is asked now has at least the new time in full.`,
  'app.abandoned': () => 'The game was abandoned.',
  'app.undone': ({ seat, answers: count }, { seat: name, plural }) =>
    `${name(seat)} takes back ${count} ${plural(count, answers)}.`,
  'app.undoneByVote': ({ seat, answers: count }, { seat: name, plural }) =>
    `By vote of the table ${name(seat)} goes back: ${count} ${plural(count, { one: 'answer no longer stands', other: 'answers no longer stand' })}. Dice already seen will fall the same again.`,
  'app.repaired': () =>
    'By vote of the table its state was repaired; answers since the last checkpoint are asked again. The dice stay the same.',
  'app.upgraded': ({ answers: count, seats }, { seat, list, plural }) =>
    count === 0
      ? 'The bot was updated; nothing changed at this table.'
      : `The bot was updated, and ${count} ${plural(count, answers)} of ${list(seats.map(seat))} no longer ${plural(count, { one: 'fits', other: 'fit' })} the corrected rules and will be asked again; sorry for the trouble.`,
  'app.migrated': ({ changed, answers: count, seats }, { say, seat, list, plural }) =>
    `The bot was updated, and this table with it: ${list(changed.map(say))}${
      count === 0
        ? '.'
        : `; ${count} ${plural(count, answers)} of ${list(seats.map(seat))} no longer ${plural(count, { one: 'fits', other: 'fit' })} and will be asked again, sorry for the trouble.`
    }`,
  'app.stuck': (_, { command }) =>
    `A fault of ours keeps this table from going on. Nothing is lost, and it goes on by itself once a corrected version of the bot starts. Until then: ${command('log')} tells what happened, ${command('undo')} may lead back to before the fault, ${command('repair')} mends the state, ${command('pause')} stops the clocks, ${command('export')} gives a copy to whoever manages the table, ${command('game end')} closes it.`,
  'app.unstuck': () => 'The fault is gone: this table goes on where it stopped. Thank you for your patience.',
  'app.exported': ({ name }, { quote }) =>
    `${quote(name)} has taken a copy of this table while it is stuck. It holds what is hidden, but not the dice to come.`,
  'app.exportedBy': ({ user }) =>
    `<@${user}> has taken a copy of this table while it is stuck. It holds what is hidden, but not the dice to come.`,
  'app.orderGone': ({ topic }) =>
    `The bot was updated, and “${topic}” is not asked any more: your standing order for it no longer holds.`,
  'app.orderDropped': () => 'You took back an answer of your standing order, so that order no longer holds.',
  'app.proposesRepair': ({ note, paths }, { list, quote }) =>
    `Repair of the table: ${quote(note)} (changes ${list(paths.map(quote))})`,
  'app.proposesUndo': ({ seat }, speaker) =>
    `Let ${speaker.seat(seat)} go back. What was revealed since stays known, and the same dice will fall again.`,
  'app.proposesPause': () => 'Pause the game.',
  'app.proposesResume': () => 'Go on with the game.',
  'app.proposesReplace': ({ seat, name }, speaker) =>
    `Give the seat of ${speaker.seat(seat)} to ${speaker.quote(name)}.`,
  'app.proposesAbandon': () => 'Abandon the game.',
  'app.proposesPace': ({ pace }, { say }) => `Change the pace. ${say(pace)}`,
};
