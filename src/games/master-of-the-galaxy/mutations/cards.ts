import type { Seat } from '#core/seat.ts';
import { cards, kindOf } from '../content/cards.ts';
import type { CardId } from '../content/ids.ts';
import { freshly } from '../rules/cards.ts';
import { activeProperties } from '../rules/properties.ts';
import { TRIBUTE_COLOUR } from '../rules/rulings.ts';
import { seatOf } from '../state.ts';
import type { GalaxyTable } from '../table.ts';
import { msg } from '../text/lexicon.ts';
import { clearProject, takeFromBank } from './cubes.ts';
import { judge } from './judge.ts';

/** Lays a card before a seat; whatever answers gained cards of this kind does so, however it was gained (3.8). */
export function gainCard(t: GalaxyTable, seat: Seat, card: CardId): void {
  const kind = kindOf(card);
  const answering = activeProperties(t.state, seat).filter(
    ({ property }) => property.timing === 'gain' && property.of.includes(kind),
  );
  seatOf(t.write, seat).cards.push(freshly(card));
  t.tell(msg('fact.gained', { seat, card }));
  const colour = TRIBUTE_COLOUR[kind];
  for (const { held } of answering) {
    if (takeFromBank(t, seat, { colour, count: 1 }) > 0)
      t.tell(msg('fact.tribute', { seat, card: held.id, cube: colour }));
  }
}

/** Takes a card away from a seat: cubes go home, a prepared base returns to the reserve (18.15, 20.9). */
export function stripCard(t: GalaxyTable, seat: Seat, card: CardId): void {
  cards[card].projects.forEach((_, project) => {
    clearProject(t, seat, { kind: 'card', card, project });
  });
  const own = seatOf(t.write, seat);
  const at = own.cards.findIndex(({ id }) => id === card);
  const [held] = own.cards.splice(at, 1);
  own.reserve += held?.projects.filter(({ disc }) => disc).length ?? 0;
  judge(t);
}

/** A card goes to the bottom of its deck (3.9). */
export function buryCard(t: GalaxyTable, card: CardId): void {
  t.write.decks[kindOf(card)].push(card);
}
