import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { gashlaiPhysiology } from './gashlai-physiology.ts';
import { starForge } from './star-forge.ts';
import { theInferno } from './the-inferno.ts';

export const abilities = {
  'star-forge': starForge,
  'gashlai-physiology': gashlaiPhysiology,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'the-inferno': theInferno } satisfies Partial<Record<LineId, Component>>;
