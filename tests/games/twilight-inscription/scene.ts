import type { Seat } from '#core/seat.ts';
import type { Chance, Table } from '#core/table.ts';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import { type Options, optionsSchema } from '#games/twilight-inscription/options.ts';
import { type Score, scoreOf } from '#games/twilight-inscription/rules/score.ts';
import { setup } from '#games/twilight-inscription/setup.ts';
import { layoutOf } from '#games/twilight-inscription/sheets/layout.ts';
import { type Player, playerOf, type State } from '#games/twilight-inscription/state.ts';
import { type AgendaId, agendas, type Outcome } from '#games/twilight-inscription/tables/agendas.ts';
import { type EventId, LAST_EVENT } from '#games/twilight-inscription/tables/events.ts';
import type { FactionId } from '#games/twilight-inscription/tables/factions.ts';
import { type ObjectiveId, objectives } from '#games/twilight-inscription/tables/objectives.ts';
import { RELICS, type RelicId } from '#games/twilight-inscription/tables/relics.ts';
import { units } from '#games/twilight-inscription/tables/units.ts';
import {
  type CountId,
  type Kept,
  type Resource,
  type SheetId,
  type TechnologyId,
  UNITS,
} from '#games/twilight-inscription/tables/vocabulary.ts';
import type { Words } from '#games/twilight-inscription/text/lexicon.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import { Driver } from '../../support/driver.ts';
import { noChance, playFrom, SceneOf } from '../../support/scene.ts';
import { type LoadedChance, loadChance } from './loaded-chance.ts';
import { positions } from './positions.ts';
import '../../support/matchers.ts';

type Mutable = State['seats'][number];

/** A table of Twilight Inscription being played, with words for what tests look at. */
export class Inscription extends Driver<State, Words, Options, View> {
  player(seat: Seat): Player {
    return playerOf(this.state, seat);
  }

  score(seat: Seat): Score {
    return scoreOf({ layout: layoutOf(this.state.variants[seat]!) }, this.player(seat));
  }

  /** Chooses the active sheet, in a strategy event. */
  activate(seat: Seat, sheet: SheetId): this {
    this.answer(seat, 'sheet', sheet);
    return this;
  }

  /** Makes marks in one answer, by their ids; without a topic while the card is spent. */
  mark(seat: Seat, marks: readonly string[], topic = 'card'): this {
    this.answer(seat, topic, marks);
    return this;
  }

  /** What may be marked after some marks of an answer that is not sent. */
  after(seat: Seat, marks: readonly string[], topic = 'card'): readonly string[] {
    const preview = this.session.previewAnswer(seat, this.key(seat, topic), marks);
    const next = preview?.sequence?.next;
    if (!next) throw new Error(`${topic} is no question about marks`);
    return [...next.options, ...(next.turns ?? []).flatMap(({ placements }) => placements)].map(
      ({ id }) => id,
    );
  }

  /** Where a unit may be laid after some marks: ids of placements by their dots, `a1 b1 c1`. */
  layings(seat: Seat, marks: readonly string[], topic = 'card'): ReadonlyMap<string, string> {
    const preview = this.session.previewAnswer(seat, this.key(seat, topic), marks);
    const placements = (preview?.sequence?.next.turns ?? []).flatMap((turn) => turn.placements);
    return new Map(placements.map(({ id, cells }) => [[...cells].sort().join(' '), id]));
  }

  /** The id of the placement on these dots, which must be possible. */
  laid(seat: Seat, marks: readonly string[], dots: string): string {
    const id = this.layings(seat, marks).get(dots);
    if (id === undefined) throw new Error(`nothing can be laid on ${dots}`);
    return id;
  }

  /** What every seat is asked that has not finished, `0:card`; a screen shows others less. */
  asked(): readonly string[] {
    const open = this.session.open().filter(({ held }) => held === null);
    return open.map(({ seat, topic }) => `${seat}:${topic}`).sort();
  }

  /** Assets of a seat that are gained and not crossed out. */
  unspent(seat: Seat): readonly Kept[] {
    return this.player(seat)
      .kept.filter(({ spent }) => !spent)
      .map(({ asset }) => asset);
  }

  /** Chooses the active sheet and spends the card on it. */
  plays(seat: Seat, sheet: SheetId, marks: readonly string[]): this {
    return this.activate(seat, sheet).mark(seat, marks);
  }

  /** The round ends: whoever has not chosen a sheet takes this one, and everybody gives fallbacks. */
  others(sheet: SheetId): this {
    for (const { seat, topic } of this.session.open()) if (topic === 'sheet') this.activate(seat, sheet);
    return this.rest('card', 'event', 'dice');
  }

