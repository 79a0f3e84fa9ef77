import type { Seat } from '#core/seat.ts';
import type { Waited } from '#core/waited.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import { type Options, optionsSchema } from '#games/beyond-the-sun/options.ts';
import { returnColumns, supplyOf, takenColumns } from '#games/beyond-the-sun/rules/mats.ts';
import { setup } from '#games/beyond-the-sun/setup.ts';
import { factionOf, type State } from '#games/beyond-the-sun/state.ts';
import type { AchievementId } from '#games/beyond-the-sun/tables/achievements.ts';
import { type PlaceId, SYSTEM_PLACES, type SystemPlace } from '#games/beyond-the-sun/tables/boards.ts';
import type { EventId } from '#games/beyond-the-sun/tables/events.ts';
import type { FactionId } from '#games/beyond-the-sun/tables/factions.ts';
import type { GuildId } from '#games/beyond-the-sun/tables/guilds.ts';
import { type SystemId, systems } from '#games/beyond-the-sun/tables/systems.ts';
import { technologies } from '#games/beyond-the-sun/tables/technologies/index.ts';
import type { TechnologyId } from '#games/beyond-the-sun/tables/technology-ids.ts';
import { SLOTS, type SlotId, tree } from '#games/beyond-the-sun/tables/tree.ts';
import {
  COLUMNS,
  type Column,
  type DeckLevel,
  type Disc,
  type Kind,
  type ShipLevel,
  type SystemDeck,
} from '#games/beyond-the-sun/tables/vocabulary.ts';
import type { Words } from '#games/beyond-the-sun/text/lexicon.ts';
import type { View } from '#games/beyond-the-sun/view.ts';
import { Driver } from '../../support/driver.ts';
import { noChance, playFrom, SceneOf } from '../../support/scene.ts';
import '../../support/matchers.ts';

const TRACK = { food: 'food', ore: 'oreDiscs' } as const;

/** Moves a card within a list: to its top, wherever it was. */
function toTop<T>(pile: T[], cards: readonly T[]): void {
  for (const card of cards) {
    const at = pile.indexOf(card);
    if (at < 0) throw new Error(`${String(card)} is not in its deck`);
    pile.splice(at, 1);
  }
  pile.unshift(...cards);
}

/** A table of Beyond the Sun being played, with words for what tests look at. */
export class SunDriver extends Driver<State, Words, Options, View> {
  faction(seat: Seat) {
    return factionOf(this.state, seat);
  }

  /** Cubes of the supply columns, from A to E. */
  supply(seat: Seat): readonly number[] {
    return COLUMNS.map((column) => this.faction(seat).supply[column]);
  }

  /** Who controls a place. */
  controller(place: PlaceId): Seat | null {
    return this.state.outposts[place]?.seat ?? null;
  }

  score(seat: Seat) {
    const found = this.session.view('table').seats[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found.score;
  }

  /** The lowest start action, then ore: what a bystander's turn is as a rule. */
  idle(seat: Seat): this {
    return this.answers([seat, 'action', 'start:people:0'], [seat, 'production', 'ore']);
  }

  /** Every seat idles until it is this one's turn. */
  until(seat: Seat): this {
    for (let n = 0; n < 2 * this.state.seats.length; n++) {
      const [{ seat: asked, topic }] = this.session.waiting() as [Waited];
      if (asked === seat && topic === 'action') return this;
      this.idle(asked);
    }
    throw new Error(`seat ${seat} does not come to its turn`);
  }
}

/**
 * A table in any position: seat 0 begins, factions in the order of the box, ships and cubes as at the start. Whatever is laid somewhere is
 * taken from where it came from, so that components stay conserved.
 */
export class Scene extends SceneOf<State> {
  readonly state: State;

  constructor(seats: 2 | 3 | 4, options: Partial<Options>) {
    super();
    this.state = setup(optionsSchema.parse({ first: 0, ...options }), seats, noChance);
  }

  /** So many turns are over. */
  turns(count: number): this {
    this.state.turns = count;
    return this;
  }

  ore(seat: Seat, ore: number): this {
    factionOf(this.state, seat).ore = ore;
    return this;
  }

  /** The mat holds so much population; cubes come from the left of the supply, or return to the right. */
  pop(seat: Seat, pop: number): this {
    const faction = factionOf(this.state, seat);
    if (pop > faction.pop) this.take(seat, pop - faction.pop);
    else this.giveBack(seat, faction.pop - pop);
    faction.pop = pop;
    return this;
  }

