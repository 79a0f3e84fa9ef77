import { z } from 'zod';
import { ALL_PLANET_IDS, ALL_SYSTEM_IDS, TECHNOLOGY_IDS } from '../tables/ids.ts';
import { UNIT_TYPES } from '../tables/kinds.ts';

const seat = z.int().min(0).max(5);
const count = z.int().min(0);
const unit = z.enum(UNIT_TYPES);
const system = z.enum(ALL_SYSTEM_IDS);
const company = z.array(z.object({ unit, count, damaged: count }));
const some = z.array(z.object({ seat, unit, count }));

/** Dice of one unit type of a side that were rolled together. */
const dice = z.object({ seat, unit, results: z.array(z.int()), hitOn: z.int(), bonus: z.int() });

/** What one round of a combat has brought. */
const round = z.object({
  round: count,
  /** Anti-Fighter Barrage, in the first round (35.3). */
  barrage: z.array(dice),
  rolls: z.array(dice),
  /** Hits by combat rolls; null for a side that has not rolled yet. */
  hits: z.object({ attacker: count.nullable(), defender: count.nullable() }),
  sustained: some,
  lost: some,
  /** Who has announced a retreat (35.4). */
  retreat: seat.nullable(),
});

/** What a side has for a combat beside those who fight: units that may come in, and technologies that are ready. */
const means = z.object({
  units: z.array(z.object({ unit, count })),
  technologies: z.array(z.enum(TECHNOLOGY_IDS)),
});

/** The combat under way or the last one, round by round, for all to see. */
export const fightRecord = z.object({
  /** Which combat of the game this is. */
  number: count,
  kind: z.enum(['space', 'ground']),
  system,
  planet: z.enum(ALL_PLANET_IDS).nullable(),
  attacker: seat,
  defender: seat,
  /** What both sides began with. */
  began: z.object({ attacker: company, defender: company }),
  /** What else both sides had for it; not known of combats recorded before this was. */
  means: z.object({ attacker: means, defender: means }).optional(),
  rounds: z.array(round),
  over: z.boolean(),
  winner: seat.nullable(),
});

export type FightRecord = z.infer<typeof fightRecord>;
