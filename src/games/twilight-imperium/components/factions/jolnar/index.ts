import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { analytical } from './analytical.ts';
import { brilliant } from './brilliant.ts';
import { fragile } from './fragile.ts';
import { jnsHylarim } from './jns-hylarim.ts';

export const abilities = { fragile, brilliant, analytical } satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'jns-hylarim': jnsHylarim } satisfies Partial<Record<LineId, Component>>;
