import {
  type APIChannel,
  type APISelectMenuComponent,
  ChannelType,
  ComponentType,
} from 'discord-api-types/v10';
import { emojiText } from '../emoji.ts';
import { channelName, nameIn } from '../store/names.ts';
import type { Store } from '../store/store.ts';

/** Something to choose from a select. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly isDefault: boolean;
}

/** What a select offers: the bot's options, or whoever and whatever there is in the channel's server. */
export function choicesOf(store: Store, channel: string, select: APISelectMenuComponent): Choice[] {
  if (select.type === ComponentType.StringSelect) {
    return select.options.map(({ value, label, description, emoji, default: isDefault = false }) => ({
      value,
      label: emoji === undefined ? label : `${emojiText(emoji)} ${label}`,
      description,
      isDefault,
    }));
  }
  const defaults = new Set((select.default_values ?? []).map(({ id }) => id));
  const found =
    select.type === ComponentType.UserSelect
      ? people(store, channel)
      : select.type === ComponentType.RoleSelect
        ? roles(store, channel)
        : select.type === ComponentType.MentionableSelect
          ? [...people(store, channel), ...roles(store, channel)]
          : places(store, channel, select.channel_types);
  return found.map((one) => ({ ...one, isDefault: defaults.has(one.value) }));
}

type Found = Omit<Choice, 'isDefault'>;

/** Everybody in the channel's server, or the two of a DM. */
export function people(store: Store, channel: string): Found[] {
  const guild = store.guildOf(channel);
  const dm = store.channels.get(channel);
  const ids =
    guild !== undefined
      ? [...guild.members.keys()]
      : [store.me.id, ...(dm?.type === ChannelType.DM ? (dm.recipients ?? []).map(({ id }) => id) : [])];
  return ids
    .map((value) => ({
      value,
      label: nameIn(store, channel, value),
      description: store.users.get(value)?.username,
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}

/** The server's roles, the highest first; its own id stands for everyone. */
export function roles(store: Store, channel: string): Found[] {
  return [...(store.guildOf(channel)?.roles.values() ?? [])]
    .sort((a, b) => b.position - a.position)
    .map(({ id, name }) => ({ value: id, label: name.startsWith('@') ? name : `@${name}` }));
}

/** The server's channels and threads, of some types only if those are named. */
export function places(store: Store, channel: string, types: readonly ChannelType[] | undefined): Found[] {
  const guild = store.guildOf(channel);
  const here = (one: APIChannel): boolean => guild !== undefined && store.guildOf(one.id) === guild;
  return [...store.channels.values()]
    .filter((one) => here(one) && (types === undefined || types.length === 0 || types.includes(one.type)))
    .map((one) => ({ value: one.id, label: `#${channelName(store, one)}` }));
}
