import { describe, expect, it } from 'vitest';
import type { Message } from '#core/message.ts';
import type { Seat } from '#core/seat.ts';
import { Session } from '#core/session.ts';
import { oneOf, randomOf } from '../support/chance.ts';
import { type Driver, heardBy, start } from '../support/driver.ts';
import { disturb, seenBy } from '../support/secrets.ts';
import { answerAtRandom, playedInto } from '../support/selfplay.ts';
import { expectSame } from '../support/shown.ts';
import type { AnyGame } from '../support/toys/all.ts';
import { inscribe } from '../support/toys/inscribe.ts';
import { market } from '../support/toys/market.ts';
import { skirmish } from '../support/toys/skirmish/game.ts';
import { arePlansOpen, kindOf, type State } from '../support/toys/skirmish/state.ts';
import { survey } from '../support/toys/survey/game.ts';

const SEATS = [0, 1, 2] as const;

/** Gives a seat other cards, from the bottom of the deck, where nobody has looked. */
function otherHand(state: State, seat: Seat): void {
  const { hand } = state.seats[seat]!;
  for (const [i, card] of hand.entries()) {
    const at = state.deck.findLastIndex((other, j) => j > SEATS.length && kindOf(other) !== kindOf(card));
    if (at >= 0) [hand[i], state.deck[at]] = [state.deck[at]!, card];
  }
}

interface Secrets<S = never> {
  readonly game: AnyGame;
  /** Changes what a seat hides in the middle of a game. */
  live(state: S, seat: Seat): void;
  /** Changes what a seat hides at a checkpoint. */
  kept(state: S, seat: Seat): void;
}
const hiding = <S>(secrets: Omit<Secrets<S>, 'game'>, game: unknown) =>
  ({ ...secrets, game }) as unknown as Secrets;

type Sheets = { seats: { cells: (number | null)[]; gold: number; ink: number }[] };
type Purses = { treasury: number; seats: { purse: number }[] };

const ofWar = {
  live: (state: State, seat: Seat) => {
    otherHand(state, seat);
    const { plan } = state.seats[seat]!;
    if (plan !== null && !arePlansOpen(state)) state.seats[seat]!.plan = plan === 'dig' ? 'raid' : 'dig';
  },
  kept: otherHand,
};
const ofSheets = {
  live: ({ seats }: Sheets, seat: Seat) => {
    seats[seat]!.cells = seats[seat]!.cells.map((value) => (value === null ? 6 : null));
    seats[seat]!.gold += 5;
  },
  kept: ({ seats }: Sheets, seat: Seat) => {
    seats[seat]!.gold += 5;
  },
};
const emptyPurse = (state: Purses, seat: Seat) => {
  state.treasury += state.seats[seat]!.purse;
  state.seats[seat]!.purse = 0;
};
const ofPurses = { live: emptyPurse, kept: emptyPurse };

type Surveys = { seats: { sheet: { stars: number }; goal: number }[] };
const otherGoal = ({ seats }: Surveys, seat: Seat) => {
  seats[seat]!.goal = 1 + (seats[seat]!.goal % 4);
};
const ofSurveys = {
  live: (state: Surveys, seat: Seat) => {
    otherGoal(state, seat);
    state.seats[seat]!.sheet.stars += 5;
  },
  kept: otherGoal,
};

const all = [
  hiding(ofWar, skirmish),
  hiding(ofSheets, inscribe),
  hiding(ofPurses, market),
  hiding(ofSurveys, survey),
];

/** Changes what one seat hides and looks whether another sees it; gives how often the secret itself did change. */
function lookLive({ game, live, kept }: Secrets, seed: number): number {
  const table = start(game, { seats: SEATS.length, seed });
  const random = randomOf(seed);
  let changed = 0;
  while (!table.session.over) {
    answerAtRandom(table, random);
    const hider = oneOf(SEATS, random);
    const session = table.reloaded();
    const look = (seat: Seat) => `${seenBy(seat, session)} ${session.openFor(seat).map(({ key }) => key)}`;
    const before = SEATS.map(look);
    const change = session.over ? kept : live;
    disturb(session, (state) => change(state as never, hider));
    for (const seat of SEATS) {
      if (seat !== hider) expectSame(look(seat), before[seat]!);
      else if (look(seat) !== before[seat]) changed += 1;
    }
  }
  return changed;
}

