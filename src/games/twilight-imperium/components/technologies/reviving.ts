import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import { controllerOf, homeOf } from '../../rules/planets.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { systems } from '../../tables/systems.ts';
import { msg } from '../../text/lexicon.ts';
import { laySaved, returnSaved, rollToSave } from '../../verbs/revival.ts';

/** Own planets of the home system. */
function havens(s: Galaxy, seat: Seat): PlanetId[] {
  const home = homeOf(s, seat);
  return home === null ? [] : systems[home].planets.filter((planet) => controllerOf(s, planet) === seat);
}

/**
 * Infantry that may come back: a die for each that is destroyed, and from this result on it lies on the card until the owner's
 * next turn begins. Then all of it stands on one planet of the home system, or is gone if the owner has none there.
 */
export const reviving = (saveOn: number): Component => ({
  abilities: [
    {
      at: 'unit-destroyed',
      must: true,
      apart: true,
      aside: true,
      when: (_, by, { seat, unit }) => seat === by.seat && unit === 'infantry',
      *resolve(t, { by: { seat } }) {
        rollToSave(t, seat, saveOn);
      },
    },
    {
      at: 'turn-starts',
      must: true,
      apart: true,
      when: (s, by, event) => event.seat === by.seat && seatOf(s, by.seat).reviving > 0,
      *resolve(t, { by: { seat } }) {
        const planets = havens(t.state, seat);
        if (planets.length === 0) return returnSaved(t, seat);
        const planet =
          planets.length === 1
            ? planets[0]
            : yield* t.ask(seat, 'revive', () => {
                const options = havens(t.state, seat).map((id) => ({
                  id,
                  label: msg('option.planet', { planet: id }),
                  value: id,
                }));
                const count = seatOf(t.state, seat).reviving;
                return options.length === 0 ? null : choose<PlanetId>(msg('ask.revive', { count }), options);
              });
        if (planet) laySaved(t, seat, planet);
        else returnSaved(t, seat);
      },
    },
  ],
});
