import type { PressTarget } from '../messages/custom-id.ts';
import type { ModalScreen, Screen } from '../messages/screen.ts';
import type { BotContext } from './bot-context.ts';
import type { InteractionContext } from './interaction-context.ts';

/** Somebody pressed a button, chose from a select or sent a form of ours. */
export interface Press {
  readonly target: PressTarget;
  /** What was selected, or what was typed into the form's fields, in their order. */
  readonly values: readonly string[];
  readonly context: InteractionContext;
}

/**
 * What a press leads to. `inPlace` changes the message it stands on, `privately` answers the one who pressed,
 * `form` opens a form at once.
 */
export type PressAction =
  | { readonly answers: 'inPlace' | 'privately'; run(press: Press, bot: BotContext): Promise<Screen> }
  | { readonly answers: 'form'; run(press: Press, bot: BotContext): Promise<ModalScreen | Screen> };
