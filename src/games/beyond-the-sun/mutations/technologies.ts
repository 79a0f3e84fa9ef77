import type { Seat } from '#core/seat.ts';
import { claims } from '../rules/claims.ts';
import { rowsToOpen } from '../rules/opened-rows.ts';
import { fillRow, firstRow } from '../rules/tableau.ts';
import { factionOf } from '../state.ts';
import type { SunTable } from '../table.ts';
import { technologies } from '../tables/technologies/index.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { SlotId } from '../tables/tree.ts';
import type { DeckLevel } from '../tables/vocabulary.ts';
import { msg } from '../text/lexicon.ts';
import { useCube } from './cubes.ts';
import { takeEvent } from './systems.ts';

/** A cube is put beside a slot, for good (14.6). */
export function research(
  t: SunTable,
  seat: Seat,
  { slot, from }: { readonly slot: SlotId; readonly from: 'pop' | 'supply' },
): void {
  useCube(t, seat, from);
  t.write.slots[slot].cubes.push(seat);
  t.tell(msg('fact.researched', { seat, slot, card: t.state.slots[slot].card, from }));
}

/** The card that was chosen comes into its slot; the others go under the deck in an order that nobody knows (14.11). */
export function discover(t: SunTable, seat: Seat, card: TechnologyId): void {
  const { search } = t.state;
  if (!search?.slot || search.type === null) throw new Error('nothing is being discovered');
  const { slot, type, technologies: shown, aside } = search;
  const level = technologies[card].level as DeckLevel;
  const others = [...shown, ...aside].filter((id) => id !== card);
  if (others.length > 0) t.write.decks[level].push(...t.shuffle('under', others));
  const row = t.write.rows[level];
  if (row && shown.length === 0) {
    for (const cards of Object.values(row)) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    fillRow(row, t.write.decks[level]);
    t.reveal('row', level);
  }
  t.write.slots[slot].card = card;
  t.write.search = null;
  t.tell(msg('fact.discovered', { seat, slot, card, type }));
}

/** A technology of one's own, beside the mat (22.12). */
export function keepPrivate(t: SunTable, seat: Seat, card: TechnologyId): void {
  factionOf(t.write, seat).private.push(card);
  t.tell(msg('fact.private', { seat, card }));
}

/** Event cards that wait for whoever is first. */
export function settleClaims(t: SunTable): void {
  for (const { seat, event } of claims(t.state)) takeEvent(t, seat, event);
}

/** Rows of the tableau are opened as levels come to be researched (24.1). */
export function openRows(t: SunTable): void {
  for (const level of rowsToOpen(t.state)) {
    t.write.rows[level] = firstRow(t.write.decks[level]);
    t.reveal('row', level);
    t.tell(msg('fact.rowOpened', { level }));
  }
}
