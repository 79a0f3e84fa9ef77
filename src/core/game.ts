import type { ZodType } from 'zod';
import type { AnswerPreview } from './choice.ts';
import type { Chapter } from './feed.ts';
import type { Flow } from './flow.ts';
import type { Guide } from './guide.ts';
import type { Frozen } from './json.ts';
import type { AnyTexts, Language, Message } from './message.ts';
import type { ModuleChoice } from './modules.ts';
import type { Choice, Form } from './question.ts';
import type { Repairs } from './repairs.ts';
import type { Migration } from './saved.ts';
import type { StatePath } from './screen.ts';
import type { Seat, SeatColour, Viewer } from './seat.ts';
import type { Setting } from './setting.ts';
import type { Steps } from './steps.ts';
import type { Chance, Table } from './table.ts';

/** How a game ended: who won, and a figure per seat to rank the others by. */
export type Result = {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[];
  readonly rounds: number;
};

/** What a bot is asked: no more than a person in that seat would see. */
export interface AiTurn<V> {
  readonly seat: Seat;
  readonly topic: string;
  readonly form: Form;
  readonly fallback: Choice;
  readonly view: () => V;
  /** What an answer would come to, as whoever is asked may find out beforehand; null when the question is past. */
  readonly preview?: (choice: Choice) => AnswerPreview | null;
  /** A number from 0 up to but not 1, from the bot's own chance. */
  readonly random: () => number;
}

/** A player that is a program: from what a seat sees to an answer. */
export type AiPlayer<V> = (turn: AiTurn<V>) => Choice;

/** A game on the table engine. */
export interface Game<S = unknown, M extends Message = Message, O = unknown, V = unknown> {
  readonly id: string;
  /** Raised with every change of a state's shape, and whenever a change of rules could lead a stored answer elsewhere. */
  readonly version: number;
  /** How tables of former versions are brought up, a step for each; without any their states must fit as they are. */
  readonly migrations?: readonly Migration[];
  /** Fields of the state that never change after set-up: kept once with the table, no part of any checkpoint's text. */
  readonly fixed?: readonly (keyof S & string)[];
  readonly seats: readonly number[];
  /** The colours that seats can have, in the order in which they are given out; its option `colours` says who has which, seat by seat. */
  readonly colours?: readonly SeatColour[];
  readonly options: ZodType<O>;
  /** The shape of a state: what is loaded and what a repair leaves must fit it. */
  readonly state: ZodType<S>;
  /** Why a table with these options cannot be played by so many, if it cannot. */
  unfit?(options: O, seats: number): Message | null;
  setup(options: O, seats: number, chance: Chance): S;
  /** The flow from this checkpoint to the next, or null when the game is over. */
  next(t: Table<S, M>): Flow<void> | null;
  /**
   * The parts of the state that a seat changes behind its screen. While it is up, views for others are made of a state in which these
   * parts are as they were when it rose.
   */
  ownParts?(seat: Seat): readonly StatePath[];
  /** What a viewer may know, in a type of its own. */
  view(state: Frozen<S>, viewer: Viewer): V;
  /** What is impossible about a state, if anything: the game's invariants. */
  invalid(state: Frozen<S>): string | null;
  result(state: Frozen<S>): Result;
  readonly bots: Readonly<Record<string, AiPlayer<V>>>;
  readonly texts: Readonly<Record<Language, AnyTexts>>;
  readonly presentation: Presentation<V>;
  /** What can be set right with a form, and which places of the state lie open; without it all of them count as hidden. */
  readonly repairs?: Repairs<S, V>;
  /** Does for nothing, when the program starts, what takes long the first time that it is done. */
  warmUp?(): Steps<void>;
}

/** Something that can be looked up: a card, a rule. Its number or id, what it is called, what it says. */
export interface Entry {
  readonly id: string;
  readonly name: Message;
  readonly text: Message;
}

/** An answer that can be given before the question is asked: an option by its id, all that will be offered, or what the table's own player would answer. */
export interface PreparedAnswer {
  readonly id: string;
  readonly label: Message;
  readonly all?: true;
  readonly plan?: true;
}

/** A condition under which something is asked, or something that can happen: what an answer given beforehand may depend on. */
export interface Condition {
  readonly id: string;
  readonly label: Message;
  /** Under it whoever is asked is concerned themselves: they are asked even if they would let the like happen. */
  readonly own?: true;
}

/** Something a game asks about, what that is called, and which answers are always or often among those offered. */
export interface Topic<V = unknown> {
  readonly id: string;
  readonly label: Message;
  /** At a table only what can come up there; everything without one. */
  answers?(view?: V): readonly PreparedAnswer[];
  /** The conditions under which it can be asked, where they make a difference. */
  conditions?(view?: V): readonly Condition[];
}

/** What can happen at a table that somebody may want to be asked again after. */
export interface Happenings<V> {
  /** What it is called stands after “until”. */
  readonly all: readonly Condition[];
  /** Which of them a fact means to whoever sees the table like this. */
  met(fact: Message, view: V): readonly string[];
}

