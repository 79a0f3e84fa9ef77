import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { dreadnoughtIi } from '../../technologies/dreadnought-ii.ts';
import { flagship001 } from './0-0-1.ts';
import { assimilate } from './assimilate.ts';
import { harrow } from './harrow.ts';

export const abilities = {
  assimilate,
  harrow,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  '0-0-1': flagship001,
  // The same text as on the generic card.
  'super-dreadnought-ii': dreadnoughtIi,
} satisfies Partial<Record<LineId, Component>>;
