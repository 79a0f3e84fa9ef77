import type { Seat } from '#core/seat.ts';
import { placeTokenOnBoard } from '../../flow/tokens.ts';
import type { Component } from '../../hooks/component.ts';
import { adjacentTo, systemsOnBoard } from '../../rules/board.ts';
import { systemsWithShips } from '../../rules/objectives-counts.ts';
import { tokenIn } from '../../rules/tokens.ts';
import { type Galaxy, othersThan } from '../../state.ts';
import type { SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { aimAtSeat, aimAtSystem } from './aim.ts';

const card = 'signal-jamming';

/** Others who have no token there yet (18.3b). */
const unmarked = (s: Galaxy, seat: Seat, system: SystemId) =>
  othersThan(s, seat).filter((other) => !tokenIn(s, other, system));

/** Systems with own ships and those next to them, home systems aside. */
function able(s: Galaxy, seat: Seat): SystemId[] {
  const manned = systemsWithShips(s, seat);
  const near = new Set(manned.flatMap((system) => [system, ...adjacentTo(s, system, { seat })]));
  return systemsOnBoard(s).filter(
    (system) => near.has(system) && systems[system].home === null && unmarked(s, seat, system).length > 0,
  );
}

/** Action: another's command token comes into a system near own ships. */
export const signalJamming: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => able(s, seat).length > 0,
      *aim(t, { seat }) {
        const system = yield* aimAtSystem(t, { seat, card, able: () => able(t.state, seat) });
        const other = yield* aimAtSeat(t, { seat, card, able: () => unmarked(t.state, seat, system) });
        return { system, other };
      },
      *resolve(t, { target }) {
        const { system, other } = target as { system: SystemId; other: Seat };
        yield* placeTokenOnBoard(t, other, system);
      },
    },
  ],
};
