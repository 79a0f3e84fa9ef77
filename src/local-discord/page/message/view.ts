import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { avatarOf } from '../avatars.ts';
import { componentsView } from '../components/view.ts';
import { fill, h } from '../dom.ts';
import { embedView } from '../embed.ts';
import { icon } from '../icons.ts';
import { markdown } from '../markdown/render.ts';
import { PollView } from '../poll.ts';
import { showProfile } from '../profile.ts';
import type { Sitting } from '../sitting.ts';
import { names } from '../store/message-events.ts';
import { nameColour, nameIn } from '../store/names.ts';
import { attachmentsView } from './attachments.ts';
import { editor } from './editor.ts';
import { headerView } from './header.ts';
import { openMessageMenu, toolbar } from './menu.ts';
import { Parts } from './parts.ts';
import { reactionsView } from './reactions.ts';
import { isSystem, systemText } from './system.ts';

/** One message on the page. It is built once, and then only what has changed in it. */
export class MessageView {
  readonly element: HTMLElement;
  private readonly body: HTMLElement;
  private readonly parts: Parts;
  private poll: PollView | undefined;
  private isEdited = false;
  private isGrouped = false;

  constructor(
    private readonly sitting: Sitting,
    private message: APIMessage,
  ) {
    this.body = isSystem(message) ? h('discord-system-message', {}) : h('discord-message', {});
    this.body.setAttribute('role', 'article');
    this.parts = new Parts(this.body);
    const handled = { sitting, message: () => this.message, edit: () => this.edit() };
    this.element = h(
      'div',
      { class: 'message', tabindex: -1, data: { message: message.id } },
      this.body,
      toolbar(handled),
    );
    this.element.addEventListener('contextmenu', (event) => {
      // Links, pictures and marked text keep the browser's own menu.
      if ((event.target as Element).closest('a, img, textarea') || !getSelection()?.isCollapsed) return;
      event.preventDefault();
      openMessageMenu(
        handled,
        this.element.querySelector('.toolbar .icon-button:last-child') ?? this.element,
      );
    });
    this.body.addEventListener('click', (event) => this.pressAuthor(event));
  }

  /** Shows the message as it is now; a grouped one goes without its author's name and face. */
  update(message: APIMessage, isGrouped: boolean): void {
    this.message = message;
    this.isGrouped = isGrouped;
    const key = this.focusedKey();
    if (isSystem(message)) this.updateSystem(message);
    else this.updateBody(this.shownInstead(message), message);
    if (key !== undefined && !this.element.contains(document.activeElement)) this.focusKey(key);
  }

  /** Lets the person write it anew. */
  edit(): void {
    this.isEdited = true;
    this.update(this.message, this.isGrouped);
    const field = this.element.querySelector('textarea');
    field?.focus();
    field?.setSelectionRange(field.value.length, field.value.length);
  }

  private leaveEditor(): void {
    this.isEdited = false;
    this.update(this.message, this.isGrouped);
    this.element.focus();
  }

  /** A thread begins with a message that stands elsewhere. */
  private shownInstead(message: APIMessage): APIMessage {
    const { referenced_message: starter } = message;
    if (message.type !== MessageType.ThreadStarterMessage || !starter) return message;
    return this.sitting.store.message(starter.channel_id, starter.id) ?? starter;
  }

  private updateSystem(message: APIMessage): void {
    const body = this.body as HTMLElementTagNameMap['discord-system-message'];
    const { mark, text } = systemText(this.sitting, message);
    body.type = mark;
    body.timestamp = this.sitting.times.stamp(new Date(message.timestamp));
    this.parts.show('text', [message.content, message.embeds], () => {
      const line = h('span', { class: 'system-text' });
      fill(line, ...text);
      return line;
    });
    this.parts.show('reactions', message.reactions, () => reactionsView(this.sitting, message));
  }

  private updateBody(shown: APIMessage, own: APIMessage): void {
    const { sitting, parts } = this;
    const { words } = sitting;
    this.updateAuthor(shown, own);
    const place = { sitting, channel: shown.channel_id };
    const flags = shown.flags ?? 0;
    const header = [shown.interaction_metadata, shown.referenced_message];
    parts.show('header', header, () => headerView(sitting, shown));
    const isWaiting = (flags & MessageFlags.Loading) !== 0;
    const content = [shown.content, shown.edited_timestamp, isWaiting, this.isEdited, shown.pinned];
    parts.show('content', content, () => (this.isEdited ? this.editorView(shown) : this.content(shown)));
    parts.show('attachments', shown.attachments, () => attachmentsView(words, shown.attachments));
    parts.show('embeds', shown.embeds, () =>
      shown.embeds.length === 0
        ? null
        : h('div', { slot: 'embeds', class: 'embeds' }, ...shown.embeds.map((one) => embedView(place, one))),
    );
    this.updatePoll(shown);
    const components = shown.components ?? [];
    const host = { sitting, channel: shown.channel_id, message: shown.id };
    parts.show('components', components, () =>
      components.length === 0 ? null : componentsView(host, components),
    );
    parts.show('reactions', shown.reactions, () => reactionsView(sitting, shown));
    // The beginning of a thread need not lead to it.
    const thread = shown === own ? shown.thread : undefined;
    parts.show('thread', thread, () => this.thread(thread));
    const isEphemeral = (flags & MessageFlags.Ephemeral) !== 0;
    this.element.classList.toggle('ephemeral', isEphemeral);
    parts.show('ephemeral', isEphemeral, () => (isEphemeral ? this.ephemeralNote() : null));
  }

