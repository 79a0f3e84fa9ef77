import {
  type APIActionRowComponent,
  type APIComponentInModalActionRow,
  type APILabelComponent,
  type APITextDisplayComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { freshId, h } from '../dom.ts';
import { iconButton, openDialog } from '../floating.ts';
import { outcomeOf } from '../interact.ts';
import { markdown } from '../markdown/render.ts';
import type { Sitting } from '../sitting.ts';
import { type Filled, type ModalField, modalField } from './field.ts';

/** A form that the bot asks somebody to fill in, as the event tells of it. */
export interface ModalShown {
  /** The interaction that it answers. */
  readonly id: string;
  readonly channel_id: string;
  readonly title: string;
  readonly components: readonly (
    | APIActionRowComponent<APIComponentInModalActionRow>
    | APILabelComponent
    | APITextDisplayComponent
  )[];
}

interface Labelled {
  readonly field: ModalField;
  readonly error: HTMLElement;
}

/** Shows a form. It stays open until the bot has taken it, so that nothing written into it is lost. */
export function openModal(sitting: Sitting, modal: ModalShown): void {
  const { words } = sitting;
  const fields: Labelled[] = [];
  const body = modal.components.map((one) => row({ sitting, channel: modal.channel_id }, one, fields));
  const problem = h('p', { class: 'field-error', role: 'alert' });
  const submit = h('button', { type: 'submit', class: 'button primary' }, words.submit);
  const form = h(
    'form',
    { class: 'modal-form', novalidate: true },
    ...body,
    problem,
    h(
      'div',
      { class: 'sheet-buttons' },
      h(
        'button',
        { type: 'button', class: 'button secondary', on: { click: () => dialog.close() } },
        words.cancel,
      ),
      submit,
    ),
  );
  const dialog = openDialog(
    { class: 'sheet modal', label: modal.title },
    h(
      'header',
      { class: 'sheet-head' },
      h('h2', {}, modal.title),
      iconButton('close', words.close, () => dialog.close()),
    ),
    form,
  );
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (!check(fields) || submit.ariaBusy === 'true') return;
    submit.ariaBusy = 'true';
    submit.classList.add('waiting');
    problem.textContent = await send(sitting, modal, fields);
    submit.ariaBusy = null;
    submit.classList.remove('waiting');
    if (problem.textContent === '') dialog.close();
  });
  form.querySelector<HTMLElement>('input, textarea, select')?.focus();
}

/** Resolves to what went wrong, or to nothing. */
async function send(sitting: Sitting, { id }: ModalShown, fields: readonly Labelled[]): Promise<string> {
  try {
    const filled: Record<string, Filled> = {};
    for (const { field } of fields) filled[field.customId] = await field.read();
    const outcome = await outcomeOf(sitting, { do: 'submit', modal: id, fields: filled });
    return outcome === 'failed' ? sitting.words.modalFailed : '';
  } catch (error) {
    return sitting.reason(error);
  }
}

/** Says at each field what is wrong with it, and goes to the first. */
function check(fields: readonly Labelled[]): boolean {
  const wrong = fields.filter(({ field, error }) => {
    error.textContent = field.problem() ?? '';
    const input = field.input ?? field.element;
    if (error.textContent === '') input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
    return error.textContent !== '';
  });
  const first = wrong[0]?.field;
  (first?.input ?? first?.element.querySelector('input'))?.focus();
  return wrong.length === 0;
}

function row(
  where: { readonly sitting: Sitting; readonly channel: string },
  one: ModalShown['components'][number],
  fields: Labelled[],
): HTMLElement {
  if (one.type === ComponentType.TextDisplay)
    return h('div', { class: 'prose' }, markdown(where, one.content));
  if (one.type === ComponentType.Label) {
    const { label, description, component } = one;
    return labelled({ label, description, field: modalField(where, component) }, fields);
  }
  const [input] = one.components;
  return input === undefined
    ? h('div')
    : labelled({ label: input.label ?? '', field: modalField(where, input) }, fields);
}

function labelled(
  { label, description, field }: { label: string; description?: string | undefined; field: ModalField },
  fields: Labelled[],
): HTMLElement {
  const error = h('p', { class: 'field-error', id: freshId('error'), role: 'alert' });
  const hint = h('p', { class: 'hint', id: freshId('hint') }, description);
  fields.push({ field, error });
  const title = [label, field.isRequired && h('span', { class: 'required', 'aria-hidden': 'true' }, '*')];
  const { input } = field;
  if (input === undefined) {
    return h(
      'fieldset',
      { class: 'field' },
      h('legend', {}, ...title),
      description ? hint : null,
      field.element,
      error,
    );
  }
  input.id = freshId('field');
  input.setAttribute('aria-describedby', `${hint.id} ${error.id}`);
  return h('div', { class: 'field' }, h('label', { for: input.id }, ...title), hint, field.element, error);
}