  /** The columns hold exactly so many cubes, from A to E; the difference is population. */
  supply(seat: Seat, ...columns: readonly number[]): this {
    const faction = factionOf(this.state, seat);
    const all = supplyOf(faction) + faction.pop;
    COLUMNS.forEach((column, at) => {
      faction.supply[column] = columns[at] ?? 0;
    });
    faction.pop = all - supplyOf(faction);
    if (faction.pop < 0) throw new Error(`seat ${seat} does not have so many cubes`);
    return this;
  }

  /** Ships that are built of supply. */
  ship(seat: Seat, place: PlaceId, ...levels: readonly ShipLevel[]): this {
    this.take(seat, levels.length);
    const { ships } = factionOf(this.state, seat);
    const fleet = ships[place] ?? [0, 0, 0, 0];
    for (const level of levels) fleet[level - 1] = (fleet[level - 1] ?? 0) + 1;
    ships[place] = fleet;
    return this;
  }

  /** No ships are left anywhere; they return to the supply. */
  noShips(...seats: readonly Seat[]): this {
    for (const seat of seats) {
      const faction = factionOf(this.state, seat);
      const count = Object.values(faction.ships).reduce(
        (sum, fleet) => sum + fleet.reduce((a, b) => a + b),
        0,
      );
      faction.ships = {};
      this.giveBack(seat, count);
    }
    return this;
  }

  /** A disc of a seat lies in a place; of the printed kind if none is said. */
  controls(seat: Seat, place: PlaceId, disc?: Kind): this {
    const system = this.state.systems[place as SystemPlace];
    const printed = system ? systems[system].spec[0] : place === 'Y1' ? 'food' : 'ore';
    const kind = disc ?? printed ?? 'food';
    factionOf(this.state, seat)[TRACK[kind]] -= 1;
    this.state.outposts[place] = { seat, disc: kind };
    return this;
  }

  /** So many discs of a kind lie on automation. */
  automated(seat: Seat, kind: Kind, count: number): this {
    const faction = factionOf(this.state, seat);
    faction[TRACK[kind]] -= count;
    faction.automation.push(...Array<Disc>(count).fill(kind));
    return this;
  }

  /** A card lies open in its slot, whatever lay there before; the event that covered it is gone. */
  open(slot: SlotId, card: TechnologyId): this {
    const found = this.state.slots[slot];
    const { level } = technologies[card];
    if (level !== tree[slot].level) throw new Error(`${card} does not belong to ${slot}`);
    const other = SLOTS.find((one) => this.state.slots[one].card === card);
    if (other) this.state.slots[other].card = found.card;
    else {
      const deck = this.state.decks[level as DeckLevel];
      toTop(deck, [card]);
      deck.shift();
      if (found.card) deck.push(found.card);
    }
    found.card = card;
    if (found.event) this.state.discarded.push(found.event);
    found.event = null;
    return this;
  }

  /** A seat's cubes lie beside slots, and beside all that leads there. */
  researched(seat: Seat, ...slots: readonly SlotId[]): this {
    for (const slot of slots) {
      if (this.state.slots[slot].cubes.includes(seat)) continue;
      const { needs, needsCount } = tree[slot];
      this.researched(seat, ...needs.slice(0, needsCount));
      this.state.slots[slot].cubes.push(seat);
      this.take(seat, 1);
      if (this.state.slots[slot].card === null) this.open(slot, this.anyCard(tree[slot].level as DeckLevel));
    }
    return this;
  }

  /** A card lies open in the first slot of its level that is still covered or, of level I, wherever it is; and the seat has researched it. */
  has(seat: Seat, ...cards: readonly TechnologyId[]): this {
    for (const card of cards) {
      const { level } = technologies[card];
      const slots = SLOTS.filter((slot) => tree[slot].level === level);
      const there = slots.find((slot) => this.state.slots[slot].card === card);
      const slot = there ?? slots.find((one) => this.state.slots[one].card === null);
      if (!slot) throw new Error(`there is no slot left for ${card}`);
      if (!there) this.open(slot, card);
      this.researched(seat, slot);
    }
    return this;
  }

