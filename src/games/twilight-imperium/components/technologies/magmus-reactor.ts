import { gainGoods } from '../../flow/goods.ts';
import type { Component } from '../../hooks/component.ts';
import type { Moments } from '../../hooks/moments.ts';
import { adjacentTo, anomalyOf } from '../../rules/board.ts';
import { unitsAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';

/** Whether a war sun, whoever's, stood there before, or a supernova is next to it. */
function glows(s: Galaxy, { seat, system, made }: Moments['production-done']): boolean {
  const suns = unitsAt(s, system)
    .filter(({ unit }) => unit === 'war-sun')
    .reduce((sum, { count }) => sum + count, 0);
  if (suns > (made['war-sun'] ?? 0)) return true;
  return adjacentTo(s, system, { seat }).some((next) => anomalyOf(next) === 'supernova');
}

/** Own ships move into supernovas (68.1); own PRODUCTION beside a war sun or a supernova earns a trade good. */
export const magmusReactor: Component = {
  standing: {
    enter: {
      tier: 'set',
      own: true,
      apply: (value, { system, how, because }) =>
        value || (because === 'anomaly' && how === 'end' && anomalyOf(system) === 'supernova'),
    },
  },
  abilities: [
    {
      at: 'production-done',
      must: true,
      when: (s, by, event) => event.seat === by.seat && glows(s, event),
      *resolve(t, { by: { seat } }) {
        yield* gainGoods(t, seat, 1);
      },
    },
  ],
};
