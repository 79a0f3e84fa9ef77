import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { arcSecundus } from './arc-secundus.ts';
import { armada } from './armada.ts';
import { munitionsReserves } from './munitions-reserves.ts';

export const abilities = { 'munitions-reserves': munitionsReserves, armada } satisfies Partial<
  Record<AbilityId, Component>
>;

export const units = { 'arc-secundus': arcSecundus } satisfies Partial<Record<LineId, Component>>;
