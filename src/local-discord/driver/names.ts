import { ComponentType, ApplicationCommandOptionType as Type } from 'discord-api-types/v10';
import type { Channel } from '../world/records.ts';
import type { World } from '../world/world.ts';

type Kind = 'person' | 'role' | 'channel';

const OF_OPTION: Partial<Record<Type, readonly Kind[]>> = {
  [Type.User]: ['person'],
  [Type.Role]: ['role'],
  [Type.Channel]: ['channel'],
  [Type.Mentionable]: ['person', 'role'],
};

const OF_SELECT: Partial<Record<ComponentType, readonly Kind[]>> = {
  [ComponentType.UserSelect]: ['person'],
  [ComponentType.RoleSelect]: ['role'],
  [ComponentType.ChannelSelect]: ['channel'],
  [ComponentType.MentionableSelect]: ['person', 'role'],
};

/** Where names are looked up. */
export interface Around {
  readonly world: World;
  readonly channel: Channel;
}

/** The id of whom or what an option names as `@Ann`, `@role` or `#channel`; anything else stays as it is. */
export function optionId(around: Around, type: Type, word: string): string {
  return idOf(around, OF_OPTION[type] ?? [], word);
}

/** The same for what is chosen in a menu. */
export function choiceId(around: Around, type: ComponentType, word: string): string {
  return idOf(around, OF_SELECT[type] ?? [], word);
}

function idOf(around: Around, kinds: readonly Kind[], word: string): string {
  const name = word.replace(/^[@#]/, '');
  for (const kind of kinds) {
    const id = LOOK_UP[kind](around, name);
    if (id !== undefined) return id;
  }
  return word;
}

const LOOK_UP: Record<Kind, (around: Around, name: string) => string | undefined> = {
  person: ({ world }, name) => accountCalled(world, name)?.id,
  role: ({ world, channel }, name) =>
    [...(guildOf(world, channel)?.roles.values() ?? [])].find((role) => role.name === name)?.id,
  channel: ({ world, channel }, name) => channelCalled(world, channel.guildId, name)?.id,
};

function guildOf(world: World, { guildId }: Channel) {
  return world.state.guilds.get(guildId ?? '');
}

export function accountCalled(world: World, name: string) {
  return [...world.state.accounts.values()].find(
    ({ globalName, username }) => globalName === name || username === name,
  );
}

/** The newest channel or thread of that name. */
export function channelCalled(world: World, guildId: string | null, name: string): Channel | undefined {
  return [...world.state.channels.values()].findLast(
    (one) => one.name === name && (guildId === null || one.guildId === guildId),
  );
}