  private updateAuthor(shown: APIMessage, own: APIMessage): void {
    const { store, times, words } = this.sitting;
    const { author, channel_id: channel } = shown;
    const body = this.body as HTMLElementTagNameMap['discord-message'];
    const name = nameIn(store, channel, author.id);
    const date = new Date(shown.timestamp);
    body.author = name;
    body.avatar = avatarOf(author);
    body.bot = author.bot === true;
    body.roleColor = nameColour(store.guildOf(channel), author.id) ?? '';
    body.messageBodyOnly = this.isGrouped;
    body.timestamp = this.isGrouped ? times.styled(date, 't') : times.stamp(date);
    body.highlight = names(store, own);
    body.ariaLabel = words.messageFrom(name, times.stamp(date));
    this.element.classList.toggle('grouped', this.isGrouped);
  }

  private updatePoll(shown: APIMessage): void {
    if (shown.poll === undefined) return;
    this.poll ??= new PollView(this.sitting, shown);
    const { poll } = this;
    this.parts.show('poll', shown.id, () => poll.element);
    poll.update(shown);
  }

  private content(shown: APIMessage): HTMLElement {
    const { sitting } = this;
    const { words, store } = sitting;
    if (((shown.flags ?? 0) & MessageFlags.Loading) !== 0) {
      const name = nameIn(store, shown.channel_id, shown.author.id);
      return h(
        'div',
        { class: 'thinking', role: 'status' },
        h('span', { class: 'dots' }),
        words.thinking(name),
      );
    }
    return h(
      'div',
      { class: 'prose' },
      markdown({ sitting, channel: shown.channel_id }, shown.content),
      shown.edited_timestamp !== null &&
        h(
          'small',
          { class: 'edited', title: sitting.times.styled(new Date(shown.edited_timestamp), 'F') },
          ` (${words.edited})`,
        ),
      shown.pinned &&
        h(
          'span',
          { class: 'pinned', role: 'img', 'aria-label': words.isPinned, title: words.isPinned },
          icon('pin'),
        ),
    );
  }

  private editorView(shown: APIMessage): HTMLElement {
    return editor(this.sitting, shown, () => this.leaveEditor());
  }

  private thread(thread: APIMessage['thread']): HTMLElement | null {
    if (thread === undefined) return null;
    const { sitting } = this;
    return h(
      'button',
      {
        type: 'button',
        class: 'thread-card',
        slot: 'thread',
        on: {
          click: () => {
            if (!sitting.store.channels.has(thread.id)) sitting.store.putChannel(thread);
            sitting.go(thread.id);
          },
        },
      },
      icon('thread'),
      h('strong', {}, thread.name),
      h(
        'span',
        { class: 'link' },
        sitting.words.messages('message_count' in thread ? (thread.message_count ?? 0) : 0),
      ),
    );
  }

  private ephemeralNote(): HTMLElement {
    const { words } = this.sitting;
    const { channel_id: channel, id: message } = this.message;
    const dismiss = (): void => void this.sitting.attempt({ do: 'delete', channel, message });
    return h(
      'div',
      { class: 'ephemeral-note', slot: 'thread' },
      icon('eye'),
      `${words.onlyYou} • `,
      h('button', { type: 'button', class: 'link', on: { click: dismiss } }, words.dismiss),
    );
  }

  /** Name and face are drawn by the component, which tells of no click on them. */
  private pressAuthor(event: MouseEvent): void {
    const [pressed] = event.composedPath();
    if (
      !(pressed instanceof Element) ||
      !pressed.matches('.discord-author-username, .discord-author-avatar img')
    )
      return;
    const { author, channel_id: channel } = this.message;
    showProfile(this.sitting, { user: author.id, channel, at: pressed });
  }

  private focusedKey(): string | undefined {
    const focused = document.activeElement;
    return focused instanceof HTMLElement && this.element.contains(focused)
      ? (focused.dataset.key ?? '')
      : undefined;
  }

  /** A piece that was built anew while it had focus gets it back. */
  private focusKey(key: string): void {
    const same =
      key === '' ? null : this.element.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
    if (same !== null && !same.matches(':disabled')) same.focus();
    else this.element.focus();
  }
}
