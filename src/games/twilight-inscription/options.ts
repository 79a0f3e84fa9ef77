import { z } from 'zod';
import { DIFFICULTIES } from './tables/automaton.ts';

/** What a table of Twilight Inscription may be set to before the start. */
export const optionsSchema = z.strictObject({
  /** All play on side A, which differs from seat to seat, or all on side B (2.1). */
  side: z.enum(['A', 'B']).default('B'),
  /** How strong the automated faction is, in games of one and two (23.5). */
  difficulty: z.enum(DIFFICULTIES).default('easy'),
  /** Whether each seat chooses one of three factions, or is dealt one. */
  factions: z.enum(['choose', 'deal']).default('choose'),
});
export type Options = z.infer<typeof optionsSchema>;