/** Plays one turn twice from the same answers, with other things hidden by a seat that does nothing of its own. */
function playTwice({ game, kept }: Secrets, seed: number): number {
  const { session } = playedInto(game, { seats: SEATS.length, seed }, 4 + (seed % 30));
  const hider = seed % SEATS.length;
  const state: unknown = JSON.parse(session.segment.state);
  kept(state as never, hider);
  const segments = [session.segment, { ...session.segment, state: JSON.stringify(state) }];
  const pair = segments.map((segment) => Session.load(game, session.config, segment).session);
  const [one, two] = pair as [Session, Session];
  const random = randomOf(seed);
  let answers = 0;
  for (; one.segment.n === session.segment.n && !one.over && answers < 40; answers++) {
    for (const seat of SEATS) if (seat !== hider) expectSame(seenBy(seat, two), seenBy(seat, one));
    const { path, seat, topic, form, fallback } = oneOf(one.open(), random);
    const bot = game.bots.random!;
    const turn = { seat, topic, form, fallback, random, view: () => one.view(seat) };
    const choice = seat === hider ? fallback : bot(turn);
    const facts = pair.map((table) => {
      const { key } = table.open().find((question) => question.path === path)!;
      const answered = table.answer({ key, seat, choice, by: 'seat' }, 1_000 + answers);
      if (answered.kind !== 'taken') throw new Error(JSON.stringify(answered));
      return SEATS.filter((other) => other !== hider).map((other) => heardBy(other, answered.facts));
    });
    expectSame(JSON.stringify(facts[1]), JSON.stringify(facts[0]));
  }
  return answers;
}

describe.each(all.map((secrets) => [secrets.game.id, secrets] as const))('in %s', (_, secrets) => {
  it('nothing that a seat sees depends on what another hides, at any moment of random games', () => {
    let changed = 0;
    for (let seed = 0; seed < 12; seed++) changed += lookLive(secrets, seed);
    expect(changed).toBeGreaterThan(50);
  });

  it('nothing that a seat is shown, asked or told afterwards depends on it either', () => {
    let answers = 0;
    for (let seed = 0; seed < 45; seed++) answers += playTwice(secrets, seed);
    expect(answers).toBeGreaterThan(100);
  });

  it('no key and no path of another’s question is to be seen', () => {
    let looked = 0;
    for (let seed = 0; seed < 10; seed++) {
      const table: Driver<unknown, Message, unknown, unknown> = start(secrets.game, { seats: 3, seed });
      const random = randomOf(seed);
      while (!table.session.over) {
        const { facts } = answerAtRandom(table, random).taken;
        for (const { key, path, seat: owner } of table.session.open()) {
          for (const seat of SEATS.filter((one) => one !== owner)) {
            const keys = table.session.openFor(seat).map((question) => question.key);
            const seen = [seenBy(seat, table.session), ...keys, JSON.stringify(heardBy(seat, facts))].join(
              ' ',
            );
            if (seen.includes(key) || seen.includes(`"${path}"`))
              throw new Error(`seat ${seat} sees ${path}`);
            looked += 1;
          }
        }
      }
    }
    expect(looked).toBeGreaterThan(200);
  });
});

describe('these tests', () => {
  it('find a view that leaks', () => {
    const view: typeof skirmish.view = (state, viewer) => {
      return { ...skirmish.view(state, viewer), hand: state.seats.flatMap(({ hand }) => hand) };
    };
    expect(() => lookLive(hiding(ofWar, { ...skirmish, view }), 1)).toThrow(/expected/);
    expect(() => playTwice(hiding(ofWar, { ...skirmish, view }), 1)).toThrow(/expected/);
  });
});

describe('behind screens', () => {
  it('others see who is busy, and neither with which step nor how far', () => {
    const table = start(inscribe, { seats: 3 });
    const busy = SEATS.map((seat) => ({ seat, topic: 'round' }));
    expect(table.session.summoned()).toEqual(busy);
    table.answer(0, 'cell', 'r0c0');
    expect(table.session.summoned()).toEqual(busy);
    table.answer(0, 'cell', 'r0c1');
    expect(table.session.openFor(0)).toMatchObject([{ topic: 'bonus' }]);
    expect(table.session.summoned()).toEqual(busy);
    table.answers([1, 'cell', 'none'], [1, 'cell', 'none']);
    expect(table.session.summoned()).toEqual(busy);
    table.answer(1, 'ready', 'ready');
    expect(table.session.summoned()).toEqual([busy[0], busy[2]]);
  });

  it('the seat itself sees its steps', () => {
    const table = start(inscribe, { seats: 2 }).answers([1, 'cell', 'r2c1']);
    expect(table.session.openFor(1)).toMatchObject([{ topic: 'cell', path: '1/round~1/cell.2:1' }]);
    expect(table.session.view(1).sheets[1]?.[5]).toBe(table.session.state.dice[0]);
    expect(table.session.view(0).sheets[1]?.[5]).toBeNull();
    expect(table.session.view('table').sheets[1]?.[5]).toBeNull();
  });
});
