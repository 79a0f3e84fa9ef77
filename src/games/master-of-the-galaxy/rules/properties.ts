import type { Seat } from '#core/seat.ts';
import { cards } from '../content/cards.ts';
import { type SupremacySymbol, SYMBOLS } from '../content/kinds.ts';
import type { Modifiers, Property } from '../content/property.ts';
import { type Galaxy, seatOf } from '../state.ts';
import { isImplemented } from './cards.ts';
import { CARD_LIMIT } from './rulings.ts';
import { type SymbolCount, symbolsOf } from './symbols.ts';

type Before = Galaxy['seats'][number]['cards'][number];

const PLAIN: Modifiers = {
  sift: 0,
  colony: 0,
  cards: 0,
  patronage: 0,
  amnesty: 0,
  spoils: 0,
  insight: 0,
  exchange: [],
  guard: false,
};

/** How many of a leader's required symbols are missing (17.3); none is spent (17.4). */
function missingSymbols(requires: readonly SupremacySymbol[], have: SymbolCount): number {
  return SYMBOLS.reduce((missing, symbol) => {
    const needed = requires.filter((required) => required === symbol).length;
    return missing + Math.max(0, needed - have[symbol]);
  }, 0);
}

/** The property of a government (17.1) or of an implemented development (13.1, 20.8), if it has one that works. */
function ownProperty(held: Before): Property | null {
  const card = cards[held.id];
  if (card.kind === 'government') return card.property;
  if ('symbols' in card && isImplemented(held)) return card.property ?? null;
  return null;
}

/** All properties at work for a seat, each with its card. */
export function activeProperties(
  s: Galaxy,
  seat: Seat,
): { readonly held: Before; readonly property: Property }[] {
  const active: { held: Before; property: Property }[] = [];
  const leaders: Before[] = [];
  for (const held of seatOf(s, seat).cards) {
    const property = ownProperty(held);
    if (property) active.push({ held, property });
    if (cards[held.id].kind === 'leader') leaders.push(held);
  }
  if (leaders.length === 0) return active;
  const patronage = total(active, 'patronage');
  const have = symbolsOf(s, seat);
  for (const held of leaders) {
    const card = cards[held.id];
    if (card.kind === 'leader' && missingSymbols(card.requires, have) <= patronage)
      active.push({ held, property: card.property });
  }
  return active;
}

function total(active: readonly { readonly property: Property }[], name: 'patronage'): number {
  return active.reduce(
    (sum, { property }) => sum + (property.timing === 'permanent' ? (property.modify[name] ?? 0) : 0),
    0,
  );
}

/** What permanent properties add up to for a seat. */
export function modifiersOf(s: Galaxy, seat: Seat): Modifiers {
  return activeProperties(s, seat).reduce((sum, { property }) => {
    if (property.timing !== 'permanent') return sum;
    const { modify } = property;
    return {
      sift: sum.sift + (modify.sift ?? 0),
      colony: sum.colony + (modify.colony ?? 0),
      cards: sum.cards + (modify.cards ?? 0),
      patronage: sum.patronage + (modify.patronage ?? 0),
      amnesty: sum.amnesty + (modify.amnesty ?? 0),
      spoils: sum.spoils + (modify.spoils ?? 0),
      insight: sum.insight + (modify.insight ?? 0),
      exchange: [...sum.exchange, ...(modify.exchange ?? [])],
      guard: sum.guard || (modify.guard ?? false),
    };
  }, PLAIN);
}

/** Cards a seat may keep at the end of its turn (3.7). */
export const cardLimit = (s: Galaxy, seat: Seat): number => CARD_LIMIT + modifiersOf(s, seat).cards;
