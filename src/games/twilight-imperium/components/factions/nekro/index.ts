import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { galacticThreat } from './galactic-threat.ts';
import { propagation } from './propagation.ts';
import { technologicalSingularity } from './technological-singularity.ts';
import { theAlastor } from './the-alastor.ts';

export const abilities = {
  'galactic-threat': galacticThreat,
  'technological-singularity': technologicalSingularity,
  propagation,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  'the-alastor': theAlastor,
} satisfies Partial<Record<LineId, Component>>;
