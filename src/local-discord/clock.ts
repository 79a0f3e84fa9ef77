/** Time as the server sees it. Tests put their own in its place. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later; the result calls it off. */
  after(ms: number, run: () => void): () => void;
}

/** Timers cannot wait longer than this at once; a poll may. */
const MAX_WAIT = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const until = Date.now() + ms;
    let timer: NodeJS.Timeout;
    const wait = (): void => {
      const left = until - Date.now();
      timer = setTimeout(left > MAX_WAIT ? wait : run, Math.min(left, MAX_WAIT)).unref();
    };
    wait();
    return () => clearTimeout(timer);
  },
};

/** A clock whose errands cannot bring the process down: what they throw is told instead. */
export function guarded(clock: Clock, report: (error: unknown) => void): Clock {
  return {
    now: () => clock.now(),
    after: (ms, run) =>
      clock.after(ms, () => {
        try {
          run();
        } catch (error) {
          report(error);
        }
      }),
  };
}
