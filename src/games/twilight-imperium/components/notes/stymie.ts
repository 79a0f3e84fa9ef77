import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { adjacent, systemsOnBoard } from '../../rules/board.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systemOf } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { broken } from './broken.ts';

/** Whether a system is one with units of the seat that is nobody's home, or is next to such a one. */
function stymied(s: Galaxy, seat: Seat, system: SystemId): boolean {
  return systemsOnBoard(s).some(
    (held) =>
      systems[held].home === null &&
      (held === system || adjacent(s, [held, system])) &&
      hasUnitsIn(s, seat, held),
  );
}

/** While it lies open its owner produces nothing beside the player's units, home systems apart. */
export const stymie: Component = {
  standing: {
    placing: {
      tier: 'overrule',
      apply: (value, { seat, at, how }, { state, source }) =>
        value &&
        !(
          how === 'produce' &&
          seat === source.owner &&
          source.seat !== null &&
          stymied(state, source.seat, systemOf(at))
        ),
    },
  },
  abilities: [
    {
      at: 'component-action',
      stays: true,
      when: (_, by) => by.owner !== null,
      *resolve() {
        // It lies there, and that is all.
      },
    },
    broken('stymie'),
  ],
};
