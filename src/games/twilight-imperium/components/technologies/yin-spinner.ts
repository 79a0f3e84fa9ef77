import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { modified } from '../../hooks/modified.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId, SystemId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { place } from '../../verbs/units.ts';

/** Own planets of a system on which infantry can be placed. */
function able(s: Galaxy, seat: Seat, system: SystemId): PlanetId[] {
  return systems[system].planets.filter(
    (at) =>
      controllerOf(s, at) === seat &&
      modified(s, 'placing', { value: true, about: { seat, unit: 'infantry', at, how: 'place' } }),
  );
}

/** After own units have used PRODUCTION: an infantry on an own planet of that system. */
export const yinSpinner: Component = {
  abilities: [
    {
      at: 'production-done',
      must: true,
      when: (s, by, { seat, system }) => seat === by.seat && able(s, seat, system).length > 0,
      *resolve(t, { by: { seat }, event: { system } }) {
        const [only, ...more] = able(t.state, seat, system);
        const planet =
          more.length === 0
            ? only
            : yield* t.ask(seat, 'yin-spinner', () => {
                const options = able(t.state, seat, system).map((id) => ({
                  id,
                  label: msg('option.planet', { planet: id }),
                  value: id,
                }));
                return options.length === 0 ? null : choose<PlanetId>(msg('ask.yinSpinner', {}), options);
              });
        if (planet !== undefined) place(t, planet, { seat, unit: 'infantry', count: 1 });
      },
    },
  ],
};
