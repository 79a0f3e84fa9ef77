import type { APIMessage } from 'discord-api-types/v10';
import type { FilledCommand } from '../../people/act.ts';
import { fill, h } from '../dom.ts';
import { iconButton } from '../floating.ts';
import { icon } from '../icons.ts';
import { outcomeOf } from '../interact.ts';
import { withMentions } from '../mention-text.ts';
import type { Sitting } from '../sitting.ts';
import { type Runnable, runnables } from '../store/commands.ts';
import { channelName, nameIn } from '../store/names.ts';
import { CommandForm } from './command-form.ts';
import { type Completion, completions } from './completion.ts';
import { type Entry, Listbox } from './listbox.ts';
import { Uploads } from './uploads.ts';

const MAX_LENGTH = 2000;
const COUNT_FROM = 1800;

/** Where one writes to one channel. What is not yet sent stays here while other channels are looked at. */
export class Composer {
  readonly element: HTMLElement;
  private readonly field: HTMLTextAreaElement;
  private readonly list: Listbox<Completion>;
  private readonly uploads: Uploads;
  private readonly replyBar = h('div', { class: 'reply-bar', hidden: true });
  private readonly status = h('p', { class: 'composer-status', role: 'status' });
  private readonly error = h('p', { class: 'field-error', role: 'alert' });
  private readonly count = h('span', { class: 'count', 'aria-hidden': 'true' });
  private readonly line: HTMLElement;
  private replyTo: APIMessage | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly channel: string,
    private readonly editLast: () => void,
  ) {
    const { words, store } = sitting;
    const shown = store.channels.get(channel);
    const label = words.messageTo(shown === undefined ? '' : channelName(store, shown));
    this.field = h('textarea', { class: 'writing', rows: 1, placeholder: label, 'aria-label': label });
    this.list = new Listbox(this.field, words.suggestions, (entry) => this.complete(entry));
    this.field.removeAttribute('aria-expanded');
    this.uploads = new Uploads(sitting);
    this.line = h(
      'form',
      { class: 'writing-line' },
      this.attachButton(),
      this.field,
      this.count,
      h(
        'button',
        { type: 'submit', class: 'icon-button', 'aria-label': words.send, title: words.send },
        icon('send'),
      ),
    );
    this.element = h(
      'div',
      { class: 'composer' },
      this.status,
      this.list.element,
      this.replyBar,
      this.uploads.element,
      this.error,
      this.line,
    );
    this.listen();
  }

  focus(): void {
    (this.element.querySelector<HTMLElement>('.command-form input') ?? this.field).focus();
  }

  /** Begins to answer a message. */
  reply(message: APIMessage | undefined): void {
    const { words, store } = this.sitting;
    this.replyTo = message;
    this.replyBar.hidden = message === undefined;
    if (message !== undefined)
      fill(
        this.replyBar,
        h('span', {}, words.replyingTo(nameIn(store, this.channel, message.author.id))),
        iconButton('close', words.cancelReply, () => this.reply(undefined)),
      );
    this.focus();
  }

  /** Begins to fill in a command. */
  fillIn(path: readonly string[]): void {
    const wanted = path.join(' ');
    const found = runnables(this.sitting.store, this.channel).find((one) => one.path.join(' ') === wanted);
    if (found === undefined) this.sitting.warn(this.sitting.words.noSuchCommand(wanted));
    else this.openForm(found);
  }

  private attachButton(): HTMLElement {
    const files = h('input', { type: 'file', multiple: true, hidden: true, class: 'attach-input' });
    files.addEventListener('change', () => {
      this.uploads.add(files.files ?? []);
      files.value = '';
      this.field.focus();
    });
    return h(
      'div',
      {},
      files,
      iconButton('add', this.sitting.words.attach, () => files.click()),
    );
  }

  private listen(): void {
    const { field } = this;
    this.line.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.send();
    });
    field.addEventListener('keydown', (event) => this.key(event));
    field.addEventListener('input', () => this.typed());
    field.addEventListener('blur', () => this.list.hide());
    field.addEventListener('focus', () => this.offer());
    field.addEventListener('paste', (event) => this.uploads.add(event.clipboardData?.files ?? []));
    this.element.addEventListener('dragover', (event) => event.preventDefault());
    this.element.addEventListener('drop', (event) => {
      event.preventDefault();
      this.uploads.add(event.dataTransfer?.files ?? []);
    });
  }

  private key(event: KeyboardEvent): void {
    if (this.list.key(event) || event.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void this.send();
    } else if (event.key === 'Escape' && this.replyTo !== undefined) this.reply(undefined);
    else if (event.key === 'ArrowUp' && this.field.value === '') {
      event.preventDefault();
      this.editLast();
    }
  }

  private typed(): void {
    const { length } = [...this.field.value];
    this.count.textContent = length > COUNT_FROM ? String(MAX_LENGTH - length) : '';
    this.error.textContent = '';
    this.grow();
    this.offer();
  }

  private grow(): void {
    this.field.style.height = 'auto';
    this.field.style.height = `${this.field.scrollHeight}px`;
  }

  private offer(): void {
    const { value: text, selectionStart: cursor } = this.field;
    this.list.show(completions(this.sitting.store, this.channel, { text, cursor }));
    this.field.removeAttribute('aria-expanded');
  }

  private complete({ value }: Entry<Completion>): void {
    if (value.kind === 'command') {
      this.openForm(value.runnable);
      return;
    }
    const { field } = this;
    field.setRangeText(`${value.text} `, value.from, field.selectionStart, 'end');
    this.typed();
  }

  private openForm(runnable: Runnable): void {
    const { sitting, channel } = this;
    this.element.querySelector('.command-form')?.remove();
    this.error.textContent = '';
    const leave = (): void => {
      form.element.remove();
      this.line.hidden = false;
      this.error.textContent = '';
      this.field.focus();
      this.list.hide();
    };
    const form = new CommandForm(
      sitting,
      { channel, runnable },
      { leave, run: (filled) => this.run(runnable, { filled, leave }) },
    );
    if (this.field.value.startsWith('/')) this.setText('');
    this.line.hidden = true;
    this.element.append(form.element);
    form.focus();
  }

  private async run(
    { title }: Runnable,
    { filled, leave }: { filled: FilledCommand; leave(): void },
  ): Promise<void> {
    const { words } = this.sitting;
    this.error.textContent = '';
    this.status.textContent = words.runningCommand(title);
    try {
      const outcome = outcomeOf(this.sitting, { do: 'command', channel: this.channel, ...filled }, leave);
      this.status.textContent = (await outcome) === 'failed' ? words.noResponse(title) : '';
    } catch (error) {
      this.status.textContent = '';
      this.error.textContent = this.sitting.reason(error);
    }
  }

  private setText(text: string): void {
    this.field.value = text;
    this.typed();
  }

  private async send(): Promise<void> {
    const { sitting, channel, replyTo } = this;
    const text = this.field.value.trim();
    if (text === '' && this.uploads.isEmpty) return;
    const content = withMentions(sitting.store, channel, text);
    if ([...content].length > MAX_LENGTH) {
      this.error.textContent = sitting.words.tooLong(MAX_LENGTH);
      return;
    }
    this.setText('');
    this.reply(undefined);
    this.status.textContent = '';
    try {
      const uploads = await this.uploads.ids();
      await sitting.act({
        do: 'send',
        channel,
        content,
        ...(replyTo === undefined ? {} : { replyTo: replyTo.id }),
        ...(uploads.length === 0 ? {} : { uploads }),
      });
      this.uploads.clear();
    } catch (error) {
      // Nothing that was written is lost; what was typed meanwhile stands after it.
      this.setText([text, this.field.value].filter((one) => one !== '').join('\n'));
      if (replyTo !== undefined) this.reply(replyTo);
      this.list.hide();
      this.error.textContent = sitting.reason(error);
    }
  }
}
