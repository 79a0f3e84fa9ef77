import { countVotesMissed, type PollContext } from '../delivery/poll-votes.ts';

/** Deletions of messages are not told to us, so polls are looked at from time to time. */
const POLLS_EVERY_MS = 5 * 60_000;

/** What is done again and again: reminders and deadlines, and looking after the polls. */
export function periodicWork(context: PollContext): () => Promise<void> {
  const { app } = context.bot;
  let polled = app.now();
  return async () => {
    await app.tick();
    if (app.now() - polled < POLLS_EVERY_MS) return;
    polled = app.now();
    await countVotesMissed(context);
  };
}
