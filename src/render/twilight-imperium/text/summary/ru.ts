import type { Texts } from '#core/message.ts';
import type { SummaryLexicon } from './lexicon.ts';

const points = { one: 'очко', few: 'очка', many: 'очков', other: 'очка' };
const planets = { one: 'планета', few: 'планеты', many: 'планет', other: 'планеты' };

export const summaryRu: Texts<SummaryLexicon> = {
  summaryPage: () => 'Итоги партии',
  wonBy: ({ by, points: count, round }, speaker) => {
    const total = `${count} ${speaker.plural(count, points)}`;
    if (by === 'last') return `Больше никого не осталось, раунд ${round}`;
    if (by === 'points') return `${total}, раунд ${round}`;
    return `Больше всех очков, когда кончились цели: ${total}, раунд ${round}`;
  },
  finalScores: () => 'Итоговый счёт',
  gained: ({ name, points: count }) => `${name}\u00a0${count < 0 ? '−' : '+'}${Math.abs(count)}`,
  custodiansPoint: () => 'Жетон хранителей',
  otherPoints: () => 'Прочее',
  noPoints: () => 'Без очков',
  pointsByRound: () => 'Победные очки по раундам',
  planetsByRound: () => 'Планеты по раундам',
  roundMark: ({ round }) => `Р${round}`,
  battles: ({ count }) => `Бои: ${count}`,
  winnerRing: () => 'в золотом кольце — кто победил',
  earlier: ({ count }) => `и ещё раньше: ${count}`,
  agendas: ({ count }) => `Голосования: ${count}`,
  outcome: ({ outcome }) => (outcome === 'for' ? 'За' : 'Против'),
  altWon: ({ name, round }) => `Победа: ${name}, раунд ${round}.`,
  altScore: ({ name, points: count, planets: held }, speaker) =>
    `${name}: ${count} ${speaker.plural(count, points)}, ${held} ${speaker.plural(held, planets)}.`,
  altBattles: ({ count }) => `Боёв: ${count}.`,
};
