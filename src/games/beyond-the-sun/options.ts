import { z } from 'zod';
import { FACTIONS, MATS } from './tables/factions.ts';

/** What a table of Beyond the Sun may be set to before the start. */
export const optionsSchema = z.strictObject({
  /** The advanced mats have tracks and abilities of their own (1.6). */
  mats: z.enum(MATS).default('basic'),
  /** The technology tableau for experts: cards to choose from lie open (24). */
  tableau: z.boolean().default(false),
  /** Who begins: drawn by lot unless a seat is named. */
  first: z.union([z.literal('random'), z.int().min(0).max(3)]).default('random'),
  /** Factions by seat; those that are not named are dealt. */
  factions: z
    .array(z.enum(FACTIONS))
    .max(4)
    .refine((all) => new Set(all).size === all.length, 'each seat needs a faction of its own')
    .default([]),
});
export type Options = z.infer<typeof optionsSchema>;
