import type { Texts } from '#core/message.ts';
import type { SeatsLexicon } from './lexicon.ts';

const date = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;
const relative = (at: number) => `<t:${Math.floor(at / 1000)}:R>`;

export const en: Texts<SeatsLexicon> = {
  'seat.take': () => 'Take the seat',
  'seat.decline': () => 'No, thank you',
  'seat.keep': () => 'I am here: keep my seat',
  'seat.object': () => 'Object: let the table vote',
  'seat.call': () => 'I cannot go on: call a substitute',
  'seat.callFor': () => 'Call a substitute for somebody who missed their time',
  'seat.called': () =>
    'A substitute is asked for, in the thread and beside the table’s announcement. Until somebody says yes nothing changes.',
  'seat.callFrom': ({ table }, { quote }) => `-# Table: ${quote(table)}`,
  'seat.wanted': ({ seat, lapsesAt }, speaker) =>
    `${speaker.seat(seat)}: a substitute is wanted, until <t:${Math.floor(lapsesAt / 1000)}:d>`,
  'seat.taken': (_, { command }) =>
    `The seat is yours. Welcome! ${command('play')} shows what you are asked, ${command('hand')} what you hold.`,
  'seat.takenLater': ({ at }) =>
    `Thank you. The seat is yours ${relative(at)}, unless whoever sits there comes back until then.`,
  'seat.declined': () => 'The seat stays as it is.',
  'seat.kept': () => 'Welcome back: the seat stays yours, and the table is told so.',
  'seat.offered': ({ name }, { quote }) =>
    `The seat is offered to ${quote(name)}. It changes hands as soon as they take it; until then nothing changes.`,
  'seat.noticed': ({ name, at }, { quote }) =>
    `Notice is given. The seat goes to ${quote(name)} ${relative(at)}, unless whoever sits there answers or objects. The table and both of them are told.`,
  'seat.gone': ({ table, seat, name }, { quote }) =>
    `### ${quote(table)}\nSeat ${seat + 1} was handed on to **${quote(name)}**. This panel is closed: its buttons do nothing any more.`,
  'end.ask': ({ table, way }, { quote }) =>
    `### End “${quote(table)}”?\n${
      {
        lobby: 'The table is closed, and whoever has joined it gets up. That cannot be taken back.',
        alone:
          'Nobody else has played a move, so your word is enough. The game ends at once, without a winner. For a day you (or a vote of the players) can take that back, and it goes on exactly where it stood; then the seed of its dice is published, and it is final.',
        deserted:
          'Nobody has answered here for 30 days, so your word is enough. The game ends at once, without a winner. For a day anybody who plays here can take that back, and it goes on exactly where it stood; then the seed of its dice is published, and it is final.',
        vote: 'Others play here, too, so the table decides: this puts it to the vote. If it is carried, the game ends without a winner. For a day a vote can take that back, and it goes on exactly where it stood; then the seed of its dice is published, and it is final.',
      }[way]
    }`,
  'end.confirm': () => 'End the game',
  'end.done': ({ until }) =>
    `The game is ended. Until ${date(until)} that can be taken back; then the seed is published.`,
  'end.pending': ({ until }, { command }) =>
    `This game was ended. Until ${date(until)} that can be taken back with ${command('game end')}, and it goes on exactly where it stood.`,
  'end.takeBack': () => 'Take it back: go on',
  'end.restored': () => 'The game goes on where it stood.',
  'vote.propose': () => 'Ask the table',
};
