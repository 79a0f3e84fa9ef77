import type { Message } from './message.ts';
import type { Choice } from './question.ts';
import type { Steps } from './steps.ts';

/** A line for somebody's first games: said once, when one of its topics is asked for the first time. */
export interface CoachLine<V> {
  readonly id: string;
  readonly topics: readonly string[];
  /** Whether the line has something to say about how things stand; always if nothing is said. */
  when?(view: V): boolean;
  readonly line: Message;
}

/** How a game helps whoever is asked something. All of it is made of what their own seat sees. */
export interface Guide<V> {
  /** Where the game stands, in a few words: its round, its phase. Null before there is anything to say. */
  standing(view: V): Message | null;
  /** What a topic is decided by, two short lines at most: stocks, room, what others did. */
  decidedBy(view: V, topic: string): readonly Message[];
  /** What an option of a topic would lead to, by its id: the odds of a battle. Worked out in steps, and bounded in effort. */
  optionNotes?(view: V, topic: string, options: readonly string[]): Steps<ReadonlyMap<string, Message>>;
  /** The same for an answer in the making. */
  draftNotes?(view: V, topic: string, choice: Choice): Steps<readonly Message[]>;
  /** How many things the viewer's seat holds. */
  handSize(view: V): number;
  /** What giving this answer does, for the button that gives it; null if nothing better can be said than that it is done. */
  deed(topic: string, choice: Choice): Message | null;
  /** Whether an option does nothing: a pass, a no. */
  declines(label: Message): boolean;
  /** Why the table's own player would answer a topic as it does, in a few words. */
  reason(topic: string): Message | null;
  /** The rules that a topic is about, by their numbers; at least one for each. */
  rulesOf(topic: string): readonly string[];
  readonly coach: readonly CoachLine<V>[];
}
