import { z } from 'zod';
import { isGround, isShip } from '../rules/units.ts';
import { FACTION_IDS, type FactionId, TECHNOLOGY_IDS, type TechnologyId } from '../tables/ids.ts';
import { UNIT_TYPES, type UnitType } from '../tables/kinds.ts';
import { technologies } from '../tables/technologies.ts';
import { PLASTIC } from '../tables/units.ts';

/** Fighters and ground forces have no limit of figures; odds have one of patience. */
const MAX = 60;

const side = z.strictObject({
  faction: z.enum(FACTION_IDS).nullable().default(null),
  units: z.partialRecord(z.enum(UNIT_TYPES), z.int().min(0).max(MAX)),
  technologies: z.array(z.enum(TECHNOLOGY_IDS)).default([]),
  /** Trade goods to spend in the battle. */
  goods: z.int().min(0).max(MAX).optional(),
});
const order = z.strictObject({
  place: z.enum(['space', 'ground']),
  /** The battle is in a nebula, which helps the defender (80.3). */
  nebula: z.boolean().optional(),
  /** What comes before the combat is over: space cannons and bombardment (34, 8). */
  begun: z.boolean().optional(),
  attacker: side,
  defender: side,
});

/** A battle to look at before it is fought. */
export type BattleOrder = z.infer<typeof order>;
export type SideOrder = z.infer<typeof side>;

/** A battle as somebody describes it, or one sentence that says what is wrong with it. */
export function readOrder(given: unknown): BattleOrder | string {
  const parsed = order.safeParse(given);
  if (!parsed.success) return complaint(parsed.error, given);
  return troubleWith(parsed.data) ?? parsed.data;
}

function complaint({ issues }: z.ZodError, given: unknown): string {
  const [first] = issues;
  if (!first) return 'This is no battle.';
  const at = first.path.join('.') || 'the battle';
  if (first.code === 'unrecognized_keys' || first.code === 'invalid_key') {
    const keys = first.code === 'unrecognized_keys' ? first.keys : [String(first.path.at(-1))];
    const isUnit = first.path.includes('units');
    const known = isUnit ? ` There are ${UNIT_TYPES.join(', ')}.` : '';
    return `${at}: nothing is called ${keys.map((key) => `"${key}"`).join(', ')}.${known}`;
  }
  const found = first.path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown>)?.[key],
    given,
  );
  if (found === undefined) return `${at} is missing.`;
  if (first.code === 'invalid_value') return `${at}: ${JSON.stringify(found)} is not known here.`;
  if (first.code === 'too_small' || first.code === 'too_big')
    return `${at}: a number from 0 to ${MAX} is needed, not ${JSON.stringify(found)}.`;
  return `${at}: ${JSON.stringify(found)} is not what belongs there.`;
}

/** What a faction has instead of a generic technology (29.1). */
const replacedFor = (faction: FactionId, id: TechnologyId): TechnologyId | undefined =>
  TECHNOLOGY_IDS.find((own) => technologies[own].faction === faction && technologies[own].replaces === id);

/** What no battle can be. */
function troubleWith({ place, nebula, attacker, defender }: BattleOrder): string | null {
  if (nebula && place === 'ground') return 'nebula: there are no planets in a nebula.';
  for (const [name, { faction, units, technologies: named }] of [
    ['attacker', attacker],
    ['defender', defender],
  ] as const) {
    for (const unit of UNIT_TYPES) {
      const count = units[unit] ?? 0;
      if (unit !== 'fighter' && unit !== 'infantry' && count > PLASTIC[unit])
        return `${name}.units.${unit}: there are only ${PLASTIC[unit]} figures of it.`;
    }
    if (faction === null && (units.flagship ?? 0) > 0) return `${name}: a flagship needs a faction.`;
    const replaced = named.find((id) => faction !== null && replacedFor(faction, id) !== undefined);
    if (faction !== null && replaced !== undefined)
      return `${name}.technologies: ${faction} has "${replacedFor(faction, replaced)}" in the place of "${replaced}".`;
  }
  const has = ({ units }: SideOrder, fits: (unit: UnitType) => boolean) =>
    UNIT_TYPES.some((unit) => fits(unit) && (units[unit] ?? 0) > 0);
  if (place === 'space') {
    if (!has(attacker, isShip)) return 'The attacker has no ships for a battle in space.';
    return has(defender, isShip) || (defender.units.pds ?? 0) > 0
      ? null
      : 'The defender has neither ships nor PDS for a battle in space.';
  }
  if (!has(attacker, isGround)) return 'The attacker has no ground forces for a battle on the ground.';
  if (has(defender, isShip))
    return 'The defender of a planet has no ships: they would have to be beaten in space first.';
  return has(defender, isGround) || (defender.units.pds ?? 0) > 0
    ? null
    : 'The defender has neither ground forces nor PDS for a battle on the ground.';
}
