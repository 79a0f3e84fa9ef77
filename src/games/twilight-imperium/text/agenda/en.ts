import type { Speaker, Texts } from '#core/message.ts';
import { tallyOf } from '../../tables/outcomes.ts';
import { stakes } from '../components/stakes.ts';
import { componentName, namesIn, planetName } from '../names/naming.ts';
import type { AgendaLexicon } from './lexicon.ts';
import { isElection, outcomeName } from './outcomes.ts';

const votes = { one: 'vote', other: 'votes' };
const WHY = {
  unfit: 'cannot be voted on and is discarded',
  replaced: 'is discarded; the next agenda takes its place',
  done: 'is discarded',
  repealed: 'is no longer in force',
};
const NONE = { abstains: 'abstains', barred: 'may not vote', none: 'has no votes to cast' };

const plan = (speaker: Speaker, planned: { outcome: string | null; votes: number }) => {
  if (planned.outcome === null) return 'abstain';
  const count = planned.votes === 0 ? '' : `, ${planned.votes} ${speaker.plural(planned.votes, votes)}`;
  return `“${outcomeName(speaker, planned.outcome)}”${count}`;
};

export const agenda: Texts<AgendaLexicon> = {
  'fact.agendaRevealed': ({ seat, agenda: id }, speaker) =>
    `${speaker.seat(seat)} reveals the agenda ${namesIn(speaker).agendas[id]}.`,
  'fact.noAgenda': () => 'There is no agenda left to reveal.',
  'fact.agendaDiscarded': ({ agenda: id, why }, speaker) => `${namesIn(speaker).agendas[id]} ${WHY[why]}.`,
  'fact.voteAgain': ({ agenda: id }, speaker) =>
    `${namesIn(speaker).agendas[id]} is put to the vote once more.`,
  'fact.lawEnacted': ({ agenda: id, seat, planet }, speaker) => {
    const name = namesIn(speaker).agendas[id];
    if (seat !== null) return `The law ${name} is in force and belongs to ${speaker.seat(seat)}.`;
    if (planet === null) return `The law ${name} is in force.`;
    return `The law ${name} is in force on ${planetName(speaker, planet)}.`;
  },
  'fact.lawPassed': ({ agenda: id, seat }, speaker) =>
    `${namesIn(speaker).agendas[id]} now belongs to ${speaker.seat(seat)}.`,
  'fact.voted': ({ seat, outcome, count, planets }, speaker) => {
    const with_ = speaker.list(planets.map((planet) => planetName(speaker, planet)));
    const cast = `${speaker.seat(seat)} casts ${count} ${speaker.plural(count, votes)}: ${outcomeName(speaker, outcome)}`;
    return planets.length === 0 ? `${cast}.` : `${cast} (${with_}).`;
  },
  'fact.abstained': ({ seat, why }, speaker) => `${speaker.seat(seat)} ${NONE[why]}.`,
  'fact.votesAdded': ({ seat, count, outcome, total }, speaker) =>
    `${speaker.seat(seat)} adds ${count} ${speaker.plural(count, votes)}: ${outcomeName(speaker, outcome)}, ${total} in all.`,
  'fact.predicted': ({ seat, component, outcome }, speaker) =>
    `${speaker.seat(seat)} predicts “${outcomeName(speaker, outcome)}” (${componentName(speaker, component)}).`,
  'fact.foretold': ({ seat, component }, speaker) =>
    `${speaker.seat(seat)} predicted the outcome: ${componentName(speaker, component)} takes effect.`,
  'fact.speakerDecides': ({ seat, outcome, tied }, speaker) =>
    `${tied ? 'The votes are tied' : 'Nobody has voted'}, and ${speaker.seat(seat)} decides as speaker: “${outcomeName(speaker, outcome)}”.`,
  'fact.outcome': ({ agenda: id, outcome }, speaker) =>
    isElection(id)
      ? `${namesIn(speaker).agendas[id]}: ${outcomeName(speaker, outcome)} is elected.`
      : `${namesIn(speaker).agendas[id]}: the outcome is “${outcomeName(speaker, outcome)}”.`,
  'fact.secretPublished': ({ secret }, speaker) =>
    `${namesIn(speaker).objectives[secret]} is a public objective now.`,
  'fact.planetsReadied': () => 'All planets are readied.',
  'ask.vote': ({ agenda: id, votes: cast }, speaker) => {
    const ask = `How do you vote on ${namesIn(speaker).agendas[id]}?\n${stakes(speaker, id)}`;
    const sums = [...tallyOf(cast)].map(([outcome, count]) => `${outcomeName(speaker, outcome)} ${count}`);
    return sums.length === 0 ? ask : `${ask}\nVotes so far: ${sums.join(', ')}`;
  },
  'ask.votePlanets': ({ outcome }, speaker) =>
    `Which planets do you exhaust to vote for “${outcomeName(speaker, outcome)}”? With none you abstain.`,
  'ask.voteAhead': ({ agenda: id, planned }, speaker) => {
    const now = planned ? ` Decided: ${plan(speaker, planned)}.` : '';
    return `How will you vote on ${namesIn(speaker).agendas[id]}?${now}\n${stakes(speaker, id)}\nOnly you know of it until it is your turn, and until then you can think again.`;
  },
  'ask.voteAheadPlanets': ({ outcome }, speaker) =>
    `Which planets will you exhaust to vote for “${outcomeName(speaker, outcome)}”? With none you abstain. If one of them cannot vote by then, you are asked, unless others may take its place.`,
  'ask.outcome': ({ agenda: id }, speaker) =>
    `The votes do not settle ${namesIn(speaker).agendas[id]}. What do you decide as speaker?\n${stakes(speaker, id)}`,
  'ask.predict': ({ agenda: id, component }, speaker) =>
    `${componentName(speaker, component)}: which outcome of ${namesIn(speaker).agendas[id]} do you predict?\n${stakes(speaker, id)}`,
  'option.outcome': ({ outcome }, speaker) => outcomeName(speaker, outcome),
  'option.abstain': () => 'Abstain',
  'option.undecided': () => 'Decide at my turn',
  'option.otherPlanets': () => 'Others may take the place of planets that cannot vote by then',
  'hand.ahead': ({ agenda: id, planets, others, ...planned }, speaker) => {
    const with_ = planets.map((planet) => planetName(speaker, planet)).join(', ');
    const beside = others ? ', or others' : '';
    return `Your vote on ${namesIn(speaker).agendas[id]}: ${plan(speaker, planned)}${with_ === '' ? '' : ` (${with_}${beside})`}`;
  },
  'sum.votes': ({ outcome, count, of }, speaker) =>
    count === 0
      ? 'You abstain.'
      : `“${outcomeName(speaker, outcome)}” gets ${count} of your ${of} ${speaker.plural(of, votes)}.`,
  'option.voteWith': ({ planet, count }, speaker) => `${planetName(speaker, planet)} (${count})`,
};
