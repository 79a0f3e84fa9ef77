import { pay } from '../../flow/pay.ts';
import type { Objective } from '../../hooks/component.ts';
import { affordable, meansOf, type Price } from '../../rules/payment.ts';
import { counted } from './counted.ts';

/** Resources or influence, spent when it is scored (30.10). */
const price = (amount: Price, points: number): Objective => ({
  ...counted(meansOf(amount).amount, points, (s, seat) => affordable(s, seat, meansOf(amount).means)),
  *pay(t, seat) {
    return yield* pay(t, seat, amount);
  },
});

export const erectAMonument = price({ resources: 8 }, 1);
export const foundAGoldenAge = price({ resources: 16 }, 2);
export const swayTheCouncil = price({ influence: 8 }, 1);
export const manipulateGalacticLaw = price({ influence: 16 }, 2);
