import type { AnswerPreview } from '#core/choice.ts';
import { peopleText } from '#core/people-text.ts';
import type { Choice } from '#core/question.ts';
import { done, type Reply, refused } from '../requests/reply.ts';
import { isIdentifier } from '../requests/request.ts';
import { seatsOf } from '../runner/live-table.ts';
import type { TableRunner } from '../runner/table-runner.ts';
import { app } from '../text/lexicon.ts';
import { isChoice } from './answer.ts';

/** Somebody considers an answer that is not given yet. */
export interface PreviewRequest {
  readonly table: string;
  readonly user: string;
  readonly key: string;
  readonly choice: Choice;
}

/** Says what an answer would come to, to nobody but the seat that is asked; the table stays as it is. */
export async function previewAnswer(
  runner: TableRunner,
  request: PreviewRequest,
): Promise<Reply<AnswerPreview>> {
  const { table: id, user, key, choice } = request;
  for (const [field, name] of Object.entries({ table: id, user, key }))
    if (!isIdentifier(name)) return refused(app('app.malformed', { field: peopleText(field) }));
  if (!isChoice(choice)) return refused(app('app.malformed', { field: peopleText('choice') }));
  return await runner.readAt<AnswerPreview>(id, (table) => {
    for (const { seat } of seatsOf(table, user)) {
      const preview = table.session?.previewAnswer(seat, key, choice);
      if (preview) return done(preview);
    }
    return refused(app('app.notSeated', {}));
  });
}
