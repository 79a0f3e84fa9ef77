import { keepHandLimit } from '../../flow/action-cards.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { clockwise } from '../../state.ts';
import { discardAtRandom } from '../../verbs/cards.ts';

const MAX = 3;

/** Nobody holds more than three action cards; voted down, each discards one at random. */
export const executiveSanctions: AgendaCard = {
  *for(t) {
    // 24.4: what is too much now goes at once.
    yield* t.parallel(clockwise(t.state, t.state.speaker), 'discard', (seat) => keepHandLimit(t, seat));
  },
  *against(t) {
    for (const seat of clockwise(t.state, t.state.speaker)) discardAtRandom(t, seat);
  },
  law: { standing: { handLimit: { tier: 'set', apply: (value) => Math.min(value, MAX) } } },
};
