import { h } from '../dom.ts';
import { float } from '../floating.ts';
import { icon } from '../icons.ts';
import type { Words } from '../text/words.ts';
import type { Choice } from './choices.ts';

/** A select of which several entries may be chosen. */
interface Many {
  readonly choices: readonly Choice[];
  readonly min: number;
  readonly max: number;
  readonly label: string;
  readonly disabled: boolean;
  readonly customId: string;
  send(control: HTMLElement, values: readonly string[]): void;
}

/** Opens a list to tick; what was ticked is sent when it is applied, and forgotten when the list is left. */
export function manySelect(words: Words, many: Many): HTMLElement {
  let chosen = many.choices.filter(({ isDefault }) => isDefault).map(({ value }) => value);
  const text = h('span', { class: 'select-text' });
  const button = h(
    'button',
    {
      type: 'button',
      class: 'select many',
      disabled: many.disabled,
      'aria-haspopup': 'dialog',
      'aria-label': many.label,
      data: { key: many.customId },
    },
    text,
    icon('chevron'),
  );
  const show = (): void => {
    const names = many.choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    text.textContent = names.length === 0 ? many.label : names.join(', ');
  };
  show();
  button.addEventListener('click', () => {
    const list = checklist(words, { ...many, chosen });
    const apply = h('button', { type: 'submit', class: 'button primary' }, words.apply);
    const panel = h('form', { class: 'many-panel', 'aria-label': many.label }, list.element, apply);
    const check = (): void => {
      apply.disabled = !list.fits();
    };
    check();
    panel.addEventListener('change', check);
    panel.addEventListener('submit', (event) => {
      event.preventDefault();
      chosen = list.values();
      show();
      panel.hidePopover();
      many.send(button, chosen);
    });
    float(panel, button);
    panel.querySelector('input')?.focus();
  });
  return button;
}

/** Boxes to tick, no more than there may be. */
export function checklist(
  words: Words,
  { choices, min, max, chosen }: Pick<Many, 'choices' | 'min' | 'max'> & { chosen: readonly string[] },
) {
  const count = h('p', { class: 'hint', 'aria-live': 'polite' });
  const boxes = choices.map(({ value }) =>
    h('input', { type: 'checkbox', value, checked: chosen.includes(value) }),
  );
  const values = (): string[] => boxes.filter(({ checked }) => checked).map(({ value }) => value);
  const update = (): void => {
    const { length } = values();
    for (const box of boxes) box.disabled = !box.checked && length >= max;
    count.textContent = words.chosenOf({ chosen: length, min, max });
  };
  update();
  const element = h(
    'div',
    { class: 'checklist', on: { change: update } },
    ...choices.map(({ label, description }, index) =>
      h(
        'label',
        { class: 'check' },
        boxes[index],
        h('span', {}, label, description ? h('small', {}, description) : null),
      ),
    ),
    count,
  );
  return { element, values, fits: () => values().length >= min && values().length <= max };
}
