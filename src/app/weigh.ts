import type { Weighed } from '#core/choice.ts';
import type { Choice } from '#core/question.ts';
import { isChoice } from './answer.ts';
import type { Desk } from './desk.ts';
import { seatsOf } from './live-table.ts';
import { done, type Reply, refused } from './reply.ts';
import { isIdentity } from './request.ts';
import { app } from './text/lexicon.ts';

/** Somebody considers an answer that is not given yet. */
export interface WeighRequest {
  readonly table: string;
  readonly user: string;
  readonly key: string;
  readonly choice: Choice;
}

/** Says what an answer would come to, to nobody but the seat that is asked; the table stays as it is. */
export async function weigh(desk: Desk, request: WeighRequest): Promise<Reply<Weighed>> {
  const { table: id, user, key, choice } = request;
  for (const [field, name] of Object.entries({ table: id, user, key }))
    if (!isIdentity(name)) return refused(app('app.malformed', { field }));
  if (!isChoice(choice)) return refused(app('app.malformed', { field: 'choice' }));
  return await desk.look<Weighed>(id, (table) => {
    for (const { seat } of seatsOf(table, user)) {
      const weighed = table.session?.weigh(seat, key, choice);
      if (weighed) return done(weighed);
    }
    return refused(app('app.notSeated', {}));
  });
}
