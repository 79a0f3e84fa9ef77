import type { Seat } from '#core/seat.ts';
import type { Component } from '../../../hooks/component.ts';
import { stacksOf } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { SystemId } from '../../../tables/ids.ts';
import { repair } from '../../../verbs/units.ts';

const damagedIn = (s: Galaxy, seat: Seat, system: SystemId) =>
  stacksOf(s, seat, system).find(({ unit }) => unit === 'flagship')?.damaged ?? 0;

/** Whole again as each round of a space combat begins. */
export const arcSecundus: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      must: true,
      when: (s, by, { kind, system }) => kind === 'space' && damagedIn(s, by.seat, system) > 0,
      *resolve(t, { by: { seat }, event: { system } }) {
        repair(t, system, { seat, unit: 'flagship', count: damagedIn(t.state, seat, system) });
      },
    },
  ],
};
