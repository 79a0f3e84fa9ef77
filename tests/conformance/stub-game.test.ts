import { describe, expect, it } from 'vitest';
import { playMatch } from '#cli/play.ts';
import type { Game } from '#core/game.ts';
import { LANGUAGES } from '#core/message.ts';
import { speaker } from '#core/speak.ts';
import { games } from '#games/index.ts';
import { draw } from '#render/draw.ts';
import { drawings } from '#render/drawings.ts';
import { faultsOf, textsOf, written } from '../render/texts.ts';
import { asked, bench, HOUR, ok, posts, say, seen } from '../support/app-harness.ts';
import { start } from '../support/driver.ts';
import { playFrom } from '../support/scene.ts';
import { playedInto } from '../support/selfplay.ts';
import '../support/matchers.ts';
import { lighthouses } from './stub-game/index.ts';
import { lighthousesDrawing } from './stub-game/picture/drawing.ts';
import { type State, setup } from './stub-game/state.ts';

const laid = (change: (state: State) => void, seats = 2) => {
  const state = setup({ rounds: 3 }, seats);
  change(state);
  return playFrom(lighthouses, state);
};

describe('Lighthouses', () => {
  it('2.1, 2.2 lights dark lamps whose numbers do not fall', () => {
    const table = laid(({ seats: [first] }) => {
      first?.lamps.splice(0, 5, 1, null, 1, null, 6);
    });
    const { die } = table.answer(0, 'oil', 0) && table.state;
    expect(die).toBeGreaterThan(1);
    expect(table).toOfferExactly(0, 'lamp', ['3', 'leave']);
    expect(table).toRefuse(0, 'lamp', '0', '2.1');
    expect(table).toRefuse(0, 'lamp', '1', '2.2');
  });

  it('3.1 raises the die with oil, which goes back to the store', () => {
    const table = start(lighthouses, { seats: 2, seed: 1 });
    const { die, store } = table.state;
    table.answer(0, 'oil', 1);
    expect(table.state).toMatchObject({ die: (die ?? 0) + 1, store: store + 1 });
    expect(table.state.seats[0]?.oil).toBe(1);
  });

  it('2.3 gives a cask for a die that is left, while there is one', () => {
    const table = start(lighthouses, { seats: 2, seed: 1 });
    table.answers([0, 'oil', 0], [0, 'lamp', 'leave']);
    expect(table.state.seats[0]?.oil).toBe(3);
    expect(table.told()).toContain('fact.left');
  });

  it('counts its oil', () => {
    expect(() => laid((state) => Object.assign(state, { store: 1 }))).toThrow('5 oil casks instead of 12');
  });

  it('has a bot that plays better than chance', () => {
    const lit = (bots: readonly string[]) =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => {
        const match = { game: lighthouses as unknown as Game, seats: 2, options: {}, bots, seed: `${seed}` };
        return (
          sum +
          playMatch(match)
            .session.result()
            .scores.reduce((all, score) => all + score, 0)
        );
      }, 0);
    expect(lit(['greedy'])).toBeGreaterThan(lit(['random']) * 1.3);
  });

  it('is not offered to anybody', () => {
    expect([...games.keys(), ...drawings.keys()]).not.toContain(lighthouses.id);
  });
});

