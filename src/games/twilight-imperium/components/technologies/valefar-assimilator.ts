import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';
import type { TechnologyId } from '../../tables/ids.ts';

/** A card that has the text of the technology on which its token lies, and counts as that for objectives (28.16, 28.22). */
const assimilator = (card: TechnologyId): Component => ({
  standing: {
    countsAsOwned: {
      tier: 'adjust',
      apply: (value, { seat }, { state, source }) => {
        if (seat !== source.seat) return value;
        const copied = seatOf(state, seat).technologies.find(({ id }) => id === card)?.as;
        return copied ? [...value, copied] : value;
      },
    },
  },
});

export const valefarAssimilatorX = assimilator('valefar-assimilator-x');
export const valefarAssimilatorY = assimilator('valefar-assimilator-y');
