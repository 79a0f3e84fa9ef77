import type { Component } from '../../../timing/component.ts';
import type { AbilityId } from '../../card-ids.ts';
import type { LineId } from '../../ids.ts';
import { genesis } from './genesis.ts';
import { orbitalDrop } from './orbital-drop.ts';
import { versatile } from './versatile.ts';

export const abilities = { 'orbital-drop': orbitalDrop, versatile } satisfies Partial<
  Record<AbilityId, Component>
>;

export const units = { genesis } satisfies Partial<Record<LineId, Component>>;
