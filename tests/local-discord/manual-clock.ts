import type { Clock } from '#local-discord/clock.ts';

interface Planned {
  readonly at: number;
  readonly run: () => void;
}

/** A clock that stands still until a test moves it. */
export class ManualClock implements Clock {
  private time = Date.UTC(2026, 0, 1);
  private planned: Planned[] = [];

  now(): number {
    return this.time;
  }

  after(ms: number, run: () => void): () => void {
    const one = { at: this.time + ms, run };
    this.planned.push(one);
    return () => {
      this.planned = this.planned.filter((other) => other !== one);
    };
  }

  /** Moves on, running what falls due in its order. */
  advance(ms: number): void {
    const until = this.time + ms;
    for (;;) {
      const [next] = this.planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.planned = this.planned.filter((one) => one !== next);
      this.time = Math.max(this.time, next.at);
      next.run();
    }
    this.time = until;
  }
}