  /** Casts so many votes; a relic may stand behind the outcome, `for+staff-of-silence`. */
  vote(seat: Seat, outcome: string, votes = 1): this {
    this.answer(seat, 'vote', outcome);
    if (this.session.openFor(seat).some(({ topic }) => topic === 'votes')) this.answer(seat, 'votes', votes);
    return this;
  }

  /** The last seat casts one vote for an outcome, the others abstain. */
  decides(outcome: Outcome): this {
    return this.vote(this.state.seats.length - 1, outcome).rest('vote', 'votes');
  }

  /** What was told under a key, oldest first. */
  facts(key: string): readonly unknown[] {
    const facts = this.journal.entries.flatMap((entry) => ('facts' in entry ? entry.facts : []));
    return facts.filter(({ message }) => message.key === key).map(({ message }) => message.args);
  }

  /** Points that agendas wrote on a seat's sheets. */
  written(seat: Seat): Player['written'] {
    return this.player(seat).written;
  }

  /** What a seat has unspent of goods and of votes. */
  purse(seat: Seat): { readonly goods: number; readonly votes: number } {
    const { goods, votes } = this.player(seat).industry;
    return { goods: goods.gained - goods.spent, votes: votes.gained - votes.spent };
  }

  /** Everybody who is still asked about a topic gives its fallback. */
  rest(...topics: readonly string[]): this {
    for (;;) {
      const [open] = this.session.open().filter(({ topic, held }) => topics.includes(topic) && held === null);
      if (!open) return this;
      this.answer(open.seat, open.topic, open.fallback);
    }
  }
}

/** A table in the middle of a game, before an event. Nobody has a faction unless a test says so. */
export class InscriptionScene extends SceneOf<State> {
  readonly state: State;
  private chance: LoadedChance = {};

  constructor(seats: number, options: Partial<Options> = {}) {
    super();
    this.state = setup(optionsSchema.parse(options), seats, noChance);
    this.state.phase = 'playing';
    for (const player of this.state.seats) player.dealt = [];
  }

