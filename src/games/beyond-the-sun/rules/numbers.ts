/** Cubes of a faction, however they are turned (1.2). */
export const CUBES = 20;
/** Discs of each production track (2.6). */
export const TRACK_DISCS = 8;
/** Population at the beginning, and the ship in Sol (2.6). */
export const FIRST_POPULATION = 2;

/** Ore at the beginning, in the order of the first turn (2.7). */
export const FIRST_ORE: readonly number[] = [1, 1, 2, 2];

/** Events of each level that cover slots, beside the mandatory ones (2.2). */
export const RANDOM_EVENTS = 4;

/** Achievement discs that bring the end, by players (7.1). */
export const DISCS_TO_END: Readonly<Record<number, number>> = { 2: 3, 3: 3, 4: 4 };

/** Spaces of the automation track (16.1), the points seen beside each, and those of every further disc (8.6). */
export const AUTOMATION_VP: readonly number[] = [0, 1, 0, 0, 1, 0, 1];
export const FURTHER_AUTOMATION_VP = 1;

/** Points of technologies by level; those of level IIII have their own (8.1 to 8.5). */
export const TECHNOLOGY_VP: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3 };

/** Points of an outpost, and of being the strongest in Sol or Deep Space (8.8, 8.9). */
export const OUTPOST_VP = 1;
export const STRONGEST_VP = 1;

/** What the exchanges of trade cost (5.7 to 5.9). */
export const ORE_FOR_POPULATION = 3;
export const ORE_FOR_SHIP = 1;
export const ORE_OF_POPULATION = 1;

/** Ships of a higher level do not exist (18.1). */
export const MAX_SHIP_LEVEL = 4;

/** Cards of the chosen type that are looked for, of which one is taken (14.10). */
export const CARDS_DRAWN = 2;

/** Cards of each type that lie open in a row of the tableau. */
export const CARDS_IN_ROW = 2;

/** What the abilities of the advanced mats give. */
export const THREE_TRADES = 3;
export const LAST_DISC_ORE = 3;
export const LAST_DISC_POPULATION = 2;

/** Technologies of level III that the founders ask for. */
export const FOUNDERS_TECHNOLOGIES = 3;
