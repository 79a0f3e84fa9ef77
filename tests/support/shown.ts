import { expect } from 'vitest';
import type { Message } from '#core/message.ts';
import type { Row } from '#core/record.ts';
import type { Session } from '#core/session.ts';

/** An answer without its place in the log, which alone differs when it is given again. */
export function unnumbered({ seq: _, ...row }: Row): Omit<Row, 'seq'> {
  return row;
}

/** The same text, said only when it is not: in loops over whole games a matcher for each step costs more than the game. */
export function expectSame(actual: string, expected: string): void {
  if (actual !== expected) expect(actual).toBe(expected);
}

/** All that a table is, apart from where in the log it was written: two tables that show the same play the same. */
export function shown<S, M extends Message, O, V>(session: Session<S, M, O, V>): string {
  const { state, over, stuck, answers } = session;
  const { n, epoch, state: checkpoint } = session.segment;
  const questions = session.open().sort((a, b) => (a.path < b.path ? -1 : 1));
  return JSON.stringify([
    { n, epoch, checkpoint, state, over, stuck: stuck === null ? null : String(stuck) },
    { answers: answers.map(unnumbered), questions, waiting: session.summoned() },
  ]);
}
