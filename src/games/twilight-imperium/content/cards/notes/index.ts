import type { Component } from '../../../timing/component.ts';
import type { NoteId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const noteComponents: Readonly<Partial<Record<NoteId, Component>>> = {};
