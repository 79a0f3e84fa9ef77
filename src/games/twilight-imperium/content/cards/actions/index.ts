import type { Component } from '../../../timing/component.ts';
import type { ActionCardId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const actionCards: Readonly<Partial<Record<ActionCardId, Component>>> = {};
