import { ComponentType, InteractionType } from 'discord-api-types/v10';
import { pressActions } from '#discord/client/press-actions.ts';
import type { Opening } from '#local-discord/world/interactions.ts';
import type { Arena, Attacker } from './arena.ts';
import type { Junk } from './junk.ts';

/** What is done with a question once somebody has its key. */
export const ANSWERING = [
  'choose',
  'select',
  'rank',
  'tick',
  'page',
  'step',
  'confirm',
  'startOver',
  'back',
  'forMe',
  'suggest',
  'rest',
  'why',
  'numbered',
  'written',
  'number',
  'write',
] as const;

/** Everything a button of the bot's can stand for, as anybody finds out who looks at its messages. */
const VERBS: readonly string[] = [...pressActions.keys()];

const RUBBISH = [
  '',
  '1',
  '1|',
  '1||',
  '|choose|x|y',
  '0|choose|x|y|z',
  '2|choose|x|y|z',
  '1|nothing|x',
  '1|constructor|a',
  '1|__proto__|a|b',
  '1|choose|../../|"|\\',
  '1|CHOOSE|a|b|c',
  'x'.repeat(100),
  '1|'.repeat(50),
] as const;

/** Of whom an attack comes, and with what. */
export interface Assault {
  readonly arena: Arena;
  readonly attacker: Attacker;
  readonly junk: Junk;
}

/** A table that is not the attacker's: whatever they do there must be refused. */
export function foreignTable({ arena, attacker, junk }: Assault): string {
  const { own } = attacker;
  const foreign = Object.values(arena.tables).filter((table) => !own.includes(table));
  return foreign.length > 0 && junk.chance(0.75)
    ? junk.any(foreign)
    : junk.any(['zzzzzzz', '', '__proto__', junk.text()]);
}

/** A question's key: one that stands open for somebody else, one that is past, or none. */
function keyFor({ arena, attacker, junk }: Assault): string {
  const open = arena.open.flatMap(({ of, text }) => (of === attacker.user ? [] : [text]));
  return junk.any([...open, ...arena.stale, 'deadbeef0000', junk.text()]);
}

/** What a forged button says it is. */
function forgedId(assault: Assault): string {
  const { arena, attacker, junk } = assault;
  if (junk.chance(0.15)) return junk.chance(0.5) ? junk.any(RUBBISH) : junk.text();
  // Of the questions of their own table players know the past ones only too well, and may have seen those of others.
  const isCheat = attacker.standing === 'seated' && junk.chance(0.4);
  const action = junk.any<string>(isCheat ? ANSWERING : VERBS);
  const args = junk.some(['', '-1', '0', '1', '999999999', '__proto__', '~', junk.text()], 4);
  if (action === 'welcome.play') return ['1', action, '', junk.text(), ...args].join('|');
  const table = isCheat ? arena.tables.fort : foreignTable(assault);
  // Whoever is in the server may sit down at a table that still gathers.
  const mayJoin = attacker.standing !== 'foreigner' && table === arena.tables.lobby;
  const what = action === 'lobby.join' && mayJoin ? 'lobby.start' : action;
  return ['1', what, table, keyFor(assault), ...args].join('|');
}

/** A table, a question or nonsense, chosen from a list. */
function forgedValues(assault: Assault): string[] {
  const { arena, junk } = assault;
  return junk.some([foreignTable(assault), keyFor(assault), ...arena.stale, junk.text(), junk.text()], 30);
}

const SELECTS = [
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
] as const;

/** Presses a button that the bot never made. */
export function forgedPress(assault: Assault): Opening {
  const { attacker, junk } = assault;
  return {
    type: InteractionType.MessageComponent,
    userId: attacker.user,
    channel: attacker.channel,
    sourceMessageId: attacker.source,
    data: { id: junk.below(40), custom_id: forgedId(assault), component_type: ComponentType.Button },
  };
}

/** Chooses from a list that the bot never made. */
export function forgedSelect(assault: Assault): Opening {
  const { attacker, junk } = assault;
  const type = junk.chance(0.8) ? ComponentType.StringSelect : junk.any(SELECTS);
  return {
    type: InteractionType.MessageComponent,
    userId: attacker.user,
    channel: attacker.channel,
    sourceMessageId: attacker.source,
    data: { custom_id: forgedId(assault), component_type: type, values: forgedValues(assault), resolved: {} },
  };
}

/** Sends a form that the bot never showed, with more or fewer fields than it has, and of other kinds. */
export function forgedForm(assault: Assault): Opening {
  const { attacker, junk } = assault;
  const field = () => {
    const id = junk.any(['value', 'note', 'patch', junk.text()]);
    return junk.chance(0.85)
      ? { type: ComponentType.TextInput, custom_id: id, value: junk.text() }
      : { type: ComponentType.StringSelect, custom_id: id, values: forgedValues(assault) };
  };
  const components = Array.from({ length: junk.below(6) }, () =>
    junk.chance(0.7)
      ? { type: ComponentType.ActionRow, components: [field()] }
      : { type: ComponentType.Label, component: field() },
  );
  return {
    type: InteractionType.ModalSubmit,
    userId: attacker.user,
    channel: attacker.channel,
    ...(junk.chance(0.5) ? { sourceMessageId: attacker.source } : {}),
    data: { custom_id: forgedId(assault), components },
  };
}
