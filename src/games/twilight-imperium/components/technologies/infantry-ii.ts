import { reviving } from './reviving.ts';

/** Infantry that comes back on a 6. */
export const infantryIi = reviving(6);
