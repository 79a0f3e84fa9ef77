import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { floatingFactory } from './floating-factory.ts';
import { nomadic } from './nomadic.ts';
import { scavenge } from './scavenge.ts';

export const abilities = { scavenge, nomadic } satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  'floating-factory-i': floatingFactory,
  'floating-factory-ii': floatingFactory,
} satisfies Partial<Record<LineId, Component>>;
