import type { Json } from '#core/json.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { OpenQuestion, Session } from '#core/session.ts';
import type { Told } from '#core/table.ts';
import type { Post } from '#store/model.ts';
import { planDeadlines } from './deadline-plan.ts';
import { type Change, type LiveTable, personSeats, type Standing } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

/** Nothing: for a table that begins. */
export const NOTHING: Standing = { waiting: '[]', asked: new Map() };

function standingOf(session: Session, open: readonly OpenQuestion[]): Standing {
  const asked = new Map<Seat, Set<string>>();
  for (const { seat, key, held } of open) {
    if (held !== null) continue;
    const keys = asked.get(seat);
    if (keys) keys.add(key);
    else asked.set(seat, new Set([key]));
  }
  return { waiting: JSON.stringify(session.waiting()), asked };
}

/** What stands open at a table now, to tell later what a step opened and closed. */
export function standing({ session, standing: known }: LiveTable): Standing {
  return known ?? (session ? standingOf(session, session.open()) : NOTHING);
}

/** A post to everybody at the table. */
export function toTable(kind: string, payload: Json): Post {
  return { kind, seat: null, payload };
}

/** An announcement of the desk itself. */
export function notice(message: Message): Post {
  return toTable('notice', { message });
}

const messages = (facts: readonly Told[]) => facts.map(({ message }) => message);

/** What happened: once for everybody, and for each person what only they are told. */
function feed(facts: readonly Told[], people: readonly Seat[]): Post[] {
  const open = facts.filter(({ to }) => to === 'all');
  const posts = open.length > 0 ? [toTable('feed', { facts: messages(open) })] : [];
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
function hands(
  people: readonly Seat[],
  now: Standing,
  { was, touched }: Pick<Step, 'was' | 'touched'>,
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

/** A step of the game: what stood open before it, what it told, and whose private view it may have changed besides. */
export interface Step {
  readonly was: Standing;
  readonly facts: readonly Told[];
  readonly touched: 'all' | readonly Seat[];
}

/** What a step changes for the people around the table. */
type Aftermath = Required<Pick<Change, 'head' | 'posts' | 'deadlines' | 'standing'>>;

/** Everything that follows from a step for the people around the table: posts, deadlines, the end of the game. */
export function aftermath(
  table: LiveTable,
  session: Session,
  { was, facts, touched, around }: Step & { readonly around: Surroundings },
): Aftermath {
  const people = personSeats(table.seats);
  const open = session.over ? [] : session.open();
  const now = standingOf(session, open);
  const posts = feed(facts, people);
  if (now.waiting !== was.waiting) posts.push(toTable('waiting', { waiting: session.waiting() }));
  posts.push(...hands(people, now, { was, touched }));
  const deadlines = planDeadlines(table, open, around);
  if (!session.over) return { head: {}, posts, deadlines, standing: now };
  const result = session.result();
  const { seed, commitment } = table.row;
  posts.push(toTable('over', { result, seed, commitment }));
  return { head: { status: 'over', result }, posts, deadlines, standing: now };
}
