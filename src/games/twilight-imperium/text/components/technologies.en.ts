import type { TechnologyId } from '../../content/ids.ts';

/** What technologies do, but for stat lines, in our own words. */
export const technologies: Readonly<Partial<Record<TechnologyId, string>>> = {};
