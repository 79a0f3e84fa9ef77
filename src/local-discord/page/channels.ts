import { type APIChannel, ChannelType } from 'discord-api-types/v10';
import { byAge } from '../world/age.ts';
import { avatarOf } from './avatars.ts';
import { type Child, fill, h } from './dom.ts';
import { iconButton, openDialog } from './floating.ts';
import { type IconName, icon } from './icons.ts';
import { openDm } from './profile.ts';
import type { Sitting } from './sitting.ts';
import { channelName, isTextual, isThread, nameIn } from './store/names.ts';
import type { GuildView } from './store/store.ts';

/** The list of servers, channels with their threads, and DMs. */
export class ChannelList {
  readonly element = h('div', { class: 'channels' });
  private shown = '';

  constructor(private readonly sitting: Sitting) {}

  update(open: string): void {
    const { store, words } = this.sitting;
    const signature = JSON.stringify([open, [...store.channels.values()], [...store.read], [...store.calls]]);
    if (signature === this.shown) return;
    this.shown = signature;
    const focused = document.activeElement?.closest<HTMLElement>('.channel')?.dataset.channel;
    fill(
      this.element,
      ...[...store.guilds.values()].map((guild) => this.guild(guild, open)),
      h(
        'section',
        { 'aria-label': words.directMessages },
        h(
          'div',
          { class: 'channels-head' },
          h('h2', {}, words.directMessages),
          iconButton('add', words.newDm, () => chooseDm(this.sitting)),
        ),
        this.list(this.dms(), open),
      ),
    );
    if (focused !== undefined)
      this.element.querySelector<HTMLElement>(`[data-channel="${focused}"]`)?.focus();
  }

  private guild(guild: GuildView, open: string): HTMLElement {
    const { store } = this.sitting;
    const all = [...store.channels.values()].filter((one) => store.guildOf(one.id) === guild);
    const under = (parent: string | null) =>
      all.filter((one) => isTextual(one) && !isThread(one) && parentOf(one) === parent).sort(byPosition);
    const categories = all.filter(({ type }) => type === ChannelType.GuildCategory).sort(byPosition);
    return h(
      'section',
      { 'aria-label': guild.name },
      h('div', { class: 'channels-head' }, h('h2', { class: 'guild-name' }, guild.name)),
      this.list(under(null), open),
      ...categories.flatMap((category): Child[] => [
        h('h3', { class: 'category' }, category.name ?? ''),
        this.list(under(category.id), open),
      ]),
    );
  }

  private list(channels: readonly APIChannel[], open: string): HTMLElement {
    return h(
      'ul',
      {},
      ...channels.map((channel) => {
        const threads = this.threadsOf(channel, open);
        return h(
          'li',
          {},
          this.entry(channel, open),
          threads.length > 0 &&
            h('ul', { class: 'threads' }, ...threads.map((one) => h('li', {}, this.entry(one, open)))),
        );
      }),
    );
  }

  /** Archived threads are put away, unless one is open. */
  private threadsOf({ id }: APIChannel, open: string): APIChannel[] {
    return [...this.sitting.store.channels.values()]
      .filter((one) => isThread(one) && parentOf(one) === id && (one.id === open || !isArchived(one)))
      .sort((a, b) => byAge(a.id, b.id));
  }

  private dms(): APIChannel[] {
    const { store } = this.sitting;
    const age = ({ id }: APIChannel): string => store.newestIn(id) ?? id;
    return [...store.channels.values()]
      .filter(({ type }) => type === ChannelType.DM)
      .sort((a, b) => byAge(age(b), age(a)));
  }

  private entry(channel: APIChannel, open: string): HTMLElement {
    const { sitting } = this;
    const { store, words } = sitting;
    const isOpen = channel.id === open;
    const calls = store.calls.get(channel.id) ?? 0;
    const isUnread = !isOpen && store.isUnread(channel.id);
    const other = channel.type === ChannelType.DM ? channel.recipients?.[0] : undefined;
    return h(
      'a',
      {
        href: `#/${store.me.id}/${channel.id}`,
        class: isUnread || calls > 0 ? 'channel unread' : 'channel',
        'aria-current': isOpen ? 'page' : null,
        data: { channel: channel.id },
        on: {
          click: (event) => {
            event.preventDefault();
            sitting.go(channel.id);
          },
        },
      },
      other === undefined ? icon(iconOf(channel)) : h('img', { src: avatarOf(other), alt: '' }),
      h('span', { class: 'channel-name' }, channelName(store, channel)),
      isUnread && calls === 0 && h('span', { class: 'hidden-text' }, words.unread),
      calls > 0 && h('span', { class: 'badge', 'aria-label': words.mentions(calls) }, String(calls)),
    );
  }
}

function iconOf(channel: APIChannel): IconName {
  if (channel.type === ChannelType.PrivateThread) return 'lock';
  return isThread(channel) ? 'thread' : 'hash';
}

function parentOf(channel: APIChannel): string | null {
  return 'parent_id' in channel ? (channel.parent_id ?? null) : null;
}

function isArchived(channel: APIChannel): boolean {
  return 'thread_metadata' in channel && channel.thread_metadata?.archived === true;
}

function byPosition(a: APIChannel, b: APIChannel): number {
  const place = (one: APIChannel): number => ('position' in one ? (one.position ?? 0) : 0);
  return place(a) - place(b) || byAge(a.id, b.id);
}

/** Lets the person choose somebody to write to. */
function chooseDm(sitting: Sitting): void {
  const { store, words } = sitting;
  const others = new Set([...store.guilds.values()].flatMap(({ members }) => [...members.keys()]));
  others.delete(store.me.id);
  const dialog = openDialog(
    { class: 'sheet', label: words.newDm },
    h(
      'header',
      { class: 'sheet-head' },
      h('h2', {}, words.newDm),
      iconButton('close', words.close, () => dialog.close()),
    ),
    h(
      'ul',
      { class: 'people' },
      ...[...others].map((id) => {
        const user = store.users.get(id);
        return h(
          'li',
          {},
          h(
            'button',
            {
              type: 'button',
              class: 'person',
              on: {
                click: () => {
                  dialog.close();
                  void openDm(sitting, id);
                },
              },
            },
            user !== undefined && h('img', { src: avatarOf(user), alt: '' }),
            nameIn(store, '', id),
          ),
        );
      }),
    ),
  );
}
