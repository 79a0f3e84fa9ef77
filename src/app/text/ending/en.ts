import type { Speaker, Texts } from '#core/message.ts';
import type { Author } from '#core/record.ts';
import type { EndingLexicon } from './lexicon.ts';

const date = (at: number) => `<t:${Math.floor(at / 1000)}:f>`;
const author = ({ user, name }: Author, quote: Speaker['quote']) =>
  name === null ? `<@${user}>` : `**${quote(name)}** (<@${user}>)`;

export const en: Texts<EndingLexicon> = {
  'app.ended': ({ by, how, until }, { quote }) =>
    `**The game was ended** ${
      {
        alone: `by ${author(by, quote)}; nobody else had played a move`,
        deserted: `by ${author(by, quote)}; nobody had played for 30 days`,
        vote: `by vote of the table, proposed by ${author(by, quote)}`,
      }[how]
    }. Until ${date(until)} that can be taken back, and the table goes on exactly where it stood. Only then is the seed of the dice published.`,
  'app.endFinal': () =>
    'The day is over, and nobody took it back: the game stays ended. Thank you for playing.',
  'app.restored': ({ by, how }, { quote }) =>
    `**The game goes on** where it stood: its end was taken back by ${how === 'vote' ? `vote of the table, proposed by ${author(by, quote)}` : author(by, quote)}. Deadlines run on as if nothing had happened.`,
  'app.endByVote': () =>
    'Others have played here, so no one person ends this game: the table votes on it. (Only if nobody has answered for 30 days can whoever opened it, or keeps the server, end it alone.)',
  'app.endedLately': ({ until }) =>
    `This game was ended, and that can be taken back until ${date(until)}. Its seed and its record are published after that.`,
  'app.notRestorable': () =>
    'There is no end to take back here: that is possible for a day after a game was ended.',
  'app.restoreByVote': () => 'Whether the game goes on is for the table to decide by vote.',
  'app.openerOnly': () => 'Only whoever opened the table may do that.',
  'app.proposesRestore': () => 'Take the end back and go on with the game.',
};
