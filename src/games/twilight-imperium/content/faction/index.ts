import type { Component } from '../../timing/component.ts';
import type { AbilityId } from '../card-ids.ts';
import type { LineId } from '../ids.ts';

/** What faction abilities do. */
export const abilityComponents: Readonly<Partial<Record<AbilityId, Component>>> = {};

/** What units do beyond their figures. */
export const unitComponents: Readonly<Partial<Record<LineId, Component>>> = {};
