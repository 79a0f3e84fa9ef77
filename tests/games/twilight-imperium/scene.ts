import type { Seat } from '#core/seat.ts';
import { contents } from '#games/twilight-imperium/components/index.ts';
import { imperiumOf } from '#games/twilight-imperium/game.ts';
import { attachBook, type Contents, openBook } from '#games/twilight-imperium/hooks/book.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import { malformed } from '#games/twilight-imperium/invalid.ts';
import { MODULES, packed } from '#games/twilight-imperium/modules/index.ts';
import { type Options, optionsSchema } from '#games/twilight-imperium/options.ts';
import { noSystems } from '#games/twilight-imperium/setup.ts';
import { type Stage, type State, seatOf } from '#games/twilight-imperium/state.ts';
import { baseBox } from '#games/twilight-imperium/tables/box.ts';
import type {
  ActionCardId,
  NoteId,
  PublicId,
  SecretId,
  StrategyCardId,
} from '#games/twilight-imperium/tables/card-ids.ts';
import type { ComponentId } from '#games/twilight-imperium/tables/component-ids.ts';
import { factions } from '#games/twilight-imperium/tables/factions.ts';
import {
  type FactionId,
  type ModuleId,
  type PlanetId,
  SYSTEM_IDS,
  type SystemId,
  type TechnologyId,
} from '#games/twilight-imperium/tables/ids.ts';
import { COLOURS, type UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { isPlanet, type Place } from '#games/twilight-imperium/tables/places.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import type { Words } from '#games/twilight-imperium/text/lexicon.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { Driver, start } from '../../support/driver.ts';
import { SceneOf } from '../../support/scene.ts';
import '../../support/matchers.ts';

const WHOLE = openBook(contents);

/** Factions whose units are all generic but the flagship, for tests of the rules. */
const USUAL: readonly FactionId[] = ['xxcha', 'hacan', 'yssaril', 'mentak', 'winnu', 'jolnar'];

/** Home places by number of seats, clockwise from seat 0. */
const HOMES: Readonly<Record<number, readonly number[]>> = {
  3: [22, 28, 34],
  4: [23, 27, 32, 36],
  5: [22, 25, 28, 32, 36],
  6: [19, 22, 25, 28, 31, 34],
};

/** Rings 1 and 2, places 1 to 18: tiles with planets and without wormholes or anomalies. */
const INNER: readonly SystemId[] = [
  '19',
  '20',
  '21',
  '22',
  '23',
  '24',
  '27',
  '28',
  '29',
  '30',
  '31',
  '32',
  '33',
  '34',
  '35',
  '36',
  '37',
  '38',
];

/** A table of Twilight Imperium being played, with words for what tests look at. */
export class Imperium extends Driver<State, Words, Options, View> {
  seat(seat: Seat) {
    return seatOf(this.state, seat);
  }

  /** Units at a place as a short text: '0:cruiser 2, 1:fighter 3', damaged ones as 'dreadnought 2 (1)'. */
  at(place: Place): string {
    const found = isPlanet(place) ? this.state.planets[place] : this.state.systems[place];
    return [...(found?.units ?? [])]
      .map(({ seat, unit, count, damaged }) => `${seat}:${unit} ${count}${damaged ? ` (${damaged})` : ''}`)
      .sort()
      .join(', ');
  }

  planet(planet: PlanetId) {
    const found = this.state.planets[planet];
    if (!found) throw new Error(`${planet} is not on the board`);
    return found;
  }
}

/** A new table, at the first question of its set-up. */
export const newTable = (seats: number, options: Partial<Options> = {}, seed = 1): Imperium =>
  new Imperium(start(twilightImperium, { seats, options, seed }).journal);

type Units = Readonly<Partial<Record<UnitType, number>>>;

/**
 * A table in any position. Seats sit at their usual homes with nothing on the board but their home planets, 3 tokens in tactic and
 * fleet, 2 in strategy, no cards in hand; it is the action phase of round 2, seat 0 at turn, every strategy card already used, so
 * that any action is free. Rules are tested without faction abilities and flagship texts; `of` brings components in.
 */
export class Scene extends SceneOf<State> {
  readonly state: State;
  private components: readonly ComponentId[] | 'all' = [];
  private extra: Partial<Contents> = {};

  constructor(seats: 3 | 4 | 5 | 6 = 3, chosen: readonly FactionId[] = USUAL) {
    super();
    const options = optionsSchema.parse({});
    const homes = HOMES[seats] ?? [];
    this.state = {
      options,
      stage: { kind: 'turn', seat: 0 },
      round: 2,
      speaker: 0,
      board: {},
      homes: [...homes],
      systems: [null, ...SYSTEM_IDS].map(() => null),
      planets: {},
      custodians: true,
      decks: { action: [], agenda: [], secret: [], stageOne: [], stageTwo: [] },
      discards: { action: [], agenda: [] },
      objectives: [],
      published: [],
      laws: [],
      bonus: {},
      seats: Array.from({ length: seats }, (_, seat) => ({
        faction: chosen[seat] ?? 'xxcha',
        colour: COLOURS[seat] ?? 'black',
        pools: { tactic: 3, fleet: 3, strategy: 2 },
        goods: 0,
        commodities: 0,
        technologies: [],
        strategy: [],
        hand: [],
        secrets: { held: [], scored: [] },
        notes: [],
        area: [],
        received: false,
        points: 0,
        passed: false,
        eliminated: false,
        reviving: 0,
        dealt: { tiles: [], factions: [], secrets: [] },
      })),
      turn: null,
      scoring: null,
      strategic: null,
      tactical: null,
      battle: null,
      trade: null,
      agenda: null,
      playing: [],
      effects: [],
      winner: null,
      box: baseBox(),
    };
    // Rules can be asked about it before it is played.
    attachBook(this.state, WHOLE);
    this.tile(0, '18');
    INNER.forEach((system, i) => this.tile(i + 1, system));
    homes.forEach((position, seat) => {
      const home = factions[chosen[seat] ?? 'xxcha'].home;
      this.tile(position, home);
      for (const planet of systems[home].planets) this.control(seat, planet);
    });
    const usual: readonly StrategyCardId[] = [
      'leadership',
      'diplomacy',
      'politics',
      'construction',
      'trade',
      'warfare',
    ];
    for (let seat = 0; seat < seats; seat++)
      this.strategy(seat, { id: usual[seat] ?? 'leadership', exhausted: true });
  }

  /** Lays a tile on a place, instead of what lay there. */
  tile(position: number, system: SystemId): this {
    for (const [id, at] of Object.entries(this.state.board) as [SystemId, number][])
      if (at === position) {
        delete this.state.board[id];
        this.state.systems[id] = null;
        for (const planet of systems[id].planets) delete this.state.planets[planet];
      }
    this.state.board[system] = position;
    this.state.systems[system] = { tokens: [], units: [] };
    for (const planet of systems[system].planets)
      this.state.planets[planet] = { controller: null, exhausted: false, units: [] };
    return this;
  }

  /** Plays with some options of the rules: what they put into the box is there, but lies nowhere yet. */
  modules(...ids: readonly ModuleId[]): this {
    this.state.box = packed(MODULES, ids);
    this.state.systems.push(...noSystems(this.state.box).slice(this.state.systems.length));
    return this;
  }

  /** Which components work: those named, or all of the game. */
  of(...components: readonly ComponentId[]): this {
    this.components = components;
    return this;
  }

  ofAll(): this {
    this.components = 'all';
    return this;
  }

  /** Components of the test's own, beside those of the game or instead of them. */
  plus({ components, ...more }: Partial<Contents>): this {
    this.extra = { ...this.extra, ...more, components: { ...this.extra.components, ...components } };
    return this;
  }

  units(seat: Seat, place: Place, units: Units): this {
    const found = isPlanet(place) ? this.state.planets[place] : this.state.systems[place];
    if (!found) throw new Error(`${place} is not on the board`);
    for (const [unit, count] of Object.entries(units) as [UnitType, number][])
      found.units.push({ seat, unit, count, damaged: 0 });
    return this;
  }

  /** So many units of a stack that stands there are damaged. */
  damaged(seat: Seat, place: Place, units: Units): this {
    const found = isPlanet(place) ? this.state.planets[place] : this.state.systems[place];
    for (const stack of found?.units ?? [])
      if (stack.seat === seat) stack.damaged = units[stack.unit] ?? stack.damaged;
    return this;
  }

  control(seat: Seat, planet: PlanetId, more: { exhausted?: boolean } = {}): this {
    const found = this.state.planets[planet];
    if (!found) throw new Error(`${planet} is not on the board`);
    found.controller = seat;
    found.exhausted = more.exhausted ?? false;
    return this;
  }

  token(seat: Seat, ...at: readonly SystemId[]): this {
    for (const system of at) this.state.systems[system]?.tokens.push(seat);
    return this;
  }

  pools(seat: Seat, pools: Partial<State['seats'][number]['pools']>): this {
    Object.assign(seatOf(this.state, seat).pools, pools);
    return this;
  }

  seat(seat: Seat, change: Partial<State['seats'][number]>): this {
    Object.assign(seatOf(this.state, seat), change);
    return this;
  }

  goods(seat: Seat, goods: number, commodities = 0): this {
    return this.seat(seat, { goods, commodities });
  }

  tech(seat: Seat, ...ids: readonly TechnologyId[]): this {
    seatOf(this.state, seat).technologies.push(...ids.map((id) => ({ id, exhausted: false })));
    return this;
  }

  /** The strategy cards of a seat, and no others. */
  strategy(seat: Seat, ...cards: readonly { id: StrategyCardId; exhausted: boolean }[]): this {
    return this.seat(seat, { strategy: [...cards] });
  }

  hand(seat: Seat, ...cards: readonly ActionCardId[]): this {
    return this.seat(seat, { hand: [...cards] });
  }

  note(seat: Seat, id: NoteId, owner: Seat): this {
    seatOf(this.state, seat).notes.push({ id, owner });
    if (seat !== owner) seatOf(this.state, seat).received = true;
    return this;
  }

  secret(seat: Seat, ...ids: readonly SecretId[]): this {
    seatOf(this.state, seat).secrets.held.push(...ids);
    return this;
  }

  objective(id: PublicId, more: { revealed?: boolean; scored?: readonly Seat[] } = {}): this {
    this.state.objectives.push({ id, revealed: more.revealed ?? true, scored: [...(more.scored ?? [])] });
    return this;
  }

  stage(stage: Stage): this {
    this.state.stage = stage;
    return this;
  }

  /** A game that begins here: the state is checked first. */
  game(): typeof twilightImperium {
    const base = this.components === 'all' ? contents : plain(this.components);
    const components = { ...base.components, ...this.extra.components };
    const wrong = malformed(this.state);
    if (wrong) throw new Error(`the scene is impossible: ${wrong}`);
    // A scene has only what it needs: its decks are not complete, and there may be more plastic than in the box.
    const game = imperiumOf({ ...base, ...this.extra, components }, MODULES);
    return { ...game, setup: () => this.state, invalid: malformed };
  }

  /** Begins to play from here. */
  play(seed = 1): Imperium {
    return new Imperium(start(this.game(), { seats: this.state.seats.length, seed }).journal);
  }
}

/** The book with technologies and cards, but only those faction abilities and unit texts that are named. */
function plain(named: readonly ComponentId[]) {
  const kept = Object.entries(contents.components).filter(
    ([id]) => !/^(ability|unit):/.test(id) || named.includes(id as ComponentId),
  );
  return { ...contents, components: Object.fromEntries(kept) };
}
