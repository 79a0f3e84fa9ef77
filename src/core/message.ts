import type { Json } from './json.ts';
import type { PeopleText, QuotedText } from './people-text.ts';
import type { Seat } from './seat.ts';

/** Something to be said in the reader's language: a key of a lexicon and what it speaks of. */
export type Message = { readonly key: string; readonly args: { readonly [name: string]: Json } };

declare const lexicon: unique symbol;

/** A message of one lexicon, which names every message with the type of its arguments; a game tells no words but its own. */
export type MessageOf<L> = Message & { readonly [lexicon]?: L };

/** Makes a message of a lexicon: `const msg = teller<Lexicon>()`, then `msg('baseplaced', { seat, system })`. */
export function teller<L>() {
  return <K extends keyof L & string>(key: K, args: L[K]): MessageOf<L> => ({ key, args }) as MessageOf<L>;
}

/** A refusal is a value: why not, and by which rule. */
export type Refusal = { readonly message: Message; readonly rule?: string };

export const LANGUAGES = ['en', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The forms of a counted noun: English one/other, Russian one/few/many. */
export type Plural = {
  readonly one: string;
  readonly few?: string;
  readonly many?: string;
  readonly other: string;
};

/** What a text may call on while it is put into words. */
export interface Speaker {
  readonly language: Language;
  /** How a seat is called, quoted. */
  seat(seat: Seat): QuotedText;
  say(message: Message): string;
  list(items: readonly string[]): string;
  plural(count: number, forms: Plural): string;
  /** Words of people, so that they mean nothing but themselves where they are shown. */
  quote(words: PeopleText | string): QuotedText;
  /** A command by the name it is registered under (`game new`), so that whoever reads of it can use it. */
  command(name: string): string;
}

/** The words of a lexicon in one language; a missing one is a compile error. */
export type Texts<L> = { readonly [K in keyof L & string]: (args: L[K], speaker: Speaker) => string };

/** Texts whose lexicon is not known here, as the presenters hold them. */
export type AnyTexts = { readonly [key: string]: (args: never, speaker: Speaker) => string };
