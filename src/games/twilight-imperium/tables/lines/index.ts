import type { LineId } from '../ids.ts';
import type { UnitLine } from '../units.ts';
import { ofFactions } from './factions.ts';
import { generic } from './generic.ts';

export const lines = { ...generic, ...ofFactions } satisfies Record<LineId, UnitLine>;
