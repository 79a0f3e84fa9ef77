import { type PeopleText, plainText, type QuotedText, quotedText } from '#core/people-text.ts';
import { withPlainCommands } from './command-mention.ts';

/** What somebody typed, on its way into a message. */
export { peopleText } from '#core/people-text.ts';

/** Everything that Discord could take for a mention, a link, an item of a list, or another way to write. */
const MEANING = /[\\`*_~|<>@#[\]()+]|:(?!\s)|(?<!\w)-|-(?!\w)|(?<=^\d+)\.(?!\w)/g;

/** People's words as they were written: no mention, no link, nothing bold; whatever stands before and after them. */
export function quote(words: PeopleText | string): QuotedText {
  return quotedText(plainText(words).replaceAll(MEANING, '\\$&'));
}

/** A spoken text where Discord shows every sign as it is: labels, names of threads, polls, descriptions of pictures. */
export function labelText(spoken: string): string {
  return withPlainCommands(spoken).replaceAll(/\\([\\`*_~|<>@#:[\]()+.-])/g, '$1');
}

/** Somebody of Discord's, called by it. */
export const mention = (user: string): QuotedText => quotedText(`<@${user}>`);
