/** Work that is cut into steps: whoever runs it may do something else in between. */
export type Steps<T> = Generator<void, T>;

/** The end of a step; nothing between two of them may take long. */
export function* endStep(): Steps<void> {
  yield;
}

/** All steps at once, for whoever has nothing else to do. */
export function completed<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
