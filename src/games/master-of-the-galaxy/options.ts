import { z } from 'zod';

/** What a table of Master of the Galaxy may be set to before the start. */
export const optionsSchema = z.strictObject({
  /** The experienced set-up lets seats choose races and corners (24). */
  variant: z.enum(['standard', 'experienced']).default('standard'),
  /** Who begins: drawn by lot unless a seat is named. */
  first: z.union([z.literal('random'), z.int().min(0).max(3)]).default('random'),
  /** Disc colours by seat (2.3). */
  colours: z
    .array(z.enum(['grey', 'brown', 'orange', 'purple']))
    .max(4)
    .refine((colours) => new Set(colours).size === colours.length, 'each seat needs a colour of its own')
    .default([]),
});
export type Options = z.infer<typeof optionsSchema>;
