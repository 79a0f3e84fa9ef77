import type { Component } from '../../../hooks/component.ts';

/** Objectives are scored without the home system, too (30.16). */
export const nomadic: Component = {
  standing: {
    needsHome: { tier: 'set', apply: (value, { seat }, { source }) => value && seat !== source.seat },
  },
};
