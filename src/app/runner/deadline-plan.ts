import type { Choice } from '#core/question.ts';
import type { OpenQuestion } from '#core/session.ts';
import { applyOrder, isLeftToPlan } from '#core/standing-order.ts';
import type { DeadlineRow, OrderRow } from '#store/model.ts';
import type { Dependencies } from './dependencies.ts';
import { type DeadlineChange, isLocal, type LiveTable } from './live-table.ts';
import { onlyChoice } from './only-choice.ts';
import { thereUntil } from './still-there.ts';
import { windowOf } from './waiting-at.ts';

const HOUR = 3_600_000;

/** The conditions that hold for whoever is asked; worked out only for orders that depend on them. */
function conditionsFor({ game, session }: LiveTable, { seat, topic }: OpenQuestion): readonly string[] {
  return session === null ? [] : (game?.presentation.conditions?.(session.view(seat), topic) ?? []);
}

/** What the table answers by itself; `plan` where its own player has to think of an answer first. */
type QuietAnswer =
  | { readonly by: 'order'; readonly order: OrderRow; readonly choice: Choice }
  | { readonly by: 'order'; readonly order: OrderRow; readonly plan: true }
  | { readonly by: 'table'; readonly order: null; readonly choice: Choice };

/** The order of a seat that answers this question, if there is one and it fits. */
function orderFor(table: LiveTable, question: OpenQuestion): QuietAnswer | null {
  const row = table.orders.find(({ seat, topic }) => seat === question.seat && topic === question.topic);
  if (!row) return null;
  const { only, except } = row.order;
  const conditions = only || except ? conditionsFor(table, question) : [];
  const occasion = { ...question, conditions };
  if (isLeftToPlan(row.order, occasion)) return { by: 'order', order: row, plan: true };
  const choice = applyOrder(row.order, occasion);
  return choice === null ? null : { by: 'order', order: row, choice };
}

/** What the table itself would answer here: a standing order, or the only answer there is; in a veiled window after a while. */
export function quietAnswer(table: LiveTable, question: OpenQuestion): QuietAnswer | null {
  const ordered = orderFor(table, question);
  if (ordered) return ordered;
  const choice = onlyChoice(question.form);
  return choice === null ? null : { by: 'table', choice, order: null };
}

/** Questions that somebody is waited for. */
export function waitedFor(open: readonly OpenQuestion[]): OpenQuestion[] {
  return open.filter(({ held, optional }) => held === null && !optional);
}

/** In a veiled window even a quick answer tells something, so the table takes its time, except among friends. */
export function isDelayed(table: LiveTable, question: OpenQuestion): boolean {
  return question.veiled && !isLocal(table);
}

/** Whether the table will answer a question by itself after a while. */
export function isQuiet(table: LiveTable, question: OpenQuestion): boolean {
  return !table.failedKeys.has(question.key) && quietAnswer(table, question) !== null;
}

/** When reminders come, and when the time is up, for a question asked at some time. */
function timesFrom({ row }: LiveTable, from: number, { settings }: Dependencies) {
  const time = row.deadlineHours === null ? null : row.deadlineHours * HOUR;
  const parts =
    time === null ? settings.gentleReminders.after : settings.reminders.map((part) => part * time);
  const remindAt = row.reminders ? parts.map((part) => Math.round(from + part)) : [];
  return { dueAt: time === null ? null : from + time, remindAt };
}

function deadlineFor(table: LiveTable, question: OpenQuestion, deps: Dependencies): DeadlineRow | null {
  const { key, seat, topic } = question;
  const now = deps.clock.now();
  const holder = table.seats[seat];
  if (!holder?.user) return null;
  if (isDelayed(table, question) && isQuiet(table, question)) {
    const { min, max } = deps.settings.veilDelay;
    const dueAt = now + Math.round(min + deps.random() * (max - min));
    return { key, seat, topic, kind: 'veiled', dueAt, remindAt: [], reminded: 0 };
  }
  const { awayUntil } = holder;
  const from = awayUntil === null ? now : Math.max(now, deps.clock.ofWall(awayUntil));
  const times = timesFrom(table, from, deps);
  // Of a veiled window all that could respond are reminded alike.
  const remindAt = windowOf(table, question) ? [] : times.remindAt;
  if (times.dueAt === null && remindAt.length === 0) return null;
  return { key, seat, topic, kind: 'person', dueAt: times.dueAt, remindAt, reminded: 0 };
}

/** When those of a veiled window are reminded: the same whoever of them has answered, or has anything to answer. */
function windowDeadline(table: LiveTable, question: OpenQuestion, deps: Dependencies): DeadlineRow | null {
  const window = windowOf(table, question);
  const now = deps.clock.now();
  const people = (window?.seats ?? []).flatMap((seat) => {
    const row = table.seats[seat];
    return row?.user ? [{ seat, back: row.awayUntil === null ? now : deps.clock.ofWall(row.awayUntil) }] : [];
  });
  const [first] = people;
  if (!window || !first || !table.row.reminders) return null;
  const from = Math.max(now, Math.min(...people.map(({ back }) => back)));
  const { remindAt } = timesFrom(table, from, deps);
  const { seat } = first;
  return {
    key: windowKey(window.id),
    seat,
    topic: question.topic,
    kind: 'window',
    dueAt: null,
    remindAt,
    reminded: 0,
  };
}

/** When a seat is called that was not, since it was taken to be there; from then on whatever it does behind a screen. */
function lateCall(table: LiveTable, question: OpenQuestion, deps: Dependencies): DeadlineRow | null {
  const { seat, topic } = question;
  if (!table.seats[seat]?.user || windowOf(table, question)) return null;
  const until = thereUntil(table, seat, deps);
  if (until === null)
    return [...table.deadlines.values()].find((row) => row.kind === 'call' && row.seat === seat) ?? null;
  const key = `call ${seat} ${until}`;
  return { key, seat, topic, kind: 'call', dueAt: null, remindAt: [until], reminded: 0 };
}

/** Under what the reminders of a veiled window are kept. */
export const windowKey = (id: string) => `window ${id}`;

/** What has to change about the deadlines of a table so that they are those of the questions open now. */
export function planDeadlines(
  table: LiveTable,
  open: readonly OpenQuestion[],
  deps: Dependencies,
): DeadlineChange {
  const set = new Map<string, DeadlineRow>();
  const kept = new Set<string>();
  for (const question of waitedFor(open)) {
    for (const plan of [deadlineFor, windowDeadline, lateCall]) {
      const wanted = plan(table, question, deps);
      if (!wanted || kept.has(wanted.key)) continue;
      kept.add(wanted.key);
      const present = table.deadlines.get(wanted.key);
      if (present?.kind !== wanted.kind || present.seat !== wanted.seat) set.set(wanted.key, wanted);
    }
  }
  return { gone: [...table.deadlines.keys()].filter((key) => !kept.has(key)), set: [...set.values()] };
}

/** A deadline moved by some time, later or sooner. */
export function shifted(row: DeadlineRow, by: number): DeadlineRow {
  const dueAt = row.dueAt === null ? null : row.dueAt + by;
  return { ...row, dueAt, remindAt: row.remindAt.map((at) => at + by) };
}
