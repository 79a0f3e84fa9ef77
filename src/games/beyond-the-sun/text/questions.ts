import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { WhyNot } from '../rules/dry-run.ts';
import type { Move } from '../rules/jumps.ts';
import type { Source } from '../rules/spaces.ts';
import type { AchievementId } from '../tables/achievements.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { EventId } from '../tables/events.ts';
import type { SystemId } from '../tables/systems.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { SlotId } from '../tables/tree.ts';
import type { ActionOption, Column, Cost, Kind, ShipLevel, TechType } from '../tables/vocabulary.ts';
import type { ActionWords, PlaceWords } from './facts.ts';

/** What a seat is asked about, in the order of a turn; what events ask comes last. */
export const TOPICS = [
  'action',
  'copy',
  'slot',
  'type',
  'card',
  'private',
  'automate',
  'columns',
  'build',
  'upgrade',
  'jump',
  'colonise',
  'disc',
  'bonuses',
  'settle',
  'production',
  'trade',
  'achievement',
  'event-choice',
  'drill',
  'decommission',
  'uprising',
  'open-research',
] as const;
export type TopicId = (typeof TOPICS)[number];

type Topics = { readonly [T in TopicId as `topic.${T}`]: None };

/** What is asked. */
type Asked = {
  'ask.action': { readonly ore: number; readonly pop: number };
  'ask.copy': { readonly minus: number };
  'ask.slot': { readonly price: number; readonly optional: boolean };
  'ask.type': { readonly slot: SlotId };
  'ask.card': { readonly slot: SlotId; readonly type: TechType };
  'ask.private': None;
  'ask.automate': { readonly n: number };
  'ask.columns': { readonly n: number };
  'ask.build': { readonly level: ShipLevel; readonly n: number; readonly from: 'pop' | 'supply' };
  'ask.upgrade': { readonly ships: number; readonly by: number };
  'ask.jump': { readonly points: number; readonly colonise: boolean };
  'ask.colonise': { readonly price: number; readonly optional: boolean };
  'ask.disc': PlaceWords & { readonly why: 'outpost' | 'colony' };
  'ask.bonuses': None;
  'ask.settle': None;
  'ask.production': None;
  'ask.trade': None;
  'ask.achievement': None;
  'ask.eventChoice': { readonly event: EventId };
  'ask.drill': { readonly event: EventId; readonly by: number };
  'ask.decommission': { readonly event: EventId; readonly ships: number };
  'ask.uprising': { readonly event: EventId };
};

/** Labels of options. */
type Options = {
  'option.action': ActionWords & { readonly pushes: Seat | null };
  'option.copy': ActionWords & { readonly via: Source | null };
  'option.slot': {
    readonly slot: SlotId;
    readonly card: TechnologyId | null;
    readonly covered: boolean;
    readonly types: readonly TechType[];
    readonly price: number;
  };
  'option.technology': { readonly card: TechnologyId };
  'option.system': { readonly system: SystemId };
  'option.type': { readonly type: TechType };
  'option.kinds': { readonly kinds: readonly Kind[] };
  'option.disc': { readonly kind: Kind; readonly star: boolean };
  'option.column': { readonly column: Column };
  'option.build': { readonly level: ShipLevel; readonly place: PlaceId; readonly from: 'pop' | 'supply' };
  'option.ship': { readonly level: ShipLevel } & PlaceWords;
  'option.upgrade': { readonly level: ShipLevel; readonly to: ShipLevel } & PlaceWords;
  'option.move': Move & { readonly points: number; readonly system: SystemId | null };
  'option.colonise': PlaceWords & {
    readonly returned: readonly ShipLevel[];
    readonly required: number;
    readonly left: number;
  };
  'option.bonus': PlaceWords;
  'option.growth': { readonly columns: readonly Column[]; readonly more: number };
  'option.ore': { readonly ore: number };
  'option.trade': None;
  'option.orePop': { readonly ore: number };
  'option.popOre': None;
  'option.shipPop': { readonly level: ShipLevel; readonly ore: number } & PlaceWords;
  'option.achievement': { readonly achievement: AchievementId; readonly vp: number };
  'option.gain': { readonly what: 'ore' | 'pop' | 'A' | 'B'; readonly event: EventId };
  'option.pay': { readonly cost: Cost };
  'option.no': None;
  'group.own': None;
  'group.guilds': None;
  'group.start': None;
  'group.events': None;
  'group.place': PlaceWords;
  'sum.jump': {
    readonly takes: readonly PlaceId[];
    readonly loses: readonly PlaceId[];
    readonly left: number;
  };
  'sum.trade': { readonly ore: number; readonly pop: number };
  'sum.build': { readonly ships: number };
};

/** Why not. */
type Refusals = {
  'refuse.action': { readonly why: WhyNot | 'stays'; readonly label: ActionOption['label'] | null };
  'refuse.occupied': { readonly seat: Seat };
  'refuse.idle': None;
  'refuse.mustColonise': None;
};

export type QuestionsLexicon = Topics & Asked & Options & Refusals;
