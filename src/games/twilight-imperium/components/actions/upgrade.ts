import { takeFigures } from '../../flow/figures.ts';
import type { Component } from '../../hooks/component.ts';
import { figuresFor } from '../../rules/figures.ts';
import { countAt } from '../../rules/units.ts';
import { place, remove } from '../../verbs/units.ts';

/** After activating a system with own ships: a cruiser there becomes a dreadnought. */
export const upgrade: Component = {
  abilities: [
    {
      at: 'system-activated',
      when: (s, by, { seat, system }) =>
        seat === by.seat &&
        countAt(s, { seat, at: system }, 'cruiser') > 0 &&
        figuresFor(s, seat, 'dreadnought') > 0,
      *resolve(t, { by: { seat }, event: { system } }) {
        yield* takeFigures(t, seat, { unit: 'dreadnought', count: 1 });
        remove(t, system, { seat, unit: 'cruiser', count: 1, why: 'effect' });
        place(t, system, { seat, unit: 'dreadnought', count: 1 });
      },
    },
  ],
};
