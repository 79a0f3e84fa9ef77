import type { LineId } from '../../content/ids.ts';

/** What units do beyond their figures, in our own words. */
export const units: Readonly<Partial<Record<LineId, string>>> = {};
