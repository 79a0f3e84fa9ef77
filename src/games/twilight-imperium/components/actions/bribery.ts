import { amount } from '#core/question.ts';
import { askToSpend, responded } from '../../flow/trade/holding.ts';
import type { Component } from '../../hooks/component.ts';
import { votedFor } from '../../rules/votes.ts';
import { seatOf } from '../../state.ts';
import { msg } from '../../text/lexicon.ts';
import { spendGoods } from '../../verbs/goods.ts';
import { addVotes } from '../../verbs/votes.ts';

const card = 'bribery';

/** After the speaker has voted: any number of trade goods, each a vote more for what its player has voted for (83.15). */
export const bribery: Component = {
  abilities: [
    {
      at: 'speaker-voted',
      when: (s, { seat }) => votedFor(s, seat) !== null && seatOf(s, seat).goods > 0,
      // How many is said before anybody can cancel it; nothing is spent by then (24.8).
      *aim(t, { seat }) {
        const named = yield* askToSpend(t, seat, {
          topic: 'bribe',
          question: () => {
            const { goods: max } = seatOf(t.state, seat);
            const outcome = votedFor(t.state, seat);
            return max === 0 || outcome === null
              ? null
              : amount(msg('ask.bribe', { outcome }), { min: 1, max });
          },
        });
        const goods = named ?? 0;
        t.tell(msg('fact.aimedWithGoods', { seat, card, goods }));
        return goods;
      },
      *resolve(t, { by: { seat }, target }) {
        const goods = target as number;
        yield* responded(t, seat);
        // 74.11: they may have been given away or taken by then.
        if (goods === 0 || seatOf(t.state, seat).goods < goods) return;
        spendGoods(t, seat, goods);
        addVotes(t, seat, goods);
      },
    },
  ],
};
