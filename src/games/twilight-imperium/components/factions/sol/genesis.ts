import type { Seat } from '#core/seat.ts';
import { enforce } from '../../../flow/enforce.ts';
import type { Component } from '../../../hooks/component.ts';
import { systemsOnBoard } from '../../../rules/board.ts';
import { countAt } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import { place } from '../../../verbs/units.ts';

const whereabouts = (s: Galaxy, seat: Seat) =>
  systemsOnBoard(s).find((at) => countAt(s, { seat, at }, 'flagship') > 0);

/** When the status phase ends an infantry comes into the space area of its system. */
export const genesis: Component = {
  abilities: [
    {
      at: 'status-phase-ends',
      must: true,
      apart: true,
      when: (s, by) => whereabouts(s, by.seat) !== undefined,
      *resolve(t, { by: { seat } }) {
        const system = whereabouts(t.state, seat);
        if (!system) return;
        place(t, system, { seat, unit: 'infantry', count: 1 });
        // 38.3: without room aboard it cannot stay.
        yield* enforce(t);
      },
    },
  ],
};
