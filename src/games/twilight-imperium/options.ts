import { z } from 'zod';
import type { Message } from '#core/message.ts';
import { isFault, readMap } from './rules/galaxy/map-string.ts';
import type { Box } from './tables/box.ts';
import { FACTION_IDS, MODULE_IDS } from './tables/ids.ts';
import { COLOURS } from './tables/kinds.ts';
import { msg } from './text/lexicon.ts';
import { mapReasonEn } from './text/setup/map-reason.ts';

/** Refuses with a reason, for logs and for whoever reads it in a language of their own. */
function refuse(context: z.RefinementCtx, message: string, reason: Message): void {
  context.addIssue({ code: 'custom', message, params: { reason } });
}

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
    if (read && isFault(read)) refuse(context, mapReasonEn(read), msg('no.map', { fault: read }));
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
      .superRefine((named, context) => {
        if (!isEachOnce(named))
          refuse(context, 'No two seats can play the same faction.', msg('no.factionTwice', {}));
      })
      .default([]),
    /** Options of the rules. A table without any keeps no list of them: it is the base game to the letter. */
    modules: z
      .array(z.enum(MODULE_IDS))
      .superRefine((named, context) => {
        if (!isEachOnce(named)) refuse(context, 'A module is there once.', msg('no.moduleTwice', {}));
      })
      .optional(),
    /** Colours by seat (S4). */
    colours: z
      .array(z.enum(COLOURS))
      .max(6)
      .superRefine((named, context) => {
        if (!isEachOnce(named))
          refuse(context, 'Each seat needs a colour of its own.', msg('no.colourTwice', {}));
      })
      .default([]),
  })
  .superRefine(({ board, map: text }, context) => {
    const none = text.trim() === '';
    if (board === 'given' && none)
      refuse(context, 'A given board needs its map string.', msg('no.mapNone', {}));
    if (board === 'built' && !none)
      refuse(context, 'A board that the seats build needs no map string.', msg('no.mapBuilt', {}));
  });
export type Options = z.infer<typeof optionsSchema>;

/** A map string is for so many seats and no others, and laid with tiles that are in the box. */
export function unfit(
  { map: text }: Options,
  { seats, box }: { readonly seats: number; readonly box: Box },
): Message | null {
  const read = text.trim() === '' ? null : readMap(text);
  if (!read || isFault(read)) return null;
  if (read.seats !== seats) return msg('no.mapSeats', { count: read.seats });
  const foreign = read.tiles.find(({ tile }) => !box.systems.includes(tile));
  return foreign ? msg('no.mapTile', { tile: foreign.tile }) : null;
}
