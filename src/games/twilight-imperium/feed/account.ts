import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { ActionCardId, AgendaId, PublicId, SecretId, StrategyCardId } from '../tables/card-ids.ts';
import type { ComponentId } from '../tables/component-ids.ts';
import type { FactionId, PlanetId, SystemId } from '../tables/ids.ts';
import type { UnitType } from '../tables/kinds.ts';
import type { Aim, Gain, Losses, Paid, Some, Taken } from '../text/feed/lexicon.ts';
import type { Lexicon } from '../text/lexicon.ts';

type Place = SystemId | PlanetId;

/** Units by their kind, in the order in which they came up. */
class Units {
  private readonly counts = new Map<UnitType, number>();

  add({ unit, count }: Some): void {
    this.counts.set(unit, (this.counts.get(unit) ?? 0) + count);
  }

  some(): Some[] {
    return [...this.counts].map(([unit, count]) => ({ unit, count }));
  }
}

/** Units of a kind together, wherever they are. */
export function together(units: readonly Some[]): Some[] {
  const all = new Units();
  for (const some of units) all.add(some);
  return all.some();
}

/** Units of several seats. */
export class UnitsBySeat {
  private readonly seats = new Map<Seat, Units>();

  add(seat: Seat, some: Some): void {
    const units = this.seats.get(seat) ?? new Units();
    units.add(some);
    this.seats.set(seat, units);
  }

  losses(): Losses[] {
    return [...this.seats].map(([seat, units]) => ({ seat, units: units.some() }));
  }
}

/** A battle, from its beginning to its end, if that has come. */
export class Battle {
  readonly lost = new UnitsBySeat();
  over: { readonly winner: Seat | null } | null = null;
  retreat: { readonly seat: Seat; readonly to: SystemId } | null = null;
  constructor(readonly begun: Lexicon['fact.battle']) {}

  isAt({ kind, at }: { readonly kind: string; readonly at: Place }): boolean {
    return this.begun.kind === kind && this.begun.at === at;
  }
}

export interface PlayedCard {
  readonly seat: Seat;
  readonly component: ComponentId;
  cancelled: boolean;
  aim: Aim | null;
}

export interface PointsGained {
  readonly seat: Seat;
  readonly total: number;
  readonly for: PublicId | SecretId | null;
}

/** What a stretch of the game comes to: what is worth telling of its facts, put together. */
export class Account {
  turn: Seat | null = null;
  activated: SystemId | null = null;
  strategic: { readonly seat: Seat; readonly card: StrategyCardId } | null = null;
  readonly moved = new UnitsBySeat();
  readonly taken = new Map<Seat, Taken[]>();
  readonly battles: Battle[] = [];
  readonly lost = new UnitsBySeat();
  readonly produced: { readonly seat: Seat; readonly units: readonly Some[]; readonly cost: number }[] = [];
  readonly gains = new Map<Seat, Gain[]>();
  readonly paid = new Map<Seat, Paid>();
  readonly followers = new Set<Seat>();
  declined = 0;
  readonly cards: PlayedCard[] = [];
  readonly points: PointsGained[] = [];
  /** The objective that somebody has scored and was not yet given points for. */
  private scoring: { readonly seat: Seat; readonly objective: PublicId | SecretId } | null = null;
  readonly deals: Lexicon['fact.exchanged'][] = [];
  readonly passed: Seat[] = [];
  readonly chosen: { readonly seat: Seat; readonly card: StrategyCardId }[] = [];
  readonly factions: { readonly seat: Seat; readonly faction: FactionId }[] = [];
  readonly votes = new Map<string, { readonly seat: Seat; readonly count: number }[]>();
  agenda: AgendaId | null = null;
  outcome: string | null = null;
  law = false;
  round: number | null = null;
  status: number | null = null;
  /** What is told in its own words. */
  readonly rest: Message[] = [];

  /** The battle that is being fought. */
  get fought(): Battle | undefined {
    return this.battles.findLast(({ over }) => over === null);
  }

  gain(seat: Seat, gain: Gain): void {
    const gains = this.gains.get(seat) ?? [];
    const same = 'count' in gain ? gains.findIndex(({ what }) => what === gain.what) : -1;
    const before = gains[same];
    if (before && 'count' in before && 'count' in gain)
      gains[same] = {
        what: gain.what,
        count: gain.what === 'commodities' ? gain.count : before.count + gain.count,
      };
    else gains.push(gain);
    this.gains.set(seat, gains);
  }

  pay(seat: Seat, { count, means }: Paid): void {
    const before = this.paid.get(seat);
    this.paid.set(seat, { means, count: count + (before?.means === means ? before.count : 0) });
  }

  lose(seat: Seat, some: Some): void {
    (this.fought?.lost ?? this.lost).add(seat, some);
  }

  play(seat: Seat, component: ComponentId): void {
    this.cards.push({ seat, component, cancelled: false, aim: null });
  }

  cancel(seat: Seat, card: ActionCardId): void {
    const played = this.played(seat, card);
    if (played) played.cancelled = true;
  }

  aim(seat: Seat, card: ActionCardId, aim: Aim): void {
    const played = this.played(seat, card);
    if (played) played.aim = aim;
  }

  private played(seat: Seat, card: ActionCardId): PlayedCard | undefined {
    return this.cards.findLast((one) => one.seat === seat && one.component === `card:${card}`);
  }

  score(seat: Seat, objective: PublicId | SecretId): void {
    this.scoring = { seat, objective };
  }

  point(seat: Seat, total: number): void {
    const objective = this.scoring?.seat === seat ? this.scoring.objective : null;
    this.scoring = null;
    this.points.push({ seat, total, for: objective });
  }

  vote(seat: Seat, outcome: string, count: number): void {
    const votes = this.votes.get(outcome) ?? [];
    const at = votes.findIndex((one) => one.seat === seat);
    if (at >= 0) votes[at] = { seat, count };
    else votes.push({ seat, count });
    this.votes.set(outcome, votes);
  }
}
