import type { Galaxy } from '../state.ts';
import type { TechnologyId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import { lines } from '../tables/lines/index.ts';
import { technologies } from '../tables/technologies.ts';
import type { UnitLine } from '../tables/units.ts';

type Cards = Galaxy['seats'][number]['technologies'];

/** The unit whose stat line a technology puts in force, if it is an upgrade (29.4). */
export function upgradedBy(technology: TechnologyId): UnitType | null {
  const { upgrade } = technologies[technology];
  return upgrade ? lines[upgrade].type : null;
}

/** Whether a seat has the text of a technology: by its own card, or by one that copies it (28.1, 28.16). */
export const hasTechnology = (cards: Cards, technology: TechnologyId): boolean =>
  cards.some(({ id, as }) => id === technology || as === technology);

/** The stat line that a copied upgrade puts in force for a type of unit, even if it has another name (28.21, 29.1a). */
export function copiedLine(cards: Cards, unit: UnitType): UnitLine | null {
  for (const { as } of cards) {
    const upgrade = as && technologies[as].upgrade;
    if (upgrade && lines[upgrade].type === unit) return lines[upgrade];
  }
  return null;
}

/** A card that copies another upgrade of the same type of unit as a technology, if any (28.21). */
export function rivalCopy(cards: Cards, technology: TechnologyId): Cards[number] | undefined {
  const unit = upgradedBy(technology);
  return unit === null ? undefined : cards.find(({ as }) => as !== undefined && upgradedBy(as) === unit);
}

/** Whether a seat's upgrade lies under a copied one of the same type, so that it has no effect (29.4). */
export function isCovered(cards: Cards, technology: TechnologyId): boolean {
  const unit = upgradedBy(technology);
  const over = unit && copiedLine(cards, unit);
  return over !== null && over.technology !== technology;
}
