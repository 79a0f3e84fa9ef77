import { z } from 'zod';
import { copiesOf } from './action-cards.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from './card-ids.ts';
import { ALL_SYSTEM_IDS, FACTION_IDS, MODULE_IDS, SYSTEM_IDS, TECHNOLOGY_IDS } from './ids.ts';
import { COLOURS, UNIT_TYPES } from './kinds.ts';
import { PLASTIC } from './units.ts';

/**
 * What is in the box of a table: settled when it is set up, from its modules, and its own from then on. What the program learns later is
 * not in it.
 */
export const boxSchema = z.object({
  modules: z.array(z.enum(MODULE_IDS)),
  systems: z.array(z.enum(ALL_SYSTEM_IDS)),
  factions: z.array(z.enum(FACTION_IDS)),
  technologies: z.array(z.enum(TECHNOLOGY_IDS)),
  strategyCards: z.array(z.enum(STRATEGY_CARDS)),
  /** How many copies there are of each. */
  actionCards: z.partialRecord(z.enum(ACTION_CARD_IDS), z.int().min(1)),
  agendas: z.array(z.enum(AGENDA_IDS)),
  secrets: z.array(z.enum(SECRET_IDS)),
  stageOne: z.array(z.enum(STAGE_ONE)),
  stageTwo: z.array(z.enum(STAGE_TWO)),
  notes: z.array(z.enum(NOTE_IDS)),
  /** Plastic of one colour (43.2). */
  figures: z.record(z.enum(UNIT_TYPES), z.int().min(0)),
  colours: z.array(z.enum(COLOURS)),
});
export type Box = z.infer<typeof boxSchema>;

/** The box of the base game. */
export const baseBox = (): Box => ({
  modules: [],
  systems: [...SYSTEM_IDS],
  factions: [...FACTION_IDS],
  technologies: [...TECHNOLOGY_IDS],
  strategyCards: [...STRATEGY_CARDS],
  actionCards: Object.fromEntries(ACTION_CARD_IDS.map((id) => [id, copiesOf(id)])),
  agendas: [...AGENDA_IDS],
  secrets: [...SECRET_IDS],
  stageOne: [...STAGE_ONE],
  stageTwo: [...STAGE_TWO],
  notes: [...NOTE_IDS],
  figures: { ...PLASTIC },
  colours: [...COLOURS],
});
