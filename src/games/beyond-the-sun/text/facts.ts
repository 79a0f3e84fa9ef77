import type { None, Who } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { Move } from '../rules/jumps.ts';
import type { Score } from '../rules/score.ts';
import type { Source } from '../rules/spaces.ts';
import type { Exchange } from '../rules/trade.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { EventId } from '../tables/events.ts';
import type { AbilityRule } from '../tables/factions.ts';
import type { GuildId } from '../tables/guilds.ts';
import type { SystemId } from '../tables/systems.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { SlotId } from '../tables/tree.ts';
import type {
  ActionOption,
  Column,
  Cost,
  DeckLevel,
  Disc,
  Kind,
  ShipLevel,
  TechType,
} from '../tables/vocabulary.ts';

/** A printed action in one of its ways. */
export interface ActionWords {
  readonly source: Source;
  readonly option: ActionOption['label'] | null;
  readonly cost: Cost;
}

/** A place, and the system that lies there. */
export interface PlaceWords {
  readonly place: PlaceId;
  readonly system: SystemId | null;
}

/** What happened: told as it happens. */
export type FactsLexicon = {
  'fact.turn': Who & { readonly round: number };
  'fact.action': Who & ActionWords & { readonly pushed: Seat | null };
  'fact.copied': Who & ActionWords & { readonly via: Source | null };
  'fact.paid': Who & { readonly cost: Cost };
  'fact.ore': Who & { readonly ore: number };
  'fact.population': Who & { readonly columns: readonly Column[] };
  'fact.shifted': Who & { readonly columns: readonly Column[] };
  'fact.production': Who & { readonly way: 'growth' | 'ore' };
  'fact.traded': Who & { readonly exchanges: readonly Exchange[] };
  'fact.passed': Who;
  'fact.automated': Who & { readonly kind: Kind; readonly disc: Disc; readonly level: number };
  'fact.built': Who & {
    readonly level: ShipLevel;
    readonly place: PlaceId;
    readonly from: 'pop' | 'supply';
  };
  'fact.upgraded': Who & { readonly place: PlaceId; readonly level: ShipLevel; readonly to: ShipLevel };
  'fact.jumped': Who & { readonly moves: readonly Move[] };
  'fact.controlTaken': Who & PlaceWords & { readonly disc: Disc };
  'fact.controlLost': Who & PlaceWords;
  'fact.colonised': Who & PlaceWords & { readonly returned: readonly ShipLevel[]; readonly exiled: number };
  'fact.revealed': PlaceWords;
  'fact.colonyDisc': Who & { readonly system: SystemId; readonly disc: Disc };
  'fact.researched': Who & {
    readonly slot: SlotId;
    readonly card: TechnologyId | null;
    readonly from: 'pop' | 'supply';
  };
  'fact.event': Who & { readonly event: EventId; readonly slot: SlotId };
  'fact.guild': { readonly guild: GuildId };
  'fact.drawn': Who & {
    readonly level: DeckLevel;
    readonly type: TechType;
    readonly cards: readonly TechnologyId[];
    readonly aside: number;
  };
  'fact.discovered': Who & { readonly slot: SlotId; readonly card: TechnologyId; readonly type: TechType };
  'fact.rowOpened': { readonly level: DeckLevel };
  'fact.private': Who & { readonly card: TechnologyId };
  'fact.settled': Who & { readonly system: SystemId };
  'fact.linked': { readonly event: EventId } & {
    readonly place: PlaceId | null;
    readonly system: SystemId | null;
  };
  'fact.laid': { readonly event: EventId };
  'fact.eventGone': { readonly event: EventId };
  'fact.eventTaken': Who & { readonly event: EventId; readonly vp: number };
  'fact.museum': Who & { readonly levels: readonly ShipLevel[] };
  'fact.ability': Who & { readonly rule: AbilityRule };
  'fact.achievement': Who & {
    readonly achievement: AchievementId;
    readonly vp: number;
    readonly discs: number;
    readonly of: number;
  };
  'fact.lastRound': { readonly round: number };
  'fact.score': Who & { readonly score: Score };
  'fact.over': None;
};
