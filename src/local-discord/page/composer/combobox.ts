import { h } from '../dom.ts';
import { type Entry, Listbox } from './listbox.ts';

const WAIT_MS = 250;

/** Where the entries of a combobox come from. */
export interface Source<T> {
  readonly label: string;
  /** Entries that go with what was typed. */
  find(text: string): readonly Entry<T>[] | Promise<readonly Entry<T>[]>;
  /** Whether finding takes a question to the bot, and so waits until somebody stops typing. */
  readonly isSlow: boolean;
}

/** A text field with a list of what may be meant. */
export interface Combobox<T> {
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  /** The entry that was chosen, if the text still says so. */
  chosen(): Entry<T> | undefined;
}

export function combobox<T>(source: Source<T>): Combobox<T> {
  let chosen: Entry<T> | undefined;
  let found: readonly Entry<T>[] = [];
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const input = h('input', {
    type: 'text',
    class: 'input',
    role: 'combobox',
    'aria-expanded': 'false',
    autocomplete: 'off',
  });
  const list = new Listbox<T>(input, source.label, (entry) => {
    chosen = entry;
    input.value = entry.label;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  const look = async (): Promise<void> => {
    asked += 1;
    const question = asked;
    const entries = await source.find(input.value);
    // Only the newest question counts, and only while somebody is there to choose.
    if (question !== asked || document.activeElement !== input) return;
    found = entries;
    list.show(entries);
  };
  const lookSoon = (): void => {
    clearTimeout(timer);
    if (source.isSlow) timer = setTimeout(() => void look(), WAIT_MS);
    else void look();
  };
  input.addEventListener('focus', lookSoon);
  input.addEventListener('input', lookSoon);
  input.addEventListener('keydown', (event) => {
    if (list.key(event)) return;
    if (event.key === 'ArrowDown') {
      event.preventDefault();
      void look();
    }
  });
  input.addEventListener('blur', () => {
    clearTimeout(timer);
    list.hide();
  });
  return {
    element: h('div', { class: 'combobox' }, input, list.element),
    input,
    chosen() {
      if (chosen !== undefined && chosen.label === input.value) return chosen;
      const typed = input.value.trim().toLocaleLowerCase();
      return found.find(({ label }) => label.toLocaleLowerCase() === typed);
    },
  };
}

/** The entries whose text holds all that was typed; those that begin with it come first. */
export function matching<T>(entries: readonly Entry<T>[], typed: string): readonly Entry<T>[] {
  const wanted = typed.trim().replace(/^[@#]/, '').toLocaleLowerCase();
  const text = ({ label, detail = '' }: Entry<T>): string => `${label} ${detail}`.toLocaleLowerCase();
  const starts = ({ label }: Entry<T>): boolean =>
    label.toLocaleLowerCase().replace(/^[@#]/, '').startsWith(wanted);
  const all = entries.filter((entry) => text(entry).includes(wanted));
  return [...all.filter(starts), ...all.filter((entry) => !starts(entry))].slice(0, 25);
}
