import type { NoteId } from '../../content/card-ids.ts';

/** What promissory notes do, in our own words. */
export const notes: Readonly<Partial<Record<NoteId, string>>> = {};
