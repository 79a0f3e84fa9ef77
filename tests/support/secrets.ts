import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { OpenQuestion, Session } from '#core/session.ts';

/** A question as it is shown. Its key goes with the button and is a sealed name, which tells nothing. */
function unsealed({ key: _, ...question }: OpenQuestion): Omit<OpenQuestion, 'key'> {
  return question;
}

/** Everything that a seat sees at this moment, as text. */
export function seenBy<S, M extends Message, O, V>(seat: Seat, session: Session<S, M, O, V>): string {
  const { over, stuck } = session;
  const status = { over, stuck: stuck !== null, seats: session.config.seats };
  const asked = session.openFor(seat).map(unsealed);
  return JSON.stringify([status, session.view(seat), session.view('table'), asked, session.summoned()]);
}

type Inside<S> = { readonly table: { readonly write: S; readonly scheduler: { version: number } } };

/** Changes the live state behind the table’s back, and has every question made anew from it. */
export function disturb<S, M extends Message, O, V>(
  session: Session<S, M, O, V>,
  change: (state: S) => void,
): void {
  const { table } = session as unknown as Inside<S>;
  change(table.write);
  table.scheduler.version += 1;
}
