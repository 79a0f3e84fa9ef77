import { amount } from '#core/question.ts';
import { votedFor } from '../../../rules/votes.ts';
import { seatOf } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import type { Component } from '../../../timing/component.ts';
import { spendGoods } from '../../../verbs/goods.ts';
import { addVotes } from '../../../verbs/votes.ts';

/** After the speaker has voted: any number of trade goods, each a vote more for what its player has voted for (83.15). */
export const bribery: Component = {
  abilities: [
    {
      at: 'speaker-voted',
      when: (s, { seat }) => votedFor(s, seat) !== null && seatOf(s, seat).goods > 0,
      *resolve(t, { by: { seat } }) {
        const goods = yield* t.ask(seat, 'bribe', () => {
          const { goods: max } = seatOf(t.state, seat);
          const outcome = votedFor(t.state, seat);
          return max === 0 || outcome === null
            ? null
            : amount(msg('ask.bribe', { outcome }), { min: 1, max });
        });
        if (goods === undefined) return;
        spendGoods(t, seat, goods);
        addVotes(t, seat, goods);
      },
    },
  ],
};
