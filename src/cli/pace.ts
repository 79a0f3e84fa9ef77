import { onlyChoice } from '#app/runner/only-choice.ts';
import type { Journal } from '#core/journal.ts';
import type { OpenQuestion } from '#core/session.ts';

/** Reaction windows of a game: how many closed without a person being asked, and whom the others troubled. */
export interface Windows {
  /** Nobody could respond, as everybody can see. */
  unasked: number;
  /** Some might have had something to play and had not: the table passes for them. */
  quiet: number;
  /** Somebody had a choice. */
  asked: number;
  /** Seats with a choice, over all windows that asked. */
  seats: number;
  /** Questions of any sort with one answer that everybody knows: the table gives it at once. */
  forced: number;
}

const noWindows = (): Windows => ({ unasked: 0, quiet: 0, asked: 0, seats: 0, forced: 0 });

const isWindow = ({ veiled, form }: OpenQuestion) =>
  veiled && form.kind === 'choose' && form.options.some(({ label }) => label.key === 'core.pass');

/** A window is asked of several seats under one path, but for the seat at its end. */
const windowOf = ({ path }: OpenQuestion) => path.slice(0, path.lastIndexOf(':'));

/** Watches one game; throws where a seat would be waited for though everybody knows its only answer. */
export class Pace {
  private readonly seen = new Set<string>();
  private readonly windows = new Map<string, number>();
  private unasked = 0;
  private forced = 0;

  look({ session }: Journal): void {
    this.unasked = session.unasked;
    for (const question of session.open()) {
      if (this.seen.has(question.key)) continue;
      this.seen.add(question.key);
      const only = onlyChoice(question.form);
      const free = only === null;
      if (isWindow(question)) {
        const window = windowOf(question);
        this.windows.set(window, (this.windows.get(window) ?? 0) + (free ? 1 : 0));
      }
      if (only === null || question.veiled || question.optional || question.held !== null) continue;
      this.forced += 1;
      const { seat, key, topic } = question;
      // The table would try this answer: were it refused, the person would be asked for it.
      if (session.previewAnswer(seat, key, only)?.refusal)
        throw new Error(`seat ${seat} is asked about ${topic}, with one answer to give that is refused`);
    }
  }

  get counts(): Windows {
    const asked = [...this.windows.values()].filter((seats) => seats > 0);
    return {
      unasked: this.unasked,
      quiet: this.windows.size - asked.length,
      asked: asked.length,
      seats: asked.reduce((sum, seats) => sum + seats, 0),
      forced: this.forced,
    };
  }
}

/** Several games' windows together. */
export function sumOf(all: readonly Windows[]): Windows {
  return all.reduce(
    (sum, { unasked, quiet, asked, seats, forced }) => ({
      unasked: sum.unasked + unasked,
      quiet: sum.quiet + quiet,
      asked: sum.asked + asked,
      seats: sum.seats + seats,
      forced: sum.forced + forced,
    }),
    noWindows(),
  );
}

/** The pace in words, for people who look at a report. */
export function told({ unasked, quiet, asked, seats, forced }: Windows): string {
  const all = unasked + quiet + asked;
  if (all === 0) return 'no reaction windows';
  const share = (((unasked + quiet) / all) * 100).toFixed(1);
  const each = asked === 0 ? 0 : seats / asked;
  return (
    `${all} reaction windows: ${share} % closed without anybody being asked ` +
    `(${unasked} that nobody could respond to, ${quiet} passed by the table); ${asked} asked ${each.toFixed(1)} seats each; ` +
    `questions with one answer, given by the table: ${forced}`
  );
}
