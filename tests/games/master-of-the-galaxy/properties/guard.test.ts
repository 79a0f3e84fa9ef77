import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

/** Seat 0 has the warden and the symbols she asks for; seat 1 is at turn. */
const guarded = () =>
  new Scene()
    .turnOf(1)
    .card(0, 'warden-sefira-noll')
    .working(0, 'terraced-habitats') // cultural: g g y
    .working(0, 'consular-docks') // diplomatic: y y b
    .working(0, 'plasma-lenses'); // scientific: b b r

describe('Guard: rivals take no cubes from developments and the programme', () => {
  it('a thief finds only the other projects', () => {
    const table = guarded()
      .fill(0, 'azhgar-host', { project: 3, but: 1 }) // the programme: r r r g .
      .card(0, 'picket-stations', 'r . .') // begun
      .fill(0, 'azhgar-host', { project: 0 }) // a base: g g r y
      .route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 1 })
      .card(1, 'corsair-zaira-rell', 'r r .')
      .bag(1, 'r')
      .play();
    table.put(1, 'red>card:corsair-zaira-rell.0');
    expect(table).toOfferExactly(1, 'steal', ['card:azhgar-host.0#2', 'route:s0-a0#0']);
    table.answer(1, 'steal', 'route:s0-a0#0');
    expect(table.bag(1).red).toBe(4);
    expect(table).toWaitFor([1, 'cards']);
  });

  it('with nothing else to steal the theft has no effect', () => {
    const table = guarded().card(1, 'corsair-zaira-rell', 'r r .').bag(1, 'r').play();
    table.put(1, 'red>card:corsair-zaira-rell.0');
    expect(table.told()).toContain('fact.nothingToSteal');
    expect(table.held(0, 'plasma-lenses').projects[0]?.done).toBe(true);
  });

  it('a conqueror plunders and a raider carries off the other cubes only', () => {
    const plunder = guarded()
      .base(1, 'm0')
      .base(0, 'b0')
      .route(0, 's0-a0', { from: 's0', colour: 'red', cubes: 1 })
      .conflict('hostage-embassy', 'b0-m0', { red: 'm0', onRed: '. b g' })
      .bag(1, 'r')
      .play();
    plunder.put(1, 'red>side:b0-m0.red');
    expect(plunder).toOfferExactly(1, 'plunder', ['route:s0-a0#0']);

    const raid = guarded().working(1, 'boarding-flotilla').bag(1, 'b').play();
    raid.put(1, 'return').answer(1, 'cards', 'discard:boarding-flotilla');
    expect(raid).toWaitFor([1, 'resources']); // only the cube for a discarded card is left
  });

  it('cards themselves can still be taken', () => {
    const table = guarded()
      .base(1, 'm0')
      .base(0, 'b0')
      .conflict('hostage-embassy', 'b0-m0', { red: 'm0', onRed: '. b g' })
      .bag(1, 'r')
      .play();
    table.put(1, 'red>side:b0-m0.red').answer(1, 'seize', 'warden-sefira-noll');
    expect(table.cards(1)).toContain('warden-sefira-noll');
  });

  it('not while a symbol is missing, and a third seat is not protected', () => {
    const lacks = new Scene()
      .turnOf(1)
      .card(0, 'warden-sefira-noll')
      .working(0, 'terraced-habitats')
      .working(0, 'consular-docks')
      .card(0, 'plasma-lenses', '. b r')
      .card(1, 'corsair-zaira-rell', 'r r .')
      .bag(1, 'r')
      .play();
    lacks.put(1, 'red>card:corsair-zaira-rell.0');
    expect(lacks).toOfferExactly(1, 'steal', ['card:plasma-lenses.0#2']);

    const scene = guarded().card(2, 'border-bazaars', 'y r g').card(1, 'corsair-zaira-rell', 'r r .');
    const table = scene.bag(1, 'r').play();
    table.put(1, 'red>card:corsair-zaira-rell.0');
    expect(table).toOfferExactly(1, 'steal', ['card:border-bazaars.0#1']);
  });
});
