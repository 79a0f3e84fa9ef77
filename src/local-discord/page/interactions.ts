import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';

/** How an interaction ended for the person who began it. */
export type Outcome = 'answered' | 'failed';

const REMEMBERED = 50;

/** What the person waits for from the bot. Answers may come before the server says which interaction it was. */
export class Interactions {
  private readonly outcomes = new Answers<Outcome>();
  private readonly suggestions = new Answers<readonly APIApplicationCommandOptionChoice[]>();

  /** What was begun at this page, and not at another of the same person's. */
  private readonly begun = new Set<string>();
  /** Forms that came before it was known who asked for them. */
  private readonly forms = new Map<string, () => void>();

  outcome(id: string): Promise<Outcome> {
    this.begun.add(id);
    this.forms.get(id)?.();
    this.forms.delete(id);
    forgetOld(this.begun);
    return this.outcomes.of(id);
  }

  /** A form answers an interaction: it is opened if that began here. */
  showForm(id: string, open: () => void): void {
    if (this.begun.has(id)) return open();
    this.forms.set(id, open);
    forgetOld(this.forms);
  }

  choices(id: string): Promise<readonly APIApplicationCommandOptionChoice[]> {
    return this.suggestions.of(id);
  }

  settle(id: string, outcome: Outcome): void {
    this.outcomes.arrive(id, outcome);
    if (outcome === 'failed') this.suggestions.arrive(id, []);
  }

  suggest(id: string, choices: readonly APIApplicationCommandOptionChoice[]): void {
    this.suggestions.arrive(id, choices);
  }

  /** Whatever was under way will not be heard of again. */
  giveUp(): void {
    this.outcomes.arriveAll('failed');
    this.suggestions.arriveAll([]);
  }
}

/** Keeps the newest. */
function forgetOld(known: Map<string, unknown> | Set<string>): void {
  for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
}

class Answers<T> {
  private readonly waiting = new Map<string, (value: T) => void>();
  private readonly early = new Map<string, T>();

  of(id: string): Promise<T> {
    const early = this.early.get(id);
    this.early.delete(id);
    return early !== undefined
      ? Promise.resolve(early)
      : new Promise((arrived) => this.waiting.set(id, arrived));
  }

  arrive(id: string, value: T): void {
    const arrived = this.waiting.get(id);
    this.waiting.delete(id);
    if (arrived !== undefined) {
      arrived(value);
      return;
    }
    this.early.set(id, value);
    forgetOld(this.early);
  }

  arriveAll(value: T): void {
    for (const arrived of this.waiting.values()) arrived(value);
    this.waiting.clear();
  }
}
