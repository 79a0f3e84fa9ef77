import type { None } from '#core/lexicon-types.ts';
import type { Message } from '#core/message.ts';
import type { AgendaId, Outcome } from '../tables/agendas.ts';
import type { EventId } from '../tables/events.ts';
import type { FactionId } from '../tables/factions.ts';
import type { RelicId } from '../tables/relics.ts';
import type { Resource, SheetId } from '../tables/vocabulary.ts';

/** What a seat is asked about. */
export const TOPICS = [
  'faction',
  'set-up',
  'sheet',
  'card',
  'event',
  'dice',
  'council',
  'vote',
  'votes',
  'outcome',
  'strength',
  'won',
] as const;
export type TopicId = (typeof TOPICS)[number];

/** Kinds of marks that can be impossible. */
export type WhyNot =
  | 'wormhole'
  | 'explore'
  | 'claim'
  | 'crossCell'
  | 'claimCell'
  | 'develop'
  | 'base'
  | 'deploy'
  | 'unit'
  | 'technology'
  | 'use';

/** What is asked, what may be chosen, and why something is refused. */
export type QuestionsLexicon = {
  'ask.faction': None;
  'ask.sheet': { readonly event: EventId; readonly resources: readonly Resource[] };
  /** What the resources of the hand are spent on. */
  'ask.marks': { readonly sheet: SheetId; readonly hand: readonly Resource[] };
  /** What an effect lets a player mark. */
  'ask.effect': None;
  'ask.vote': { readonly agenda: AgendaId; readonly against: AgendaId; readonly votes: number };
  'ask.votes': { readonly outcome: Outcome | null; readonly votes: number };
  'ask.strength': { readonly left: number; readonly right: number };
  'option.faction': { readonly faction: FactionId };
  'option.sheet': { readonly sheet: SheetId; readonly dice: readonly Resource[] };
  'option.outcome': { readonly outcome: Outcome; readonly agenda: AgendaId };
  /** With the votes that a relic casts freely. */
  'option.outcomeWith': {
    readonly outcome: Outcome | null;
    readonly agenda: AgendaId;
    readonly relic: RelicId;
    readonly free: number;
  };
  'option.abstain': None;
  /** Votes without a side, against the automated faction. */
  'option.plainVotes': None;
  'option.strength': { readonly side: 'left' | 'right'; readonly n: number; readonly relic: RelicId | null };
  'option.strengths': { readonly first: Message; readonly second: Message };
  'option.noStrength': None;
  /** What marks that are not sent yet come to. */
  'sum.marks': {
    readonly left: readonly Resource[];
    readonly vp: number;
    readonly goods: number;
    readonly votes: number;
  };
  'refuse.spend': { readonly left: readonly Resource[] };
  'refuse.resolve': None;
  'refuse.noResource': { readonly r: Resource };
  'refuse.mark': { readonly why: WhyNot };
} & { readonly [T in TopicId as `topic.${T}`]: None };
