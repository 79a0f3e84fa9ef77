import { randomBot } from '#core/random-bot.ts';
import type { Session } from '#core/session.ts';

/** Answers the first question that somebody waits for, at random. */
export function answerAtRandom(session: Session, random: () => number, seq: number): void {
  const question = session.open().find(({ optional }) => !optional);
  if (!question) throw new Error('nobody is asked anything');
  const { seat, key, topic, form, fallback } = question;
  const choice = randomBot({ seat, topic, form, fallback, view: () => null, random });
  const answered = session.answer({ key, seat, choice, by: 'seat' }, seq);
  if (answered.kind !== 'taken') throw new Error(`an answer to ${topic} is not taken`);
}
