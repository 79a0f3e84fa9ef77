import { replaceable, replaceStructures } from '../../flow/replace-structures.ts';
import type { Component } from '../../hooks/component.ts';

/** When a planet is gained: its PDS and space docks are exchanged for own ones, before they would fall (11.5a). */
export const infiltrate: Component = {
  abilities: [
    {
      at: 'control-changes',
      when: (s, by, { seat, planet }) => seat === by.seat && replaceable(s, seat, planet).length > 0,
      *resolve(t, { by: { seat }, event: { planet } }) {
        yield* replaceStructures(t, seat, { planet, topic: 'infiltrate' });
      },
    },
  ],
};
