import type { Component } from '../../../hooks/component.ts';
import { onBoard, standing } from '../../../rules/units.ts';
import { systemOf } from '../../../tables/places.ts';

/** Brings a delta wormhole along, and may move before or after the other ships (88.4). */
export const hilColish: Component = {
  standing: {
    addedWormholes: {
      tier: 'adjust',
      apply: (gates, _, { state, source: { seat } }) => {
        if (seat === null || onBoard(state, seat, 'flagship') === 0) return gates;
        const there = standing(state, seat).filter(({ stack }) => stack.unit === 'flagship');
        return [...gates, ...there.map(({ at }) => ({ system: systemOf(at), wormhole: 'delta' }) as const)];
      },
    },
    movesApart: {
      tier: 'set',
      apply: (value, { seat, unit }, { source }) => value || (seat === source.seat && unit === 'flagship'),
    },
  },
};
