import { destroyAll } from '../../flow/destroy.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component, Holder } from '../../hooks/component.ts';
import { controllerOf } from '../../rules/planets.ts';
import type { Galaxy } from '../../state.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { rollDice } from '../../verbs/dice.ts';
import { aimAtPlanet } from './aim.ts';
import { victimsAt } from './victims.ts';

const card = 'plague';
/** From this result on an infantry falls. */
const FATAL = 6;

const infantry = (s: Galaxy, by: Holder, at: PlanetId) => victimsAt(s, by, { at, units: ['infantry'] });

/** Planets of others, those with the most infantry first; there may be none. */
function able(s: Galaxy, by: Holder): PlanetId[] {
  const count = (planet: PlanetId) => infantry(s, by, planet).reduce((sum, stack) => sum + stack.count, 0);
  return (Object.keys(s.planets) as PlanetId[])
    .filter((planet) => {
      const controller = controllerOf(s, planet);
      return controller !== null && controller !== by.seat;
    })
    .sort((a, b) => count(b) - count(a));
}

/** Action: a die for each infantry on a planet of another; those that roll high fall. */
export const plague: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => able(s, by).length > 0,
      *aim(t, by) {
        return yield* aimAtPlanet(t, { seat: by.seat, card, able: () => able(t.state, by) });
      },
      *resolve(t, { by, target }) {
        const at = target as PlanetId;
        const doomed = infantry(t.state, by, at).map(({ seat, unit, count }) => {
          const results = rollDice(t, card, count);
          t.tell(msg('fact.cardRolled', { seat: by.seat, card, results, hitOn: FATAL }));
          const lost = results.filter((result) => result >= FATAL).length;
          return { at, seat, unit, count: lost, by: by.seat, cause: 'effect' as const };
        });
        yield* destroyAll(t, doomed);
        yield* enforce(t);
      },
    },
  ],
};
