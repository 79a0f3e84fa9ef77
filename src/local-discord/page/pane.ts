import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { byAge } from '../world/age.ts';
import { fill, h } from './dom.ts';
import type { History } from './history.ts';
import { icon } from './icons.ts';
import { MessageView } from './message/view.ts';
import type { Sitting } from './sitting.ts';
import { channelName } from './store/names.ts';
import { isSameDay } from './times.ts';

const GROUP_MS = 7 * 60_000;
const NEAR_PX = 400;
const BOTTOM_PX = 40;

interface Row {
  readonly element: HTMLLIElement;
  readonly view: MessageView;
}

/**
 * The messages of the channel that is open. The scroller runs from its bottom upwards (`column-reverse`), so that the
 * newest message stays in sight while pictures load, and older ones come in without a jump.
 */
export class MessagePane {
  readonly element: HTMLElement;
  private readonly scroller = h('div', { class: 'scroller', tabindex: 0, role: 'region' });
  private readonly list = h('ol', { class: 'log' });
  private readonly beginning = h('div', { class: 'beginning' });
  private readonly toNewest: HTMLButtonElement;
  private readonly rows = new Map<string, Row>();
  private channel = '';
  /** The newest message that was read before the channel was opened. */
  private readUpTo: string | undefined;

  constructor(
    private readonly sitting: Sitting,
    private readonly history: History,
  ) {
    const { words } = sitting;
    this.toNewest = h(
      'button',
      { type: 'button', class: 'to-newest', hidden: true, on: { click: () => this.scrollToNewest() } },
      words.toNewest,
      icon('down'),
    );
    this.scroller.append(h('div', { class: 'log-column' }, this.beginning, this.list));
    this.element = h('div', { class: 'pane' }, this.scroller, this.toNewest);
    this.scroller.addEventListener('scroll', () => this.scrolled(), { passive: true });
    this.scroller.addEventListener('keydown', (event) => this.walk(event));
  }

  /** Shows another channel, from its newest message. */
  open(channel: string): void {
    const { store, words } = this.sitting;
    this.channel = channel;
    this.readUpTo = store.isUnread(channel) ? (store.read.get(channel) ?? '0') : undefined;
    this.rows.clear();
    this.list.replaceChildren();
    const shown = store.channels.get(channel);
    this.scroller.ariaLabel = shown === undefined ? '' : words.messagesIn(channelName(store, shown));
    fill(this.beginning, h('p', { class: 'hint', role: 'status' }, words.loading));
    this.refresh();
    this.scroller.scrollTop = 0;
    this.history.newest(channel).catch((error) => {
      fill(this.beginning, h('p', { class: 'hint', role: 'alert' }, this.sitting.reason(error)));
    });
  }

  /** Shows everything that is there now. */
  refresh(): void {
    const log = this.sitting.store.log(this.channel);
    for (const [id, { element }] of this.rows) {
      if (log.find(id) !== undefined) continue;
      element.remove();
      this.rows.delete(id);
    }
    let last: Element | null = null;
    for (const message of log.messages) {
      const { element } = this.show(message);
      if (last === null ? element !== this.list.firstElementChild : last.nextElementSibling !== element)
        this.list.insertBefore(element, last === null ? this.list.firstChild : last.nextSibling);
      last = element;
    }
    if (log.fetched) this.showBeginning();
    this.fetchIfNearTop();
    this.markRead();
  }

  /** One message is new, has changed or is gone. */
  refreshMessage(id: string): void {
    const log = this.sitting.store.log(this.channel);
    const message = log.find(id);
    if (message === undefined) this.take(id);
    else {
      const isNew = !this.rows.has(id);
      const { element } = this.show(message);
      const next = this.rows.get(log.after(id)?.id ?? '')?.element ?? null;
      if (isNew) this.list.insertBefore(element, next);
    }
    const next = log.after(id);
    if (next !== undefined) this.show(next);
    this.markRead();
  }

  /** Brings a message into sight, fetching what lies before it. */
  async jump(id: string): Promise<void> {
    const { channel } = this;
    const found = await this.history.backTo(channel, id);
    const row = this.rows.get(id);
    if (channel !== this.channel) return;
    if (!found || row === undefined) {
      this.sitting.warn(this.sitting.words.messageGone);
      return;
    }
    row.element.scrollIntoView({ block: 'center' });
    row.view.element.focus({ preventScroll: true });
    row.view.element.classList.add('pointed-at');
    setTimeout(() => row.view.element.classList.remove('pointed-at'), 2000);
  }

  /** Brings an answer into sight: all of it, or its beginning if there is more than fits. */
  reveal(id: string): void {
    const element = this.rows.get(id)?.element;
    if (element === undefined) return;
    const isTall = element.offsetHeight > this.scroller.clientHeight;
    element.scrollIntoView({ block: isTall ? 'start' : 'nearest' });
    this.scrolled();
  }

  /** Lets the person write their last message anew. */
  editLast(): void {
    const { store } = this.sitting;
    const mine = store.log(this.channel).messages.findLast(isOwn(store.me.id));
    if (mine !== undefined) this.rows.get(mine.id)?.view.edit();
  }

  scrollToNewest(): void {
    this.scroller.scrollTop = 0;
    this.scrolled();
  }

