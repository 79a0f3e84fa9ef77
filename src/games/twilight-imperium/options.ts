import { z } from 'zod';
import { FACTION_IDS } from './content/ids.ts';

/** What a table of Twilight Imperium may be set to before the start. */
export const optionsSchema = z.strictObject({
  /** The side of the victory track (S12b, 51.2a). */
  points: z.union([z.literal(10), z.literal(14)]).default(10),
  /** Built by the seats from dealt tiles (S6), made balanced for them, or given as a map string. */
  board: z.enum(['built', 'generated', 'given']).default('generated'),
  /** The usual map string: tile numbers from the inner ring outwards, 0 for a home. */
  map: z.string().max(400).default(''),
  /** Each seat chooses freely, is given one by lot, or picks one of so many dealt (S2). */
  factions: z.enum(['chosen', 'random', 'drafted']).default('drafted'),
  dealtFactions: z.int().min(2).max(5).default(3),
  /** Factions by seat that are settled beforehand. */
  seatFactions: z.array(z.enum(FACTION_IDS).nullable()).max(6).default([]),
});
export type Options = z.infer<typeof optionsSchema>;
