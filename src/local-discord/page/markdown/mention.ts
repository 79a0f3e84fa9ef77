import { h } from '../dom.ts';
import { showProfile } from '../profile.ts';
import type { Sitting } from '../sitting.ts';
import { channelName, colour, isThread, nameIn } from '../store/names.ts';
import type { Piece } from './parse.ts';

interface Where {
  readonly sitting: Sitting;
  readonly channel: string;
}

/** Somebody or something named in a text; undefined for a piece that names nothing. */
export function mention({ sitting, channel }: Where, one: Piece): Node | undefined {
  const id = one.id ?? '';
  const { store, words } = sitting;
  switch (one.type) {
    case 'user':
      return store.users.has(id) ? person({ sitting, channel }, id) : document.createTextNode(`<@${id}>`);
    case 'role': {
      const role = store.guildOf(channel)?.roles.get(id);
      return h(
        'discord-mention',
        { type: 'role', color: colour(role?.color), title: role === undefined ? id : null },
        role?.name ?? words.unknownRole,
      );
    }
    case 'channel': {
      const named = store.channels.get(id);
      if (named === undefined) return h('discord-mention', { type: 'channel' }, words.unknownChannel);
      const element = h(
        'discord-mention',
        { type: isThread(named) ? 'thread' : 'channel', role: 'link', tabindex: 0 },
        channelName(store, named),
      );
      return pressable(element, () => sitting.go(id));
    }
    case 'slashCommand': {
      const path = (one.fullName ?? '').split(' ');
      const element = h('discord-mention', { type: 'slash', role: 'button', tabindex: 0 }, one.fullName);
      return pressable(element, () => sitting.fillIn(path));
    }
    case 'everyone':
    case 'here':
      return h('discord-mention', {}, `@${one.type}`);
    default:
      return undefined;
  }
}

function person({ sitting, channel }: Where, id: string): Node {
  const element = h(
    'discord-mention',
    { type: 'user', role: 'button', tabindex: 0, highlight: id === sitting.store.me.id },
    nameIn(sitting.store, channel, id),
  );
  return pressable(element, () => showProfile(sitting, { user: id, channel, at: element }));
}

function pressable(element: HTMLElement, press: () => void): HTMLElement {
  element.addEventListener('click', press);
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    press();
  });
  return element;
}
