import { describe, expect, it } from 'vitest';
import type { Game } from '#core/game.ts';
import type { Message } from '#core/message.ts';
import { isBehindScreen } from '#core/screen.ts';
import type { OpenQuestion } from '#core/session.ts';
import { strictSpeaker as speaker } from '#core/speak.ts';
import { completed } from '#core/steps.ts';
import { replay, verifyDice } from '#core/verify.ts';
import { liveLines } from '#discord/screens/live-lines.ts';
import { heardByOthers, seenByOthers } from '../support/bystanders.ts';
import { oneOf, randomOf } from '../support/chance.ts';
import { type Driver, start } from '../support/driver.ts';
import { disturb, seenBy } from '../support/secrets.ts';
import { answerAtRandom, selfPlay } from '../support/selfplay.ts';
import { expectSame, shown, unnumbered } from '../support/shown.ts';
import { sittings } from './games.ts';
import { hiddenFromAll, type Rehide, rehide } from './hidden.ts';

type AnyDriver = Driver<unknown, Message, unknown, unknown>;

/** Every game at every number of seats, with some seeds; those of many numbers with one for each. */
const seeded = sittings.flatMap(({ game, seats, title }) =>
  (game.seats.length > 4 ? [seats] : [1, 2]).map((seed) => ({
    game,
    seats,
    seed,
    title: `${title}, seed ${seed}`,
  })),
);

/** Somebody else than a seat: the next one, or where there is only one somebody who has none. */
const anotherThan = (seat: number, seats: number) => (seats === 1 ? seats : (seat + 1) % seats);

/** What a game hides from its seats. */
function hiddenIn({ id }: Game): Rehide<never> | 'nothing' {
  const hidden = rehide.get(id);
  if (!hidden) throw new Error(`tests/conformance/hidden.ts does not say what ${id} hides`);
  return hidden;
}

/** A view without whose it is. */
const withoutViewer = (view: unknown) => JSON.stringify({ ...(view as object), viewer: null });

/** The first so many answers of a game. */
type Part = { readonly seats: number; readonly seed: number; readonly answers: number };

/** Plays at random, but only so far: what is looked at here costs more than playing. */
function playing(game: Game, part: Part, look: (table: AnyDriver) => void): void {
  const table = start(game, part);
  const random = randomOf(part.seed);
  for (let given = 0; given < part.answers && !table.session.over; given++) {
    answerAtRandom(table, random);
    look(table);
  }
}

