import type { Texts } from '#core/message.ts';
import { outcomeName } from '../agenda/outcomes.ts';
import { stakes } from '../components/stakes.ts';
import { componentName, namesIn } from '../names/naming.ts';
import { voteKind } from '../presentation/agenda-kind.ts';
import { bar } from './bar.ts';
import type { BallotLexicon } from './lexicon.ts';

const votes = { one: 'голос', few: 'голоса', many: 'голосов', other: 'голоса' };
const DECIDED = { votes: 'Решено голосованием', ability: 'Решено без голосования' };
const FATES = {
  enacted: 'Закон вступил в силу.',
  done: 'Карта сброшена.',
  unfit: 'Голосовать по этой карте нельзя, она сброшена.',
  replaced: 'Карта сброшена, вместо неё берут следующую.',
  repealed: 'Закон больше не действует.',
};

export const ballot: Texts<BallotLexicon> = {
  'ballot.title': ({ agenda, round, number }, speaker) =>
    `§ **${namesIn(speaker).agendas[agenda]}** (раунд ${round}, голосование ${number})`,
  'ballot.again': ({ by }, speaker) => `Голосуют ещё раз из-за карты «${namesIn(speaker).agendas[by]}».`,
  'ballot.kind': ({ agenda, speaker: seat }, speaker) =>
    `${voteKind(speaker, agenda)}. Председатель: ${speaker.seat(seat)}`,
  'ballot.stakes': ({ agenda }, speaker) => stakes(speaker, agenda),
  'ballot.bar': ({ outcome, votes: cast, total, voters, won }, speaker) => {
    const by = voters.map((one) => `${speaker.seat(one.seat)}: ${one.votes}`).join(', ');
    const name = `**${outcomeName(speaker, outcome)}**${won ? ' ✅' : ''}`;
    return `${bar(cast, total)} ${name}: ${cast}${by === '' ? '' : ` (${by})`}`;
  },
  'ballot.candidates': ({ outcomes }, speaker) =>
    `Можно выбрать: ${outcomes.map((outcome) => outcomeName(speaker, outcome)).join(', ')}`,
  'ballot.abstained': ({ seats }, speaker) => `Не отдали голосов: ${seats.map(speaker.seat).join(', ')}`,
  'ballot.waiting': ({ seats, begun }, speaker) => {
    const each = seats.map(
      (one) => `${speaker.seat(one.seat)} (${one.votes} ${speaker.plural(one.votes, votes)})`,
    );
    return `${begun ? 'Ещё голосуют' : 'Порядок голосования'}: ${each.join(' → ')}`;
  },
  'ballot.predicted': ({ predictions }, speaker) => {
    const each = predictions.map(
      ({ seat, component, outcome }) =>
        `${speaker.seat(seat)} «${outcomeName(speaker, outcome)}» (${componentName(speaker, component)})`,
    );
    return `Предсказано: ${each.join(', ')}`;
  },
  'ballot.result': ({ outcome, decided, speaker: seat }, speaker) => {
    const by = decided === 'speaker' ? `Решает председатель, ${speaker.seat(seat)}` : DECIDED[decided];
    return `${by}: **${outcomeName(speaker, outcome)}**`;
  },
  'ballot.fate': ({ fate }) => FATES[fate],
};
