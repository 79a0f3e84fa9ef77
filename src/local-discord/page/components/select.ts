import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { h } from '../dom.ts';
import { type Choice, choicesOf } from './choices.ts';
import { type Host, use } from './host.ts';
import { manySelect } from './many-select.ts';

/** A select of a message: a native one for a single choice, a list to tick for several. */
export function selectView(host: Host, select: APISelectMenuComponent): HTMLElement {
  const { sitting, channel, message } = host;
  const choices = choicesOf(sitting.store, channel, select);
  const { custom_id: customId, min_values: min = 1, max_values: max = 1, disabled = false } = select;
  const label = select.placeholder ?? sitting.words.makeSelection;
  const send = (control: HTMLElement, values: readonly string[]) =>
    void use(host, control, { do: 'select', channel, message, customId, values });
  if (max > 1) return manySelect(sitting.words, { choices, min, max, label, disabled, customId, send });
  const element = nativeSelect(choices, { label, allowsNone: min === 0 });
  element.disabled = disabled;
  element.dataset.key = customId;
  element.addEventListener('change', () => send(element, element.value === '' ? [] : [element.value]));
  element.addEventListener('keydown', openFirst);
  return element;
}

/** A native select. Its first entry says what is asked, and is a choice only where none may be made. */
export function nativeSelect(
  choices: readonly Choice[],
  { label, allowsNone }: { label: string; allowsNone: boolean },
): HTMLSelectElement {
  const select = h(
    'select',
    { class: 'select', 'aria-label': label },
    h('option', { value: '', disabled: !allowsNone, hidden: !allowsNone }, label),
    ...choices.map(({ value, label: name, description, isDefault }) =>
      h('option', { value, selected: isDefault }, description ? `${name} — ${description}` : name),
    ),
  );
  if (!choices.some(({ isDefault }) => isDefault)) select.value = '';
  return select;
}

/** Keys that would change a closed select at once open it instead: a choice is sent only when it is made. */
function openFirst(event: KeyboardEvent): void {
  const wouldChange = event.key.startsWith('Arrow') || /^\S$/u.test(event.key);
  if (!wouldChange || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  (event.currentTarget as HTMLSelectElement).showPicker();
}