describe.each(seeded)('conformance: $title', ({ game, seats, seed }) => {
  const hidden = hiddenIn(game);

  it('ends, with its components kept, its schema held and its state plain JSON at every checkpoint', () => {
    const table = selfPlay(game, { seats, seed }, ({ session }, { taken }) => {
      const wrong = game.invalid(session.state as never);
      if (wrong !== null) expect(wrong).toBeNull();
      if (!taken.segment) return;
      const state: unknown = JSON.parse(taken.segment.state);
      expectSame(JSON.stringify(state), taken.segment.state);
      const whole = { ...(state as object), ...session.config.fixed };
      if (taken.segment.n % 20 === 0) expect(game.state.parse(whole)).toEqual(whole);
    });
    expect(table.session.result().scores).toHaveLength(seats);
    expect(verifyDice(table.journal.record()).problems).toEqual([]);
    expect(replay(game, table.journal.record()).problems).toEqual([]);
  });

  it('replays to what is live after every answer', () => {
    playing(game, { seats, seed, answers: 250 }, (table) => {
      expectSame(shown(table.reloaded()), shown(table.session));
    });
  });

  it('refuses the wrong seat, stale questions and what was not offered, and nothing changes', () => {
    const old: string[] = [];
    playing(game, { seats, seed, answers: 120 }, (table) => {
      const before = shown(table.session);
      for (const { key, seat, fallback, form } of table.session.open()) {
        // Words may be any, but not any number of them.
        const strange = form.kind === 'text' ? 'x'.repeat(form.maxLength + 1) : 'not offered by anybody';
        const refusals = [
          table.click(key, anotherThan(seat, seats), fallback),
          table.click(old[0] ?? 'nonsense', seat, fallback),
          table.click(key, seat, strange),
          table.click(key, seat, null),
          table.click(key, seat, { toString: 1 }),
          table.click(key, seat, ['x'.repeat(5000)]),
        ];
        for (const { kind } of refusals) if (kind !== 'refused') expect(kind).toBe('refused');
      }
      expectSame(shown(table.session), before);
      const open = new Set(table.session.open().map(({ key }) => key));
      const [stale] = table.journal.session.answers.map(({ key }) => key).filter((key) => !open.has(key));
      if (stale) old[0] = stale;
    });
    expect(old.length).toBe(1);
  });

  it('undoes and answers again to the very same', () => {
    let [given, undone] = [0, 0];
    playing(game, { seats, seed, answers: 150 }, (table) => {
      given += 1;
      const last = table.session.answers.at(-1);
      if (!last || table.session.over) return;
      const before = shown(table.session);
      if (table.undo(last.seat, last.seq) !== null) return;
      undone += 1;
      const again = table.click(last.key, last.seat, last.choice);
      if (again.kind !== 'taken') throw new Error('the same answer is not taken again');
      expectSame(JSON.stringify(unnumbered(again.row)), JSON.stringify(unnumbered(last)));
      expectSame(shown(table.session), before);
    });
    expect(undone).toBeGreaterThan(Math.min(10, given / 15));
  });

  it.runIf(hidden === 'nothing')('hides nothing: everybody is shown the same', () => {
    playing(game, { seats, seed, answers: 400 }, ({ session }) => {
      const open = withoutViewer(session.view('table'));
      for (const seat of Array(seats).keys()) {
        expectSame(withoutViewer(session.view(seat)), open);
        expect(game.presentation.hand(session.view(seat))).toEqual([]);
      }
    });
  });

  it.runIf(hidden !== 'nothing')('shows nobody what is hidden from them', () => {
    const change = hidden as Rehide<never>;
    let [looks, differed] = [0, 0];
    let given = 0;
    // Everybody at the beginning, where everything is dealt; then somebody now and then, to the end of the game.
    const watched = () => {
      given += 1;
      if (given <= 60) return [...Array(seats).keys()];
      return given % 4 === 0 ? [(given / 4) % seats] : [];
    };
    playing(game, { seats, seed, answers: 5_000 }, (table) => {
      const asked = table.session.open().map(({ topic }) => topic);
      for (const seat of watched()) {
        const session = table.reloaded();
        const look = (viewer: number) =>
          `${seenBy(viewer, session)} ${JSON.stringify(session.openFor(viewer).map(({ key }) => key))}`;
        // What nobody sees must lie in the state: what is hidden from the only seat, or from all of them.
        const elsewhere = () =>
          seats === 1 || hiddenFromAll.has(game.id)
            ? JSON.stringify(session.state)
            : look(anotherThan(seat, seats));
        const [before, other] = [look(seat), elsewhere()];
        disturb(session, (state) => change(state as never, seat, asked));
        expectSame(look(seat), before);
        looks += 1;
        if (elsewhere() !== other) differed += 1;
      }
    });
    expect(differed).toBeGreaterThan(looks / 2); // what was changed is there to be seen by those who may
  });

  it('shows, asks and tells nobody else what is done behind a screen that is up, or in a veiled window that is open', () => {
    const table = start(game, { seats, seed });
    const random = randomOf(seed);
    for (let given = 0; given < 400 && !table.session.over; given++) {
      const open = table.session.open();
      // What is looked at costs more than playing: of windows every eighth answer, behind many screens every fourth.
      const isWatched = (one: OpenQuestion) =>
        isBehindScreen(one.path) ? seats <= 4 || given % 4 === 0 : one.window !== null && given % 8 === 0;
      const before = open.some(isWatched)
        ? [...Array(seats).keys()].map((seat) => seenByOthers(seat, table.session))
        : [];
      const waiting = JSON.stringify(table.session.summoned());
      const { taken, question } = answerAtRandom(table, random);
      const { seat } = taken.row;
      if (!table.session.isHidden(taken.row)) continue;
      const seen = before[seat];
      if (seen !== undefined) expectSame(seenByOthers(seat, table.session), seen);
      expect(heardByOthers(seat, seats, taken)).toEqual([]);
      // Of a window not even that somebody has answered.
      if (question.window !== null) expectSame(JSON.stringify(table.session.summoned()), waiting);
    }
  });

  it('has words for every fact, question, topic and reason, in both languages', () => {
    const speakers = (['en', 'ru'] as const).map((one) =>
      speaker(one, game.texts[one], (seat) => `<${seat}>`),
    );
    const said = new Set<string>();
    const say = (message: Message) => {
      said.add(message.key);
      for (const one of speakers) {
        const words = one.say(message);
        if (/^\s*$|undefined|\[object|NaN| {2}/.test(words)) expect(words).toBe(`words for ${message.key}`);
      }
    };
    selfPlay(game, { seats, seed }, ({ session }, { taken }) => {
      for (const { message } of taken.facts) say(message);
      for (const live of game.presentation.live?.(session.view('table')) ?? [])
        completed(liveLines(live)).forEach(say);
      for (const { form, topic } of session.open()) {
        say({ key: `topic.${topic}`, args: {} });
        say(form.prompt);
        const things =
          'options' in form ? form.options : 'slots' in form ? form.slots : 'items' in form ? form.items : [];
        const turns = 'turns' in form ? (form.turns ?? []) : [];
        const placements = turns.flatMap((turn) => turn.placements);
        for (const thing of [...things, ...turns, ...placements]) {
          say(thing.label);
          if ('group' in thing && thing.group) say(thing.group);
          if ('barred' in thing && thing.barred) say(thing.barred.message);
        }
      }
    });
    expect(said.size).toBeGreaterThan(10);
  });

  it('has a legal fallback for every question, and plays a whole game on fallbacks without a fault', () => {
    const table = start(game, { seats, seed });
    const random = randomOf(seed);
    for (let answers = 0; answers < 300 && !table.session.over; answers++) {
      const question = oneOf(
        table.session.open().filter(({ optional }) => !optional),
        random,
      );
      table.answer(question.seat, question.topic, question.fallback);
    }
    expect(game.invalid(table.session.state as never)).toBeNull();
  });
});
