import type { Component } from '../../hooks/component.ts';
import { broken } from './broken.ts';

/** Component action: it is laid open, and its owner takes nothing from its holder. */
export const promiseOfProtection: Component = {
  abilities: [
    {
      at: 'component-action',
      stays: true,
      when: () => true,
      *resolve() {
        // It works by lying there.
      },
    },
    broken('promise-of-protection'),
  ],
};
