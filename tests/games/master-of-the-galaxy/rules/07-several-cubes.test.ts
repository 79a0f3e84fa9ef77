import { describe, expect, it } from 'vitest';
import { onlyChoice } from '#app/runner/only-choice.ts';
import { LANGUAGES } from '#core/message.ts';
import { speaker } from '#core/speak.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { questionTo } from '../../../support/driver.ts';
import { counted, type Galaxy, Scene } from '../scene.ts';

const on = (table: Galaxy, card: Parameters<Galaxy['held']>[1], project = 0) =>
  table.held(0, card).projects[project]?.cells;

const weigh = (table: Galaxy, marks: readonly string[]) => {
  const { key } = questionTo(table, 0, 'distribute');
  const preview = table.session.previewAnswer(0, key, marks);
  if (!preview) throw new Error('the question is past');
  return preview;
};

/** What may be done after some steps. */
const then = (table: Galaxy, ...marks: readonly string[]) =>
  weigh(table, marks).sequence?.next.options.map(({ id }) => id) ?? [];

const saying = (table: Galaxy, marks: readonly string[]) => {
  const { sum } = weigh(table, marks);
  const said = LANGUAGES.map((language) => {
    const { say } = speaker(language, masterOfTheGalaxy.texts[language], (seat) => `seat ${seat}`);
    return sum === null ? '' : say(sum);
  });
  return { en: said[0], ru: said[1] };
};

/** The same cubes placed in one answer and one by one. */
function bothWays(scene: () => Scene, ...marks: readonly string[]) {
  const together = scene().play();
  together.answer(0, 'distribute', marks);
  return {
    together,
    oneByOne: scene()
      .play()
      .put(0, ...marks),
  };
}

describe('MOG-7 Phase 2: several cubes in one answer', () => {
  it('MOG-7.4 cubes go to several projects at once, told as if they had been placed one by one', () => {
    const { together, oneByOne } = bothWays(
      () => new Scene().bag(0, 'g g b'),
      'green>card:azhgar-host.0',
      'green>card:azhgar-host.2',
      'blue>route:s0-a0@s0',
    );
    expect(on(together, 'azhgar-host')).toEqual(['green', null, null, null]);
    expect(together.state).toEqual(oneByOne.state);
    expect(together.told()).toEqual(oneByOne.told());
    expect(together.state.turn.seat).toBe(1);
  });

  it('MOG-7.3 each cube counts for those after it: a cell takes one, and a full project takes none', () => {
    const table = new Scene().bag(0, 'r r y').play(); // azhgar-host.0: g g r y
    const red = 'red>card:azhgar-host.0';
    expect(then(table, red)).not.toContain(red);
    expect(then(table, red)).toContain('yellow>card:azhgar-host.0');
    expect(table).toRefuse(0, 'distribute', [red, red], 'MOG-7.3');
    expect(table).toRefuse(0, 'distribute', [red, red], 'refuse.noCell');
  });

  it('MOG-7.3 a cube is placed once: what needs another of its colour is refused, with the reason', () => {
    const table = new Scene().bag(0, 'r b b').play();
    const choice = ['red>planet:s0.0', 'red>card:azhgar-host.0'];
    expect(table).toRefuse(0, 'distribute', choice, 'refuse.noCube');
    expect(table).toRefuse(0, 'distribute', ['red>planet:s0.0', 'nonsense'], 'core.notOffered');
    expect(on(table, 'azhgar-host')).toEqual([null, null, null, null]);
  });

  it('MOG-9.4 a route is laid cube by cube from its own end, all in one answer', () => {
    const table = new Scene().bag(0, 'r r r').play();
    const step = 'red>route:s0-b0@s0';
    table.answer(0, 'distribute', [step, step]);
    expect(table.state.routes['s0-b0']).toMatchObject({ owner: 0, from: 's0', colour: 'red', cubes: 2 });
    expect(table.state.turn.drawn).toEqual(['red']);
    expect(table).toWaitFor([0, 'distribute']); // the third is still to be placed or put back
  });

  it('MOG-8.2 of the planets of a system the next is colonised after the one before', () => {
    const scene = new Scene(2).base(0, 'm3').bag(0, 'b r').bag(1, 'k');
    const table = scene.play();
    const first = 'blue>planet:m3.0';
    expect(table.offers(0, 'distribute')).not.toContain('red>planet:m3.1');
    expect(then(table, first)).toContain('red>planet:m3.1');
    table.answer(0, 'distribute', [first, 'red>planet:m3.1']);
    expect(table.state.systems.m3.planets.slice(0, 2)).toEqual(['blue', 'red']);
  });

  it('MOG-7.8 a black cube cancels a project, and its cells are free for the cubes after it', () => {
    const { together, oneByOne } = bothWays(
      () => new Scene().bag(0, 'k g').card(0, 'seed-arks', 'g . .'),
      'cancel>card:seed-arks.0',
      'green>card:seed-arks.0',
    );
    expect(on(together, 'seed-arks')).toEqual(['green', null, null, null]);
    expect(together.bag(0)).toEqual(counted('k g'));
    expect(together.state).toEqual(oneByOne.state);
  });

  it('MOG-7.11 cubes that a cancellation brought home are not placed in this turn', () => {
    const table = new Scene().bag(0, 'k').card(0, 'seed-arks', 'g . .').play();
    expect(then(table, 'cancel>card:seed-arks.0')).toEqual(['end']);
  });

  it('MOG-7.6 the rest goes back into the bag with the same answer', () => {
    const table = new Scene().bag(0, 'r b k').play();
    table.answer(0, 'distribute', ['blue>card:azhgar-host.3', 'return']);
    expect(table.bag(0)).toEqual(counted('r k'));
    expect(table.state.turn.seat).toBe(1);
    expect(then(new Scene().bag(0, 'r b k').play(), 'blue>card:azhgar-host.3', 'return')).toEqual([]);
  });

  it('MOG-13.5 a card completed by a cube before counts: a fourth of its type is barred with the rule', () => {
    const table = new Scene()
      .working(0, 'ore-barges')
      .working(0, 'consular-docks')
      .card(0, 'border-bazaars', 'y r .')
      .card(0, 'barter-engines', 'y y . k')
      .bag(0, 'g g')
      .play();
    const third = 'green>card:border-bazaars.0';
    const fourth = 'green>card:barter-engines.0';
    expect(weigh(table, [fourth]).refusal).toBeNull();
    expect(table).toRefuse(0, 'distribute', [third, fourth], 'MOG-13.5');
    expect(weigh(table, [third]).sequence?.next.options).toContainEqual(
      expect.objectContaining({ id: fourth, barred: expect.objectContaining({ rule: 'MOG-13.5' }) }),
    );
  });
});

