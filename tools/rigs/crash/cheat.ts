import type { App } from '#app/app.ts';
import type { ShownQuestion } from '#app/records/look.ts';
import { say } from './say.ts';

/** Somebody who does not play fair, where, and the key of what they answered last. */
interface Cheat {
  readonly table: string;
  readonly who: string;
  readonly last: string | undefined;
}

const keysOf = (questions: readonly ShownQuestion[]) => questions.map(({ key }) => key);

async function seenBy(app: App, table: string, who: string) {
  const look = await app.look({ table, user: who });
  return look.kind === 'done' ? look : null;
}

/** Answers what is put to another seat, and once more what was answered: neither may count. */
export async function cheat(app: App, { table, who, last }: Cheat): Promise<void> {
  const own = await seenBy(app, table, who);
  const others = own?.seats.flatMap(({ user }) => (user === null || user === who ? [] : [user])) ?? [];
  for (const other of others) {
    const [theirs] = (await seenBy(app, table, other))?.questions ?? [];
    if (theirs === undefined) continue;
    await mustBeRefused(app, { table, who, question: theirs, what: `what is put to ${other}` });
  }
  // An answer that is still sealed may be changed; one that counts may not.
  if (own === null || last === undefined || keysOf(own.questions).includes(last)) return;
  const question = { key: last, fallback: own.questions[0]?.fallback ?? '' };
  await mustBeRefused(app, { table, who, question, what: 'what was answered before' });
}

interface Attempt {
  readonly table: string;
  readonly who: string;
  readonly question: Pick<ShownQuestion, 'key' | 'fallback'>;
  readonly what: string;
}

async function mustBeRefused(app: App, { table, who, question, what }: Attempt): Promise<void> {
  const { key, fallback: choice } = question;
  const reply = await app.answer({ table, user: who, key, choice });
  if (reply.kind === 'done') say({ say: 'wrong', what: `${table}: ${who} could answer ${what}` });
}
