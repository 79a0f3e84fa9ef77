import type { Card } from './card.ts';
import { commerces } from './commerces.ts';
import { conflicts } from './conflicts.ts';
import { expansions } from './expansions.ts';
import { governments } from './governments.ts';
import type { CardId } from './ids.ts';
import type { DeckKind } from './kinds.ts';
import { leaders } from './leaders.ts';
import { progresses } from './progresses.ts';
import { races } from './races.ts';

/** What is printed on every card. */
export const cards: Readonly<Record<CardId, Card>> = {
  ...races,
  ...leaders,
  ...conflicts,
  ...governments,
  ...expansions,
  ...commerces,
  ...progresses,
};

/** The deck a card belongs to. */
export const kindOf = (id: CardId): DeckKind => cards[id].kind;
