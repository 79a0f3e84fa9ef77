import { derive } from '#core/dice.ts';
import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import type { OpenQuestion, Session } from '#core/session.ts';
import { isDelayed, quietAnswer, waitedFor } from '../runner/deadline-plan.ts';
import type { LiveTable } from '../runner/live-table.ts';
import { tablePost } from '../runner/plan-posts.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { bestAnswer } from './advise.ts';
import { submitAnswer } from './submit-answer.ts';

/** Answers of orders and for lack of choice in a row after which something must be wrong with them. */
const MAX_STREAK = 1_000;

type Seated = { readonly game: Game; readonly session: Session };

/** The answers a bot comes up with, one after the other: any of them may be refused, the fallback at the end not. */
function* botChoices(table: LiveTable, question: OpenQuestion, { game, session }: Seated): Generator<Choice> {
  const { seat, key, topic, form, fallback } = question;
  const bot = game.bots[table.seats[seat]?.bot ?? ''];
  const random = pseudoRandom(derive(table.row.seed, `bot ${key}`));
  const preview = (choice: Choice) => session.previewAnswer(seat, key, choice);
  while (bot) yield bot({ seat, topic, form, fallback, view: () => session.view(seat), preview, random });
}

/** Nobody stands there to be told of a fault alone, so the table is; the question waits for its seat or a repair. */
async function noteFailure(
  runner: TableRunner,
  table: LiveTable,
  { key, incident }: { key: string; incident: string | null },
): Promise<void> {
  table.failedKeys.add(key);
  if (incident !== null) await runner.commit(table, { posts: [tablePost('incident', { incident })] });
}

async function botAnswer(runner: TableRunner, table: LiveTable, question: OpenQuestion): Promise<boolean> {
  const { game, session } = table;
  const { key, seat, fallback } = question;
  if (!game || !session) return false;
  const coming = botChoices(table, question, { game, session });
  let incident: string | null = null;
  for (let tries = 0; tries <= runner.deps.settings.botTries; tries++) {
    const last = incident !== null || tries === runner.deps.settings.botTries;
    const idea = last ? null : nextBotChoice(runner, table, coming);
    const answer = { key, seat, choice: idea ?? fallback, by: 'seat' as const };
    const reply = await submitAnswer(runner, table, { answer, user: null, idempotencyKey: null });
    if (reply.kind === 'done') return true;
    if (reply.kind === 'failed') incident = reply.incident;
    if (idea === null) break;
  }
  await noteFailure(runner, table, { key, incident });
  return false;
}

/** A bot that throws is a fault of ours; its seat then takes the fallback. */
function nextBotChoice(runner: TableRunner, table: LiveTable, coming: Generator<Choice>): Choice | null {
  try {
    const { value, done } = coming.next();
    return done ? null : value;
  } catch (error) {
    runner.reportFault({ table: table.row.id, game: table.row.game, bot: true }, error);
    return null;
  }
}

/** The answer of an order or for lack of choice, given now. */
export async function submitQuietAnswer(
  runner: TableRunner,
  table: LiveTable,
  question: OpenQuestion,
): Promise<boolean> {
  const quiet = quietAnswer(table, question);
  if (!quiet || table.automaticInARow >= MAX_STREAK) return false;
  const { key, seat } = question;
  const { by, order } = quiet;
  const choice = 'plan' in quiet ? bestAnswer(runner, table, question) : quiet.choice;
  if (choice === null) {
    await noteFailure(runner, table, { key, incident: null });
    return false;
  }
  const answer = { key, seat, choice, by };
  const reply = await submitAnswer(runner, table, { answer, user: null, idempotencyKey: null, order });
  if (reply.kind === 'done') return true;
  // It does not fit after all: the person is asked.
  await noteFailure(runner, table, { key, incident: reply.kind === 'failed' ? reply.incident : null });
  return false;
}

/** Gives the first automatic answer there is: of a bot, of a standing order, or for a seat that has no choice. */
export async function answerAutomatically(
  runner: TableRunner,
  table: LiveTable,
): Promise<'answered' | 'nothing'> {
  const { session, row } = table;
  if (row.status !== 'playing' || !session || session.stuck !== null) return 'nothing';
  for (const question of waitedFor(session.open())) {
    if (table.failedKeys.has(question.key)) continue;
    if (table.seats[question.seat]?.bot) {
      if (await botAnswer(runner, table, question)) return 'answered';
    } else if (!isDelayed(table, question) && (await submitQuietAnswer(runner, table, question)))
      return 'answered';
  }
  return 'nothing';
}
