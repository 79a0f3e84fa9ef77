import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { duhaMenaimon } from './duha-menaimon.ts';
import { mitosis } from './mitosis.ts';

export const abilities = { mitosis } satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'duha-menaimon': duhaMenaimon } satisfies Partial<Record<LineId, Component>>;
