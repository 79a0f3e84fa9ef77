import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { creussGate } from './creuss-gate.ts';
import { hilColish } from './hil-colish.ts';
import { quantumEntanglement } from './quantum-entanglement.ts';
import { slipstream } from './slipstream.ts';

export const abilities = {
  'quantum-entanglement': quantumEntanglement,
  slipstream,
  'creuss-gate': creussGate,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = {
  'hil-colish': hilColish,
} satisfies Partial<Record<LineId, Component>>;
