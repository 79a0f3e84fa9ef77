import type { Seat } from '#core/seat.ts';
import { factionOf, type Sun } from '../state.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import { SLOTS, type SlotId, tree } from '../tables/tree.ts';
import { type Level, TECH_TYPES, type TechType } from '../tables/vocabulary.ts';

/** Whether a seat's cube lies beside a slot (14.6). */
export const hasResearched = (s: Sun, seat: Seat, slot: SlotId): boolean =>
  s.slots[slot].cubes.includes(seat);

/** The slots that a seat has researched. */
export const slotsOf = (s: Sun, seat: Seat): readonly SlotId[] =>
  SLOTS.filter((slot) => hasResearched(s, seat, slot));

/** The technologies of a seat, private ones last; a slot that is just being discovered has no card yet. */
export function technologiesOf(s: Sun, seat: Seat): readonly TechnologyId[] {
  const onBoard = slotsOf(s, seat).flatMap((slot) => s.slots[slot].card ?? []);
  return [...onBoard, ...factionOf(s, seat).private];
}

/** Technologies of a seat, the slot in progress among them; the start technology is none. */
export const technologyCount = (s: Sun, seat: Seat): number =>
  slotsOf(s, seat).length + factionOf(s, seat).private.length;

/** Technologies of a level that a seat has. */
export function countOfLevel(s: Sun, seat: Seat, level: Level): number {
  const onBoard = slotsOf(s, seat).filter((slot) => tree[slot].level === level).length;
  return onBoard + factionOf(s, seat).private.filter((id) => technologies[id].level === level).length;
}

/** Whether a seat has what leads to a slot: all that lines join it to, or two of three (14.3, 14.4). */
export function isReachable(s: Sun, seat: Seat, slot: SlotId): boolean {
  const { needs, needsCount } = tree[slot];
  return needs.filter((needed) => hasResearched(s, seat, needed)).length >= needsCount;
}

/** The types that a slot could be discovered as by who has researched these slots (14.8, 14.9). */
function typesAfter(s: Sun, slots: readonly SlotId[]): readonly TechType[] {
  const shown = new Set(
    slots.flatMap((needed) => {
      const { card } = s.slots[needed];
      return card === null ? [] : [technologies[card].right];
    }),
  );
  return TECH_TYPES.filter((type) => shown.has(type));
}

/** The types that a seat may choose of when it discovers a slot. */
export const typesFor = (s: Sun, seat: Seat, slot: SlotId): readonly TechType[] =>
  typesAfter(
    s,
    tree[slot].needs.filter((needed) => hasResearched(s, seat, needed)),
  );

/** The types that an undiscovered slot could come to have, as far as its prerequisites lie open. */
export const possibleTypes = (s: Sun, slot: SlotId): readonly TechType[] => typesAfter(s, tree[slot].needs);
