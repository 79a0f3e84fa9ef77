import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { bloodTies } from './blood-ties.ts';
import { reclamation } from './reclamation.ts';
import { salaiSaiCorian } from './salai-sai-corian.ts';

export const abilities = {
  'blood-ties': bloodTies,
  reclamation,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'salai-sai-corian': salaiSaiCorian } satisfies Partial<Record<LineId, Component>>;
