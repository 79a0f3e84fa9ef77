import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { foresight } from './foresight.ts';
import { hybridCrystalFighterIi } from './hybrid-crystal-fighter-ii.ts';
import { matriarch } from './matriarch.ts';
import { telepathic } from './telepathic.ts';

export const abilities = {
  telepathic,
  foresight,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  matriarch,
  'hybrid-crystal-fighter-ii': hybridCrystalFighterIi,
} satisfies Partial<Record<LineId, Component>>;
