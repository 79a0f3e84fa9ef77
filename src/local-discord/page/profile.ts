import { ApplicationCommandType } from 'discord-api-types/v10';
import { avatarOf } from './avatars.ts';
import { h } from './dom.ts';
import { float } from './floating.ts';
import { interact } from './interact.ts';
import type { Sitting } from './sitting.ts';
import { commandName, menuCommands } from './store/commands.ts';
import { nameIn } from './store/names.ts';

/** A card about somebody: who they are, and what can be done with them. */
export function showProfile(
  sitting: Sitting,
  { user: id, channel, at }: { user: string; channel: string; at: Element },
): void {
  const { store, words } = sitting;
  const user = store.users.get(id);
  if (user === undefined) return;
  const panel = h('div', { class: 'profile', role: 'dialog', 'aria-label': nameIn(store, channel, id) });
  const button = (label: string, press: () => void) =>
    h(
      'button',
      {
        type: 'button',
        class: 'button secondary',
        on: {
          click: () => {
            panel.hidePopover();
            press();
          },
        },
      },
      label,
    );
  panel.append(
    h('img', { src: avatarOf(user), alt: '', class: 'profile-avatar' }),
    h('strong', { class: 'profile-name' }, nameIn(store, channel, id)),
    h('span', { class: 'profile-username' }, user.username, user.bot === true && ` · ${words.app}`),
    ...(id === store.me.id ? [] : [button(words.message, () => void openDm(sitting, id))]),
    ...menuCommands(store, { channel, type: ApplicationCommandType.User }).map((command) =>
      button(
        commandName(command),
        () => void interact(sitting, { do: 'menu', channel, command: command.name, target: id }),
      ),
    ),
  );
  float(panel, at);
  panel.querySelector('button')?.focus();
}

/** Opens the DM with somebody and shows it. */
export async function openDm(sitting: Sitting, user: string): Promise<void> {
  try {
    const result = await sitting.act({ do: 'openDm', user });
    if (!('channel' in result) || result.channel === undefined) return;
    sitting.store.putChannel(result.channel);
    sitting.store.tell({ of: 'channels' });
    sitting.go(result.channel.id);
  } catch (error) {
    sitting.warn(sitting.reason(error));
  }
}
