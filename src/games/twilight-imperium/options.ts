import { z } from 'zod';
import { FACTION_IDS } from './content/ids.ts';
import { isFault, readMap } from './rules/galaxy/map-string.ts';
import { mapReason } from './text/setup/map-reason.ts';

export const COLOURS = ['black', 'blue', 'green', 'purple', 'red', 'yellow'] as const;

const isEachOnce = (items: readonly unknown[]) => {
  const named = items.filter((item) => item !== null);
  return new Set(named).size === named.length;
};

/** The usual map string: tile numbers from the inner ring outwards, 0 for a home; empty for none. */
const map = z
  .string()
  .max(400)
  .superRefine((text, context) => {
    const read = text.trim() === '' ? null : readMap(text);
    if (read && isFault(read)) context.addIssue({ code: 'custom', message: mapReason(read) });
  });

/** What a table of Twilight Imperium may be set to before the start. */
export const optionsSchema = z
  .strictObject({
    /** The side of the victory track (S12b, 51.2a). */
    points: z.union([z.literal(10), z.literal(14)]).default(10),
    /** Built by the seats from dealt tiles (S6), made balanced for them, or given as a map string. */
    board: z.enum(['built', 'generated', 'given']).default('generated'),
    map: map.default(''),
    /** Each seat chooses freely, is given one by lot, or picks one of so many dealt (S2). */
    factions: z.enum(['chosen', 'random', 'drafted']).default('drafted'),
    dealtFactions: z.int().min(2).max(5).default(3),
    /** Factions by seat that are settled beforehand. */
    seatFactions: z
      .array(z.enum(FACTION_IDS).nullable())
      .max(6)
      .refine(isEachOnce, 'No two seats can play the same faction.')
      .default([]),
    /** Colours by seat (S4). */
    colours: z
      .array(z.enum(COLOURS))
      .max(6)
      .refine(isEachOnce, 'Each seat needs a colour of its own.')
      .default([]),
  })
  .superRefine(({ board, map: text }, context) => {
    if (board === 'given' && text.trim() === '')
      context.addIssue({ code: 'custom', path: ['map'], message: 'A given board needs its map string.' });
    if (board === 'built' && text.trim() !== '')
      context.addIssue({
        code: 'custom',
        path: ['map'],
        message: 'A board that the seats build needs no map string.',
      });
  });
export type Options = z.infer<typeof optionsSchema>;
