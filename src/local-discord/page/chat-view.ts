import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { byAge } from '../world/age.ts';
import { updateChannelHead } from './channel-head.ts';
import { ChannelList } from './channels.ts';
import { Composer } from './composer/composer.ts';
import { h } from './dom.ts';
import { Drawer } from './drawer.ts';
import { iconButton } from './floating.ts';
import { History } from './history.ts';
import { plainText } from './markdown/render.ts';
import type { Notices } from './notices.ts';
import { MessagePane } from './pane.ts';
import type { Sitting } from './sitting.ts';
import { callsFor } from './store/message-events.ts';
import { channelName, isTextual, isThread, nameIn } from './store/names.ts';
import type { Change } from './store/store.ts';
import { faceOf, openSwitcher } from './switcher.ts';
import { toggleTheme } from './theme.ts';
import { TypingLine } from './typing-line.ts';

const MAX_COUNTED = 30;

/** All that one person sees of the chat. */
export class ChatView {
  readonly element: HTMLElement;
  private readonly list: ChannelList;
  private readonly history: History;
  private readonly pane: MessagePane;
  private readonly typing: TypingLine;
  private readonly composers = new Map<string, Composer>();
  private readonly head = h('header', { class: 'channel-head' });
  private readonly writing = h('div', { class: 'writing-place' });
  private readonly me = h('span', { class: 'me' });
  private readonly drawer: Drawer;
  private readonly seen = (): void => this.pane.markRead();
  /** Answers that are still to be filled. */
  private readonly thinking = new Set<string>();
  private channel = '';

  constructor(
    private readonly sitting: Sitting,
    private readonly parts: {
      readonly notices: Notices;
      sit(id: string): void;
      opened(channel: string): void;
    },
  ) {
    const { words } = sitting;
    this.list = new ChannelList(sitting);
    this.history = new History(sitting);
    this.pane = new MessagePane(sitting, this.history);
    this.typing = new TypingLine(sitting);
    const opener = iconButton('menu', words.channels, () => undefined);
    opener.classList.add('drawer-opener');
    const backdrop = h('div', { class: 'backdrop', hidden: true });
    const sidebar = h(
      'nav',
      { class: 'sidebar', id: 'sidebar', 'aria-label': words.channels },
      this.list.element,
      this.userPanel(),
    );
    this.element = h(
      'div',
      { class: 'chat' },
      sidebar,
      backdrop,
      h(
        'main',
        { class: 'main' },
        h('div', { class: 'main-head' }, opener, this.head),
        parts.notices.bar,
        this.pane.element,
        this.typing.element,
        this.writing,
      ),
    );
    this.drawer = new Drawer(sidebar, { backdrop, opener });
    document.addEventListener('visibilitychange', this.seen);
  }

  leave(): void {
    document.removeEventListener('visibilitychange', this.seen);
    this.drawer.leave();
    this.typing.leave();
  }

  /** Begins with a channel, or with the first there is. */
  start(channel: string | undefined): void {
    const { store } = this.sitting;
    this.countCalls();
    this.updateMe();
    this.show(channel !== undefined && store.channels.has(channel) ? channel : this.firstChannel());
  }

  go(channel: string, message?: string): void {
    this.drawer.close();
    if (channel !== this.channel) this.show(channel);
    if (message !== undefined) void this.pane.jump(message);
    else if (!Drawer.isNarrow) this.composer()?.focus();
  }

  isAt(channel: string): boolean {
    return channel === this.channel;
  }

  reply(message: APIMessage): void {
    this.composer()?.reply(message);
  }

  fillIn(path: readonly string[]): void {
    this.composer()?.fillIn(path);
  }

  changed(change: Change): void {
    switch (change.of) {
      case 'everything':
        this.start(this.channel);
        break;
      case 'channels':
        this.updatePlaces();
        break;
      case 'people':
        this.updateMe();
        this.pane.refresh();
        break;
      case 'history':
        if (change.channel === this.channel) this.pane.refresh();
        break;
      case 'message':
        this.changedMessage(change);
        break;
      case 'typing':
        if (change.channel === this.channel) this.typing.show(this.channel);
        break;
      case 'presence':
      case 'commands':
        break;
    }
  }

