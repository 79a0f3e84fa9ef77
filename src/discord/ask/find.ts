import type { Speaker } from '#core/message.ts';
import type { OptionForm } from '#core/question.ts';
import { labelText } from '../messages/quote.ts';

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** A number counts as a whole: whoever types 4 does not mean 14. */
const isNumber = (text: string) => /^\d+$/.test(text);

/** The options that somebody means by what they typed: by their number or id, their name, or a part of it. */
export function foundIn(
  options: readonly OptionForm[],
  typed: string,
  { say }: Speaker,
): readonly OptionForm[] {
  const wanted = folded(typed);
  if (wanted === '') return options;
  const open = options.filter(({ barred }) => barred === undefined);
  const exact = open.filter(({ id, at, label }) => [id, at, folded(labelText(say(label)))].includes(wanted));
  if (exact.length > 0) return exact;
  return open.filter(({ label }) => {
    const name = folded(labelText(say(label)));
    return isNumber(wanted) ? name.split(/[^\p{L}\p{N}]+/u).includes(wanted) : name.includes(wanted);
  });
}