  /** Tells the server what has been seen: everything, if the newest message is in sight. */
  markRead(): void {
    const { store } = this.sitting;
    const newest = store.newestIn(this.channel);
    if (newest === undefined || !store.log(this.channel).fetched || !store.isUnread(this.channel)) return;
    if (!this.isAtBottom() || document.visibilityState !== 'visible') return;
    const { channel } = this;
    store.markRead(channel, newest);
    // Should it be refused, the channel is only shown as unread once more.
    this.sitting.act({ do: 'read', channel, message: newest }).catch(() => undefined);
  }

  private show(message: APIMessage): Row {
    const row = this.rows.get(message.id) ?? this.newRow(message);
    const before = this.sitting.store.log(this.channel).before(message.id);
    const isNewDay = before === undefined || !isSameDay(dateOf(before), dateOf(message));
    const isFirstUnread =
      this.readUpTo !== undefined &&
      byAge(message.id, this.readUpTo) > 0 &&
      (before === undefined || byAge(before.id, this.readUpTo) <= 0);
    row.view.update(message, !isNewDay && !isFirstUnread && belongsTo(before, message));
    this.mark(row, {
      day: isNewDay ? this.sitting.times.styled(dateOf(message), 'D') : undefined,
      unread: isFirstUnread ? this.sitting.words.newMessages : undefined,
    });
    return row;
  }

  /** Draws the lines above a message. The message itself is not moved: that would take focus from it. */
  private mark({ element }: Row, lines: { day: string | undefined; unread: string | undefined }): void {
    const marks = JSON.stringify(lines);
    if (element.dataset.marks === marks) return;
    element.dataset.marks = marks;
    for (const old of element.querySelectorAll(':scope > .divider')) old.remove();
    element.prepend(
      ...Object.entries(lines)
        .filter((line): line is [string, string] => line[1] !== undefined)
        .map(([look, text]) =>
          h('div', { class: `divider ${look}`, role: 'separator', 'aria-label': text }, h('span', {}, text)),
        ),
    );
  }

  private newRow(message: APIMessage): Row {
    const view = new MessageView(this.sitting, message);
    const row = { element: h('li', { class: 'row' }, view.element), view };
    this.rows.set(message.id, row);
    return row;
  }

  private take(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    const hadFocus = row.element.contains(document.activeElement);
    const neighbour = row.element.nextElementSibling ?? row.element.previousElementSibling;
    row.element.remove();
    this.rows.delete(id);
    if (hadFocus) (neighbour?.querySelector<HTMLElement>('.message') ?? this.scroller).focus();
  }

  private showBeginning(): void {
    const { store, words } = this.sitting;
    const channel = store.channels.get(this.channel);
    const hasMore = store.log(this.channel).more;
    if (hasMore) fill(this.beginning, h('p', { class: 'hint', role: 'status' }, words.loading));
    else if (channel !== undefined)
      fill(
        this.beginning,
        h('h2', {}, channelName(store, channel)),
        h('p', { class: 'hint' }, words.beginningOf(channelName(store, channel))),
      );
  }

  private isAtBottom(): boolean {
    return Math.abs(this.scroller.scrollTop) < BOTTOM_PX;
  }

  private scrolled(): void {
    this.toNewest.hidden = this.isAtBottom();
    this.fetchIfNearTop();
    this.markRead();
  }

  private fetchIfNearTop(): void {
    const { scroller, channel } = this;
    const above = scroller.scrollHeight - scroller.clientHeight + scroller.scrollTop;
    const log = this.sitting.store.log(channel);
    if (above > NEAR_PX || !log.fetched || !log.more) return;
    this.history.older(channel).catch((error) => this.sitting.warn(this.sitting.reason(error)));
  }

  /** Up and down go from message to message; Enter opens the menu of one. */
  private walk(event: KeyboardEvent): void {
    const here = event.target as HTMLElement;
    if (here !== this.scroller && !here.classList.contains('message')) return;
    if (event.key === 'Enter' && here !== this.scroller) {
      event.preventDefault();
      here.querySelector<HTMLElement>('.toolbar [aria-haspopup]')?.click();
      return;
    }
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    const all = [...this.list.querySelectorAll<HTMLElement>('.message')];
    const place = here === this.scroller ? all.length : all.indexOf(here);
    const next = all[Math.max(0, place + (event.key === 'ArrowUp' ? -1 : 1))] ?? this.scroller;
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
}

function dateOf({ timestamp }: APIMessage): Date {
  return new Date(timestamp);
}

function isOwn(me: string): (message: APIMessage) => boolean {
  return ({ author, type }) =>
    author.id === me && (type === MessageType.Default || type === MessageType.Reply);
}

/** Whether a message goes on from the one before it, and so needs no name of its own. */
function belongsTo(before: APIMessage | undefined, message: APIMessage): boolean {
  return (
    before !== undefined &&
    message.type === MessageType.Default &&
    (before.type === MessageType.Default || before.type === MessageType.Reply) &&
    before.author.id === message.author.id &&
    isEphemeral(before) === isEphemeral(message) &&
    dateOf(message).getTime() - dateOf(before).getTime() < GROUP_MS
  );
}

function isEphemeral({ flags }: APIMessage): boolean {
  return ((flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}
