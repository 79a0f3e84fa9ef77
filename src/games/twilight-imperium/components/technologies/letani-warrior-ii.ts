import { reviving } from './reviving.ts';

/** Letani Warriors that come back on a 6. */
export const letaniWarriorIi = reviving(6);
