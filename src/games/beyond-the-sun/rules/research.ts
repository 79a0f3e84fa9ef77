import type { Seat } from '#core/seat.ts';
import type { Sun } from '../state.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import { SLOTS, type SlotId, tree } from '../tables/tree.ts';
import {
  DECK_LEVELS,
  type DeckLevel,
  type ResearchStep,
  TECH_TYPES,
  type TechType,
} from '../tables/vocabulary.ts';
import { CARDS_DRAWN } from './numbers.ts';
import type { Purse } from './purse.ts';
import { hasResearched, isReachable } from './technologies.ts';

/** A purse to research with, and ore still to be taken off the price. */
export interface Means {
  readonly purse: Purse;
  readonly minus: number;
}

/** The cube that research uses; null if there is none (11.1, 12.1, 12.3). */
export function researchCube({ cube }: ResearchStep, { pop, supply }: Purse): 'pop' | 'supply' | null {
  if (cube === 'supply' && supply > 0) return 'supply';
  return pop > 0 ? 'pop' : null;
}

/** What a slot costs beside the price of the action. */
export const slotPrice = ({ perLevel = 0, price = 0 }: ResearchStep, slot: SlotId, minus: number): number =>
  price + Math.max(0, perLevel * tree[slot].level - minus);

const isDeckLevel = (level: number): level is DeckLevel => DECK_LEVELS.some((one) => one === level);

/** Whether there is a card to be discovered of a level. */
function hasCards({ decks, rows }: Sun, level: number): boolean {
  if (!isDeckLevel(level)) return false;
  const row = rows[level];
  return decks[level].length > 0 || (row !== null && TECH_TYPES.some((type) => row[type].length > 0));
}

/** The slots of the levels named that a seat may research, whatever they cost (14.2, 14.5). */
export const accessible = (s: Sun, seat: Seat, { levels, open }: ResearchStep): readonly SlotId[] =>
  SLOTS.filter(
    (slot) =>
      levels.includes(tree[slot].level) &&
      !hasResearched(s, seat, slot) &&
      isReachable(s, seat, slot) &&
      (s.slots[slot].card !== null || (!open && hasCards(s, tree[slot].level))),
  );

/** The slots that a seat may research and pay. */
export const researchable = (
  s: Sun,
  seat: Seat,
  { step, purse, minus }: Means & { readonly step: ResearchStep },
): readonly SlotId[] =>
  researchCube(step, purse) === null
    ? []
    : accessible(s, seat, step).filter((slot) => slotPrice(step, slot, minus) <= purse.ore);

/** Cards turned over from a deck until two are of the type: those, and the others that came before them (14.10, 14.15). */
export function drawn(
  deck: readonly TechnologyId[],
  type: TechType,
): { readonly fitting: readonly TechnologyId[]; readonly aside: readonly TechnologyId[] } {
  const fits = (id: TechnologyId) => technologies[id].types.includes(type);
  const fitting = deck.filter(fits).slice(0, CARDS_DRAWN);
  const last = fitting.at(-1);
  if (last === undefined) return { fitting: deck.slice(0, CARDS_DRAWN), aside: [] };
  const turned = fitting.length < CARDS_DRAWN ? deck : deck.slice(0, deck.indexOf(last) + 1);
  return { fitting, aside: turned.filter((id) => !fitting.includes(id)) };
}

/** The open cards of a row that may be chosen as a type: all if none is of it (24.5). */
export function openCards(row: NonNullable<Sun['rows'][2]>, type: TechType): readonly TechnologyId[] {
  const all = TECH_TYPES.flatMap((one) => row[one]);
  const fitting = all.filter((id) => technologies[id].types.includes(type));
  return fitting.length > 0 ? fitting : all;
}
