import { choose, type Question } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { gainControl } from '../../../flow/control.ts';
import { enforce } from '../../../flow/enforce.ts';
import type { Component } from '../../../hooks/component.ts';
import { adjacent } from '../../../rules/board.ts';
import { controlledBy, controllerOf, influenceOf, resourcesOf } from '../../../rules/planets.ts';
import { unitsAt } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { PlanetId } from '../../../tables/ids.ts';
import { MECATOL_REX, planets } from '../../../tables/planets.ts';
import { msg } from '../../../text/lexicon.ts';

/** Planets without units, Mecatol Rex aside, in a system adjacent to an own planet: its own system is, too (70.3). The richest first. */
function candidates(s: Galaxy, seat: Seat): PlanetId[] {
  const own = controlledBy(s, seat);
  const worth = (planet: PlanetId) => resourcesOf(s, planet) + influenceOf(s, planet);
  return (Object.keys(s.planets) as PlanetId[])
    .filter(
      (planet) =>
        planet !== MECATOL_REX &&
        controllerOf(s, planet) !== seat &&
        unitsAt(s, planet).length === 0 &&
        own.some((mine) => adjacent(s, [mine, planets[planet].system], { seat })),
    )
    .sort((a, b) => worth(b) - worth(a));
}

function question(s: Galaxy, seat: Seat): Question<PlanetId> | null {
  const options = candidates(s, seat).map((planet) => ({
    id: planet,
    label: msg('option.planet', { planet }),
    value: planet,
  }));
  return options.length === 0 ? null : choose<PlanetId>(msg('ask.peaceAccords', {}), options);
}

/** After either side of Diplomacy: control of a planet on which nobody stands. */
export const peaceAccords: Component = {
  standing: {
    useful: {
      tier: 'set',
      apply: (useful, { seat, card }, { state, source }) =>
        useful || (card === 'diplomacy' && seat === source.seat && candidates(state, seat).length > 0),
    },
  },
  abilities: [
    {
      at: 'strategy-resolved',
      when: (s, by, { seat, card }) =>
        seat === by.seat && card === 'diplomacy' && candidates(s, seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const [only, ...more] = candidates(t.state, seat);
        const planet =
          more.length === 0 ? only : yield* t.ask(seat, 'peace-accords', () => question(t.state, seat));
        if (planet === undefined) return;
        yield* gainControl(t, seat, planet);
        yield* enforce(t, seat);
      },
    },
  ],
};
