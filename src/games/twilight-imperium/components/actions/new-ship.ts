import type { Flow } from '#core/flow.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import { takeFigures } from '../../flow/figures.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { figuresFor } from '../../rules/figures.ts';
import { fleetLimit } from '../../rules/fleet.ts';
import { countAt, isHeavy } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ImperiumTable } from '../../table.ts';
import type { ActionCardId } from '../../tables/card-ids.ts';
import type { SystemId } from '../../tables/ids.ts';
import type { ShipType } from '../../tables/kinds.ts';
import { place } from '../../verbs/units.ts';
import { aimAtSystem } from './aim.ts';

/** A ship that a card places, and where it may. */
interface NewShip {
  readonly unit: ShipType;
  fits(s: Galaxy, seat: Seat, system: SystemId): boolean;
}

/** Systems in which the ship may be placed; those in which the fleet pool lets it stay first (66.3). */
export function berthsFor(s: Galaxy, seat: Seat, { unit, fits }: NewShip): SystemId[] {
  // 42.3a: figures that stand elsewhere will do.
  if (figuresFor(s, seat, unit) === 0) return [];
  const full = (at: SystemId) => Number(countAt(s, { seat, at }, isHeavy) >= fleetLimit(s, seat, at));
  return systemsOnBoard(s)
    .filter(
      (at) =>
        fits(s, seat, at) && modified(s, 'placing', { value: true, about: { seat, unit, at, how: 'place' } }),
    )
    .sort((a, b) => full(a) - full(b));
}

/** The ship comes into play (42.3a); what is too much for the fleet pool goes (66.3). */
export function* launch(
  t: ImperiumTable,
  seat: Seat,
  { unit, system }: { readonly unit: ShipType; readonly system: SystemId },
): Flow<void> {
  yield* takeFigures(t, seat, { unit, count: 1 });
  place(t, system, { seat, unit, count: 1 });
  yield* enforce(t);
}

/** A card that places a ship as an action. */
export const newShip = (card: ActionCardId, ship: NewShip): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => berthsFor(s, seat, ship).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSystem(t, { seat, card, able: () => berthsFor(t.state, seat, ship) });
      },
      *resolve(t, { by: { seat }, target }) {
        yield* launch(t, seat, { unit: ship.unit, system: target as SystemId });
      },
    },
  ],
});
