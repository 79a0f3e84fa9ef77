import type { Component } from '../../../timing/component.ts';
import type { AbilityId } from '../../card-ids.ts';
import type { LineId } from '../../ids.ts';
import { devotion } from './devotion.ts';
import { indoctrination } from './indoctrination.ts';
import { vanHauge } from './van-hauge.ts';

export const abilities = {
  indoctrination,
  devotion,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'van-hauge': vanHauge } satisfies Partial<Record<LineId, Component>>;
