import type { Texts } from '#core/message.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { stakes } from '../components/stakes.ts';
import { componentName, namesIn } from '../names/naming.ts';
import { voteKind } from '../presentation/agenda-kind.ts';
import { bar } from './bar.ts';
import type { BallotLexicon } from './lexicon.ts';

const votes = { one: 'vote', other: 'votes' };
const DECIDED = { votes: 'by the votes', ability: 'without a vote' };
const FATES = {
  enacted: 'The law is in force.',
  done: 'The card is discarded.',
  unfit: 'It cannot be voted on and is discarded.',
  replaced: 'It is discarded, and another agenda takes its place.',
  repealed: 'It is no longer in force.',
};

export const ballot: Texts<BallotLexicon> = {
  'ballot.title': ({ agenda, round, number }, speaker) =>
    `§ **${namesIn(speaker).agendas[agenda]}** (round ${round}, agenda ${number})`,
  'ballot.again': ({ by }, speaker) => `Put to the vote again by ${namesIn(speaker).agendas[by]}.`,
  'ballot.kind': ({ agenda, speaker: seat }, speaker) =>
    `${voteKind(speaker, agenda)}. Speaker: ${speaker.seat(seat)}`,
  'ballot.stakes': ({ agenda }, speaker) => stakes(speaker, agenda),
  'ballot.bar': ({ outcome, votes: cast, total, voters, won }, speaker) => {
    const by = voters.map((one) => `${speaker.seat(one.seat)}: ${one.votes}`).join(', ');
    const name = `**${outcomeName(speaker, outcome)}**${won ? ' ✅' : ''}`;
    return `${bar(cast, total)} ${name}: ${cast}${by === '' ? '' : ` (${by})`}`;
  },
  'ballot.candidates': ({ outcomes }, speaker) =>
    `Can be elected: ${outcomes.map((outcome) => outcomeName(speaker, outcome)).join(', ')}`,
  'ballot.abstained': ({ seats }, speaker) => `Cast no votes: ${seats.map(speaker.seat).join(', ')}`,
  'ballot.waiting': ({ seats, begun }, speaker) => {
    const each = seats.map(
      (one) => `${speaker.seat(one.seat)} (${one.votes} ${speaker.plural(one.votes, votes)})`,
    );
    return `${begun ? 'Still to vote' : 'Will vote'}: ${each.join(' → ')}`;
  },
  'ballot.predicted': ({ predictions }, speaker) => {
    const each = predictions.map(
      ({ seat, component, outcome }) =>
        `${speaker.seat(seat)} “${outcomeName(speaker, outcome)}” (${componentName(speaker, component)})`,
    );
    return `Predicted: ${each.join(', ')}`;
  },
  'ballot.result': ({ outcome, decided, speaker: seat }, speaker) => {
    const by = decided === 'speaker' ? `by ${speaker.seat(seat)} as speaker` : DECIDED[decided];
    return `Decided ${by}: **${outcomeName(speaker, outcome)}**`;
  },
  'ballot.fate': ({ fate }) => FATES[fate],
};
