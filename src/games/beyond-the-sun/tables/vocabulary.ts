/** The four types of technologies: blue, green, red, yellow (1.5). */
export const TECH_TYPES = ['scientific', 'economic', 'military', 'commercial'] as const;
export type TechType = (typeof TECH_TYPES)[number];

/** What a system is good for, and what production discs are for (1.9). */
export const KINDS = ['food', 'ore'] as const;
export type Kind = (typeof KINDS)[number];

/** Discs that can lie in systems and on automation: production discs, and achievement discs where none of them is left (16.2). */
export const DISCS = ['food', 'ore', 'star'] as const;
export type Disc = (typeof DISCS)[number];

/** The supply columns of a mat, from the left (2.6). */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E'] as const;
export type Column = (typeof COLUMNS)[number];

/** Sides of a cube that are ships (1.3). */
export const SHIP_LEVELS = [1, 2, 3, 4] as const;
export type ShipLevel = (typeof SHIP_LEVELS)[number];

export const LEVELS = [1, 2, 3, 4] as const;
export type Level = (typeof LEVELS)[number];

/** Levels whose cards are drawn from a deck. */
export const DECK_LEVELS = [2, 3, 4] as const;
export type DeckLevel = (typeof DECK_LEVELS)[number];

/** The decks of system cards: nearer to Sol and farther (1.7). */
export const SYSTEM_DECKS = ['A', 'B'] as const;
export type SystemDeck = (typeof SYSTEM_DECKS)[number];

/** What is paid in full before anything else (10.1, 13.1). */
export interface Cost {
  readonly ore?: number;
  /** Population returned to the supply. */
  readonly pop?: number;
}

/** An action space's text: cost, then effect (4.10). */
export interface Action {
  readonly cost: Cost;
  readonly steps: readonly Step[];
}

/** One of the ways in which an action can be done. */
export interface ActionOption extends Action {
  readonly label: 'A' | 'B' | 'ore' | 'pop';
}

/** What lasts as long as somebody owns the card. */
export interface Lasting {
  /** More ore from ore production. */
  readonly orePlus?: number;
  /** What ore for population costs in trade. */
  readonly tradeOre?: number;
  /** Occupied action spaces may be chosen (22.6). */
  readonly push?: true;
}

/** Research: of which levels, with which cube, and on what terms (14). */
export interface ResearchStep {
  readonly do: 'research';
  readonly levels: readonly Level[];
  /** With a supply cube, or population if none is left; a population otherwise. */
  readonly cube?: 'supply';
  /** Only what lies open already (14.5). */
  readonly open?: true;
  /** Ore for every level of what is researched, paid when the slot is chosen. */
  readonly perLevel?: number;
  readonly optional?: true;
  /** Ore that whoever does it pays beforehand. */
  readonly price?: number;
}

/** A system becomes a colony (20). */
export interface ColoniseStep {
  readonly do: 'colonise';
  /** As if the required strength were so much lower. */
  readonly minus?: number;
  readonly optional?: true;
  /** Ore that whoever does it pays beforehand. */
  readonly price?: number;
}

/** An action of other cards is done instead. */
export interface CopyStep {
  readonly do: 'copy';
  /** Of own technologies; any that contains research; any. */
  readonly filter: 'own' | 'research' | 'any';
  /** Taken off the ore of its cost. */
  readonly minus: number;
  /** Guilds whose action may be copied although it copies itself. */
  readonly mayCopy?: readonly string[];
}

/** What a card does, in a closed vocabulary; the steps of a row are done in their order. */
export type Step =
  | { readonly do: 'ore'; readonly n: number }
  | { readonly do: 'orePer'; readonly what: 'outposts'; readonly max: number }
  /** Supply to population, from the left unless any column may be chosen (12). */
  | { readonly do: 'pop'; readonly n: number; readonly anyColumn?: true }
  /** Cubes from the rightmost column to column A. */
  | { readonly do: 'shiftSupply'; readonly n: number }
  | { readonly do: 'growth' | 'produce' | 'trade' }
  | { readonly do: 'automate'; readonly kind: Kind | 'any'; readonly n: number }
  /** Ships in Sol or own shipyards, or in the place named (17). */
  | {
      readonly do: 'build';
      readonly from: 'pop' | 'supply';
      readonly level: ShipLevel;
      readonly n: number;
      readonly place?: 'DEEP';
      readonly optional?: true;
    }
  /** Up to so many ships by so many levels each (18). */
  | { readonly do: 'upgrade'; readonly ships: number; readonly by: number }
  /** `plunder`: ore for every place whose control is taken by it. */
  | { readonly do: 'jump'; readonly n: number; readonly plunder?: number }
  | ColoniseStep
  | ResearchStep
  /** Two cards of a technology deck, one of which is kept (22.12). */
  | { readonly do: 'private'; readonly level: 2 | 3 }
  /** Cards of a system deck, one of which becomes a colony. */
  | { readonly do: 'settle'; readonly deck: SystemDeck; readonly draw: number }
  | CopyStep
  | { readonly do: 'choice'; readonly options: readonly ActionOption[] }
  /** The system beside the event becomes a colony without discs; its card and the pawn leave (22.8). */
  | { readonly do: 'takeLinked' | 'discardEvent' | 'pawnAside' };

/** A step of one kind. */
export type StepOf<D extends Step['do']> = Extract<Step, { readonly do: D }>;
