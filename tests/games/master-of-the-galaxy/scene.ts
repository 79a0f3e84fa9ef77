import type { Seat } from '#core/seat.ts';
import type { Waited } from '#core/waited.ts';
import {
  CORNERS,
  type Corner,
  cornerSystems,
  type SystemId,
  type TrackId,
} from '#games/master-of-the-galaxy/content/board.ts';
import { cards, kindOf } from '#games/master-of-the-galaxy/content/cards.ts';
import { type CardId, RACES } from '#games/master-of-the-galaxy/content/ids.ts';
import {
  type Colour,
  type DeckKind,
  RESOURCES,
  type Resource,
} from '#games/master-of-the-galaxy/content/kinds.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { type Options, optionsSchema } from '#games/master-of-the-galaxy/options.ts';
import { freshly } from '#games/master-of-the-galaxy/rules/cards.ts';
import { symbolsOf } from '#games/master-of-the-galaxy/rules/symbols.ts';
import { setup } from '#games/master-of-the-galaxy/setup.ts';
import { type Cubes, type State, seatOf } from '#games/master-of-the-galaxy/state.ts';
import type { Words } from '#games/master-of-the-galaxy/text/lexicon.ts';
import type { View } from '#games/master-of-the-galaxy/view.ts';
import { Driver, start } from '../../support/driver.ts';
import { noChance, playFrom, SceneOf } from '../../support/scene.ts';
import '../../support/matchers.ts';

const LETTERS: Readonly<Record<string, Resource>> = {
  r: 'red',
  b: 'blue',
  y: 'yellow',
  g: 'green',
  k: 'black',
};

/** 'r r k' → red, red, black; a dot is an empty cell. */
export const cubes = (short: string): Resource[] =>
  short.split(' ').flatMap((letter) => (LETTERS[letter] ? [LETTERS[letter]] : []));

/** 'r r k' → two red and one black, as a bag or the bank counts them. */
export function counted(short: string): Cubes {
  const count: Cubes = { red: 0, blue: 0, yellow: 0, green: 0, black: 0 };
  for (const resource of cubes(short)) count[resource] += 1;
  return count;
}

/** A table of Master of the Galaxy being played, with words for what tests look at. */
export class Galaxy extends Driver<State, Words, Options, View> {
  bag(seat: Seat): Readonly<Cubes> {
    return seatOf(this.state, seat).bag;
  }

  /** The ids of the cards before a seat, race first. */
  cards(seat: Seat): readonly CardId[] {
    return seatOf(this.state, seat).cards.map(({ id }) => id);
  }

  /** A card before a seat, with what lies on it. */
  held(seat: Seat, card: CardId) {
    const found = seatOf(this.state, seat).cards.find(({ id }) => id === card);
    if (!found) throw new Error(`seat ${seat} does not have ${card}`);
    return found;
  }

  symbols(seat: Seat) {
    return symbolsOf(this.state, seat);
  }

  /** Puts drawn cubes, each by the id of its placement: put(0, 'red>planet:s0.0', 'blue>card:x.1'). */
  put(seat: Seat, ...placements: readonly string[]): this {
    for (const placement of placements) this.answer(seat, 'distribute', placement);
    return this;
  }

  /** Answers every question of set-up with its first option, up to the first turn. */
  settled(): this {
    while (!this.state.ready) {
      const [{ seat, topic }] = this.session.waiting() as [Waited];
      this.answer(seat, topic, this.offers(seat, topic)[0] as string);
    }
    return this;
  }

  /** Ends phase 3 of a seat. */
  end(seat: Seat): this {
    this.answer(seat, 'cards', 'end');
    return this;
  }
}

/** A new table of Master of the Galaxy, at the first question of its set-up. */
export const newTable = (seats: number, options: Partial<Options> = {}, seed = 1): Galaxy =>
  new Galaxy(start(masterOfTheGalaxy, { seats, options, seed }).journal);

/**
 * A table of Master of the Galaxy in any position: seat i lives in corner i (two seats: corners 0 and 2), has race i, and
 * seat 0 is at turn. Whatever is laid somewhere is taken from where it came from, so that components stay conserved.
 */
export class Scene extends SceneOf<State> {
  readonly state: State;

  constructor(seats: 2 | 3 | 4 = 3) {
    super();
    const options: Options = optionsSchema.parse({ first: 0 });
    this.state = setup(options, seats, noChance);
    this.state.ready = true;
    const corners: readonly Corner[] = seats === 2 ? [0, 2] : CORNERS.slice(0, seats);
    corners.forEach((corner, seat) => {
      this.base(seat, cornerSystems(corner)[0]);
      this.card(seat, RACES[seat] as CardId);
    });
    for (const corner of CORNERS)
      if (!corners.includes(corner)) for (const id of cornerSystems(corner)) this.hole(id);
  }

  /** The turn begins with this seat. */
  turnOf(seat: Seat): this {
    this.state.turn.seat = seat;
    return this;
  }

  /** Puts discs from the reserve into a system. */
  base(seat: Seat, system: SystemId, count = 1): this {
    seatOf(this.state, seat).reserve -= count;
    this.state.systems[system].owner = seat;
    this.state.systems[system].bases += count;
    return this;
  }

  hole(system: SystemId): this {
    this.state.systems[system].hole = true;
    return this;
  }

  /** The bag holds exactly these cubes (so a bag of three is what will be drawn); the rest lies in the bank. */
  bag(seat: Seat, short: string): this {
    const { bag } = seatOf(this.state, seat);
    for (const resource of RESOURCES) this.move(bag, this.state.bank, { resource, count: bag[resource] });
    for (const resource of cubes(short)) this.move(this.state.bank, bag, { resource, count: 1 });
    return this;
  }

