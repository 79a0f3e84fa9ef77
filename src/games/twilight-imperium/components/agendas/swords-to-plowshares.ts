import { destroyAll } from '../../flow/destroy.ts';
import { gainGoods } from '../../flow/goods.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { controlledBy } from '../../rules/planets.ts';
import { countAt } from '../../rules/units.ts';
import { clockwise } from '../../state.ts';
import { placeOnEach } from '../../verbs/units.ts';
import type { Loss } from './losses.ts';

const unit = 'infantry';

/** Half the infantry of every planet goes, for a trade good each; voted down, every planet gets one more. */
export const swordsToPlowshares: AgendaCard = {
  *for(t) {
    const seats = clockwise(t.state, t.state.speaker);
    const losses = seats.flatMap((seat) =>
      controlledBy(t.state, seat).map((at): Loss => {
        const count = Math.ceil(countAt(t.state, { seat, at }, unit) / 2);
        return { at, seat, unit, count, by: null, cause: 'effect' };
      }),
    );
    yield* destroyAll(
      t,
      losses.filter(({ count }) => count > 0),
    );
    for (const seat of seats) {
      const own = losses.filter((loss) => loss.seat === seat);
      yield* gainGoods(
        t,
        seat,
        own.reduce((sum, { count }) => sum + count, 0),
      );
    }
  },
  *against(t) {
    for (const seat of clockwise(t.state, t.state.speaker)) {
      const free = controlledBy(t.state, seat).filter((at) =>
        modified(t.state, 'placing', { value: true, about: { seat, unit, at, how: 'place' } }),
      );
      placeOnEach(t, free, { seat, unit });
    }
  },
};
