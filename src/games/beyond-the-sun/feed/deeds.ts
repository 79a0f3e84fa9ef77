import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { TechnologyId } from '../tables/technology-ids.ts';
import type { Kind } from '../tables/vocabulary.ts';
import type { PlaceWords } from '../text/facts.ts';
import type { Came } from '../text/feed.ts';
import { type Lexicon, msg } from '../text/lexicon.ts';

type Args<K extends keyof Lexicon> = Lexicon[K];

/** Deeds that grow while more of their kind follow. */
interface Open {
  builds: Args<'feed.builds'>['ships'][number][];
  upgrades: Args<'feed.upgrades'>['ships'][number][];
  takes: Args<'feed.takes'>['places'][number][];
  kinds: Kind[];
  level: number;
}

const nothingOpen = (): Open => ({ builds: [], upgrades: [], takes: [], kinds: [], level: 0 });

/** One seat's deeds: clauses in the order in which they came, with what was gained told once, at their end. */
class SeatDeeds {
  private readonly seat: Seat;
  private readonly told: Message[] = [];
  private open = nothingOpen();
  private ore = 0;
  private pop = 0;

  constructor(seat: Seat) {
    this.seat = seat;
  }

  gain({ ore = 0, pop = 0 }: { readonly ore?: number; readonly pop?: number }): void {
    this.ore += ore;
    this.pop += pop;
  }

  say(deed: Message): void {
    this.close();
    this.told.push(deed);
  }

  /** Replaces what was said last of this kind. */
  amend(key: string, amended: (args: never) => Message): void {
    this.close();
    const at = this.told.findLastIndex((deed) => deed.key === key);
    const last = this.told[at];
    if (last) this.told[at] = amended(last.args as never);
  }

  build(ship: Open['builds'][number]): void {
    if (this.open.builds.length === 0) this.close();
    this.open.builds.push(ship);
  }

  upgrade(ship: Open['upgrades'][number]): void {
    if (this.open.upgrades.length === 0) this.close();
    this.open.upgrades.push(ship);
  }

  take(place: Open['takes'][number]): void {
    if (this.open.takes.length === 0) this.close();
    this.open.takes.push(place);
    this.forgetMoves(place.place);
  }

  /** Ships that went where they took control are told of by that. */
  private forgetMoves(place: PlaceId): void {
    const last = this.told.at(-1);
    if (last?.key !== 'feed.jumps') return;
    const { moves } = last.args as unknown as Args<'feed.jumps'>;
    const others = moves.filter(({ to }) => to !== place);
    this.told.pop();
    if (others.length > 0) this.told.push(msg('feed.jumps', { moves: others }));
  }

  /** What was taken only to be colonised at once is told of by that. */
  colonise({ place, system }: PlaceWords): void {
    this.open.takes = this.open.takes.filter((one) => one.place !== place);
    this.say(msg('feed.colonises', { place, system, next: null }));
  }

  automate(kind: Kind, level: number): void {
    if (this.open.kinds.length === 0) this.close();
    this.open.kinds.push(kind);
    this.open.level = level;
  }

  private close(): void {
    const { builds, upgrades, takes, kinds, level } = this.open;
    if (builds.length > 0) this.told.push(msg('feed.builds', { ships: builds }));
    if (upgrades.length > 0) this.told.push(msg('feed.upgrades', { ships: upgrades }));
    if (takes.length > 0) this.told.push(msg('feed.takes', { seat: this.seat, places: takes }));
    if (kinds.length > 0) this.told.push(msg('feed.automates', { kinds, level }));
    this.open = nothingOpen();
  }

  all(): readonly Message[] {
    this.close();
    const { ore, pop } = this;
    return ore === 0 && pop === 0 ? this.told : [...this.told, msg('feed.gains', { ore, pop })];
  }
}

/** What came to each seat in a stretch of a turn; what only says how is left to the log. */
export class Deeds {
  private readonly seats = new Map<Seat, SeatDeeds>();
  /** Who has just lost which place: whoever takes it names them. */
  private readonly lost = new Map<PlaceId, { readonly seat: Seat; readonly place: PlaceWords }>();
  private drawn: readonly TechnologyId[] = [];

