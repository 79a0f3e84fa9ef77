import type { FeedLine } from '#core/feed.ts';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import type { PlaceId } from '../tables/boards.ts';
import type { EventId } from '../tables/events.ts';
import type { GuildId } from '../tables/guilds.ts';
import type { SystemId } from '../tables/systems.ts';
import { type Lexicon, msg } from '../text/lexicon.ts';
import { Deeds } from './deeds.ts';

type FactKey = Extract<keyof Lexicon, `fact.${string}`>;

const NOWHERE = { place: null, system: null };

/** An event, with what it brought everybody. */
interface Event {
  readonly id: EventId;
  guild: GuildId | null;
  stays: boolean;
  at: { readonly place: PlaceId | null; readonly system: SystemId | null };
  readonly deeds: Deeds;
}

/** What a turn comes to. */
export class TurnAccount {
  private round: number | null = null;
  private seat: Seat | null = null;
  private action: Lexicon['fact.action'] | null = null;
  private readonly done = new Deeds();
  private readonly produced = new Deeds();
  private readonly events: Event[] = [];
  /** The event that is being resolved. */
  private event: Event | null = null;
  private isProducing = false;
  private readonly rest: Message[] = [];
  private readonly scores: { readonly seat: Seat; readonly total: number }[] = [];

  read(fact: Message): void {
    const about = fact.args as never;
    switch (fact.key as FactKey) {
      case 'fact.turn': {
        const { seat, round } = about as Lexicon['fact.turn'];
        this.seat = seat;
        this.round = round;
        return;
      }
      case 'fact.action':
        this.action = about;
        return;
      case 'fact.event':
        return this.reveal(about);
      case 'fact.guild':
        if (this.event) this.event.guild = (about as Lexicon['fact.guild']).guild;
        return;
      case 'fact.laid':
        if (this.event) this.event.stays = true;
        return;
      case 'fact.linked':
        return this.link(about);
      case 'fact.drawn':
      case 'fact.discovered':
        this.endEvent(about);
        break;
      case 'fact.production':
      case 'fact.traded':
        this.isProducing = true;
        break;
      case 'fact.achievement':
        this.rest.push(msg('feed.achievement', about as Lexicon['fact.achievement']));
        return;
      case 'fact.lastRound':
        this.rest.push(msg('feed.lastRound', about as Lexicon['fact.lastRound']));
        return;
      case 'fact.rowOpened':
        this.rest.push(fact);
        return;
      case 'fact.score': {
        const { seat, score } = about as Lexicon['fact.score'];
        this.scores.push({ seat, total: score.total });
        return;
      }
      default:
    }
    this.current().read(fact);
  }

  private current(): Deeds {
    if (this.event) return this.event.deeds;
    return this.isProducing ? this.produced : this.done;
  }

  private reveal({ event }: Lexicon['fact.event']): void {
    this.event = { id: event, guild: null, stays: false, at: NOWHERE, deeds: new Deeds() };
    this.events.push(this.event);
  }

  private link({ place, system }: Lexicon['fact.linked']): void {
    if (this.event) Object.assign(this.event, { stays: true, at: { place, system } });
  }

  /** What is drawn or discovered after an event is the research that it interrupted. */
  private endEvent({ seat }: Lexicon['fact.drawn'] | Lexicon['fact.discovered']): void {
    if (seat === this.seat) this.event = null;
  }

  lines(plain: (text: Message, aside?: boolean) => FeedLine): FeedLine[] {
    const { action, seat } = this;
    const own = seat === null ? [] : this.done.of(seat);
    const line = (by: Seat, text: Message): FeedLine => ({ by, texts: [text], aside: false });
    return [
      ...(seat !== null && action ? [line(seat, msg('feed.action', { ...action, deeds: own }))] : []),
      ...this.done
        .all()
        .filter((came) => came.seat !== seat)
        .map((came) => line(came.seat, msg('feed.deeds', { deeds: came.deeds }))),
      ...this.events.map((event) => eventLine(event)),
      ...this.productionLines(plain),
      ...this.rest.map((text) => plain(text)),
      ...(this.scores.length > 0 ? [plain(msg('feed.scores', { scores: this.ranked() }))] : []),
    ];
  }

  private ranked() {
    return this.scores.toSorted((a, b) => b.total - a.total);
  }

  /** Ships that leave by trade may cost or bring others control. */
  private productionLines(plain: (text: Message, aside?: boolean) => FeedLine): FeedLine[] {
    const { round, seat } = this;
    if (round === null || seat === null) return [];
    const own = this.produced.of(seat);
    const others = this.produced.all().filter((came) => came.seat !== seat);
    return [
      ...others.map(
        (came): FeedLine => ({
          by: came.seat,
          texts: [msg('feed.deeds', { deeds: came.deeds })],
          aside: false,
        }),
      ),
      plain(msg('feed.production', { round, deeds: own }), true),
    ];
  }
}

/** Cards that stay in play are read out: everybody has to reckon with them. */
function eventLine({ id, guild, stays, at, deeds }: Event): FeedLine {
  const told = msg('feed.event', { event: id, guild, stays, ...at, came: deeds.all() });
  return { by: null, texts: [told], aside: false };
}
