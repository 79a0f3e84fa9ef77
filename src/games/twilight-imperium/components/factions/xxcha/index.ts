import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { peaceAccords } from './peace-accords.ts';
import { quash } from './quash.ts';

export const abilities = {
  'peace-accords': peaceAccords,
  quash,
} satisfies Partial<Record<AbilityId, Component>>;

/** The reach of the Loncara Ssodu is a figure of its line. */
export const units = {} satisfies Partial<Record<LineId, Component>>;
