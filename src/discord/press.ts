import type { Bot } from './bot.ts';
import type { Act } from './custom-id.ts';
import type { ModalScreen, Screen } from './screen.ts';
import type { Visit } from './visit.ts';

/** Somebody pressed a button, chose from a select or sent a form of ours. */
export interface Press {
  readonly act: Act;
  /** What was selected, or what was typed into the form's fields, in their order. */
  readonly values: readonly string[];
  readonly visit: Visit;
}

/**
 * What a press leads to. `inPlace` changes the message it stands on, `privately` answers the one who pressed,
 * `form` opens a form at once.
 */
export type Verb =
  | { readonly answers: 'inPlace' | 'privately'; run(press: Press, bot: Bot): Promise<Screen> }
  | { readonly answers: 'form'; run(press: Press, bot: Bot): Promise<ModalScreen | Screen> };
