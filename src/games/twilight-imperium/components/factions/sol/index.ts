import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { genesis } from './genesis.ts';
import { orbitalDrop } from './orbital-drop.ts';
import { versatile } from './versatile.ts';

export const abilities = { 'orbital-drop': orbitalDrop, versatile } satisfies Partial<
  Record<AbilityId, Component>
>;

export const units = { genesis } satisfies Partial<Record<LineId, Component>>;
