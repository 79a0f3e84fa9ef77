import type { OpenQuestion } from '#core/session.ts';
import { applyOrder } from '#core/standing-order.ts';
import type { DeadlineRow } from '#store/model.ts';
import type { Dependencies } from './dependencies.ts';
import { type DeadlineChange, isLocal, type LiveTable } from './live-table.ts';
import { onlyChoice } from './only-choice.ts';

const HOUR = 3_600_000;

/** The conditions that hold for whoever is asked; worked out only for orders that depend on them. */
function conditionsFor({ game, session }: LiveTable, { seat, topic }: OpenQuestion): readonly string[] {
  return session === null ? [] : (game?.presentation.conditions?.(session.view(seat), topic) ?? []);
}

/** The order of a seat that answers this question, if there is one and it fits. */
function orderFor(table: LiveTable, question: OpenQuestion) {
  const row = table.orders.find(({ seat, topic }) => seat === question.seat && topic === question.topic);
  if (!row) return null;
  const { only, except } = row.order;
  const conditions = only || except ? conditionsFor(table, question) : [];
  const choice = applyOrder(row.order, { ...question, conditions });
  return choice === null ? null : { order: row, choice };
}

/** What the table itself would answer here: a standing order, or the only answer there is; in a veiled window after a while. */
export function quietAnswer(table: LiveTable, question: OpenQuestion) {
  const ordered = orderFor(table, question);
  if (ordered) return { by: 'order' as const, ...ordered };
  const choice = onlyChoice(question.form);
  return choice === null ? null : { by: 'table' as const, choice, order: null };
}

/** Questions that somebody is waited for. */
export function waitedFor(open: readonly OpenQuestion[]): OpenQuestion[] {
  return open.filter(({ held, optional }) => held === null && !optional);
}

/** In a veiled window even a quick answer tells something, so the table takes its time, except among friends. */
export function isDelayed(table: LiveTable, question: OpenQuestion): boolean {
  return question.veiled && !isLocal(table);
}

function deadlineFor(table: LiveTable, question: OpenQuestion, deps: Dependencies): DeadlineRow | null {
  const { key, seat, topic } = question;
  const now = deps.now();
  const holder = table.seats[seat];
  if (!holder?.user) return null;
  if (isDelayed(table, question) && !table.failedKeys.has(key) && quietAnswer(table, question)) {
    const { min, max } = deps.settings.veilDelay;
    const dueAt = now + Math.round(min + deps.random() * (max - min));
    return { key, seat, topic, kind: 'veiled', dueAt, remindAt: [], reminded: 0 };
  }
  if (table.row.deadlineHours === null) return null;
  const from = Math.max(now, holder.awayUntil ?? 0);
  const time = table.row.deadlineHours * HOUR;
  const remindAt = deps.settings.reminders.map((part) => Math.round(from + part * time));
  return { key, seat, topic, kind: 'person', dueAt: from + time, remindAt, reminded: 0 };
}

/** What has to change about the deadlines of a table so that they are those of the questions open now. */
export function planDeadlines(
  table: LiveTable,
  open: readonly OpenQuestion[],
  deps: Dependencies,
): DeadlineChange {
  const set: DeadlineRow[] = [];
  const kept = new Set<string>();
  for (const question of waitedFor(open)) {
    const wanted = deadlineFor(table, question, deps);
    if (!wanted) continue;
    kept.add(question.key);
    const present = table.deadlines.get(question.key);
    if (present?.kind !== wanted.kind || present.seat !== wanted.seat) set.push(wanted);
  }
  return { gone: [...table.deadlines.keys()].filter((key) => !kept.has(key)), set };
}

/** A deadline moved by some time, later or sooner. */
export function shifted(row: DeadlineRow, by: number): DeadlineRow {
  return { ...row, dueAt: row.dueAt + by, remindAt: row.remindAt.map((at) => at + by) };
}
