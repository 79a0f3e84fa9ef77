import type { Who } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { Move } from '../rules/jumps.ts';
import type { Ship } from '../rules/ships.ts';
import type { Source } from '../rules/spaces.ts';
import type { Exchange } from '../rules/trade.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { EventId } from '../tables/events.ts';
import type { GuildId } from '../tables/guilds.ts';
import type { SystemId } from '../tables/systems.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { SlotId } from '../tables/tree.ts';
import type { Kind, ShipLevel } from '../tables/vocabulary.ts';
import type { ActionWords, PlaceWords } from './facts.ts';

/** What came to a seat, one deed after the other. */
export interface Came {
  readonly seat: Seat;
  readonly deeds: readonly Message[];
}

/** What is told shortly, a turn in a message; deeds are clauses of its lines. */
export type FeedLexicon = {
  'feed.lastRound': { readonly round: number };
  /** Goes on after the name of a seat. */
  'feed.action': ActionWords & { readonly pushed: Seat | null; readonly deeds: readonly Message[] };
  'feed.deeds': { readonly deeds: readonly Message[] };
  'feed.event': {
    readonly event: EventId;
    readonly guild: GuildId | null;
    readonly came: readonly Came[];
    /** Whether its card stays in play; where, and with which system. */
    readonly stays: boolean;
    readonly place: PlaceId | null;
    readonly system: SystemId | null;
  };
  'feed.production': { readonly round: number; readonly deeds: readonly Message[] };
  'feed.achievement': Who & {
    readonly achievement: AchievementId;
    readonly vp: number;
    readonly discs: number;
    readonly of: number;
  };
  /** Whoever has most first. */
  'feed.scores': { readonly scores: readonly { readonly seat: Seat; readonly total: number }[] };
  'feed.copies': ActionWords & { readonly via: Source | null };
  'feed.researches': { readonly slot: SlotId; readonly card: TechnologyId };
  'feed.discovers': {
    readonly slot: SlotId;
    readonly card: TechnologyId;
    readonly other: TechnologyId | null;
  };
  'feed.builds': { readonly ships: readonly Ship[] };
  'feed.upgrades': { readonly ships: readonly (Ship & { readonly to: ShipLevel })[] };
  'feed.jumps': { readonly moves: readonly Move[] };
  'feed.takes': Who & { readonly places: readonly (PlaceWords & { readonly from: Seat | null })[] };
  'feed.loses': PlaceWords;
  'feed.colonises': PlaceWords & { readonly next: SystemId | null };
  'feed.automates': { readonly kinds: readonly Kind[]; readonly level: number };
  'feed.gains': { readonly ore: number; readonly pop: number };
  'feed.settles': { readonly system: SystemId };
  'feed.keeps': { readonly card: TechnologyId };
  'feed.museum': { readonly levels: readonly ShipLevel[] };
  'feed.takesCard': { readonly event: EventId; readonly vp: number };
  'feed.trades': { readonly exchanges: readonly Exchange[] };
  'digest.turns': { readonly turns: number };
  'digest.ahead': { readonly ahead: readonly Seat[]; readonly best: number; readonly own: number };
  'digest.discs': { readonly discs: number; readonly of: number };
  'digest.events': { readonly events: readonly EventId[] };
  'digest.lost': { readonly places: readonly PlaceWords[] };
};
