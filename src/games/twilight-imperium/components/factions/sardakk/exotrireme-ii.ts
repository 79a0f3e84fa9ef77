import type { Component } from '../../../hooks/component.ts';
import { countAt } from '../../../rules/units.ts';
import { dreadnoughtIi } from '../../technologies/dreadnought-ii.ts';
import { ram, targetsIn } from './ramming.ts';

/** Safe from Direct Hit; after a round of space combat each may be given up to destroy up to two ships of others. */
export const exotriremeIi: Component = {
  ...dreadnoughtIi,
  abilities: [
    {
      at: 'combat-round-ends',
      // Each dreadnought has it; meanwhile the other side has its turn.
      repeats: true,
      when: (s, { seat }, { kind, system }) =>
        kind === 'space' &&
        countAt(s, { seat, at: system }, 'dreadnought') > 0 &&
        targetsIn(s, seat, system).length > 0,
      *resolve(t, { by: { seat }, event: { system } }) {
        yield* ram(t, seat, system);
      },
    },
  ],
};
