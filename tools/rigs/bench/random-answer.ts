import type { Choice } from '#core/question.ts';
import { randomBot } from '#core/random-bot.ts';
import type { Answer, Session } from '#core/session.ts';

/** Tries before the fallback is given: a choice of chance may be refused. */
const TRIES = 5;

/** Answers the first question that somebody waits for, at random; gives what was answered. */
export function answerAtRandom(session: Session, random: () => number, seq: number): Answer {
  const question = session.open().find(({ optional, held }) => !optional && held === null);
  if (!question) throw new Error('nobody is asked anything');
  const { seat, key, topic, form, fallback } = question;
  const preview = (tried: Choice) => session.previewAnswer(seat, key, tried);
  for (let tries = 0; tries < TRIES; tries++) {
    const choice = randomBot({ seat, topic, form, fallback, view: () => null, preview, random });
    const answer: Answer = { key, seat, choice, by: 'seat' };
    if (session.answer(answer, seq).kind === 'taken') return answer;
  }
  const careful: Answer = { key, seat, choice: fallback, by: 'seat' };
  giveAnswer(session, careful, seq);
  return careful;
}

/** Gives an answer that must be taken. */
export function giveAnswer(session: Session, answer: Answer, seq: number): void {
  const { kind } = session.answer(answer, seq);
  if (kind !== 'taken') throw new Error(`an answer is ${kind}`);
}
