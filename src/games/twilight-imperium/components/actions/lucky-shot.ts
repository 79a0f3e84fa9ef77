import { destroy } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { controllerOf } from '../../rules/planets.ts';
import { lineOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { ShipType } from '../../tables/kinds.ts';
import { systems } from '../../tables/systems.ts';
import { aimAtUnit, type Mark } from './aim.ts';
import { victimsAt } from './victims.ts';

const units: readonly ShipType[] = ['dreadnought', 'cruiser', 'destroyer'];

/** Such ships of others in systems with an own planet, the dearest first, whole ones before damaged ones. */
function able(s: Galaxy, by: Holder): Mark[] {
  const price = ({ seat, unit }: Mark) => lineOf(s, seat, unit).cost ?? 0;
  return systemsOnBoard(s)
    .filter((system) => systems[system].planets.some((planet) => controllerOf(s, planet) === by.seat))
    .flatMap((at) =>
      victimsAt(s, by, { at, units }).flatMap(({ seat, unit, count, damaged }): Mark[] => [
        ...(count > damaged ? [{ seat, unit, at, damaged: false }] : []),
        ...(damaged > 0 ? [{ seat, unit, at, damaged: true }] : []),
      ]),
    )
    .sort((a, b) => price(b) - price(a));
}

/** Action: a dreadnought, cruiser or destroyer near an own planet is destroyed, which nothing can sustain (52.5). */
export const luckyShot: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => able(s, by).length > 0,
      *aim(t, by) {
        return yield* aimAtUnit(t, { seat: by.seat, card: 'lucky-shot', able: () => able(t.state, by) });
      },
      *resolve(t, { by, target }) {
        const { at, seat, unit, damaged } = target as Mark;
        yield* destroy(t, at, {
          seat,
          unit,
          count: 1,
          damaged: damaged ? 1 : 0,
          by: by.seat,
          cause: 'effect',
        });
        yield* enforce(t);
      },
    },
  ],
};
