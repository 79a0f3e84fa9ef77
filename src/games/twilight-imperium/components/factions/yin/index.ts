import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { devotion } from './devotion.ts';
import { indoctrination } from './indoctrination.ts';
import { vanHauge } from './van-hauge.ts';

export const abilities = {
  indoctrination,
  devotion,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'van-hauge': vanHauge } satisfies Partial<Record<LineId, Component>>;
