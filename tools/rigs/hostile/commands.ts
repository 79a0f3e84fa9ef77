import {
  type APIApplicationCommandOption,
  InteractionType,
  ApplicationCommandOptionType as Type,
} from 'discord-api-types/v10';
import type { Opening } from '#local-discord/world/interactions.ts';
import { type Assault, foreignTable } from './presses.ts';

interface Filled {
  readonly name: string;
  readonly type: number;
  readonly value?: unknown;
  readonly focused?: boolean;
  readonly options?: readonly Filled[];
}

/** A command's way down to what is asked for: its name and perhaps a subcommand's. */
interface Chosen {
  readonly id: string;
  readonly name: string;
  readonly below: string | null;
  readonly asked: readonly APIApplicationCommandOption[];
}

/** One of the commands that the bot has registered. */
function anyCommand({ arena, junk }: Assault): Chosen {
  const { id, payload } = junk.any([...arena.world.state.application.commands.values()]);
  const options = (payload.options ?? []) as readonly APIApplicationCommandOption[];
  const subs = options.filter(({ type }) => type === Type.Subcommand);
  const sub = subs.length === 0 ? null : junk.any(subs);
  const asked = sub === null ? options : ((sub as { options?: APIApplicationCommandOption[] }).options ?? []);
  return { id, name: payload.name, below: sub?.name ?? null, asked };
}

/** Of the right type and nonsense, or of any type. */
function forgedValue(assault: Assault, type: number): unknown {
  const { junk, arena } = assault;
  if (junk.chance(0.15)) return junk.value();
  switch (type) {
    case Type.Integer:
    case Type.Number:
      return junk.number();
    case Type.Boolean:
      return junk.chance(0.5);
    case Type.User:
      return junk.any([...arena.attackers.map(({ user }) => user), junk.id()]);
    case Type.String:
      return junk.any([junk.text(), junk.text(), '1', 'en', 'greedy', 'Ann', ...arena.stale]);
    default:
      return junk.id();
  }
}

/** Which table is meant: never one's own; a command that makes one is never given a game that it could be made of. */
function decisive(assault: Assault, { name, below }: Chosen, option: string): unknown {
  if (option === 'table') return foreignTable(assault);
  if (name === 'game' && below === 'new' && option === 'game') return `no ${assault.junk.text()}`;
  return undefined;
}

function forgedOptions(assault: Assault, chosen: Chosen): Filled[] {
  const { junk, attacker } = assault;
  const options = chosen.asked.flatMap(({ name, type, required }): Filled[] => {
    const must = name === 'table' && attacker.standing === 'seated';
    if (!must && !junk.chance(required === true ? 0.9 : 0.5)) return [];
    const odd = junk.chance(0.05) ? junk.below(12) : type;
    return [
      { name, type: must ? type : odd, value: decisive(assault, chosen, name) ?? forgedValue(assault, type) },
    ];
  });
  const extra = junk.chance(0.1)
    ? [{ name: junk.text(), type: Type.String as number, value: junk.value() }]
    : [];
  return [...options, ...extra];
}

/** What Discord says about people and files that options name. */
function forgedResolved({ arena, junk }: Assault): object {
  if (junk.chance(0.5)) return {};
  const user = junk.any(arena.attackers).user;
  const account = arena.world.account(user);
  const users = { [user]: { id: user, username: account.username, discriminator: '0', avatar: null } };
  return { resolved: junk.chance(0.8) ? { users } : { users: {}, members: {}, attachments: {}, roles: {} } };
}

function opening(
  { attacker }: Assault,
  { id, name, below }: Chosen,
  more: { type: InteractionType; options: readonly Filled[]; resolved: object },
): Opening {
  const { type, options, resolved } = more;
  const inside = below === null ? options : [{ name: below, type: Type.Subcommand as number, options }];
  return {
    type,
    userId: attacker.user,
    channel: attacker.channel,
    name: below === null ? name : `${name} ${below}`,
    data: { id, name, type: 1, options: inside, ...resolved },
  };
}

/** Uses a command with what nobody could have typed, or about what is none of theirs. */
export function forgedCommand(assault: Assault): Opening {
  const chosen = anyCommand(assault);
  const { junk } = assault;
  const called: Chosen = junk.chance(0.04) ? { ...chosen, name: junk.text() || 'x', below: null } : chosen;
  return opening(assault, called, {
    type: InteractionType.ApplicationCommand,
    options: forgedOptions(assault, called),
    resolved: forgedResolved(assault),
  });
}

/** Has nonsense completed. */
export function forgedTyping(assault: Assault): Opening {
  const { junk } = assault;
  const chosen = anyCommand(assault);
  const options = forgedOptions(assault, chosen);
  const at = junk.below(options.length + 1);
  return opening(assault, chosen, {
    type: InteractionType.ApplicationCommandAutocomplete,
    options: options.map((one, n) => (n === at ? { ...one, value: junk.text(), focused: true } : one)),
    resolved: {},
  });
}
