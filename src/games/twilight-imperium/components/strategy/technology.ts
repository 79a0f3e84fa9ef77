import { choose } from '#core/question.ts';
import { pay } from '../../flow/pay.ts';
import { research } from '../../flow/research.ts';
import { askToSpend } from '../../flow/trade/holding.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { canPay } from '../../rules/payment.ts';
import { cheapestWay, gainsByResearch, researchable, waysTo } from '../../rules/technology.ts';
import type { TechnologyId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';

/** Resources for a second technology (23.2). */
const SECOND = 6;

/** Technology, initiative 7 (23). */
export const technology: StrategyCard = {
  *primary(t, seat) {
    yield* research(t, seat);
    const again = yield* askToSpend(t, seat, {
      topic: 'research-more',
      question: () => {
        const about = { seat, card: 'technology' } as const;
        const price = modified(t.state, 'researchCost', { value: SECOND, about });
        if (!canPay(t.state, seat, { resources: price }) || !gainsByResearch(t.state, seat)) return null;
        const options = [
          { id: 'yes', label: msg('option.researchMore', { price }), value: price },
          { id: 'no', label: msg('option.decline', {}), value: null },
        ];
        return choose<number | null>(msg('ask.researchMore', {}), options, { fallback: 'no' });
      },
    });
    if (again === undefined || again === null) return;
    if (yield* pay(t, seat, { resources: again })) yield* research(t, seat);
  },
  cost: { tokens: 1, resources: 4 },
  useful: gainsByResearch,
  ways: (s, seat) =>
    researchable(s, seat).map((technology) => ({
      id: technology,
      label: msg('option.technology', { technology }),
    })),
  needs(s, seat, way) {
    const ways = waysTo(s, { seat, technology: way as TechnologyId });
    return ways.length === 0 ? [] : cheapestWay(s, ways).flatMap(({ planet }) => planet ?? []);
  },
  *secondary(t, seat, way) {
    yield* research(t, seat, way as TechnologyId | undefined);
  },
};
