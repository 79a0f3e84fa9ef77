import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { AcceptedAnswer, Session } from '#core/session.ts';
import { heardBy } from './driver.ts';

/** Everything that all but one seat see and are asked, keys included, and whom else the table waits for. */
export function seenByOthers<S, M extends Message, O, V>(seat: Seat, session: Session<S, M, O, V>): string {
  const others = [...Array(session.config.seats).keys()].filter((other) => other !== seat);
  const seen = others.map((other) => [session.view(other), session.openFor(other)]);
  const waiting = session.summoned().filter((one) => one.seat !== seat);
  return JSON.stringify([seen, session.view('table'), waiting, session.over]);
}

/** What others are told of an answer. */
export function heardByOthers(seat: Seat, seats: number, { facts }: AcceptedAnswer): readonly Message[] {
  const others = [...Array(seats).keys()].filter((other) => other !== seat);
  return [...others, 'table' as const].flatMap((viewer) => heardBy(viewer, facts));
}
