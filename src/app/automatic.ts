import { derive } from '#core/dice.ts';
import type { Game } from '#core/game.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import type { OpenQuestion, Session } from '#core/session.ts';
import { toTable } from './aftermath.ts';
import { isDelayed, quietAnswer, waitedFor } from './deadline-plan.ts';
import type { Desk } from './desk.ts';
import { give } from './give.ts';
import type { LiveTable } from './live-table.ts';

/** Answers of orders and for lack of choice in a row after which something must be wrong with them. */
const LONGEST_STREAK = 1_000;

type Seated = { readonly game: Game; readonly session: Session };

/** The answers a bot comes up with, one after the other: any of them may be refused, the fallback at the end not. */
function* ideas(table: LiveTable, question: OpenQuestion, { game, session }: Seated): Generator<Choice> {
  const { seat, key, topic, form, fallback } = question;
  const bot = game.bots[table.seats[seat]?.bot ?? ''];
  const random = pseudoRandom(derive(table.row.seed, `bot ${key}`));
  const preview = (choice: Choice) => session.weigh(seat, key, choice);
  while (bot) yield bot({ seat, topic, form, fallback, view: () => session.view(seat), preview, random });
}

/** Nobody stands there to be told of a fault alone, so the table is; the question waits for its seat or a repair. */
async function jam(
  desk: Desk,
  table: LiveTable,
  { key, incident }: { key: string; incident: string | null },
): Promise<void> {
  table.jammed.add(key);
  if (incident !== null) await desk.commit(table, { posts: [toTable('incident', { incident })] });
}

async function botAnswer(desk: Desk, table: LiveTable, question: OpenQuestion): Promise<boolean> {
  const { game, session } = table;
  const { key, seat, fallback } = question;
  if (!game || !session) return false;
  const coming = ideas(table, question, { game, session });
  let incident: string | null = null;
  for (let tries = 0; tries <= desk.around.pace.botTries; tries++) {
    const last = incident !== null || tries === desk.around.pace.botTries;
    const idea = last ? null : nextIdea(desk, table, coming);
    const answer = { key, seat, choice: idea ?? fallback, by: 'seat' as const };
    const reply = await give(desk, table, { answer, user: null, idempotencyKey: null });
    if (reply.kind === 'done') return true;
    if (reply.kind === 'failed') incident = reply.incident;
    if (idea === null) break;
  }
  await jam(desk, table, { key, incident });
  return false;
}

/** A bot that throws is a fault of ours; its seat then takes the fallback. */
function nextIdea(desk: Desk, table: LiveTable, coming: Generator<Choice>): Choice | null {
  try {
    const { value, done } = coming.next();
    return done ? null : value;
  } catch (error) {
    desk.fault({ table: table.row.id, game: table.row.game, bot: true }, error);
    return null;
  }
}

/** The answer of an order or for lack of choice, given now. */
export async function giveQuietly(desk: Desk, table: LiveTable, question: OpenQuestion): Promise<boolean> {
  const quiet = quietAnswer(table, question);
  if (!quiet || table.streak >= LONGEST_STREAK) return false;
  const { key, seat } = question;
  const { by, choice, order } = quiet;
  const answer = { key, seat, choice, by };
  const reply = await give(desk, table, { answer, user: null, idempotencyKey: null, order });
  if (reply.kind === 'done') return true;
  // It does not fit after all: the person is asked.
  await jam(desk, table, { key, incident: reply.kind === 'failed' ? reply.incident : null });
  return false;
}

/** Gives the first automatic answer there is: of a bot, of a standing order, or for a seat that has no choice. */
export async function answerByItself(desk: Desk, table: LiveTable): Promise<'answered' | 'nothing'> {
  const { session, row } = table;
  if (row.status !== 'playing' || !session || session.stuck !== null) return 'nothing';
  for (const question of waitedFor(session.open())) {
    if (table.jammed.has(question.key)) continue;
    if (table.seats[question.seat]?.bot) {
      if (await botAnswer(desk, table, question)) return 'answered';
    } else if (!isDelayed(table, question) && (await giveQuietly(desk, table, question))) return 'answered';
  }
  return 'nothing';
}
