import type { Texts } from '#core/message.ts';
import type { SummaryLexicon } from './lexicon.ts';

const points = { one: 'point', other: 'points' };
const planets = { one: 'planet', other: 'planets' };

export const summaryEn: Texts<SummaryLexicon> = {
  summaryPage: () => 'Summary of the game',
  wonBy: ({ by, points: count, round }, speaker) => {
    const with_ = `${count} ${speaker.plural(count, points)}`;
    if (by === 'last') return `The last one left, in round ${round}`;
    if (by === 'points') return `${with_}, in round ${round}`;
    return `The most points when the objectives ran out: ${with_}, after round ${round}`;
  },
  finalScores: () => 'Final scores',
  gained: ({ name, points: count }) => `${name}\u00a0${count < 0 ? '−' : '+'}${Math.abs(count)}`,
  custodiansPoint: () => 'Custodians token',
  otherPoints: () => 'Other',
  noPoints: () => 'Nothing scored',
  pointsByRound: () => 'Victory points by round',
  planetsByRound: () => 'Planets held by round',
  roundMark: ({ round }) => `R${round}`,
  battles: ({ count }) => `Battles: ${count}`,
  winnerRing: () => 'gold ring: the winner',
  earlier: ({ count }) => `and ${count} earlier`,
  agendas: ({ count }) => `Agendas: ${count}`,
  outcome: ({ outcome }) => (outcome === 'for' ? 'For' : 'Against'),
  altWon: ({ name, round }) => `${name} wins in round ${round}.`,
  altScore: ({ name, points: count, planets: held }, speaker) =>
    `${name}: ${count} ${speaker.plural(count, points)}, ${held} ${speaker.plural(held, planets)}.`,
  altBattles: ({ count }, speaker) =>
    `${count} ${speaker.plural(count, { one: 'battle was', other: 'battles were' })} fought.`,
};
