import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { OpenQuestion, Session } from '#core/session.ts';
import type { ToldFact } from '#core/table.ts';
import type { Post } from '#store/model.ts';
import { isQuiet, planDeadlines, waitedFor } from './deadline-plan.ts';
import type { Dependencies } from './dependencies.ts';
import {
  type LiveTable,
  type OpenSnapshot,
  type PublicAnswer,
  personSeats,
  type TableChange,
} from './live-table.ts';
import { thereUntil } from './still-there.ts';
import { waitingAt, windowOf } from './waiting-at.ts';

/** Nothing: for a table that begins. */
export const NOTHING_OPEN: OpenSnapshot = { waiting: '[]', asked: new Map() };

function snapshotOf(table: LiveTable, session: Session, open: readonly OpenQuestion[]): OpenSnapshot {
  const asked = new Map<Seat, Set<string>>();
  for (const { seat, key, held } of open) {
    if (held !== null) continue;
    const keys = asked.get(seat);
    if (keys) keys.add(key);
    else asked.set(seat, new Set([key]));
  }
  return { waiting: JSON.stringify(waitingAt(table, session)), asked };
}

/** What stands open at a table now, to tell later what a step opened and closed. */
export function openSnapshot(table: LiveTable): OpenSnapshot {
  const { session, openSnapshot: known } = table;
  return known ?? (session ? snapshotOf(table, session, session.open()) : NOTHING_OPEN);
}

/** A post to everybody at the table. */
export function tablePost(kind: string, payload: Json): Post {
  return { kind, seat: null, payload };
}

/** An announcement of the table itself. */
export function noticePost(message: Message): Post {
  return tablePost('notice', { message });
}

const messages = (facts: readonly ToldFact[]) => facts.map(({ message }) => message);

/** What happened: once for everybody, and for each person what only they are told. */
function feedPosts(facts: readonly ToldFact[], people: readonly Seat[]): Post[] {
  const open = facts.filter(({ to }) => to === 'all');
  const posts = open.length > 0 ? [tablePost('feed', { facts: messages(open) })] : [];
  if (open.length === facts.length) return posts;
  for (const seat of people) {
    const own = facts.filter(({ to }) => to !== 'all' && to.includes(seat));
    if (own.length > 0) posts.push({ kind: 'feed', seat, payload: { facts: messages(own) } });
  }
  return posts;
}

const NONE: ReadonlySet<string> = new Set();

const missing = (from: ReadonlySet<string>, than: ReadonlySet<string>) =>
  [...from].filter((key) => !than.has(key));

/** Which questions came and went for each person. Seats for which nothing changed are left alone. */
function handPosts(
  people: readonly Seat[],
  now: OpenSnapshot,
  { before: was, touched }: Pick<TableStep, 'before' | 'touched'>,
): Post[] {
  return people.flatMap((seat) => {
    const before = was.asked.get(seat) ?? NONE;
    const after = now.asked.get(seat) ?? NONE;
    const asked = missing(after, before);
    const gone = missing(before, after);
    const still = asked.length === 0 && gone.length === 0 && touched !== 'all' && !touched.includes(seat);
    return still ? [] : [{ kind: 'hand', seat, payload: { asked, gone } }];
  });
}

/** Nobody is called to a veiled window in public: whoever has a choice there learns it alone. */
function windowPosts(table: LiveTable, open: readonly OpenQuestion[], { asked }: OpenSnapshot): Post[] {
  return waitedFor(open).flatMap((question) => {
    const { seat, key, topic } = question;
    const isNew = windowOf(table, question) !== null && !asked.get(seat)?.has(key);
    if (!isNew || !table.seats[seat]?.user || isQuiet(table, question)) return [];
    return [{ kind: 'window', seat, payload: { key, topic } }];
  });
}

/** Whom the table waits for, and who of them need not be called since they are there. */
function waitingPost(table: LiveTable, session: Session, deps: Dependencies): Post {
  const waiting = waitingAt(table, session);
  const there = waiting.flatMap(({ seat, window }) =>
    !window && thereUntil(table, seat, deps) !== null ? [seat] : [],
  );
  return tablePost('waiting', { waiting, there });
}

/** A step of the game: what stood open before it, what it told, and whose private view it may have changed besides. */
export interface TableStep {
  readonly before: OpenSnapshot;
  readonly facts: readonly ToldFact[];
  readonly touched: 'all' | readonly Seat[];
  /** The answer that it is, if everybody may know whose that is. */
  readonly answered?: PublicAnswer | null;
}

/** What a step changes for the people around the table. */
type PostPlan = Required<Pick<TableChange, 'head' | 'posts' | 'deadlines' | 'openSnapshot' | 'lastAnswer'>>;

/** Everything that follows from a step for the people around the table: posts, deadlines, the end of the game. */
export function planPosts(
  was: LiveTable,
  session: Session,
  { before, facts, touched, answered, deps }: TableStep & { readonly deps: Dependencies },
): PostPlan {
  const open = session.over ? [] : session.open();
  const now = snapshotOf(was, session, open);
  const isSeen = now.waiting !== before.waiting;
  // What somebody does behind a screen is not to be noticed: it changes nothing about who is waited for.
  const lastAnswer = (isSeen ? answered : null) ?? was.lastAnswer;
  const table = { ...was, lastAnswer };
  const people = personSeats(table.seats);
  const posts = feedPosts(facts, people);
  if (isSeen) posts.push(waitingPost(table, session, deps));
  posts.push(...handPosts(people, now, { before, touched }));
  posts.push(...windowPosts(table, open, before));
  const deadlines = planDeadlines(table, open, deps);
  if (!session.over) return { head: {}, posts, deadlines, openSnapshot: now, lastAnswer };
  const result = session.result();
  const { seed, commitment } = table.row;
  posts.push(tablePost('over', { result, seed, commitment }));
  return { head: { status: 'over', result }, posts, deadlines, openSnapshot: now, lastAnswer };
}
