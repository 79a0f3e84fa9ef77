import type { Flow } from '#core/flow.ts';
import { amount } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { takeFigures } from '../../../flow/figures.ts';
import type { Component } from '../../../hooks/component.ts';
import { figuresFor } from '../../../rules/figures.ts';
import { figuresLeft, isStructure, unitsAt } from '../../../rules/units.ts';
import type { Galaxy, Stack } from '../../../state.ts';
import type { ImperiumTable } from '../../../table.ts';
import type { PlanetId } from '../../../tables/ids.ts';
import { msg } from '../../../text/lexicon.ts';
import { put, take } from '../../../verbs/units.ts';

const foreign = (s: Galaxy, seat: Seat, planet: PlanetId) =>
  unitsAt(s, planet).filter((stack) => stack.seat !== seat && isStructure(stack.unit));

/** Own figures take the place of others' structures, as many as there are; what is left falls as usual (11.5a, 42.3a). */
function* exchange(
  t: ImperiumTable,
  seat: Seat,
  { planet, stack }: { planet: PlanetId; stack: Readonly<Stack> },
): Flow<void> {
  const { seat: from, unit } = stack;
  const count = yield* howMany(t, seat, { planet, stack });
  if (count === 0) return;
  yield* takeFigures(t, seat, { unit, count });
  take(t, planet, { seat: from, unit, count });
  put(t, planet, { seat, unit, count });
  t.tell(msg('fact.assimilatedStructures', { seat, from, unit, count, planet }));
}

/** As many as the reinforcements hold; nobody has to take figures back from the board for more (42.3a). */
function* howMany(
  t: ImperiumTable,
  seat: Seat,
  { planet, stack: { unit, count } }: { planet: PlanetId; stack: Readonly<Stack> },
): Flow<number> {
  const min = () => Math.min(count, figuresLeft(t.state, seat, unit));
  const max = () => Math.min(count, figuresFor(t.state, seat, unit));
  if (min() === max()) return min();
  const chosen = yield* t.ask(seat, 'assimilate', () =>
    amount(msg('ask.assimilate', { unit, planet }), { min: min(), max: max() }),
  );
  return chosen;
}

/** Structures on a planet that is taken become its own instead of being destroyed. */
export const assimilate: Component = {
  abilities: [
    {
      at: 'control-changes',
      must: true,
      apart: true,
      when: (s, by, { seat, planet }) => seat === by.seat && foreign(s, seat, planet).length > 0,
      *resolve(t, { by: { seat }, event: { planet } }) {
        for (const stack of foreign(t.state, seat, planet).map((one) => ({ ...one })))
          yield* exchange(t, seat, { planet, stack });
      },
    },
  ],
};
