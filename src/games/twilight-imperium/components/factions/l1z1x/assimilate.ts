import { replaceable, replaceStructures } from '../../../flow/replace-structures.ts';
import type { Component } from '../../../hooks/component.ts';

/** Structures on a planet that is taken become its own instead of being destroyed. */
export const assimilate: Component = {
  abilities: [
    {
      at: 'control-changes',
      must: true,
      apart: true,
      when: (s, by, { seat, planet }) => seat === by.seat && replaceable(s, seat, planet).length > 0,
      *resolve(t, { by: { seat }, event: { planet } }) {
        yield* replaceStructures(t, seat, { planet, topic: 'assimilate' });
      },
    },
  ],
};
