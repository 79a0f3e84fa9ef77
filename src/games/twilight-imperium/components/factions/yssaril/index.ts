import type { Component } from '../../../hooks/component.ts';
import type { AbilityId } from '../../../tables/card-ids.ts';
import type { LineId } from '../../../tables/ids.ts';
import { crafty } from './crafty.ts';
import { scheming } from './scheming.ts';
import { stallTactics } from './stall-tactics.ts';
import { ysiaYssrila } from './ysia-yssrila.ts';

export const abilities = {
  'stall-tactics': stallTactics,
  scheming,
  crafty,
} satisfies Partial<Record<AbilityId, Component>>;

export const units = { 'ysia-yssrila': ysiaYssrila } satisfies Partial<Record<LineId, Component>>;