  /** A technology beside a mat. */
  private(seat: Seat, card: TechnologyId): this {
    const deck = this.state.decks[technologies[card].level as DeckLevel];
    toTop(deck, [card]);
    deck.shift();
    factionOf(this.state, seat).private.push(card);
    return this;
  }

  /** A slot is covered by this event, wherever it was. */
  covered(slot: SlotId, event: EventId): this {
    const other = SLOTS.find((one) => this.state.slots[one].event === event);
    if (other) this.state.slots[other].event = this.state.slots[slot].event;
    this.state.slots[slot].event = event;
    return this;
  }

  guilds(...ids: readonly GuildId[]): this {
    this.state.guilds.push(...ids);
    return this;
  }

  /** The top cards of a technology deck. */
  deck(level: DeckLevel, ...cards: readonly TechnologyId[]): this {
    toTop(this.state.decks[level], cards);
    return this;
  }

  /** The top cards of a system deck. */
  systemDeck(deck: SystemDeck, ...cards: readonly SystemId[]): this {
    for (const card of cards) this.release(card);
    toTop(this.state.systemDecks[deck], cards);
    return this;
  }

  /** A system lies in a slot; what lay there goes where it came from. */
  system(place: SystemPlace, card: SystemId): this {
    this.release(card);
    const { deck } = systems[card];
    this.state.systemDecks[deck].splice(this.state.systemDecks[deck].indexOf(card), 1);
    const before = this.state.systems[place];
    if (before) this.state.systemDecks[systems[before].deck].push(before);
    this.state.systems[place] = card;
    return this;
  }

  /** A system is a colony of a seat, with discs of its tracks. */
  colony(seat: Seat, card: SystemId, ...discs: readonly Disc[]): this {
    this.release(card);
    const { deck } = systems[card];
    this.state.systemDecks[deck].splice(this.state.systemDecks[deck].indexOf(card), 1);
    const faction = factionOf(this.state, seat);
    for (const disc of discs) if (disc !== 'star') faction[TRACK[disc]] -= 1;
    faction.colonies.push({ system: card, discs: [...discs] });
    return this;
  }

  /** The achievements of the game, with discs from the left. */
  achievement(id: AchievementId, ...discs: readonly Seat[]): this {
    const found = this.state.achievements.find((one) => one.id === id);
    if (found) found.discs.push(...discs);
    else this.state.achievements.push({ id, discs: [...discs] });
    return this;
  }

  /** The achievements of the game are these. */
  achievements(...ids: readonly AchievementId[]): this {
    this.state.achievements = ids.map((id) => ({ id, discs: [] }));
    return this;
  }

  pawn(seat: Seat, space: string | null): this {
    factionOf(this.state, seat).pawn = space;
    return this;
  }

  /** Begins to play from here: the state is checked first. */
  play(seed = 1): SunDriver {
    return new SunDriver(playFrom(beyondTheSun, this.state, seed).journal);
  }

  /** A card of a level that nobody looks for here: the last one of its deck. */
  private anyCard(level: DeckLevel): TechnologyId {
    const card = this.state.decks[level].at(-1);
    if (!card) throw new Error('the deck is empty');
    return card;
  }

  /** A system that lies in a slot goes into its deck, and the deck's last card comes there. */
  private release(card: SystemId): void {
    const place = SYSTEM_PLACES.find((one) => this.state.systems[one] === card);
    if (!place) return;
    const deck = this.state.systemDecks[systems[card].deck];
    this.state.systems[place] = deck.pop() ?? null;
    deck.push(card);
  }

  private take(seat: Seat, cubes: number): void {
    const faction = factionOf(this.state, seat);
    const columns: readonly Column[] = takenColumns(faction, cubes);
    if (columns.length < cubes) throw new Error(`seat ${seat} has no cubes left`);
    for (const column of columns) faction.supply[column] -= 1;
  }

  private giveBack(seat: Seat, cubes: number): void {
    const columns = returnColumns(this.state, seat, cubes);
    for (const column of columns) factionOf(this.state, seat).supply[column] += 1;
  }
}

/** A scene for so many seats, of factions in the order of the box unless others are named. */
export const scene = (seats: 2 | 3 | 4 = 3, options: Partial<Options> = {}): Scene => {
  const factions: readonly FactionId[] = options.factions ?? [];
  return new Scene(seats, { ...options, factions: [...factions] });
};
