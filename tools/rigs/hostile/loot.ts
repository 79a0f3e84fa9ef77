import type { APIMessage } from 'discord-api-types/v10';
import { partsOf } from '#local-discord/driver/parts.ts';
import type { Player } from '#local-discord/driver/player.ts';

/** On a busy machine the bot may take a while. */
export const PATIENT = { until: 'final', withinMs: 120_000 } as const;

/** Something to press or to choose in a message that only one person sees. */
export interface Loot {
  readonly of: string;
  readonly id: string;
  readonly values: readonly string[];
}

/** What belongs to one person alone: what they are asked, and what they are offered. */
const PERSONAL = /^1\|(?!play\.|turnTo|log\.|lobby\.)[^|]+\|\w+\|[^|]+/;

/** Everything to press and to choose from in somebody's message, as it is written there. */
export function lootIn({ id: of }: Player, { components }: APIMessage): Loot[] {
  return partsOf(components ?? []).flatMap(({ custom_id: id, options }) =>
    id !== undefined && PERSONAL.test(id)
      ? [{ of, id, values: options?.map(({ value }) => value) ?? [] }]
      : [],
  );
}

/** What lies in the direct messages of people. */
export function lettersOf(people: readonly Player[]): Loot[] {
  return people.flatMap((one) => one.dms().flatMap((message) => lootIn(one, message)));
}

const DRAFTING = /^1\|(?:tick|step|rank)\|/;

/** Lets everybody begin an answer and leave it unfinished; gives what is to be pressed then. */
export async function drafted(seats: readonly Player[], table: string): Promise<Loot[]> {
  const loot: Loot[] = [];
  for (const seat of seats) {
    const { message } = await seat.slash('/play', { table }, PATIENT);
    const parts = partsOf(message.components ?? []).filter(({ disabled }) => disabled !== true);
    const part = parts.find(({ custom_id: id }) => DRAFTING.test(id ?? ''));
    const at = { message, ...PATIENT };
    const value = part?.options?.[0]?.value;
    if (part?.custom_id === undefined) continue;
    const begun =
      value === undefined ? seat.click(part.custom_id, at) : seat.select(part.custom_id, [value], at);
    loot.push(...lootIn(seat, (await begun).message));
  }
  return loot;
}
