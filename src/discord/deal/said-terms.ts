import type { Deals } from '#core/game.ts';
import { LANGUAGES, type Message } from '#core/message.ts';
import type { Form, SlotForm } from '#core/question.ts';

/** What was typed on each side of a deal. */
export interface SaidTerms {
  readonly give: string | null;
  readonly want: string | null;
}

/** Shares of the terms as far as they were understood, what was not, and of what there is not so much. */
export interface ReadTerms {
  readonly shares: Readonly<Record<string, number>>;
  readonly unknown: readonly string[];
  readonly short: readonly string[];
}

type Side = keyof SaidTerms;
type Say = (message: Message, language: (typeof LANGUAGES)[number]) => string;

/** `2 goods, Ceasefire` and `2 товара + перемирие` as shares of a form; either language will do. */
export function readTerms(
  { slots }: Extract<Form, { kind: 'allocate' }>,
  said: SaidTerms,
  { side, say }: { readonly side: Deals<never>['side']; readonly say: Say },
): ReadTerms {
  const shares: Record<string, number> = {};
  const unknown: string[] = [];
  const short: string[] = [];
  const named = slots.map((slot) => ({
    slot,
    side: side(slot.id),
    names: LANGUAGES.map((one) => wordsOf(bare(say(slot.label, one)))),
  }));
  for (const where of ['give', 'want'] as const satisfies readonly Side[]) {
    for (const piece of piecesOf(said[where] ?? '')) {
      const { count, words } = counted(piece);
      const slot = slotCalled(
        named.filter((one) => one.side === where),
        words,
      );
      if (slot === null) {
        unknown.push(piece);
        continue;
      }
      const wanted = (shares[slot.id] ?? 0) + count;
      if (wanted > slot.max) short.push(piece);
      shares[slot.id] = Math.min(slot.max, wanted);
    }
  }
  return { shares, unknown, short };
}

interface Named {
  readonly slot: SlotForm;
  readonly names: readonly (readonly string[])[];
}

/** The slot whose name has all the words, and as little besides as possible. */
function slotCalled(all: readonly Named[], words: readonly string[]): SlotForm | null {
  if (words.length === 0) return null;
  const fits = all.flatMap(({ slot, names }) =>
    names.filter((name) => isCalled(name, words)).map((name) => ({ slot, more: name.length - words.length })),
  );
  return fits.sort((a, b) => a.more - b.more)[0]?.slot ?? null;
}

/** Whether a name has all the words, or they are its initials. */
function isCalled(name: readonly string[], words: readonly string[]): boolean {
  const initials = name.map(([first]) => first).join('');
  return words.every((word) => word === initials || name.some((part) => isSame(part, word)));
}

const MIN_STEM = 4;
const MAX_ENDING_LENGTH = 3;

/** Whether two words are forms of one: they begin alike, up to an ending. */
function isSame(one: string, other: string): boolean {
  const length = Math.min(one.length, other.length);
  let alike = 0;
  while (alike < length && one[alike] === other[alike]) alike += 1;
  const ending = Math.max(one.length, other.length) - alike;
  return one === other || (alike >= MIN_STEM && ending <= MAX_ENDING_LENGTH);
}

const plainly = (text: string) => text.toLocaleLowerCase().replaceAll('ё', 'е');
const wordsOf = (text: string): string[] => plainly(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a share is of, without the words before it that say whose it is. */
const bare = (label: string) => label.replace(/^[^:]*:\s*/, '');

/** Nobody deals in more than this: whatever stands behind it is not read. */
const MAX_SAID = 500;

const piecesOf = (text: string) =>
  text
    .slice(0, MAX_SAID)
    .split(/[,;+\n]|\s(?:and|и)\s/u)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** How many of it, one if nothing is said, and what. */
function counted(piece: string): { readonly count: number; readonly words: readonly string[] } {
  const words = wordsOf(piece.replace(/(\d)(\p{L})/gu, '$1 $2'));
  const at = words.findIndex((word) => /^\d{1,3}$/.test(word));
  if (at < 0) return { count: 1, words };
  return { count: Number(words[at]), words: words.filter((_, index) => index !== at) };
}
