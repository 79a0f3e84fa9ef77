import type { Seat } from '#core/seat.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import type { Fight } from '../../hooks/moments.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { SystemId } from '../../tables/ids.ts';
import { placesIn } from '../../tables/places.ts';
import { repair } from '../../verbs/units.ts';

/** Damaged units of a seat in a system, on planets too. */
const damagedIn = (s: Galaxy, seat: Seat, system: SystemId) =>
  placesIn(system).flatMap((at) =>
    stacksOf(s, seat, at)
      .filter(({ damaged }) => damaged > 0)
      .map(({ unit, damaged }) => ({ at, unit, count: damaged })),
  );

function repairAll(t: ImperiumTable, seat: Seat, system: SystemId): void {
  for (const { at, unit, count } of damagedIn(t.state, seat, system)) repair(t, at, { seat, unit, count });
}

const mends = {
  when: (s: Galaxy, { seat }: Holder, { system }: Fight) => damagedIn(s, seat, system).length > 0,
  *resolve(t: ImperiumTable, { by: { seat }, event: { system } }: { by: Holder; event: Fight }) {
    repairAll(t, seat, system);
  },
};

/** At the start or the end of a combat round: all own damaged units in the system are repaired. */
export const emergencyRepairs: Component = {
  abilities: [
    { at: 'combat-round-starts', ...mends },
    { at: 'combat-round-ends', ...mends },
  ],
};
