import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { destroyAll } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Source } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { systemsOnBoard } from '../../rules/board.ts';
import { controllerOf } from '../../rules/planets.ts';
import { countAt, lineOf, stacksOf, unitsAt } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';

const hasBomber = (s: Galaxy, seat: Seat, system: SystemId) =>
  stacksOf(s, seat, system).some(({ unit }) => lineOf(s, seat, unit).bombardment);

/** Seats whose infantry would fall on a planet. */
function victims(s: Galaxy, { component }: Source, planet: PlanetId): Seat[] {
  return unitsAt(s, planet)
    .filter(({ unit }) => unit === 'infantry')
    .map(({ seat }) => seat)
    .filter(
      (seat) => !modified(s, 'spared', { value: false, about: { seat, unit: 'infantry', from: component } }),
    );
}

/** Planets of others with infantry, in systems with a ship that can bombard; shields are no help (48.1). */
function targets(s: Galaxy, by: Source & { readonly seat: Seat }): PlanetId[] {
  return systemsOnBoard(s)
    .filter((system) => hasBomber(s, by.seat, system))
    .flatMap((system) => systems[system].planets)
    .filter((planet) => controllerOf(s, planet) !== by.seat && victims(s, by, planet).length > 0);
}

/** Component action: all infantry on a planet is destroyed. */
export const x89BacterialWeapon: Component = {
  abilities: [
    {
      at: 'component-action',
      exhausts: true,
      when: (s, by) => targets(s, by).length > 0,
      *aim(t, by) {
        const [only, ...others] = targets(t.state, by);
        if (only !== undefined && others.length === 0) return only;
        return yield* t.ask(by.seat, 'bacterial-weapon', () => {
          const options = targets(t.state, by).map((planet) => ({
            id: planet,
            label: msg('option.planet', { planet }),
            value: planet,
          }));
          return choose<PlanetId>(msg('ask.bacterialWeapon', {}), options);
        });
      },
      *resolve(t, { by, target }) {
        const at = target as PlanetId;
        yield* destroyAll(
          t,
          victims(t.state, by, at).map((seat) => ({
            at,
            seat,
            unit: 'infantry' as const,
            count: countAt(t.state, { seat, at }, 'infantry'),
            by: by.seat,
            cause: 'effect' as const,
          })),
        );
        yield* enforce(t);
      },
    },
  ],
};
