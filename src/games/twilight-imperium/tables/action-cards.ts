import type { ActionCardId } from './card-ids.ts';

/** Cards of which the deck holds more than one copy. */
const COPIES: Readonly<Partial<Record<ActionCardId, number>>> = {
  'direct-hit': 4,
  'flank-speed': 4,
  'maneuvering-jets': 4,
  'morale-boost': 4,
  sabotage: 4,
  'shields-holding': 4,
  'skilled-retreat': 4,
};

export function copiesOf(card: ActionCardId): number {
  return COPIES[card] ?? 1;
}
