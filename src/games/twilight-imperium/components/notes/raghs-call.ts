import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { countAt, groundAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { GROUND_TYPES } from '../../tables/kinds.ts';
import { relocate } from '../../verbs/relocate.ts';
import { garrisons } from '../actions/reinforce.ts';
import { namePlanet } from '../factions/aim.ts';

/** Own planets other than one. */
const elsewhere = (s: Galaxy, seat: Seat, planet: PlanetId) =>
  garrisons(s, seat).filter((other) => other !== planet);

/** After its player has landed on a planet: its owner's ground forces leave it for another planet of the owner, whichever the player names. */
export const raghsCall: Component = {
  abilities: [
    {
      at: 'forces-committed',
      when: (s, by, { seat, planet }) =>
        seat === by.seat &&
        by.owner !== null &&
        groundAt(s, by.owner, planet) > 0 &&
        elsewhere(s, by.owner, planet).length > 0,
      *resolve(t, { by: { owner, seat, component }, event: { planet } }) {
        if (owner === null) return;
        const to = yield* namePlanet(t, { seat, component, able: (s) => elsewhere(s, owner, planet) });
        if (!to) return;
        for (const unit of GROUND_TYPES) {
          const count = countAt(t.state, { seat: owner, at: planet }, unit);
          if (count > 0)
            relocate(t, { seat: owner, unit }, { from: [{ at: planet, count }], to: [{ at: to, count }] });
        }
      },
    },
  ],
};
