import type { PressTarget } from '../messages/custom-id.ts';
import type { Move } from './draft.ts';

/** What a press on a question's panel asks for. */
export type Intent =
  | { readonly kind: 'move'; readonly move: Move }
  /** Confirm, and leave what follows from it to the table. */
  | { readonly kind: 'onward' }
  /** Answer as the table would: what buttons of former versions said. */
  | { readonly kind: 'forMe' }
  /** Tick what the table's player would answer. */
  | { readonly kind: 'suggest' }
  /** Leave this and the like to the table's player, whose answer is ticked. */
  | { readonly kind: 'plan' }
  /** Pass, and be asked no more for a while. */
  | { readonly kind: 'rest' }
  /** Tell why some options are barred. */
  | { readonly kind: 'why' }
  /** Open a form for a number, for words or for marks. */
  | { readonly kind: 'number' | 'write' | 'find' | 'fewer' | 'type' }
  /** Search a long list. */
  | { readonly kind: 'found'; readonly text: string }
  /** Make marks by their short names. */
  | { readonly kind: 'typed'; readonly text: string }
  /** A filled-in form. */
  | { readonly kind: 'written'; readonly text: string };

const moving = (move: Move): Intent => ({ kind: 'move', move });

/** Reads a press: the act its component carried after the question's key, and what was selected or typed. */
export function intentOf({ action, args }: PressTarget, values: readonly string[]): Intent | null {
  const [, first = '', second = ''] = args;
  const [value = ''] = values;
  switch (action) {
    case 'choose':
      return moving({ kind: 'choose', handle: first });
    case 'select':
      return moving(
        values.length > 1 ? { kind: 'several', handles: values } : { kind: 'choose', handle: value },
      );
    case 'rank':
      return moving({ kind: 'choose', handle: value });
    case 'tick':
      return moving({ kind: 'tick', handles: values });
    case 'page':
      return isWhole(first) ? moving({ kind: 'page', page: Number(first) }) : null;
    case 'step':
      return isWhole(second) ? moving({ kind: 'step', slot: first, by: Number(second) }) : null;
    case 'confirm':
    case 'startOver':
    case 'back':
    case 'everything':
    case 'self':
      return moving({ kind: action });
    case 'onward':
    case 'forMe':
    case 'suggest':
    case 'plan':
    case 'rest':
    case 'why':
    case 'number':
    case 'find':
    case 'write':
    case 'fewer':
    case 'type':
      return { kind: action };
    case 'numbered':
      return isWhole(value.trim()) ? moving({ kind: 'set', amount: Number(value) }) : null;
    case 'counted':
      return values.every((typed) => isWhole(typed.trim()))
        ? moving({ kind: 'fewer', slot: first, amounts: values.map(Number) })
        : null;
    case 'found':
    case 'typed':
    case 'written':
      return { kind: action, text: value };
    default:
      return null;
  }
}

function isWhole(text: string): boolean {
  return /^-?\d{1,9}$/.test(text);
}
