import type { Component } from '../../timing/component.ts';
import type { TechnologyId } from '../ids.ts';

/** What technologies do, but for the stat lines of unit upgrades. */
export const technologyComponents: Readonly<Partial<Record<TechnologyId, Component>>> = {};
