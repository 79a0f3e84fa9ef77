import type { Speaker, Texts } from '#core/message.ts';
import type { Author, SeatHolder } from '#core/record.ts';
import type { SeatsLexicon } from './lexicon.ts';

type Quote = Speaker['quote'];

const date = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;
const relative = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;

/** Somebody by the name they had at the time, and who that was. */
const holder = ({ user, name }: SeatHolder, quote: Quote) =>
  user === null ? `**${quote(name)}** (bot)` : `**${quote(name)}** (<@${user}>)`;
const author = ({ user, name }: Author, quote: Quote) =>
  name === null ? `<@${user}>` : `**${quote(name)}** (<@${user}>)`;

export const en: Texts<SeatsLexicon> = {
  'app.seatHanded': ({ seat, from, to, by, right }, { quote }) =>
    `Seat ${seat + 1}: ${holder(from, quote)} → ${holder(to, quote)}, ${
      {
        own: `by the word of ${author(by, quote)}`,
        vote: `by vote of the table, proposed by ${author(by, quote)}`,
        notice: `after a missed deadline and a day’s notice from ${author(by, quote)}`,
        returned: `given back by vote of the table after an objection by ${author(by, quote)}`,
      }[right]
    }.`,
  'app.seatOffered': ({ seat, from, to, by, right, lapsesAt }, { quote }) =>
    `Seat ${seat + 1}, ${holder(from, quote)}: ${
      {
        own: `offered to ${holder(to, quote)} by ${author(by, quote)}`,
        vote: `by vote of the table, proposed by ${author(by, quote)}, free for ${holder(to, quote)}`,
        notice: `after a missed deadline and a day’s notice from ${author(by, quote)}, free for ${holder(to, quote)}`,
      }[right]
    }. It changes hands as soon as it is taken, and not otherwise; the offer lapses ${relative(lapsesAt)}.`,
  'app.seatDeclined': ({ seat, from, to, by }, { quote }) =>
    `Seat ${seat + 1} stays with ${holder(from, quote)}: ${holder(to, quote)} does not take it. (Asked by ${author(by, quote)}.)`,
  'app.substituteWanted': ({ seat, from, by, right, lapsesAt }, { quote }) =>
    `A substitute is wanted for seat ${seat + 1} (${holder(from, quote)}). ${
      right === 'own'
        ? `${author(by, quote)} cannot go on: whoever says yes first sits there at once.`
        : `It has missed its time, and ${author(by, quote)} asks for somebody: whoever says yes has it after a day, unless its holder comes back.`
    } For anybody who has seen no hand of this table, until ${date(lapsesAt)}.`,
  'app.callStands': () => 'A substitute is asked for already.',
  'app.callOver': ({ seat, from, why }, { quote }) =>
    `Seat ${seat + 1} stays with ${holder(from, quote)}: ${why === 'lapsed' ? 'nobody has taken it in time' : 'no substitute is needed any more'}.`,
  'app.offerLapsed': ({ seat, from, to, by }, { quote }) =>
    `Seat ${seat + 1} stays with ${holder(from, quote)}: ${holder(to, quote)} has not taken it in time. (Asked by ${author(by, quote)}.)`,
  'app.offerWithdrawn': ({ seat, from, to, by }, { quote }) =>
    `Seat ${seat + 1} stays with ${holder(from, quote)}: the offer of ${author(by, quote)} to ${holder(to, quote)} is withdrawn.`,
  'app.noticeGiven': ({ seat, from, to, by, dueAt }, { quote }) =>
    `${holder(from, quote)}, are you still there? Seat ${seat + 1} has missed its time, and ${author(by, quote)} gives it to ${holder(to, quote)} ${relative(dueAt)} (${date(dueAt)}), unless you answer or object until then.`,
  'app.noticeOff': ({ seat, from, to, by, why }, { quote }) =>
    `Seat ${seat + 1} stays with ${holder(from, quote)}, who ${
      {
        answered: 'is back',
        objected: 'objects',
        withdrawn: 'is waited for after all',
      }[why]
    }: the notice of ${author(by, quote)} in favour of ${holder(to, quote)} is off.`,
  'app.offeredToYou': ({ table, seat, from, to, by, right, dueAt }, { quote }) =>
    `### ${quote(table)}\n${quote(to.name)}, seat ${seat + 1} of this table (${holder(from, quote)}) is yours if you want it: ${
      {
        own: `${author(by, quote)} offers it to you`,
        vote: 'its players have voted for you',
        notice: `${author(by, quote)} asks you to take it over`,
      }[right]
    }. Nobody is seated without their own yes.${
      dueAt === null
        ? ''
        : `\n-# It would be yours ${relative(dueAt)}, unless whoever sits there comes back until then.`
    }`,
  'app.noticeToYou': ({ table, seat, from, to, by, dueAt }, { quote }) =>
    `### ${quote(table)}\n${quote(from.name)}, your seat ${seat + 1} has missed its time. ${author(by, quote)} gives it to ${holder(to, quote)} ${relative(dueAt)} (${date(dueAt)}). Answer what you are asked, or press the button below, and it stays yours.`,
  'app.replacedYou': ({ table, seat, from, to, by, right }, { quote }) =>
    `### ${quote(table)}\n${quote(from.name)}, seat ${seat + 1} was handed to ${holder(to, quote)}: ${
      {
        own: `by the word of ${author(by, quote)}`,
        vote: `by vote of the table, proposed by ${author(by, quote)}`,
        notice: `after a missed deadline and a day’s notice from ${author(by, quote)}`,
        returned: `by vote of the table after an objection by ${author(by, quote)}`,
      }[right]
    }.${right === 'vote' || right === 'notice' ? ' If that is not right, object: the table then votes on giving it back to you.' : ' Thank you for having played it.'}`,
  'app.notYourSeat': () =>
    'A seat is given away by who sits there. For the others there is a vote; after a missed deadline whoever opened the table can give a day’s notice.',
  'app.sawOtherHands': ({ name }, { quote }) =>
    `${quote(name)} has sat in another seat of this table, or has seen its hands, and so cannot take this one.`,
  'app.notMissed': ({ days }, { plural }) =>
    `That seat has not missed its time. Notice can be given only to somebody for whom a deadline has answered since their last own answer, or, where there is no deadline, after ${days} ${plural(days, { one: 'day', other: 'days' })} of waiting for them. Until then there is the vote.`,
  'app.soleVoter': () =>
    'Only one other person sits at this table, and one vote is no vote of the table. Their seat can be given away by themselves, or with a day’s notice after a missed deadline.',
  'app.transferPending': ({ name }, { quote }) => `That seat is already on its way to ${quote(name)}.`,
  'app.transferGone': () => 'That offer no longer stands. The seat stays as it is.',
  'app.notForYou': () => 'That is not for you to decide.',
  'app.noObjection': ({ days }, { plural }) =>
    `There is nothing for you to object to here: an objection is possible for ${days} ${plural(days, { one: 'day', other: 'days' })}, while whoever replaced you still sits there.`,
  'app.objectedBefore': () => 'You have objected to this already; the table has the word.',
  'app.undoOfOther': () =>
    'That answer was given by whoever sat here before you, so it is not yours to take back. The table may vote on it.',
  'app.proposesSeat': ({ seat, from, to }, { quote }) =>
    `Give the seat of ${quote(from)} (${seat + 1}) to ${quote(to)}.`,
  'app.proposesReturn': ({ seat, from, to }, { quote }) =>
    `Give seat ${seat + 1} back to ${quote(to)}, in place of ${quote(from)}.`,
};
