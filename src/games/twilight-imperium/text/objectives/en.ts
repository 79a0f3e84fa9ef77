import type { Texts } from '#core/message.ts';
import { conditionOf } from '../components/index.ts';
import { namesIn } from '../names/naming.ts';
import type { ObjectivesLexicon } from './lexicon.ts';

const POOLS = { tactic: 'Tactic pool', strategy: 'Strategy pool' };
const points = { one: 'point', other: 'points' };
const units = { one: 'damaged unit is', other: 'damaged units are' };
const tokens = { one: 'command token', other: 'command tokens' };

export const objectives: Texts<ObjectivesLexicon> = {
  'fact.statusPhase': ({ round }) => `The status phase of round ${round} begins.`,
  'fact.objectiveRevealed': ({ objective }, speaker) =>
    `A new public objective: ${namesIn(speaker).objectives[objective]} (${conditionOf(speaker, objective)}).`,
  'fact.objectivesSpent': () => 'No public objective is left to reveal: the game is over.',
  'fact.objectiveScored': ({ seat, objective }, speaker) =>
    `${speaker.seat(seat)} scores ${namesIn(speaker).objectives[objective]}.`,
  'fact.secretDrawn': ({ seat }, speaker) => `${speaker.seat(seat)} draws a secret objective.`,
  'fact.secretSeen': ({ secret }, speaker) =>
    `Your new secret objective: ${namesIn(speaker).objectives[secret]}.`,
  'fact.secretReturned': ({ seat }, speaker) =>
    `${speaker.seat(seat)} shuffles a secret objective back into the deck.`,
  'fact.allRepaired': ({ count }, speaker) => `${count} ${speaker.plural(count, units)} repaired.`,
  'fact.strategyKept': ({ seat }, speaker) => `${speaker.seat(seat)} keeps the strategy cards of this round.`,
  'fact.eliminated': ({ seat }, speaker) => `${speaker.seat(seat)} is eliminated.`,
  'ask.score': () => 'Which objectives do you score? At most one public and one secret.',
  'ask.scorePublic': () => 'Which public objective do you score?',
  'ask.returnSecret': ({ count }) =>
    `You have more than ${count} secret objectives. Which one goes back to the deck?`,
  'ask.spendTokens': ({ count }, speaker) =>
    `Spend ${count} ${speaker.plural(count, tokens)}. From which pools?`,
  'group.public': ({ objective }, speaker) => `Public: ${conditionOf(speaker, objective)}`,
  'group.secret': ({ objective }, speaker) => `Secret: ${conditionOf(speaker, objective)}`,
  'option.objective': ({ objective, points: count }, speaker) =>
    `${namesIn(speaker).objectives[objective]} (${count} ${speaker.plural(count, points)})`,
  'option.scoreSecret': ({ secret }, speaker) => `Score ${namesIn(speaker).objectives[secret]}`,
  'option.secret': ({ secret }, speaker) => namesIn(speaker).objectives[secret],
  'option.scoreNothing': () => 'None',
  'option.tokensFrom': ({ pool, count }) => `${POOLS[pool]} (${count})`,
  'no.notMet': () => 'You do not fulfil it.',
  'no.homeLost': () => 'You do not control every planet of your home system.',
  'no.byDeed': () => 'It is scored in the action phase, at the moment of the deed.',
  'no.onePublic': () => 'At most one public objective can be scored in a status phase.',
  'no.oneSecret': () => 'At most one secret objective can be scored in a status phase.',
};
