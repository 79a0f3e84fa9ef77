import { describe, expect, it } from 'vitest';
import type { Colour } from '#games/master-of-the-galaxy/content/kinds.ts';
import { counted, Scene } from '../scene.ts';

/** Seat 0 takes a conflict with its last cube and gets back r r g. */
const taker = () => new Scene().fill(0, 'azhgar-host', { project: 2, but: 1 }).bag(0, 'g');
const take = 'green>card:azhgar-host.2';

describe('Tribute: a cube from the bank for each card gained of its kinds', () => {
  it('a cube in the colour of the deck', () => {
    const table = taker().card(0, 'war-chancellery').play();
    const { red } = table.state.bank;
    table.put(0, take).answer(0, 'lifted', 'next');
    expect(table.bag(0)).toEqual(counted('r r g r'));
    expect(table.state.bank.red).toBe(red - 1);
    expect(table).toWaitFor([0, 'cards']);
  });

  it.each<readonly [string, Colour, readonly ('consular-docks' | 'border-bazaars')[]]>([
    ['a leader', 'blue', []],
    ['a conflict', 'red', ['consular-docks']],
    ['a government', 'yellow', ['consular-docks', 'border-bazaars']],
  ])('%s brings %s to the owner of a house of favours', (_, colour, before) => {
    const scene = new Scene();
    for (const id of before) scene.working(0, id);
    const table = scene.card(0, 'house-of-favours', 'y y y b g .').bag(0, 'k').play();
    table.put(0, 'black>card:house-of-favours.0').answer(0, 'lifted', 'next'); // its own politics card counts
    expect(table.bag(0)).toEqual({ ...counted(''), [colour]: 1 });
  });

  it.each<readonly ['expansion' | 'commerce' | 'progress', Colour]>([
    ['expansion', 'green'],
    ['commerce', 'yellow'],
    ['progress', 'blue'],
  ])('a card of %s brings the owner of a patroness a cube: %s', (deck, colour) => {
    const scene = new Scene().fill(0, 'azhgar-host', { project: 1, but: 1 }).working(0, 'terraced-habitats');
    const table = scene.card(0, 'patroness-eloi-sund').bag(0, 'b').play();
    table.put(0, 'blue>card:azhgar-host.1').answers([0, 'deck', deck], [0, 'lifted', 'next']);
    const home = counted('g g y y b');
    expect(table.bag(0)).toEqual({ ...home, [colour]: home[colour] + 1 });
  });

  it('however the card was gained: taken from a rival as well', () => {
    const table = new Scene()
      .base(0, 'm0')
      .base(1, 'a1')
      .card(0, 'starlit-synod')
      .card(1, 'salvager-tock')
      .conflict('hostage-embassy', 'a1-m0', { red: 'm0', onRed: '. b g' })
      .bag(0, 'r')
      .play();
    table.put(0, 'red>side:a1-m0.red').answer(0, 'seize', 'salvager-tock');
    expect(table.bag(0)).toEqual(counted('r g b')); // the blue one lay on a loss cell: this one is the tribute
  });

  it('not for cards of other kinds, nor for those a rival gains', () => {
    const other = taker().card(0, 'starlit-synod').play();
    other.put(0, take).answer(0, 'lifted', 'next');
    expect(other.bag(0)).toEqual(counted('r r g'));

    const rival = taker().card(1, 'war-chancellery').play();
    const { bag } = structuredClone(rival.state.seats[1]!);
    rival.put(0, take).answer(0, 'lifted', 'next');
    expect(rival.bag(0)).toEqual(counted('r r g'));
    expect(rival.bag(1)).toEqual(bag);
  });

  it('an empty bank gives nothing, its last cube is given', () => {
    const none = taker().card(0, 'war-chancellery').bank('red', 0, 2).play();
    none.put(0, take).answer(0, 'lifted', 'next');
    expect(none.bag(0)).toEqual(counted('r r g'));
    expect(none).toWaitFor([0, 'cards']);

    const last = taker().card(0, 'war-chancellery').bank('red', 1, 2).play();
    last.put(0, take).answer(0, 'lifted', 'next');
    expect(last.state.bank.red).toBe(0);
  });

  it('two such cards answer both, while the bank can', () => {
    const both = () => taker().card(0, 'war-chancellery').working(0, 'house-of-favours');
    const table = both().play();
    table.put(0, take).answer(0, 'lifted', 'next');
    expect(table.bag(0)).toEqual(counted('r r g r r'));

    const poor = both().bank('red', 1, 2).play();
    poor.put(0, take).answer(0, 'lifted', 'next');
    expect(poor.bag(0)).toEqual(counted('r r g r'));
  });

  it('not with a cell free, nor by a leader without her symbol', () => {
    const bare = taker().card(0, 'house-of-favours', 'y y y b g .').play();
    bare.put(0, take).answer(0, 'lifted', 'next');
    expect(bare.bag(0)).toEqual(counted('r r g'));

    const scene = new Scene().fill(0, 'azhgar-host', { project: 1, but: 1 }).card(0, 'patroness-eloi-sund');
    const lacks = scene.bag(0, 'b').play();
    lacks.put(0, 'blue>card:azhgar-host.1').answers([0, 'deck', 'progress'], [0, 'lifted', 'next']);
    expect(lacks.bag(0)).toEqual(counted('g g y y b'));
  });
});
