import { peopleText } from '#core/people-text.ts';
import type { Choice } from '#core/question.ts';
import { StoreError } from '#store/store-error.ts';
import { done, type Refused, type Reply, refused } from '../requests/reply.ts';
import { isIdentifier, MAX_CHARACTERS, sizeOf } from '../requests/request.ts';
import { type LiveTable, seatsOf } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { type Accepted, submitAnswer } from './submit-answer.ts';

/** Somebody answers a question. */
export interface AnswerRequest {
  readonly table: string;
  readonly user: string;
  /** The key of the question, as the button carried it. */
  readonly key: string;
  readonly choice: Choice;
  /** Names this very request, so that sent twice it counts once. */
  readonly idempotencyKey?: string | undefined;
}

/** Whether something has the form of an answer at all. */
export function isChoice(choice: unknown): choice is Choice {
  if (typeof choice === 'string') return true;
  if (typeof choice === 'number') return Number.isFinite(choice);
  if (typeof choice !== 'object' || choice === null) return false;
  if (Array.isArray(choice)) return choice.every((id) => typeof id === 'string');
  return Object.values(choice).every((amount) => typeof amount === 'number' && Number.isFinite(amount));
}

/** What is wrong with a request, if anything. By hand, since it stands before every answer. */
function malformedPart(request: AnswerRequest): Refused | null {
  const size = sizeOf(request);
  if (size === null || typeof request !== 'object' || request === null)
    return refused(app('app.malformed', { field: peopleText('request') }));
  if (size > MAX_CHARACTERS) return refused(app('app.tooLarge', { max: MAX_CHARACTERS }));
  const { table, user, key, choice, idempotencyKey } = request;
  for (const [field, name] of Object.entries({ table, user, key, idempotencyKey: idempotencyKey ?? '-' }))
    if (!isIdentifier(name)) return refused(app('app.malformed', { field: peopleText(field) }));
  return isChoice(choice) ? null : refused(app('app.malformed', { field: peopleText('choice') }));
}

/** What came of a request that was taken before, or null if it was not. */
async function earlierReply(
  runner: TableRunner,
  table: LiveTable,
  request: AnswerRequest,
): Promise<Reply<Accepted> | null> {
  if (request.idempotencyKey === undefined) return null;
  const entry = await runner.deps.store.log.byIdempotencyKey(table.row.id, request.idempotencyKey);
  if (entry?.kind !== 'answer') return null;
  const { seat } = entry.row;
  // The name of somebody else's request: what came of that is not told here.
  if (table.seats[seat]?.user !== request.user)
    return refused(app('app.malformed', { field: peopleText('idempotencyKey') }));
  const visible = entry.facts.filter(({ to }) => to === 'all' || to.includes(seat));
  return done({ seq: entry.seq, facts: visible.map(({ message }) => message), again: true });
}

/** Takes an answer in its turn. Whatever is refused says why; the same request twice counts once. */
export async function answer(runner: TableRunner, request: AnswerRequest): Promise<Reply<Accepted>> {
  const wrong = malformedPart(request);
  if (wrong) return wrong;
  const { user, key, choice } = request;
  return await runner.runAt<Accepted>(request.table, async (table) => {
    const own = seatsOf(table, user);
    const first = own[0];
    if (!first) return refused(app('app.notSeated', {}));
    const asked = own.find(({ seat }) =>
      table.session?.openFor(seat).some((question) => question.key === key),
    );
    const { seat } = asked ?? first;
    const idempotencyKey = request.idempotencyKey ?? null;
    const submission = {
      answer: { key, seat, choice, by: 'seat' as const },
      user: user,
      idempotencyKey,
    };
    try {
      const reply = await submitAnswer(runner, table, submission);
      return reply.kind === 'refused' ? ((await earlierReply(runner, table, request)) ?? reply) : reply;
    } catch (error) {
      // The request may be in the log already: then this is its second coming, not a race with another writer.
      const known =
        error instanceof StoreError && error.kind === 'conflict'
          ? await earlierReply(runner, table, request)
          : null;
      if (!known) throw error;
      runner.forget(table);
      return known;
    }
  });
}
