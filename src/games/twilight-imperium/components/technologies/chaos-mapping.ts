import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import { produce } from '../../flow/production.ts';
import type { Component } from '../../hooks/component.ts';
import { anomalyOf, systemsOnBoard } from '../../rules/board.ts';
import { producersIn } from '../../rules/production.ts';
import { shipsIn } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { nameSystem } from '../factions/aim.ts';
import { isUseful, worksIn } from '../factions/works.ts';

/** One unit in a system. */
const one = (s: Galaxy, seat: Seat, system: SystemId) => worksIn(s, seat, { system, most: 1 });

/** Systems with own PRODUCTION in which a unit could be produced. */
const yards = (s: Galaxy, seat: Seat) =>
  systemsOnBoard(s).filter(
    (system) => producersIn(s, seat, system).length > 0 && isUseful(s, one(s, seat, system)),
  );

/** Others cannot activate asteroid fields with own ships; as an own turn begins a unit is produced. */
export const chaosMapping: Component = {
  standing: {
    activate: {
      tier: 'overrule',
      apply: (value, { seat, system }, { state, source }) =>
        value &&
        !(
          source.seat !== null &&
          seat !== source.seat &&
          anomalyOf(system) === 'asteroid-field' &&
          shipsIn(state, source.seat, system) > 0
        ),
    },
  },
  abilities: [
    {
      at: 'turn-starts',
      when: (s, by, { seat }) => seat === by.seat && yards(s, seat).length > 0,
      *resolve(t, { by: { seat, component } }) {
        const system = yield* nameSystem(t, { seat, component, able: (s) => yards(s, seat) });
        if (!system) return;
        yield* produce(t, (s) => one(s, seat, system));
        yield* enforce(t);
      },
    },
  ],
};
