import type { APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import type { FilledCommand, OptionValue } from '../../people/act.ts';
import { fill, freshId, h } from '../dom.ts';
import { iconButton } from '../floating.ts';
import { icon } from '../icons.ts';
import type { Sitting } from '../sitting.ts';
import { commandDescription, commandName, type Runnable } from '../store/commands.ts';
import { type OptionField, optionField, Wrong } from './option-field.ts';

interface Shown {
  readonly option: APIApplicationCommandBasicOption;
  readonly field: OptionField;
  readonly element: HTMLElement;
  readonly error: HTMLElement;
}

/** What becomes of a command that is being filled in. */
export interface CommandEnd {
  run(filled: FilledCommand): Promise<void>;
  leave(): void;
}

/** A command to be filled in: the options it needs are there, the others can be added. */
export class CommandForm {
  readonly element: HTMLFormElement;
  private readonly fields = h('div', { class: 'options' });
  private readonly optional = h('div', { class: 'optional' });
  private readonly hint = h('p', { class: 'hint' });
  private readonly shown: Shown[] = [];

  constructor(
    private readonly sitting: Sitting,
    private readonly at: { readonly channel: string; readonly runnable: Runnable },
    private readonly end: CommandEnd,
  ) {
    const { words } = sitting;
    const { runnable } = at;
    this.element = h(
      'form',
      { class: 'command-form', 'aria-label': `/${runnable.title}`, novalidate: true },
      h(
        'div',
        { class: 'command-head' },
        icon('command'),
        h('strong', {}, `/${runnable.title}`),
        h('span', { class: 'hint' }, runnable.description),
        h('span', { class: 'stretch' }),
        iconButton('close', words.leaveCommand, () => end.leave()),
      ),
      this.fields,
      this.hint,
      h(
        'div',
        { class: 'command-foot' },
        this.optional,
        h('button', { type: 'submit', class: 'button primary' }, words.run),
      ),
    );
    for (const option of runnable.options) if (option.required) this.add(option);
    this.showOptional();
    this.element.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.submit();
    });
    this.element.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      end.leave();
    });
  }

  focus(): void {
    const target = this.shown[0]?.field.input ?? this.element.querySelector<HTMLElement>('[type=submit]');
    target?.focus();
  }

  private add(option: APIApplicationCommandBasicOption): Shown {
    const { sitting } = this;
    const { channel } = this.at;
    const field = optionField(
      { sitting, channel, complete: (name, text) => this.complete(name, text) },
      option,
    );
    field.input.id = freshId('option');
    const error = h('p', { class: 'field-error', id: freshId('error'), role: 'alert' });
    field.input.setAttribute('aria-describedby', error.id);
    if (option.required) field.input.setAttribute('aria-required', 'true');
    const element = h(
      'div',
      { class: 'option' },
      h(
        'label',
        { for: field.input.id },
        commandName(option),
        option.required === true && h('span', { class: 'required', 'aria-hidden': 'true' }, '*'),
      ),
      field.element,
      !option.required &&
        iconButton('close', sitting.words.removeOption(commandName(option)), () => this.take(one)),
      error,
    );
    const one: Shown = { option, field, element, error };
    this.shown.push(one);
    this.fields.append(element);
    field.input.addEventListener('focus', () => {
      this.hint.textContent = commandDescription(option);
    });
    for (const name of ['input', 'change'] as const) element.addEventListener(name, () => this.say(one, ''));
    return one;
  }

  private take(one: Shown): void {
    this.shown.splice(this.shown.indexOf(one), 1);
    one.element.remove();
    this.showOptional();
    this.focus();
  }

  private showOptional(): void {
    const { words } = this.sitting;
    const there = new Set(this.shown.map(({ option }) => option));
    fill(
      this.optional,
      ...this.at.runnable.options
        .filter((option) => !there.has(option))
        .map((option) =>
          h(
            'button',
            {
              type: 'button',
              class: 'chip',
              title: commandDescription(option),
              'aria-label': words.addOption(commandName(option)),
              on: {
                click: () => {
                  const { field } = this.add(option);
                  this.showOptional();
                  field.input.focus();
                },
              },
            },
            `+ ${commandName(option)}`,
          ),
        ),
    );
  }

  private say({ field, error }: Shown, reason: string): void {
    error.textContent = reason;
    if (reason === '') field.input.removeAttribute('aria-invalid');
    else field.input.setAttribute('aria-invalid', 'true');
  }

  /** All that is filled in rightly so far. */
  private values(): Record<string, OptionValue> {
    const values: Record<string, OptionValue> = {};
    for (const { option, field } of this.shown) {
      const value = field.read();
      if (value !== undefined && !(value instanceof Wrong)) values[option.name] = value;
    }
    return values;
  }

  private async complete(focused: string, text: string) {
    const { sitting, at } = this;
    const options = { ...this.values(), [focused]: text };
    try {
      const result = await sitting.act({
        do: 'complete',
        channel: at.channel,
        path: at.runnable.path,
        options,
        focused,
      });
      return 'interaction' in result && result.interaction !== undefined
        ? await sitting.interactions.choices(result.interaction)
        : [];
    } catch (error) {
      this.hint.textContent = sitting.reason(error);
      return [];
    }
  }

  private async submit(): Promise<void> {
    const { words } = this.sitting;
    let firstWrong: Shown | undefined;
    for (const one of this.shown) {
      const value = one.field.read();
      const isMissing = value === undefined && one.option.required === true;
      this.say(one, isMissing ? words.optionRequired : value instanceof Wrong ? value.reason : '');
      if (isMissing || value instanceof Wrong) firstWrong ??= one;
    }
    if (firstWrong !== undefined) firstWrong.field.input.focus();
    else await this.end.run({ path: this.at.runnable.path, options: this.values() });
  }
}
