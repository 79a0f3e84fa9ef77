import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { ambush } from './ambush.ts';
import { fourthMoon } from './fourth-moon.ts';
import { pillage } from './pillage.ts';

export const abilities = {
  ambush,
  pillage,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  'fourth-moon': fourthMoon,
} satisfies Partial<Record<LineId, Component>>;
