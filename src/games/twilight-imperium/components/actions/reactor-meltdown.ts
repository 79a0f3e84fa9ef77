import { destroy } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import type { Galaxy } from '../../state.ts';
import { placesIn } from '../../tables/places.ts';
import { systems } from '../../tables/systems.ts';
import { aimAtUnit, type Mark } from './aim.ts';
import { victimsAt } from './victims.ts';

/** Space docks of others in no home system. */
function able(s: Galaxy, by: Holder): Mark[] {
  return systemsOnBoard(s)
    .filter((system) => systems[system].home === null)
    .flatMap(placesIn)
    .flatMap((at) =>
      victimsAt(s, by, { at, units: ['space-dock'] }).map(({ seat, unit }) => ({
        seat,
        unit,
        at,
        damaged: false,
      })),
    );
}

/** Action: a space dock away from any home is destroyed. */
export const reactorMeltdown: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => able(s, by).length > 0,
      *aim(t, by) {
        return yield* aimAtUnit(t, {
          seat: by.seat,
          card: 'reactor-meltdown',
          able: () => able(t.state, by),
        });
      },
      *resolve(t, { by, target }) {
        const { at, seat, unit } = target as Mark;
        yield* destroy(t, at, { seat, unit, count: 1, by: by.seat, cause: 'effect' });
        yield* enforce(t);
      },
    },
  ],
};
