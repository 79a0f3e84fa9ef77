/** Resource colours that stand on systems, cells and in the bank; black is the fifth resource (1.7). */
export const COLOURS = ['red', 'blue', 'yellow', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const RESOURCES = ['red', 'blue', 'yellow', 'green', 'black'] as const;
export type Resource = (typeof RESOURCES)[number];

/** The five kinds of supremacy (1.8). */
export const SYMBOLS = ['cultural', 'economic', 'diplomatic', 'scientific', 'military'] as const;
export type SupremacySymbol = (typeof SYMBOLS)[number];

export const DEVELOPMENTS = ['expansion', 'commerce', 'progress'] as const;
export type DevelopmentKind = (typeof DEVELOPMENTS)[number];

export const POLITICS = ['leader', 'conflict', 'government'] as const;
export type PoliticsKind = (typeof POLITICS)[number];

/** The seven decks (2.1). */
export const DECKS = [...POLITICS, ...DEVELOPMENTS, 'race'] as const;
export type DeckKind = (typeof DECKS)[number];

export type ConflictSideName = 'red' | 'blue';

export function isDevelopment(kind: DeckKind): kind is DevelopmentKind {
  return (DEVELOPMENTS as readonly DeckKind[]).includes(kind);
}
