import type { Component } from '../../hooks/component.ts';
import { seatOf } from '../../state.ts';

/** In own turns of the action phase, seats that have passed play no action cards. */
export const transparasteelPlating: Component = {
  standing: {
    mayPlayCards: {
      tier: 'overrule',
      apply: (may, { seat }, { state, source }) =>
        may && !(state.turn !== null && state.turn.seat === source.seat && seatOf(state, seat).passed),
    },
  },
};
