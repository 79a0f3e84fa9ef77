import type { Component } from '../../hooks/component.ts';
import { broken } from './broken.ts';

/** As a combat begins it is laid open: its owner gains no technology by the combats of its holder. */
export const antivirus: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      stays: true,
      when: (_, __, { round }) => round === 1,
      *resolve() {
        // It works by lying there.
      },
    },
    broken('antivirus'),
  ],
};