/** Something that goes on at the table for a while, for everybody to follow: a vote, a battle. */
export interface LivePanel {
  /** Names it among all that goes on in one game, now and later. */
  readonly id: string;
  readonly lines: readonly Message[];
  /** What takes a while to work out, and before which of the lines it stands. */
  readonly slowLines?: { readonly before: number; work(): Steps<readonly Message[]> };
  /** Whether somebody can do something about it now. */
  readonly open?: boolean;
}

/** An agreement that one seat has proposed to another, as one of the two sees it. */
export interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  /** Tells it from every offer with other terms. */
  readonly id: string;
  readonly text: Message;
  /** What the viewer may say to it: the options of the question about deals. */
  readonly replies: readonly {
    readonly kind: 'accept' | 'counter' | 'decline' | 'change' | 'withdraw';
    readonly option: string;
  }[];
}

/** Agreements that seats may propose to each other at any time, beside whatever else is asked. */
export interface Deals<V> {
  /** Where they are begun and answered, where something is said beside them, where the terms are filled in (no shares: none). */
  readonly topics: { readonly deal: string; readonly words: string; readonly terms: string };
  /** When there can be any. */
  readonly when: Message;
  /** The options by which an offer to a seat is begun, of which one is there; `words` if something is said beside it. */
  begin(seat: Seat): { readonly plain: readonly string[]; readonly words: string };
  /** Whether a share of the terms is given or wanted. */
  side(slot: string): 'give' | 'want';
  offers(view: V): readonly Offer[];
  /** Whether a fact tells a seat what somebody else did about an offer: that they made it, or what they said to one. */
  news(fact: Message, seat: Seat): 'offer' | 'answer' | null;
}

/** A side of a battle that somebody thinks up: units by their ids, with what a seat has that is named. */
export interface SupposedSide {
  readonly units: Readonly<Record<string, number>>;
  readonly seat: Seat | null;
}

/** A battle that somebody thinks up. */
export interface SupposedBattle {
  readonly place: 'space' | 'ground';
  readonly attacker: SupposedSide;
  readonly defender: SupposedSide;
}

/** Battles weighed before they are fought, from what lies open and what the viewer has; in steps, and bounded in effort. */
export interface BattleOdds<V> {
  /** What sides are made of. */
  readonly units: readonly Condition[];
  /** What the viewer could attack; nothing for whoever sits nowhere. */
  places(view: V): readonly Condition[];
  /** What becomes of an attack there with all that can come, a line each. */
  attack(view: V, place: string): Steps<readonly Message[]>;
  battle(battle: SupposedBattle, view: V | null): Steps<readonly Message[]>;
}

/** What somebody who has never played a game should know before they choose it. */
export interface Pitch {
  /** How long it lasts and what it is like, in half a line. */
  readonly about: Message;
  /** 1 is easy, 3 is for those who want it long and deep. */
  readonly level: 1 | 2 | 3;
  /** Whether it is a good first one. */
  readonly isFirst?: true;
}

/** How a game speaks of itself, whatever the interface. */
export interface Presentation<V> {
  readonly title: Message;
  readonly pitch?: Pitch;
  /** What lies open, a line each: under the picture, and for whoever cannot see it. */
  status(view: V): readonly Message[];
  /** What the viewer's seat holds and others may not know, a line each. */
  hand(view: V): readonly Message[];
  /** The same at length, for a message of its own: what each thing does, and whether one of the options that stand open is to use it. */
  held?(view: V, options: readonly string[]): readonly Message[];
  /**
   * What goes on, each with a message of its own that changes with it. Whatever is over is given as it ended until the
   * next of its kind begins: what is given no longer stays as it was shown last.
   */
  live?(view: V): readonly LivePanel[];
  /**
   * What happened, told shortly: facts that everybody may know, in order and from the beginning of a chapter. Facts that follow may add to
   * the last chapter and begin others, but change none before it. The view is that of the table as it is now.
   */
  chapters?(facts: readonly Message[], view: V): readonly Chapter[];
  /**
   * What facts that everybody may know mean to the viewer, in five lines at most: what was done to them first, then battles, points and
   * who is ahead. Nothing that neither the facts nor the view hold.
   */
  digest?(facts: readonly Message[], view: V): readonly Message[];
  readonly deals?: Deals<V>;
  readonly odds?: BattleOdds<V>;
  /** What can be settled in words before the start, the most important first. */
  readonly settings?: readonly Setting[];
  /** Options of the rules; a table's own stand in its options as `modules`, a list of ids. */
  readonly modules?: readonly ModuleChoice[];
  /** Everything that a seat can be asked about. */
  readonly topics: readonly Topic<V>[];
  /** The conditions that hold for a viewer when a topic is asked. */
  conditions?(view: V, topic: string): readonly string[];
  readonly happenings?: Happenings<V>;
  /** What somebody is waited for. */
  topic(topic: string): Message;
  readonly cards: readonly Entry[];
  /** What the thing that an option's label names does, for whoever is to choose; null if it names nothing that has a text. */
  explain?(label: Message): Message | null;
  /** Whether a card can come up at a table; every card can if nothing is said. */
  inBox?(view: V, card: string): boolean;
  /** Our own short words for the rules, by their numbers. */
  readonly rules: readonly Entry[];
  /** What helps whoever is asked; a game without one is played all the same. */
  readonly guide?: Guide<V>;
}
