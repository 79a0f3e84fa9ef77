import type { AbilityId } from '../../content/card-ids.ts';

/** What faction abilities do, in our own words. */
export const abilities: Readonly<Partial<Record<AbilityId, string>>> = {};
