import type { AnswerPreview } from '#core/choice.ts';
import type { Message, Refusal } from '#core/message.ts';
import { peopleText } from '#core/people-text.ts';
import { marksMeant, tokensIn } from '../ask/typed.ts';
import { words } from '../text/lexicon.ts';

/** Marks that are read of what somebody types at once. */
const MAX_TYPED = 60;
/** Marks that are named where what was typed fits several. */
const MAX_NAMED = 8;

/** Marks that were typed, as far as they can be made, and what to say of the first that cannot. */
export interface TypedMarks {
  readonly marks: readonly string[];
  readonly note?: Message;
}

/** Makes the marks that somebody typed one after the other; the first that is not possible ends it. */
export async function typedMarks(
  { standing, text }: { readonly standing: readonly string[]; readonly text: string },
  weigh: (marks: readonly string[]) => Promise<AnswerPreview | null>,
): Promise<TypedMarks> {
  const all = tokensIn(text);
  const typed = all.slice(0, MAX_TYPED);
  const beyond = all[MAX_TYPED];
  let marks = standing;
  for (let queue = typed; ; ) {
    const preview = await weigh([...marks, ...queue]);
    const followed = preview?.sequence;
    if (!preview || !followed) return { marks };
    const made = followed.marks.length - marks.length;
    marks = [...marks, ...queue.slice(0, made)];
    const [token, ...rest] = queue.slice(made);
    if (token === undefined)
      return { marks, ...(beyond !== undefined && { note: stoppedAt(beyond, TOO_MANY) }) };
    const meant = marksMeant(followed.next, token);
    const [only, ...others] = meant;
    if (only !== undefined && others.length === 0 && only.id !== token) {
      queue = [only.id, ...rest];
      continue;
    }
    const refusal =
      others.length > 0 ? several(meant.map(({ id }) => id)) : (followed.refusal ?? preview.refusal);
    // As it was typed, not as it was read.
    const stopped = typed.at(-1 - rest.length) ?? token;
    return { marks, ...(refusal && { note: stoppedAt(stopped, refusal) }) };
  }
}

const TOO_MANY: Refusal = { message: words('play.tooManyTyped', { most: MAX_TYPED }) };

const several = (ids: readonly string[]): Refusal => ({
  message: words('play.severalMeant', { marks: ids.slice(0, MAX_NAMED).map(peopleText) }),
});

const stoppedAt = (token: string, { message: reason, rule }: Refusal) =>
  words('play.stoppedAt', { token: peopleText(token), reason, rule: rule ?? null });