  private changedMessage(change: Change & { of: 'message' }): void {
    const isHere = change.channel === this.channel;
    if (isHere) this.pane.refreshMessage(change.message);
    const { store } = this.sitting;
    const message = store.message(change.channel, change.message);
    if (isHere && message !== undefined && this.isAnswer(message, change.isNew === true))
      this.pane.reveal(message.id);
    if (!change.isNew || message === undefined || message.author.id === store.me.id) return;
    if (isHere || callsFor(store, message)) this.sitting.announce(this.spoken(message));
  }

  /** Whether a message is the answer to what the person did: when it comes, and once more when it is filled. What changes later stays put. */
  private isAnswer({ id, flags, interaction_metadata: answered }: APIMessage, isNew: boolean): boolean {
    if (answered?.user.id !== this.sitting.store.me.id) return false;
    const isLoading = ((flags ?? 0) & MessageFlags.Loading) !== 0;
    const isFilled = !isLoading && this.thinking.delete(id);
    if (isLoading) this.thinking.add(id);
    return isNew || isFilled;
  }

  private spoken(message: APIMessage): string {
    const { store, words } = this.sitting;
    const name = nameIn(store, message.channel_id, message.author.id);
    if (((message.flags ?? 0) & MessageFlags.Loading) !== 0) return words.thinking(name);
    const text = plainText(store, message.content) || message.embeds[0]?.title || words.aMessage;
    return `${name}: ${text}`;
  }

  private show(channel: string): void {
    const { store } = this.sitting;
    const isReopened = channel === this.channel;
    this.channel = channel;
    this.parts.opened(channel);
    if (store.channels.has(channel)) this.pane.open(channel);
    this.typing.show(channel);
    const composer = this.composer();
    if (!isReopened || !this.writing.hasChildNodes())
      this.writing.replaceChildren(...(composer === undefined ? [] : [composer.element]));
    this.updatePlaces();
  }

  private updatePlaces(): void {
    const { store } = this.sitting;
    const channel = store.channels.get(this.channel);
    if (channel === undefined && store.channels.size > 0 && this.firstChannel() !== this.channel) {
      this.show(this.firstChannel());
      return;
    }
    this.list.update(this.channel);
    updateChannelHead(this.sitting, this.head, channel);
    const calls = [...store.calls.values()].reduce((sum, count) => sum + count, 0);
    const name = channel === undefined ? '' : channelName(store, channel);
    document.title = `${calls > 0 ? `(${calls}) ` : ''}${name} · ${store.me.name}`;
  }

  private composer(): Composer | undefined {
    const { channel } = this;
    if (!this.sitting.store.channels.has(channel)) return undefined;
    const composer =
      this.composers.get(channel) ?? new Composer(this.sitting, channel, () => this.pane.editLast());
    this.composers.set(channel, composer);
    return composer;
  }

  private firstChannel(): string {
    const { store } = this.sitting;
    const all = [...store.channels.values()].filter(isTextual);
    const first = all.find((one) => 'guild_id' in one && !isThread(one)) ?? all[0];
    return first?.id ?? '';
  }

  /** The server tells only how far somebody has read; who was called since is counted from the messages. */
  private countCalls(): void {
    const { store } = this.sitting;
    const unread = [...store.channels.keys()].filter((id) => store.isUnread(id)).slice(0, MAX_COUNTED);
    for (const channel of unread) {
      const readUpTo = store.read.get(channel) ?? '0';
      this.history.newest(channel).then(
        () => {
          const since = store.log(channel).messages.filter(({ id }) => byAge(id, readUpTo) > 0);
          const calls = since.filter((message) => callsFor(store, message)).length;
          if (calls === 0 || !store.isUnread(channel)) return;
          store.calls.set(channel, calls);
          store.tell({ of: 'channels' });
        },
        // A channel whose messages may not be read is counted as having none.
        () => undefined,
      );
    }
  }

  private userPanel(): HTMLElement {
    const { words } = this.sitting;
    return h(
      'div',
      { class: 'user-panel' },
      this.me,
      h('span', { class: 'stretch' }),
      iconButton('moon', words.toggleTheme, toggleTheme),
      iconButton('people', words.sitAs, () => openSwitcher(this.sitting, this.parts.sit)),
    );
  }

  private updateMe(): void {
    const { me } = this.sitting.store;
    this.me.replaceChildren(h('img', { src: faceOf(me), alt: '' }), h('strong', {}, me.name));
  }
}