describe('MOG-20 Phase 3 with the cubes of phase 2', () => {
  const holding = () => new Scene().bag(0, 'r b').bag(1, 'k').card(0, 'ore-barges');

  it('MOG-20.1 whoever plays no card may end the turn with the answer that places the cubes', () => {
    const table = holding().play();
    expect(table.offers(0, 'distribute')).not.toContain('end');
    expect(then(table, 'red>planet:s0.0')).toContain('end');
    table.answer(0, 'distribute', ['red>planet:s0.0', 'end']);
    expect(table.bag(0)).toEqual(counted('b r r r')); // 7.6, and the reward of the planet
    expect(table.state.turn.seat).toBe(1);
    expect(table.state.turn.ends).toBeNull();
  });

  it('MOG-20.1 without it the cards are asked about as ever', () => {
    const table = holding().play();
    table.answer(0, 'distribute', ['red>planet:s0.0', 'return']);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-20.1 a card that came with the rewards may still be played', () => {
    const table = holding().fill(0, 'ore-barges', { but: 1 }).bag(0, 'g').play();
    table.answer(0, 'distribute', ['green>card:ore-barges.0', 'end']);
    table.answer(0, 'lifted', table.offers(0, 'lifted')[0] ?? ''); // 13.6: a leader
    expect(table.cards(0)).toHaveLength(3);
    expect(table).toWaitFor([0, 'cards']);
  });

  it('MOG-20.5 whoever has too many cards cannot end so', () => {
    const scene = holding();
    for (const card of [
      'consular-docks',
      'pulsar-observatory',
      'plasma-lenses',
      'seed-arks',
      'letters-of-marque',
      'boarding-flotilla',
      'picket-stations',
      'grand-registry',
    ] as const)
      scene.card(0, card);
    const table = scene.play();
    expect(then(table, 'red>planet:s0.0')).not.toContain('end');
  });

  it('MOG-19.2 a truce is offered with the cubes before it, and those after it wait for the answer', () => {
    const table = new Scene()
      .base(0, 'b0')
      .base(1, 'm0')
      .conflict('chain-of-feuds', 'b0-m0', { red: 'b0' })
      .bag(0, 'r b')
      .play();
    expect(then(table, 'red>planet:s0.0', 'truce:b0-m0')).toEqual([]);
    table.answer(0, 'distribute', ['red>planet:s0.0', 'truce:b0-m0']);
    expect(table.state.systems.s0.planets[0]).toBe('red');
    table.answer(1, 'truce', 'agree:b0-m0');
    expect(table.state.conflicts).toEqual([]);
    expect(table).toWaitFor([0, 'distribute']);
  });
});

describe('what cubes come to, before they are placed', () => {
  it('says what is completed, what that brings, and what is left in hand', () => {
    const table = new Scene().bag(0, 'r b k').play();
    expect(saying(table, ['red>planet:s0.0'])).toMatchInlineSnapshot(`
      {
        "en": "✅ Completes **a planet of Karneol (S0)** (+3 red).
      Still in hand: 1 blue and 1 black.",
        "ru": "✅ Завершено: **планета в системе Карнеол (S0)** (+3 красных).
      На руках ещё 1 синий и 1 чёрный.",
      }
    `);
    expect(saying(table, ['red>planet:s0.0', 'return'])).toMatchInlineSnapshot(`
      {
        "en": "✅ Completes **a planet of Karneol (S0)** (+3 red).",
        "ru": "✅ Завершено: **планета в системе Карнеол (S0)** (+3 красных).",
      }
    `);
    const route = new Scene().bag(0, 'r r r').play();
    const step = 'red>route:s0-b0@s0';
    expect(saying(route, [step])).toMatchInlineSnapshot(`
      {
        "en": "Still in hand: 2 red.",
        "ru": "На руках ещё 2 красных.",
      }
    `);
  });

  it('leaves the table as it is', () => {
    const table = new Scene().bag(0, 'k r b').card(0, 'seed-arks', 'g . .').play();
    const before = structuredClone(table.state);
    weigh(table, ['cancel>card:seed-arks.0', 'red>planet:s0.0', 'blue>route:s0-a0@s0', 'end']);
    expect(table.state).toEqual(before);
  });
});

describe('a seat that can place nothing', () => {
  it('MOG-7.6 is not asked: its cubes go back', () => {
    const table = new Scene().bag(0, 'k').play();
    expect(onlyChoice(questionTo(table, 0, 'distribute').form)).toEqual(['return']);
    const able = new Scene().bag(0, 'r').play();
    expect(onlyChoice(questionTo(able, 0, 'distribute').form)).toBeNull();
  });
});