describe('the picture of Lighthouses', () => {
  const NAMES = ['Ann', 'Captain Balthazar the Third of Somewhere Far', 'Ия'];

  it.each(LANGUAGES)('keeps all words whole and apart for one to eight seats (%s)', (language) => {
    const words = speaker(language, lighthouses.texts[language], (seat) => NAMES[seat % 3] ?? '');
    for (const seats of lighthouses.seats) {
      for (const answers of [0, 9 * seats, 900]) {
        const { state } = playedInto(lighthouses, { seats, seed: 4 }, answers);
        const scene = lighthousesDrawing.scene(lighthouses.view(state, 'table'), words);
        expect(faultsOf(scene).filter((fault) => !fault.startsWith('small'))).toEqual([]);
        for (const text of textsOf(scene)) {
          const { cut, size } = written(text);
          expect({ text: text.text, cut, small: (size * 1000) / scene.width < 11 }).toEqual({
            text: text.text,
            cut: false,
            small: false,
          });
        }
        const alt = lighthousesDrawing.alt(lighthouses.view(state, 'table'), words);
        for (const name of NAMES.slice(0, seats)) expect(alt).toContain(name);
      }
    }
  });

  it('is painted', async () => {
    const { state } = playedInto(lighthouses, { seats: 8, seed: 4 }, 60);
    const words = speaker('en', lighthouses.texts.en, (seat) => `Seat ${seat + 1}`);
    const { bytes, width } = await draw(lighthousesDrawing.scene(lighthouses.view(state, 'table'), words));
    expect(width).toBe(1600);
    expect(bytes.length).toBeGreaterThan(10_000);
  });
});

describe('a table of one seat', () => {
  /** A table of Lighthouses with nobody but Ann. */
  async function alone() {
    const { app, store, pass } = await bench({ games: [lighthouses as unknown as Game] });
    const { table } = ok(
      await app.create({
        user: 'ann',
        game: lighthouses.id,
        name: 'Night',
        language: 'en',
        options: { rounds: 4 },
        deadlineHours: 10,
      }),
    );
    ok(await app.join({ table, user: 'ann', name: 'Ann' }));
    ok(await app.start({ table, actor: { user: 'ann' } }));
    await app.settled(table);
    return { app, store, pass, table };
  }

  it('is opened, waits for its seat and takes answers', async () => {
    const { app, table } = await alone();
    expect((await seen(app, table)).waiting).toMatchObject([{ seat: 0, topic: 'oil' }]);
    await say(app, table, { user: 'ann', topic: 'oil', choice: 0 });
    expect((await asked(app, table, { user: 'ann', topic: 'lamp' })).fallback).toBe('leave');
  });

  it('takes answers back: freely, and by the one vote there is after a die was rolled', async () => {
    const { app, table } = await alone();
    await say(app, table, { user: 'ann', topic: 'oil', choice: 1 });
    ok(await app.undo({ table, user: 'ann' }));
    await say(app, table, { user: 'ann', topic: 'oil', choice: 0 });
    await say(app, table, { user: 'ann', topic: 'lamp', choice: '2' });
    expect(await app.undo({ table, user: 'ann' })).toMatchObject({ kind: 'refused' });
    const voted = ok(await app.propose({ table, actor: { user: 'ann' }, motion: { kind: 'undo' } }));
    expect(voted.status).toBe('passed');
    expect((await seen(app, table)).waiting).toMatchObject([{ seat: 0, topic: 'lamp' }]);
  });

  it('plays itself to the end by standing orders, and says so', async () => {
    const { app, store, table } = await alone();
    ok(
      await app.setOrder({
        table,
        user: 'ann',
        topic: 'lamp',
        order: { kind: 'prefer', ids: ['0', '1', 'leave'] },
      }),
    );
    ok(await app.setOrder({ table, user: 'ann', topic: 'oil', order: { kind: 'fallback' } }));
    await app.settled(table);
    expect((await seen(app, table)).table.status).toBe('over');
    expect((await posts(store)).map(({ kind }) => kind)).toContain('over');
  });

  it('is answered for when its time is up', async () => {
    const { app, pass, table } = await alone();
    pass(10 * HOUR);
    await app.tick();
    expect((await seen(app, table)).waiting).toMatchObject([{ seat: 0, topic: 'lamp' }]);
  });

  it('goes on with a bot in place of whoever leaves it', async () => {
    const { app, table } = await alone();
    ok(await app.handOver({ table, actor: { user: 'ann' }, seat: 0, to: { bot: 'greedy' } }));
    await app.settled(table);
    expect((await seen(app, table)).table.status).toBe('over');
  });
});
