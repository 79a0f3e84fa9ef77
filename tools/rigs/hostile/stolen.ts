import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Opening } from '#local-discord/world/interactions.ts';
import { ANSWERING, type Assault } from './presses.ts';

interface Stolen {
  readonly id: string;
  readonly values: readonly string[];
}

/** Something exactly as it stands on the panel of somebody else, whose table it is or not. */
function anothers({ arena, attacker, junk }: Assault): Stolen | null {
  const others = arena.loot.filter(({ of }) => of !== attacker.user);
  return others.length === 0 ? null : junk.any(others);
}

/** The open question of another seat, in words of one's own: answered, turned to, or dealt from. */
function madeUp({ arena, attacker, junk }: Assault): Stolen {
  const { fort } = arena.tables;
  const open = arena.open.filter(({ of }) => of !== attacker.user);
  const key = open.length === 0 ? 'deadbeef0000' : junk.any(open).text;
  const seats = arena.seated.flatMap((user, seat) => (user === attacker.user ? [] : [`${seat}`]));
  const values = [...arena.loot.flatMap(({ values: some }) => some), '0', '1', '2'];
  return junk.any([
    {
      id: ['1', junk.any(ANSWERING), fort, key, junk.any(values), '1'].join('|'),
      values: [junk.any(values)],
    },
    { id: `1|turnTo|${fort}`, values: [key] },
    { id: `1|deal.begin|${fort}|${junk.any(seats)}`, values: [junk.any(seats)] },
    { id: `1|deal.reply|${fort}|accept:${junk.any(seats)}|${key}`, values: [] },
  ]);
}

/** Presses what was made for somebody else. Their fellow players, who sit at the same table, do it as well as strangers. */
export function stolenPress(assault: Assault): Opening {
  const { attacker, junk } = assault;
  const { id, values } = (junk.chance(0.6) ? anothers(assault) : null) ?? madeUp(assault);
  const isSelect = values.length > 0;
  return {
    type: InteractionType.MessageComponent,
    userId: attacker.user,
    channel: attacker.channel,
    sourceMessageId: attacker.source,
    data: {
      custom_id: id.slice(0, 100),
      component_type: isSelect ? ComponentType.StringSelect : ComponentType.Button,
      ...(isSelect ? { values: junk.some(values, 3), resolved: {} } : {}),
    },
  };
}