  /** The bank holds exactly so many cubes of a colour; the others go into (or come from) a seat's bag. */
  bank(resource: Resource, count: number, keeper: Seat): this {
    const { bag } = seatOf(this.state, keeper);
    this.move(this.state.bank, bag, { resource, count: this.state.bank[resource] - count });
    return this;
  }

  /** Lays a card before a seat, with cubes from the bank on its projects: card(0, 'x', 'r . b', '. .'). */
  card(seat: Seat, card: CardId, ...projects: readonly string[]): this {
    const deck = this.state.decks[kindOf(card)];
    const at = deck.indexOf(card);
    if (at < 0) throw new Error(`${card} is not in its deck`);
    deck.splice(at, 1);
    const held = freshly(card);
    projects.forEach((short, i) => {
      const project = held.projects[i];
      if (!project) throw new Error(`${card} has no project ${i}`);
      short.split(' ').forEach((letter, cell) => {
        const cube = LETTERS[letter];
        if (cube) project.cells[cell] = this.fromBank(cube);
      });
    });
    seatOf(this.state, seat).cards.push(held);
    return this;
  }

  /** Lays a card with all cells of a project filled and working: an implemented development, a completed programme. */
  working(seat: Seat, card: CardId, project = 0): this {
    if (!seatOf(this.state, seat).cards.some(({ id }) => id === card)) this.card(seat, card);
    return this.fill(seat, card, { project, done: true });
  }

  /** Fills a project of a card that lies before a seat, all cells or all but the last few. */
  fill(seat: Seat, card: CardId, more: { project?: number; done?: boolean; but?: number } = {}): this {
    const project = more.project ?? 0;
    const target = this.project(seat, card, project);
    const printed = cards[card].projects[project]?.cells ?? [];
    printed.slice(0, printed.length - (more.but ?? 0)).forEach(({ colour }, cell) => {
      if (target.cells[cell] === null) target.cells[cell] = this.fromBank(colour);
    });
    target.done = more.done ?? false;
    return this;
  }

  /** A prepared base lies in the round cell of a card. */
  prepared(seat: Seat, card: CardId): this {
    const project = cards[card].projects.findIndex(({ kind }) => kind === 'base');
    this.project(seat, card, project).disc = true;
    seatOf(this.state, seat).reserve -= 1;
    return this;
  }

  /** Cubes of a seat on a track, from its own end. */
  route(seat: Seat, track: TrackId, route: { from: SystemId; colour: Colour; cubes: number }): this {
    for (let i = 0; i < route.cubes; i++) this.fromBank(route.colour);
    this.state.routes[track] = { owner: seat, ...route };
    return this;
  }

  /** A colonised planet. */
  colony(system: SystemId, planet: number, colour: Colour): this {
    this.state.systems[system].planets[planet] = this.fromBank(colour) as Colour;
    return this;
  }

  /** A conflict on a track, its red side facing a system, with cubes on the sides: '. r .'. */
  conflict(card: CardId, track: TrackId, more: { red: SystemId; onRed?: string; onBlue?: string }): this {
    const printed = cards[card];
    if (printed.kind !== 'conflict') throw new Error(`${card} is no conflict`);
    const deck = this.state.decks.conflict;
    if (deck.includes(card)) deck.splice(deck.indexOf(card), 1);
    const laid = (size: number, short = '') =>
      Array.from({ length: size }, (_, i) => {
        const cube = LETTERS[short.split(' ')[i] ?? '.'];
        return cube ? this.fromBank(cube) : null;
      });
    this.state.conflicts.push({
      card: card as State['conflicts'][number]['card'],
      track,
      red: more.red,
      cells: {
        red: laid(printed.red.cells.length, more.onRed),
        blue: laid(printed.blue.cells.length, more.onBlue),
      },
      offers: [],
    });
    return this;
  }

  /** The deck begins with these cards, top first. */
  top(deck: DeckKind, ...first: readonly CardId[]): this {
    const pile = this.state.decks[deck];
    pile.splice(0, pile.length, ...first, ...pile.filter((id) => !first.includes(id)));
    return this;
  }

  /** The deck holds exactly these cards; what is left over is laid before a seat that does not matter here. */
  only(deck: DeckKind, first: readonly CardId[], keeper: Seat): this {
    this.top(deck, ...first);
    for (const id of this.state.decks[deck].slice(first.length)) this.card(keeper, id);
    return this;
  }

  /** Begins to play from here: the state is checked first. */
  play(seed = 1): Galaxy {
    return new Galaxy(playFrom(masterOfTheGalaxy, this.state, seed).journal);
  }

  private project(seat: Seat, card: CardId, project: number) {
    const found = seatOf(this.state, seat).cards.find(({ id }) => id === card)?.projects[project];
    if (!found) throw new Error(`seat ${seat} has no project ${project} of ${card}`);
    return found;
  }

  private fromBank(resource: Resource): Resource {
    if (this.state.bank[resource] === 0) {
      const rich = this.state.seats.findLast(({ bag }) => bag[resource] > 0);
      if (!rich) throw new Error(`no ${resource} cube is left for the scene`);
      rich.bag[resource] -= 1;
    } else {
      this.state.bank[resource] -= 1;
    }
    return resource;
  }

  private move(from: Cubes, to: Cubes, what: { resource: Resource; count: number }): void {
    from[what.resource] -= what.count;
    to[what.resource] += what.count;
  }
}
