import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { siteOf, structureLimit } from '../../rules/structures.ts';
import { countAt, figuresLeft, isStructure, unitsAt } from '../../rules/units.ts';
import type { Galaxy, Stack } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { isPlanet } from '../../tables/places.ts';
import { place, remove } from '../../verbs/units.ts';

/** How many structures of a stack a seat could have its own for: as many figures as it has left, and as may stand there. */
function exchangeable(s: Galaxy, seat: Seat, { unit, count, planet }: Stack & { planet: PlanetId }): number {
  const at = siteOf(s, seat, { unit, planet });
  if (!modified(s, 'placing', { value: true, about: { seat, unit, at, how: 'place' } })) return 0;
  const room = isPlanet(at)
    ? structureLimit(s, seat, { unit, planet }) - countAt(s, { seat, at }, unit)
    : count;
  return Math.max(0, Math.min(count, room, figuresLeft(s, seat, unit)));
}

const structures = (s: Galaxy, seat: Seat, planet: PlanetId) =>
  unitsAt(s, planet)
    .filter((stack) => stack.seat !== seat && isStructure(stack.unit))
    .map((stack) => ({ ...stack, planet }));

/** When a planet is gained: its PDS and space docks are exchanged for own ones, before they would fall (11.5a). */
export const infiltrate: Component = {
  abilities: [
    {
      at: 'control-changes',
      when: (s, by, { seat, planet }) =>
        seat === by.seat && structures(s, seat, planet).some((stack) => exchangeable(s, seat, stack) > 0),
      *resolve(t, { by: { seat }, event: { planet } }) {
        for (const stack of structures(t.state, seat, planet)) {
          const { seat: owner, unit } = stack;
          const count = exchangeable(t.state, seat, stack);
          remove(t, planet, { seat: owner, unit, count, why: 'effect' });
          place(t, siteOf(t.state, seat, { unit, planet }), { seat, unit, count });
        }
      },
    },
  ],
};