  read({ key, args }: Message): void {
    const about = args as never;
    switch (key) {
      case 'fact.ore': {
        const { seat, ore } = about as Args<'fact.ore'>;
        return this.at(seat).gain({ ore });
      }
      case 'fact.population': {
        const { seat, columns } = about as Args<'fact.population'>;
        return this.at(seat).gain({ pop: columns.length });
      }
      case 'fact.paid': {
        const { seat, cost } = about as Args<'fact.paid'>;
        return this.at(seat).gain({ ore: -(cost.ore ?? 0), pop: -(cost.pop ?? 0) });
      }
      case 'fact.built': {
        const { seat, level, place } = about as Args<'fact.built'>;
        return this.at(seat).build({ level, place });
      }
      case 'fact.upgraded': {
        const { seat, place, level, to } = about as Args<'fact.upgraded'>;
        return this.at(seat).upgrade({ place, level, to });
      }
      case 'fact.automated': {
        const { seat, kind, level } = about as Args<'fact.automated'>;
        return this.at(seat).automate(kind, level);
      }
      case 'fact.controlLost': {
        const { seat, place, system } = about as Args<'fact.controlLost'>;
        this.lost.set(place, { seat, place: { place, system } });
        return;
      }
      case 'fact.controlTaken': {
        const { seat, place, system } = about as Args<'fact.controlTaken'>;
        const from = this.lost.get(place)?.seat ?? null;
        this.lost.delete(place);
        return this.at(seat).take({ place, system, from });
      }
      default:
        return this.readDeed(key, about);
    }
  }

  private readDeed(key: string, about: never): void {
    switch (key) {
      case 'fact.copied': {
        const { seat, ...copied } = about as Args<'fact.copied'>;
        return this.at(seat).say(msg('feed.copies', copied));
      }
      case 'fact.jumped': {
        const { seat, moves } = about as Args<'fact.jumped'>;
        return this.at(seat).say(msg('feed.jumps', { moves }));
      }
      case 'fact.researched': {
        const { seat, slot, card } = about as Args<'fact.researched'>;
        if (card) this.at(seat).say(msg('feed.researches', { slot, card }));
        return;
      }
      case 'fact.drawn':
        this.drawn = (about as Args<'fact.drawn'>).cards;
        return;
      case 'fact.discovered': {
        const { seat, slot, card } = about as Args<'fact.discovered'>;
        const other = this.drawn.find((one) => one !== card) ?? null;
        this.drawn = [];
        return this.at(seat).say(msg('feed.discovers', { slot, card, other }));
      }
      case 'fact.colonised': {
        const { seat, place, system } = about as Args<'fact.colonised'>;
        return this.at(seat).colonise({ place, system });
      }
      case 'fact.revealed': {
        const { system } = about as Args<'fact.revealed'>;
        for (const deeds of this.seats.values())
          deeds.amend('feed.colonises', (args: Args<'feed.colonises'>) =>
            msg('feed.colonises', { ...args, next: args.next ?? system }),
          );
        return;
      }
      case 'fact.settled': {
        const { seat, system } = about as Args<'fact.settled'>;
        return this.at(seat).say(msg('feed.settles', { system }));
      }
      case 'fact.private': {
        const { seat, card } = about as Args<'fact.private'>;
        return this.at(seat).say(msg('feed.keeps', { card }));
      }
      case 'fact.museum': {
        const { seat, levels } = about as Args<'fact.museum'>;
        return this.at(seat).say(msg('feed.museum', { levels }));
      }
      case 'fact.eventTaken': {
        const { seat, event, vp } = about as Args<'fact.eventTaken'>;
        return this.at(seat).say(msg('feed.takesCard', { event, vp }));
      }
      case 'fact.traded': {
        const { seat, exchanges } = about as Args<'fact.traded'>;
        return this.at(seat).say(msg('feed.trades', { exchanges }));
      }
      default:
    }
  }

  private at(seat: Seat): SeatDeeds {
    const known = this.seats.get(seat);
    const deeds = known ?? new SeatDeeds(seat);
    if (!known) this.seats.set(seat, deeds);
    return deeds;
  }

  /** Places that nobody took are told of whoever lost them. */
  private tellLosses(): void {
    for (const { seat, place } of this.lost.values()) this.at(seat).say(msg('feed.loses', place));
    this.lost.clear();
  }

  of(seat: Seat): readonly Message[] {
    this.tellLosses();
    return this.seats.get(seat)?.all() ?? [];
  }

  all(): readonly Came[] {
    this.tellLosses();
    return [...this.seats]
      .map(([seat, deeds]) => ({ seat, deeds: deeds.all() }))
      .filter(({ deeds }) => deeds.length > 0);
  }
}
