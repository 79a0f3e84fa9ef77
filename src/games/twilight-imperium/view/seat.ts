import type { Seat, Viewer } from '#core/seat.ts';
import { memoizeUntilWrite } from '#core/state-memo.ts';
import { commodityLimit } from '../rules/commodities.ts';
import { initiative } from '../rules/initiative.ts';
import { mayScorePublic } from '../rules/objectives.ts';
import { controlledBy, homeOf, influenceOf, readyPlanets, resourcesOf } from '../rules/planets.ts';
import { tokensLeft } from '../rules/tokens.ts';
import { figuresLeft, lineOf } from '../rules/units.ts';
import { voteAheadOf } from '../rules/votes-ahead.ts';
import { type Galaxy, type HeldNote, seatOf } from '../state.ts';
import type { ActionCardId, SecretId, StrategyCardId } from '../tables/card-ids.ts';
import type { FactionId, PlanetId, SystemId, TechnologyId } from '../tables/ids.ts';
import { type Colour, UNIT_TYPES, type UnitType } from '../tables/kinds.ts';
import type { UnitLine } from '../tables/units.ts';
import { type SecretView, secretsView } from './objectives.ts';

/** What only its owner may know: hands, unscored secrets, and what was dealt before the game (24.5, 25.6, 30.17). */
export interface OwnView {
  readonly hand: readonly ActionCardId[];
  readonly secrets: readonly SecretId[];
  /** How it stands with each of those secrets. */
  readonly standing: readonly SecretView[];
  readonly notes: readonly HeldNote[];
  readonly tiles: readonly SystemId[];
  readonly factions: readonly FactionId[];
  readonly dealtSecrets: readonly SecretId[];
  /** How it will vote on the agenda under way, if it has decided. */
  readonly ahead: ReturnType<typeof voteAheadOf>;
}

/** A seat's area as everybody sees it, with what is its own for itself. */
export interface SeatView {
  readonly faction: FactionId | null;
  readonly colour: Colour;
  readonly home: SystemId | null;
  readonly points: number;
  readonly pools: { readonly tactic: number; readonly fleet: number; readonly strategy: number };
  /** Command tokens and figures in reinforcements; null where there is no end of them (42.3). */
  readonly tokensLeft: number;
  readonly figures: Readonly<Record<UnitType, number | null>>;
  readonly goods: number;
  readonly commodities: { readonly count: number; readonly most: number };
  /** Technologies in play; `as` is the card whose text it has as well (28.16). */
  readonly technologies: readonly {
    readonly id: TechnologyId;
    readonly exhausted: boolean;
    readonly as?: TechnologyId | undefined;
  }[];
  readonly strategy: readonly { readonly id: StrategyCardId; readonly exhausted: boolean }[];
  readonly initiative: number;
  /** What its units can do now, upgrades included (29.4); null before it has a faction. */
  readonly lines: Readonly<Record<UnitType, UnitLine>> | null;
  readonly planets: readonly PlanetId[];
  /** What its readied planets are worth, trade goods aside. */
  readonly ready: { readonly resources: number; readonly influence: number };
  readonly scoredSecrets: readonly SecretId[];
  readonly area: readonly HeldNote[];
  /** How many cards it holds in secret. */
  readonly holds: {
    readonly cards: number;
    readonly secrets: number;
    readonly notes: number;
    readonly tiles: number;
  };
  readonly reviving: number;
  readonly passed: boolean;
  readonly eliminated: boolean;
  /** Whether it may score public objectives: it holds its home system (30.16). */
  readonly mayScore: boolean;
  readonly own: OwnView | null;
}

const byUnit = <T>(of: (unit: UnitType) => T) =>
  Object.fromEntries(UNIT_TYPES.map((unit) => [unit, of(unit)])) as Record<UnitType, T>;

const ENDLESS: readonly UnitType[] = ['fighter', 'infantry'];
const isEndless = (unit: UnitType) => ENDLESS.includes(unit);

/** What everybody sees of a seat. */
const openView = memoizeUntilWrite((s: Galaxy, seat: Seat): Omit<SeatView, 'own'> => {
  const mine = seatOf(s, seat);
  const ready = readyPlanets(s, seat);
  return {
    faction: mine.faction,
    colour: mine.colour,
    home: homeOf(s, seat),
    points: mine.points,
    pools: mine.pools,
    tokensLeft: tokensLeft(s, seat),
    figures: byUnit((unit) => (isEndless(unit) ? null : figuresLeft(s, seat, unit))),
    goods: mine.goods,
    commodities: { count: mine.commodities, most: commodityLimit(s, seat) },
    technologies: mine.technologies,
    strategy: mine.strategy,
    initiative: initiative(s, seat),
    lines: mine.faction && byUnit((unit) => lineOf(s, seat, unit)),
    planets: controlledBy(s, seat),
    ready: {
      resources: ready.reduce((sum, planet) => sum + resourcesOf(s, planet), 0),
      influence: ready.reduce((sum, planet) => sum + influenceOf(s, planet), 0),
    },
    scoredSecrets: mine.secrets.scored,
    area: mine.area,
    holds: {
      cards: mine.hand.length,
      secrets: mine.secrets.held.length,
      notes: mine.notes.length,
      tiles: mine.dealt.tiles.length,
    },
    reviving: mine.reviving,
    passed: mine.passed,
    eliminated: mine.eliminated,
    mayScore: mayScorePublic(s, seat),
  };
});

export function seatView(s: Galaxy, seat: Seat, viewer: Viewer): SeatView {
  return { ...openView(s, seat), own: viewer === seat ? ownView(s, seat) : null };
}

function ownView(s: Galaxy, seat: Seat): OwnView {
  const { hand, secrets, notes, dealt } = seatOf(s, seat);
  return {
    hand,
    secrets: secrets.held,
    standing: secretsView(s, seat),
    notes,
    tiles: dealt.tiles,
    factions: dealt.factions,
    dealtSecrets: dealt.secrets,
    ahead: voteAheadOf(s, seat),
  };
}
