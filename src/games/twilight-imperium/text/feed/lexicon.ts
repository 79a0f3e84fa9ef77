import type { None } from '#core/lexicon-types.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId, AgendaId, PublicId, SecretId, StrategyCardId } from '../../tables/card-ids.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { FactionId, PlanetId, SystemId, TechnologyId } from '../../tables/ids.ts';
import type { UnitType } from '../../tables/kinds.ts';
import type { ShownBundle } from '../trade/lexicon.ts';

type Place = SystemId | PlanetId;
type System = { readonly system: SystemId };
export type Some = { readonly unit: UnitType; readonly count: number };
export type Losses = { readonly seat: Seat; readonly units: readonly Some[] };

/** What somebody has gained, as far as it can be told in a word or two. */
export type Gain =
  | { readonly what: 'tokens' | 'goods' | 'cards' | 'secrets'; readonly count: number }
  | { readonly what: 'commodities'; readonly count: number }
  | { readonly what: 'technology'; readonly technology: TechnologyId }
  | { readonly what: 'units'; readonly units: readonly Some[]; readonly at: Place | null };

export type Paid = { readonly count: number; readonly means: 'resources' | 'influence' };

/** Somebody who has gained points, and for which objective, if for one. */
export type Scored = { readonly seat: Seat; readonly total: number };
export type Taken = { readonly planet: PlanetId; readonly from: Seat | null };

/** What a card is played on. */
export type Aim = { readonly at: Place } | { readonly target: Seat };

/** The feed: turns and phases in a few lines. Texts about somebody's deed go on after their name. */
export type FeedLexicon = {
  'feed.moves': System & { readonly units: readonly Some[] };
  'feed.activates': System;
  'feed.builds': { readonly at: Place; readonly units: readonly Some[]; readonly cost: number };
  'feed.plays': {
    readonly card: StrategyCardId;
    readonly gains: readonly Gain[];
    readonly paid: Paid | null;
  };
  'feed.playsCard': {
    readonly card: ActionCardId;
    readonly cancelled: boolean;
    readonly aim: Aim | null;
  };
  'feed.uses': { readonly component: ComponentId };
  'feed.takes': { readonly seat: Seat; readonly planets: readonly Taken[] };
  'feed.takesToo': { readonly seat: Seat; readonly planets: readonly Taken[] };
  'feed.alsoBuilds': { readonly units: readonly Some[]; readonly cost: number };
  'feed.battle': {
    readonly kind: 'space' | 'ground';
    readonly at: Place;
    readonly winner: Seat | null;
    readonly beaten: Seat | null;
    readonly retreat: { readonly seat: Seat; readonly to: SystemId } | null;
    readonly losses: readonly Losses[];
  };
  'feed.battleOn': {
    readonly kind: 'space' | 'ground';
    readonly at: Place;
    readonly attacker: Seat;
    readonly defender: Seat;
  };
  'feed.lost': { readonly losses: readonly Losses[] };
  'feed.gained': { readonly seat: Seat; readonly gains: readonly Gain[] };
  'feed.points': {
    readonly for: PublicId | SecretId | null;
    readonly secret: boolean;
    readonly scored: readonly Scored[];
  };
  /** Somebody is that near to the points that win. */
  'feed.near': { readonly seat: Seat; readonly lacking: number };
  'feed.follow': {
    readonly followers: readonly { readonly seat: Seat; readonly gains: readonly Gain[] }[];
  };
  'feed.nobodyFollows': None;
  'feed.cards': {
    readonly cards: readonly {
      readonly seat: Seat;
      readonly component: ComponentId;
      readonly cancelled: boolean;
      readonly aim: Aim | null;
    }[];
  };
  'feed.passed': { readonly seats: readonly Seat[] };
  'feed.deal': {
    readonly a: Seat;
    readonly b: Seat;
    readonly gives: ShownBundle;
    readonly takes: ShownBundle;
  };
  'feed.round': { readonly round: number };
  'feed.chosen': { readonly taken: readonly { readonly seat: Seat; readonly card: StrategyCardId }[] };
  'feed.status': { readonly round: number | null };
  'feed.drawn': { readonly drawn: readonly { readonly seat: Seat; readonly gains: readonly Gain[] }[] };
  'feed.agenda': { readonly agenda: AgendaId };
  'feed.outcome': { readonly agenda: AgendaId; readonly outcome: string; readonly law: boolean };
  'feed.votes': {
    readonly tally: readonly {
      readonly outcome: string;
      readonly votes: readonly { readonly seat: Seat; readonly count: number }[];
    }[];
  };
  'feed.agendaGone': { readonly agenda: AgendaId; readonly why: 'unfit' | 'replaced' };
  'digest.lost': {
    readonly planets: readonly { readonly planet: PlanetId; readonly by: Seat }[];
    readonly units: readonly Some[];
  };
  'digest.battle': {
    readonly at: Place;
    readonly winner: Seat | null;
    readonly attacker: Seat;
    readonly defender: Seat;
  };
  'digest.points': {
    readonly scored: readonly Scored[];
    readonly ahead: readonly Seat[];
    readonly most: number;
    readonly own: number;
  };
  'digest.passed': { readonly seats: readonly Seat[] };
  'feed.factions': {
    readonly taken: readonly { readonly seat: Seat; readonly faction: FactionId }[];
  };
};
