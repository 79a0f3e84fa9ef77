import type { State } from '../state.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import { TECH_TYPES } from '../tables/vocabulary.ts';
import { CARDS_IN_ROW } from './numbers.ts';

/** Cards of one level that lie open for everybody to choose from, by their right-hand type (24). */
export type Row = NonNullable<State['rows'][2]>;

/** Fills a row from its deck with the next cards of each type; the deck keeps its order (24.5). */
export function fillRow(row: Row, deck: TechnologyId[]): void {
  for (const type of TECH_TYPES) {
    const missing = CARDS_IN_ROW - row[type].length;
    const found = deck.filter((id) => technologies[id].right === type).slice(0, Math.max(0, missing));
    row[type].push(...found);
    for (const id of found) deck.splice(deck.indexOf(id), 1);
  }
}

/** A row that has just been opened. */
export function firstRow(deck: TechnologyId[]): Row {
  const row: Row = { scientific: [], economic: [], military: [], commercial: [] };
  fillRow(row, deck);
  return row;
}
