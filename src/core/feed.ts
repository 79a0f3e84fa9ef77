import type { Message, Speaker } from './message.ts';
import type { Seat } from './seat.ts';

/** A line of what a table is told. */
export interface FeedLine {
  /** Whose deed it is: named before the words, which go on from there; null if they stand by themselves. */
  readonly by: Seat | null;
  /** Sentences, one after the other. */
  readonly texts: readonly Message[];
  /** Routine, in small letters. */
  readonly aside: boolean;
}

/** A stretch of a game that is told as one: a turn, a phase, a vote. */
export interface Chapter {
  /** The first of the facts that it tells; it ends where the next begins. */
  readonly from: number;
  readonly lines: readonly FeedLine[];
}

/** Facts as they are, each in a line of its own: how a game is told that does not say how. */
export function plainChapter(facts: readonly Message[]): Chapter {
  return { from: 0, lines: facts.map((fact) => ({ by: null, texts: [fact], aside: false })) };
}

/** A line in words; whose deed it is stands before them with the sign of their seat. */
export function feedText(
  { by, texts, aside }: FeedLine,
  speaker: Speaker,
  signOf: (seat: Seat) => string,
): string {
  const said = texts.map(speaker.say).join(' ');
  const told = by === null ? said : `**${signOf(by)} ${speaker.seat(by)}**${said}`;
  return aside ? `-# ${told}` : told;
}
