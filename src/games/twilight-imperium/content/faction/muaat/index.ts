import type { Component } from '../../../timing/component.ts';
import type { AbilityId } from '../../card-ids.ts';
import type { LineId } from '../../ids.ts';
import { gashlaiPhysiology } from './gashlai-physiology.ts';
import { starForge } from './star-forge.ts';
import { theInferno } from './the-inferno.ts';

export const abilities = {
  'star-forge': starForge,
  'gashlai-physiology': gashlaiPhysiology,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'the-inferno': theInferno } satisfies Partial<Record<LineId, Component>>;
