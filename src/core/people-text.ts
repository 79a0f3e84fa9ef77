declare const people: unique symbol;
declare const quoted: unique symbol;

/**
 * Words of people: names, notes, whatever somebody typed. At runtime a string, as it is stored; to the compiler a symbol, because that
 * alone fits neither into a string nor into a template. A speaker's `quote` makes a text of it.
 */
export type PeopleText = symbol & { readonly [people]: true };

/** A text in which people's words mean nothing but themselves, or in which there are none. */
export type QuotedText = string & { readonly [quoted]: true };

export const peopleText = (words: string): PeopleText => words as unknown as PeopleText;

/** As it was written: to be stored, searched or compared, never to be shown. */
export const rawText = (words: PeopleText | string): string => words as unknown as string;

/** What is nowhere to be seen, or turns the direction of what stands around it. */
const UNSEEN = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What belongs to an emoji: the joiner between two pictures, and the mark that asks for a picture. */
const EMOJI_PARTS =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)(?:\u200d(?=\p{Extended_Pictographic})|\ufe0f)|(?<=[#*0-9])\ufe0f(?=\u20e3)/gu;
/** More marks upon one letter than any language has. */
const PILED_MARKS = /(?<=\p{M}{4})\p{M}+/gu;
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const ISOLATE = { begin: '\u2068', end: '\u2069' };
const NOTHING_SEEN = '…';
/** Letters and signs of our two languages, one space between words: most names, with nothing to be taken out. */
const PLAIN = /^[!-~А-яЁё]+(?: [!-~А-яЁё]+)*$/;

/** People's words on one line, without anything that cannot be seen: for labels, pictures and names, where no way of writing means anything. */
export function plainText(words: PeopleText | string): string {
  if (PLAIN.test(String(words))) return String(words);
  const text = String(words).replaceAll(/\p{Cs}/gu, '\ufffd');
  if (text === '') return '';
  const kept = new Set([...text.matchAll(EMOJI_PARTS)].map(({ index }) => index));
  const seen = text
    .replaceAll(UNSEEN, (found, at: number) => (kept.has(at) ? found : ''))
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll(PILED_MARKS, '')
    .trim();
  if (seen === '') return NOTHING_SEEN;
  // Letters that run from right to left would take what stands beside them along.
  return RIGHT_TO_LEFT.test(seen) ? `${ISOLATE.begin}${seen}${ISOLATE.end}` : seen;
}

/** For whoever writes a text from parts that are quoted already. */
export const quotedText = (text: string): QuotedText => text as QuotedText;
