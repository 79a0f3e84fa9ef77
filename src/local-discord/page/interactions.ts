import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';

/** How an interaction ended for the person who began it. */
export type Outcome = 'answered' | 'failed';

const REMEMBERED = 50;

/** What the person waits for from the bot. Answers may come before the server says which interaction it was. */
export class Interactions {
  private readonly outcomes = new Answers<Outcome>();
  private readonly suggestions = new Answers<readonly APIApplicationCommandOptionChoice[]>();

  outcome(id: string): Promise<Outcome> {
    return this.outcomes.of(id);
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
    for (const old of [...this.early.keys()].slice(0, -REMEMBERED)) this.early.delete(old);
  }

  arriveAll(value: T): void {
    for (const arrived of this.waiting.values()) arrived(value);
    this.waiting.clear();
  }
}
