import type { Component } from '../../../hooks/component.ts';

/** From this result on, before anything is added to it. */
const RARE = 9;

/** Each of its combat dice that shows a 9 or a 10 makes two hits more. */
export const jnsHylarim: Component = {
  standing: {
    hits: {
      tier: 'adjust',
      apply: (hits, { seat, roll, kind }, { source }) =>
        seat === source.seat && kind === 'combat' && roll.unit === 'flagship' && roll.result >= RARE
          ? hits + 2
          : hits,
    },
  },
};
