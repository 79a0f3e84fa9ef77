import type { Component } from '../../../hooks/component.ts';
import { countAt } from '../../../rules/units.ts';

/** Combat rolls of the other ships beside it are better by 1. */
export const cmorranNorr: Component = {
  standing: {
    bonus: {
      tier: 'adjust',
      apply: (value, { seat, kind, unit, at, fight }, { state, source }) =>
        seat === source.seat &&
        kind === 'combat' &&
        fight?.kind === 'space' &&
        unit !== 'flagship' &&
        countAt(state, { seat, at }, 'flagship') > 0
          ? value + 1
          : value,
    },
  },
};