  private at(seat: Seat): Mutable {
    const found = this.state.seats[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  /** The events to come; the last of the game follows them. */
  events(...ids: readonly EventId[]): this {
    this.state.deck = [...ids.filter((id) => id !== LAST_EVENT), LAST_EVENT];
    return this;
  }

  /** A sheet of side A instead of side B: the seat begins with what is printed there. */
  variant(seat: Seat, sheet: SheetId, variant: number): this {
    const variants = { ...this.state.variants[seat]!, [sheet]: variant };
    const deal: Chance['deal'] = (topic, count) =>
      Array<number>(count).fill(variants[topic.replace('sheets ', '') as SheetId] - 1);
    const fresh = setup(optionsSchema.parse({ side: 'A' }), this.state.seats.length, { ...noChance, deal });
    this.state.variants[seat] = variants;
    this.state.seats[seat] = { ...fresh.seats[seat]!, dealt: [] };
    return this;
  }

  faction(seat: Seat, faction: FactionId): this {
    this.at(seat).faction = faction;
    return this;
  }

  /** Anything of one seat. */
  player(seat: Seat, change: (player: Mutable) => void): this {
    change(this.at(seat));
    return this;
  }

  /** Explored one after the other: 'a1>b1' names where the line comes from. */
  explored(seat: Seat, ...lines: readonly string[]): this {
    for (const line of lines) {
      const at = line.lastIndexOf('>');
      this.at(seat).navigation.explored.push({ id: line.slice(at + 1), from: line.slice(0, at) });
    }
    return this;
  }

  claimed(seat: Seat, ...systems: readonly string[]): this {
    this.at(seat).navigation.claimed.push(...systems);
    return this;
  }

  unlocked(seat: Seat, ...planets: readonly string[]): this {
    this.at(seat).expansion.unlocked.push(...planets);
    return this;
  }

  /** Symbols crossed on planets. */
  developed(seat: Seat, ...symbols: readonly string[]): this {
    this.at(seat).expansion.crossed.push(...symbols);
    return this;
  }

  crossedCells(seat: Seat, ...cells: readonly string[]): this {
    this.at(seat).industry.crossed.push(...cells);
    return this;
  }

  claimedCells(seat: Seat, ...cells: readonly string[]): this {
    this.at(seat).industry.claimed.push(...cells);
    return this;
  }

  /** Symbols crossed in the three rows of the chart. */
  products(seat: Seat, ...rows: readonly [number, number, number]): this {
    this.at(seat).industry.products = [...rows];
    return this;
  }

  /** Symbols crossed of a copy that is not created yet. */
  paid(seat: Seat, copy: string, crossed: string): this {
    this.at(seat).warfare.paid.push({ copy, crossed });
    return this;
  }

  /** A copy of a unit that was created, on some dots. */
  created(seat: Seat, copy: string, ...dots: readonly string[]): this {
    const unit = UNITS.find((id) => units[id].letter === copy[0]);
    if (!unit) throw new Error(`no unit is called ${copy}`);
    this.at(seat).warfare.units.push({ unit, copy, dots: [...dots] });
    return this;
  }

  /** Assets that a seat has kept, in its reserve line. */
  kept(seat: Seat, ...assets: readonly Kept[]): this {
    this.at(seat).kept.push(...assets.map((asset) => ({ asset, at: 'reserve', spent: false })));
    return this;
  }

  researched(seat: Seat, ...ids: readonly TechnologyId[]): this {
    for (const tech of this.at(seat).technologies) if (ids.includes(tech.id)) tech.researched = true;
    return this;
  }

  /** Relics in a seat's hand, taken out of the deck. */
  relics(seat: Seat, ...ids: readonly RelicId[]): this {
    this.state.relics = this.state.relics.filter((id) => !ids.includes(id));
    this.at(seat).relics.push(...ids.map((id) => ({ id, played: false })));
    return this;
  }

  goods(seat: Seat, n: number): this {
    this.at(seat).industry.goods.gained += n;
    return this;
  }

  votes(seat: Seat, n: number): this {
    this.at(seat).industry.votes.gained += n;
    return this;
  }

  /** Infantry on some dots. */
  infantry(seat: Seat, ...dots: readonly string[]): this {
    this.at(seat).warfare.units.push(
      ...dots.map((dot) => ({ unit: 'infantry' as const, copy: null, dots: [dot] })),
    );
    return this;
  }

  /** Sheets on which exactly so much of something stands. */
  has(seat: Seat, count: CountId, n: number): this {
    positions[count](this.at(seat), n);
    return this;
  }

  /** The objective of a sheet, and the round in which somebody was first. */
  objective(id: ObjectiveId, first: number | null = null): this {
    this.state.objectives = this.state.objectives.map((one) =>
      objectives[one.id].sheet === objectives[id].sheet ? { id, first } : one,
    );
    return this;
  }

  /** The agenda of a council that is held now; a strategy event follows. */
  council(...ids: readonly [AgendaId, ...AgendaId[]]): this {
    const { stage } = agendas[ids[0]];
    this.state.agendas = [...ids];
    return this.events(COUNCILS[stage], 'old-maps');
  }

  /** Before the first round: seat 0 is dealt this faction and no other, and nobody has to choose. */
  setUp(faction: FactionId): this {
    this.state.phase = 'set-up';
    this.state.seats.forEach((player, seat) => {
      player.dealt = [seat === 0 ? faction : 'hacan'];
    });
    return this.events('open-lanes');
  }

  /** A seat before it claims a faction asset, c2, and plays an influence and nothing else; b1 holds none. */
  nearFactionAsset(seat: Seat, faction: FactionId): this {
    return this.faction(seat, faction).events('settlers').explored(seat, 'a1>b1', 'b1>c2');
  }

  /** A seat before it claims a system with a relic, c5, which it will draw; b4 holds none. */
  nearRelic(seat: Seat, relic: RelicId): this {
    const others = RELICS.filter((id) => id !== relic).slice(0, seat);
    return this.draws(...others, relic)
      .events('settlers')
      .explored(seat, 'a3>b4', 'b4>c5');
  }

  /** Anything of the automated faction. */
  automaton(change: (automaton: NonNullable<State['automaton']>) => void): this {
    if (this.state.automaton) change(this.state.automaton);
    return this;
  }

  /** What the dice show in every strategy event: 'MMR' of the black ones, how many of each coloured one. */
  dice(black: string, coloured: Partial<Record<Resource, 1 | 2>> = {}): this {
    const dice = { black: [...black] as Resource[], coloured: { M: 1, I: 1, R: 1, ...coloured } as const };
    return this.loaded({ dice });
  }

  /** The black die that breaks a tie of votes, or that the automated faction rolls. */
  blackDie(topic: 'tie' | 'automaton', shows: Resource): this {
    return this.loaded({ [topic]: shows });
  }

  /** What seats 0, 1 … draw first in every step. */
  draws(...relics: readonly RelicId[]): this {
    return this.loaded({ relics });
  }

  private loaded(chance: LoadedChance): this {
    this.chance = { ...this.chance, ...chance };
    return this;
  }

  play(seed = 1): Inscription {
    const { chance } = this;
    const loaded = {
      ...twilightInscription,
      next: (t: Table<State, Words>) => {
        loadChance(t, chance);
        return twilightInscription.next(t);
      },
    };
    return new Inscription(playFrom(loaded, this.state, seed).journal);
  }
}

const COUNCILS = { 2: 'first-council', 3: 'second-council', 4: 'third-council' } as const;

/** A table before an event, with so many seats. */
export const scene = (seats = 3, options: Partial<Options> = {}) => new InscriptionScene(seats, options);
