import type { PreparedAnswer } from '#core/game.ts';
import { CORNERS, cornerSystems } from './content/board.ts';
import { CARD_IDS, type CardId, RACES } from './content/ids.ts';
import { DEVELOPMENTS } from './content/kinds.ts';
import { msg, type TopicId } from './text/lexicon.ts';

const named = (card: CardId): PreparedAnswer => ({ id: card, label: msg('option.card', { card }) });

/** What is always or often among the answers. */
const ANSWERS: Partial<Record<TopicId, readonly PreparedAnswer[]>> = {
  corner: CORNERS.map((corner) => {
    const [system] = cornerSystems(corner);
    return { id: system, label: msg('option.system', { system }) };
  }),
  race: RACES.map(named),
  reward: [{ id: 'keep', label: msg('option.keepBases', {}) }],
  deck: DEVELOPMENTS.map((deck) => ({ id: deck, label: msg('prepared.deck', { deck }) })),
  lifted: CARD_IDS.map(named),
  search: CARD_IDS.map(named),
  conquer: [
    { id: 'reserve', label: msg('option.fromReserve', {}) },
    { id: 'neutral', label: msg('option.leaveNeutral', {}) },
  ],
  truce: [{ id: 'nothing', label: msg('option.nothing', {}) }],
};

export const preparedAnswers = (topic: TopicId): readonly PreparedAnswer[] => ANSWERS[topic] ?? [];
