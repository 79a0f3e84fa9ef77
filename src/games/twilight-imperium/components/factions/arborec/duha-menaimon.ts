import { produce } from '../../../flow/production.ts';
import type { Component } from '../../../hooks/component.ts';
import { countAt } from '../../../rules/units.ts';
import { isUseful, worksIn } from '../works.ts';

const MAX = 5;

/** After its system is activated by its owner, up to five units are produced there; it is no PRODUCTION. */
export const duhaMenaimon: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (s, by, { seat, system }) =>
        seat === by.seat &&
        countAt(s, { seat, at: system }, 'flagship') > 0 &&
        isUseful(s, worksIn(s, seat, { system, most: MAX })),
      // What there is no room for goes when the window is over (66.3, 38.3).
      *resolve(t, { by: { seat }, event: { system } }) {
        yield* produce(t, (s) => worksIn(s, seat, { system, most: MAX }));
      },
    },
  ],
};
