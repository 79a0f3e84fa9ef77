import type { Game } from '#core/game.ts';
import { peopleText } from '#core/people-text.ts';
import { pseudoRandom } from '#core/pseudo-random.ts';
import type { Choice } from '#core/question.ts';
import type { OpenQuestion, Session } from '#core/session.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { isIdentifier } from '../requests/request.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';

/** Somebody wants to know what the table's own player would answer in their place. */
export interface AdviceRequest {
  readonly table: string;
  readonly user: string;
  readonly key: string;
}

/** An answer that the rules would take; null where there is none to propose. */
export interface Advice {
  readonly choice: Choice | null;
}

/** What was thought of already, as long as nothing has happened since. */
const thought = new WeakMap<
  LiveTable,
  { readonly head: number; readonly choices: Map<string, Choice | null> }
>();

/** A player that thinks of something the rules refuse may think of something else. */
const TRIES = 2;

type Seated = { readonly game: Game; readonly session: Session };

/** What comes to mind, best first; its chance hangs on the question alone, so that asking again changes nothing. */
function* ideas({ game, session }: Seated, question: OpenQuestion, view: () => unknown): Generator<Choice> {
  const { seat, key, topic, form, fallback, suggestion } = question;
  const bot = game.bots.greedy;
  const random = pseudoRandom(`advice ${key}`);
  const preview = (choice: Choice) => session.previewAnswer(seat, key, choice);
  for (let tries = 0; bot && tries < TRIES; tries++)
    yield bot({ seat, topic, form, fallback, view, preview, random });
  if (suggestion !== undefined) yield suggestion;
  yield fallback;
}

function thoughtUp(runner: TableRunner, table: LiveTable, question: OpenQuestion): Choice | null {
  const { game, session } = table;
  if (!game || !session) return null;
  try {
    const view = () => runner.views.of(table, question.seat);
    for (const choice of ideas({ game, session }, question, view))
      if (session.previewAnswer(question.seat, question.key, choice)?.refusal === null) return choice;
  } catch (error) {
    runner.reportFault({ table: table.row.id, game: table.row.game, bot: true }, error);
  }
  return null;
}

/** What the best player there is would answer in a seat's place, from what that seat sees; null where nothing comes to mind. */
export function bestAnswer(runner: TableRunner, table: LiveTable, question: OpenQuestion): Choice | null {
  const { head } = table.row;
  const before = thought.get(table);
  const known = before?.head === head ? before : { head, choices: new Map<string, Choice | null>() };
  if (known !== before) thought.set(table, known);
  const { key } = question;
  if (!known.choices.has(key)) known.choices.set(key, thoughtUp(runner, table, question));
  return known.choices.get(key) ?? null;
}

/** Says what the best player there is would answer, from what the seat itself sees; nothing is answered. */
export async function advise(runner: TableRunner, request: AdviceRequest): Promise<Reply<Advice>> {
  for (const [field, name] of Object.entries(request))
    if (!isIdentifier(name)) return refused(app('app.malformed', { field: peopleText(field) }));
  const { table: id, user, key } = request;
  return await runner.readAt<Advice>(id, (table) => {
    const own = seatsOf(table, user).flatMap(({ seat }) => table.session?.openFor(seat) ?? []);
    const question = own.find((one) => one.key === key);
    if (!question) return refused(app('app.notSeated', {}));
    return done({ choice: bestAnswer(runner, table, question) });
  });
}
