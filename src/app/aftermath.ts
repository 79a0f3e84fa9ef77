import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Session } from '#core/session.ts';
import type { Told } from '#core/table.ts';
import type { Post } from '#store/model.ts';
import { planDeadlines } from './deadline-plan.ts';
import { type Change, type LiveTable, personSeats } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** What was open before a change, to tell what the change opened and closed. */
export interface Before {
  readonly waiting: string;
  /** Keys of the questions that stood open, by seat. */
  readonly asked: ReadonlyMap<Seat, ReadonlySet<string>>;
}

/** Nothing: for a table that begins. */
export const NOTHING: Before = { waiting: '[]', asked: new Map() };

function askedBy(session: Session): Map<Seat, Set<string>> {
  const asked = new Map<Seat, Set<string>>();
  for (const { seat, key, held } of session.open()) {
    if (held !== null) continue;
    const keys = asked.get(seat);
    if (keys) keys.add(key);
    else asked.set(seat, new Set([key]));
  }
  return asked;
}

export function before(session: Session | null): Before {
  if (!session) return NOTHING;
  return { waiting: JSON.stringify(session.waiting()), asked: askedBy(session) };
}

/** A post to everybody at the table. */
export function toTable(kind: string, payload: Json): Post {
  return { kind, seat: null, payload };
}

/** An announcement of the desk itself. */
export function notice(message: Message): Post {
  return toTable('notice', { message });
}

function feed(table: LiveTable, facts: readonly Told[]): Post[] {
  const open = facts.filter(({ to }) => to === 'all').map(({ message }) => message);
  const posts = open.length > 0 ? [toTable('feed', { facts: open })] : [];
  for (const seat of personSeats(table.seats)) {
    const own = facts.filter(({ to }) => to !== 'all' && to.includes(seat)).map(({ message }) => message);
    if (own.length > 0) posts.push({ kind: 'feed', seat, payload: { facts: own } });
  }
  return posts;
}

const missing = (from: ReadonlySet<string> | undefined, than: ReadonlySet<string> | undefined) =>
  [...(from ?? [])].filter((key) => !than?.has(key));

/** What changed for each person: which questions came and went. Seats that saw nothing change are left alone. */
function hands(
  table: LiveTable,
  session: Session,
  { was, touched }: { was: Before; touched: Step['touched'] },
): Post[] {
  const is = askedBy(session);
  return personSeats(table.seats).flatMap((seat) => {
    const asked = missing(is.get(seat), was.asked.get(seat));
    const gone = missing(was.asked.get(seat), is.get(seat));
    const still = asked.length === 0 && gone.length === 0 && touched !== 'all' && !touched.includes(seat);
    return still ? [] : [{ kind: 'hand', seat, payload: { asked, gone } }];
  });
}

/** A step of the game: what stood open before it, what it told, and whose view it may have changed. */
export interface Step {
  readonly was: Before;
  readonly facts: readonly Told[];
  readonly touched: 'all' | readonly Seat[];
}

/** Everything that follows from a step for the people around the table: posts, deadlines, the end of the game. */
export function aftermath(
  table: LiveTable,
  session: Session,
  { was, facts, touched, around }: Step & { readonly around: Surroundings },
): Required<Pick<Change, 'head' | 'posts' | 'deadlines'>> {
  const waiting = session.waiting();
  const posts = [...feed(table, facts)];
  if (JSON.stringify(waiting) !== was.waiting) posts.push(toTable('waiting', { waiting }));
  posts.push(...hands(table, session, { was, touched: facts.length > 0 ? 'all' : touched }));
  const deadlines = planDeadlines(table, session, around);
  if (!session.over) return { head: {}, posts, deadlines };
  const result = session.result();
  const { seed, commitment } = table.row;
  posts.push(toTable('over', { result, seed, commitment }));
  return { head: { status: 'over', result }, posts, deadlines };
}
