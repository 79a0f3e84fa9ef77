import { randomBot } from '#core/random-bot.ts';
import type { Answer, Session } from '#core/session.ts';

/** Answers the first question that somebody waits for, at random; gives what was answered. */
export function answerAtRandom(session: Session, random: () => number, seq: number): Answer {
  const question = session.open().find(({ optional }) => !optional);
  if (!question) throw new Error('nobody is asked anything');
  const { seat, key, topic, form, fallback } = question;
  const choice = randomBot({ seat, topic, form, fallback, view: () => null, random });
  const answer: Answer = { key, seat, choice, by: 'seat' };
  giveAnswer(session, answer, seq);
  return answer;
}

/** Gives an answer that must be taken. */
export function giveAnswer(session: Session, answer: Answer, seq: number): void {
  const { kind } = session.answer(answer, seq);
  if (kind !== 'taken') throw new Error(`an answer is ${kind}`);
}
