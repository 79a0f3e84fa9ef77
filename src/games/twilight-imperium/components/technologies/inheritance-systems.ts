import type { Component } from '../../hooks/component.ts';

/** Resources that it takes beside exhausting the card (74.11). */
const PRICE = 2;

/** While researching it may be exhausted so that no prerequisite matters (28.12c). */
export const inheritanceSystems: Component = {
  standing: {
    skips: {
      tier: 'adjust',
      apply: (value, { seat }, { source: { seat: owner, exhausted, component } }) =>
        seat === owner && !exhausted ? [...value, { component, colour: 'all', resources: PRICE }] : value,
    },
  },
};
