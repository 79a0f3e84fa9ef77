import { type Clock, systemClock } from '#local-discord/clock.ts';

/** How much longer than Discord the local one waits for an answer: a busy machine is no fault of the bot's. */
const PATIENCE = 20;

/** The time of a local Discord that gives up on nobody for being slow. */
export const patientClock: Clock = {
  now: () => systemClock.now(),
  after: (ms, run) => systemClock.after(ms * PATIENCE, run),
};
