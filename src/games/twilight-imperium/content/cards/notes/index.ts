import type { Component } from '../../../timing/component.ts';
import type { NoteId } from '../../card-ids.ts';
import { ceasefire } from './ceasefire.ts';
import { politicalSecret } from './political-secret.ts';
import { supportForTheThrone } from './support-for-the-throne.ts';
import { tradeAgreement } from './trade-agreement.ts';

/** Every card of this kind that is written so far. */
export const noteComponents: Readonly<Partial<Record<NoteId, Component>>> = {
  ceasefire,
  'trade-agreement': tradeAgreement,
  'political-secret': politicalSecret,
  'support-for-the-throne': supportForTheThrone,
};
