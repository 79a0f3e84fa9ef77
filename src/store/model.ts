import type { Result } from '#core/game.ts';
import type { Json } from '#core/json.ts';
import type { Language } from '#core/message.ts';
import type { PeopleText } from '#core/people-text.ts';
import type { Author, FixedFields, HandOverRight, SeatHolder } from '#core/record.ts';
import type { Seat, SeatColour } from '#core/seat.ts';
import type { StandingOrder } from '#core/standing-order.ts';

export const STATUSES = ['lobby', 'playing', 'paused', 'over', 'abandoned'] as const;
/** How far a table has come. */
export type Status = (typeof STATUSES)[number];

/** How a table presses for answers. */
export interface Pace {
  /** Hours for an answer, after which the harmless one is given; null for a table that waits as long as it takes. */
  readonly deadlineHours: number | null;
  /** Whether those who are waited for are reminded: on the way to a deadline, or gently where there is none. */
  readonly reminders: boolean;
}

/** What is said of a table when it is laid, and seldom changed. */
export interface TableSheet extends Pace {
  readonly id: string;
  readonly game: string;
  readonly options: Json;
  /** The fixed fields of the state, since the start; null before it, and where the game has none. */
  readonly fixed: FixedFields | null;
  /** What keeps the table from going on, since it was told so; null as long as it can be played. */
  readonly stuck: string | null;
  readonly language: Language;
  readonly name: PeopleText;
  readonly owner: string;
  readonly guild: string | null;
  readonly channel: string | null;
  /** All seats are played at one place: nobody is there from whom timing could give anything away. */
  readonly local: boolean;
  readonly seed: string;
  readonly commitment: string;
  readonly createdAt: number;
}

/** What moves with the table: the last entry of its log, how much was announced, its status. */
export interface TableHead {
  readonly version: number;
  readonly status: Status;
  /** The `seq` of the last entry; −1 before the start. */
  readonly head: number;
  /** How many rows it has put into the outbox. */
  readonly posts: number;
  readonly pausedAt: number | null;
  readonly result: Result | null;
}

/** The end of a game that was given up; until the time is up it can be taken back, and the seed stays secret. */
export interface Ending {
  readonly at: number;
  readonly endsAt: number;
  readonly by: Author;
  /** By one word because nobody else had played, because nobody had played for long, or by vote. */
  readonly how: 'alone' | 'deserted' | 'vote';
  /** How the table stood, and since when it was paused. */
  readonly status: 'playing' | 'paused';
  readonly pausedAt: number | null;
}

/** A table as stored. The revision grows with every change, so that two writers cannot both win. */
export interface TableRow extends TableSheet, TableHead {
  readonly revision: number;
  readonly updatedAt: number;
  /** Null unless the game was given up and that can still be taken back. */
  readonly ending: Ending | null;
  /** When the game last went on after a pause or an end that was taken back. */
  readonly resumedAt: number | null;
}

/** A table as it is laid. */
export type NewTable = Omit<TableRow, 'ending' | 'resumedAt'>;

/** Somebody has seen, or could see, what a seat holds. */
export interface HandSeen {
  readonly user: string;
  readonly seat: Seat;
  readonly since: number;
}

/** A seat that is about to change hands: offered to a person who has not taken it yet, or given notice. At most one for each seat. */
export interface TransferRow {
  readonly seat: Seat;
  /** When it was made; tells it from others of the same seat. */
  readonly at: number;
  readonly from: SeatHolder;
  readonly to: SeatHolder;
  readonly by: Author;
  readonly right: Exclude<HandOverRight, 'returned'>;
  /** When notice takes effect; null once it has, and for an offer, which waits for nothing but the newcomer. */
  readonly dueAt: number | null;
  /** When the offer lapses. */
  readonly lapsesAt: number;
  /** The newcomer has said yes and waits for the time. */
  readonly accepted: boolean;
}

/** A seat and who sits there: a person, a program, or nobody yet. */
export interface SeatRow {
  readonly seat: Seat;
  readonly user: string | null;
  readonly bot: string | null;
  readonly name: PeopleText;
  readonly awayUntil: number | null;
  /** What its holder chose, or what it was given at the start; null before, and at tables that began without. */
  readonly colour: SeatColour | null;
}

/** Something to be announced, addressed to one seat or (null) to the whole table. */
export interface Post {
  readonly kind: string;
  readonly seat: Seat | null;
  readonly payload: Json;
}

/** A post in the outbox, with the name under which it is announced exactly once. */
export interface OutboxRow extends Post {
  readonly table: string;
  readonly ord: number;
  readonly seq: number;
  readonly nonce: string;
  readonly attempts: number;
  readonly createdAt: number;
}

/** A standing order of a seat for a topic; without `usesLeft` it holds until it is cleared. */
export interface OrderRow {
  readonly seat: Seat;
  readonly topic: string;
  readonly order: StandingOrder;
  readonly usesLeft: number | null;
}

/**
 * When something is to be done about an open question, in the time that counts: `person` is reminded, then answered for; `veiled` is answered
 * silently by the table; `window` reminds everybody whom a veiled window is open to; `call` calls a seat that was taken to be there.
 */
export interface DeadlineRow {
  readonly key: string;
  readonly seat: Seat;
  readonly topic: string;
  readonly kind: 'person' | 'veiled' | 'window' | 'call';
  /** When the answer is given for the seat; null for never. */
  readonly dueAt: number | null;
  /** Reminders still to come, earliest first. */
  readonly remindAt: readonly number[];
  readonly reminded: number;
}

export const PROPOSAL_KINDS = [
  'repair',
  'undo',
  'pause',
  'resume',
  'replace',
  'return',
  'abandon',
  'restore',
  'pace',
] as const;
export type ProposalKind = (typeof PROPOSAL_KINDS)[number];

/** Something the table votes on. `failed`: approved, but no longer possible when it was to be done. */
export interface ProposalRow {
  readonly id: number;
  readonly kind: ProposalKind;
  readonly payload: Json;
  readonly proposedBy: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  readonly status: 'open' | 'passed' | 'rejected' | 'failed';
  readonly createdAt: number;
  readonly closedAt: number | null;
}
