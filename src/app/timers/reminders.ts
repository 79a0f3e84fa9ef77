import type { OpenQuestion } from '#core/session.ts';
import type { DeadlineRow, Post } from '#store/model.ts';
import { isQuiet, waitedFor, windowKey } from '../runner/deadline-plan.ts';
import type { Dependencies } from '../runner/dependencies.ts';
import { isLocal, type LiveTable } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import { waitingAt, windowOf } from '../runner/waiting-at.ts';

/** What is said to remind somebody, and what is left of the deadline. */
interface Reminder {
  readonly posts: readonly Post[];
  readonly row: DeadlineRow;
}

/** A reminder is public: of a step behind a screen it names no more than the screen does. */
function publicTopic(table: LiveTable, { seat, topic }: DeadlineRow): string {
  const waiting = table.session ? waitingAt(table, table.session) : [];
  const topics = waiting.flatMap((one) => (one.seat === seat ? [one.topic] : []));
  return topics.includes(topic) ? topic : (topics[0] ?? topic);
}

/** One reminder for all that have come due. Where nothing is answered for anybody they go on, week after week; alone one is left in peace. */
function afterReminding(table: LiveTable, row: DeadlineRow, { clock, settings }: Dependencies): DeadlineRow {
  const now = clock.now();
  const left = row.remindAt.filter((at) => at > now);
  const goesOn = left.length === 0 && row.dueAt === null && !isLocal(table);
  const remindAt = goesOn ? [now + settings.gentleReminders.every] : left;
  return { ...row, remindAt, reminded: row.reminded + 1 };
}

/** A veiled window reminds whoever still has a choice there alone; later, in public, everybody it is open to, answered or not. */
function windowPosts(table: LiveTable, row: DeadlineRow, open: readonly OpenQuestion[]): Post[] {
  const { reminded, topic } = row;
  const asked = open.filter((question) => {
    const window = windowOf(table, question);
    return window !== null && windowKey(window.id) === row.key;
  });
  if (reminded === 0)
    return asked
      .filter((question) => table.seats[question.seat]?.user && !isQuiet(table, question))
      .map(({ seat, key }) => ({ kind: 'window', seat, payload: { key, topic, again: true } }));
  const seats = (asked[0]?.window?.seats ?? []).filter((seat) => table.seats[seat]?.user);
  return seats.length === 0 ? [] : [tablePost('remindWindow', { topic, seats })];
}

/** What a deadline says when it is time to remind. */
export function reminderOf(table: LiveTable, row: DeadlineRow, deps: Dependencies): Reminder {
  const open = waitedFor(table.session?.open() ?? []);
  const after = afterReminding(table, row, deps);
  if (row.kind === 'call')
    return { posts: [{ kind: 'lateCall', seat: row.seat, payload: {} }], row: { ...row, remindAt: [] } };
  if (row.kind === 'window') return { posts: windowPosts(table, row, open), row: after };
  const question = open.find(({ key }) => key === row.key);
  // A veiled window has reminders of its own; one that was open when there were none yet is not told of here.
  if (question && windowOf(table, question)) return { posts: [], row: { ...row, remindAt: [] } };
  const { seat, key, dueAt } = row;
  const at = dueAt === null ? null : deps.clock.onWall(dueAt);
  const payload = { key, topic: publicTopic(table, row), dueAt: at, nth: after.reminded };
  return { posts: [{ kind: 'remind', seat, payload }], row: after };
}
