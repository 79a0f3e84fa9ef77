import { chooseDiscards } from '../../flow/action-cards.ts';
import type { Objective } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import { counted } from '../objectives/counted.ts';

const CARDS = 5;

/** Five action cards, discarded when it is scored (30.10). */
export const formASpyNetwork: Objective = {
  ...counted(CARDS, 1, (s, seat) => seatOf(s, seat).hand.length),
  *pay(t, seat) {
    return yield* chooseDiscards(t, seat, CARDS);
  },
};
