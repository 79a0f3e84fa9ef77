import type { Message } from '#core/message.ts';
import type { Choice, Form, OptionForm } from '#core/question.ts';

/** What helps with a question, beside the question itself. */
export interface Help {
  /** What it is decided by. */
  readonly decidedBy: readonly Message[];
  /** What options would lead to, by their ids. */
  readonly notes: ReadonlyMap<string, Message>;
  /** What the table's own player would answer, where that is more than nothing. */
  readonly advice: Choice | null;
  readonly reason: Message | null;
  /** Whether an answer gives something away that nobody is to be talked into. */
  readonly isDeal: boolean;
  /** Whether somebody may say that they do not want to be asked the like for a while. */
  readonly canRest: boolean;
  /** Whether somebody may leave the like to the table's own player from now on. */
  readonly canPlan: boolean;
  /** What an answer does, for the button that gives it. */
  deed(choice: Choice): Message | null;
  declines(label: Message): boolean;
}

/** Help of a game that has none. */
export const NO_HELP: Help = {
  decidedBy: [],
  notes: new Map(),
  advice: null,
  reason: null,
  isDeal: false,
  canRest: false,
  canPlan: false,
  deed: () => null,
  declines: ({ key }) => key === 'core.pass',
};

function optionOf(form: Form, id: string): OptionForm | undefined {
  return 'options' in form ? form.options.find((option) => option.id === id) : undefined;
}

/** Whether an answer leaves everything as it is: nothing picked, nothing given, a pass. */
export function isNothing(form: Form, choice: Choice, { declines }: Pick<Help, 'declines'>): boolean {
  switch (form.kind) {
    case 'choose':
    case 'place': {
      const option = optionOf(form, String(choice));
      return option === undefined || declines(option.label);
    }
    case 'pick':
    case 'sequence':
      return Array.isArray(choice) && choice.every((id) => isDeclined(form, String(id), declines));
    case 'allocate':
      return Object.values(choice).every((amount) => amount === 0);
    case 'amount':
      return choice === 0;
    case 'text':
      return choice === '';
    default:
      return false;
  }
}

function isDeclined(form: Form, id: string, declines: Help['declines']): boolean {
  const option = optionOf(form, id);
  return option !== undefined && declines(option.label);
}
