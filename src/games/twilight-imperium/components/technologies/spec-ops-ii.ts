import { reviving } from './reviving.ts';

/** Spec Ops that come back on a 5. */
export const specOpsIi = reviving(5);
