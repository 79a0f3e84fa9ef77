import { describe, expect, it } from 'vitest';
import { actionCards } from '#games/twilight-imperium/components/actions/index.ts';
import { gainControl } from '#games/twilight-imperium/flow/control.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { PlanetId } from '#games/twilight-imperium/tables/ids.ts';
import { Scene } from '../scene.ts';

/** An action by which seat 0 takes a planet. */
const taking = (planet: PlanetId): Component => ({
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t, { by }) {
        yield* gainControl(t, by.seat, planet);
      },
    },
  ],
});

function taken(scene: Scene) {
  const table = scene
    .hand(0, 'plague')
    .hand(1, 'reparations')
    .control(1, 'bereg')
    .plus({ actionCards: { ...actionCards, plague: taking('bereg') } })
    .play();
  table.answer(0, 'action', 'card:plague');
  return table.quiet();
}

describe('TI4 24 Reparations', () => {
  it('after another has taken a planet one of that seat’s is exhausted and one of its player’s readied', () => {
    const table = taken(
      new Scene().control(1, 'arretze', { exhausted: true }).control(1, 'hercant', { exhausted: true }),
    );
    expect(table).toOfferExactly(1, 'control-gained', ['card:reparations', 'pass']);
    table.answer(1, 'control-gained', 'card:reparations');
    expect(table).toOfferExactly(1, 'card-exhaust', ['archon-ren', 'archon-tau']);
    table.answers([1, 'card-exhaust', 'archon-ren'], [1, 'card-ready', 'arretze']);
    expect(table.planet('archon-ren').exhausted).toBe(true);
    expect(table.planet('arretze').exhausted).toBe(false);
    expect(table.planet('hercant').exhausted).toBe(true);
  });

  it('only whoever has lost the planet may play it', () => {
    const table = taken(new Scene().control(2, 'wellon', { exhausted: true }).hand(2, 'reparations'));
    expect(table).toWaitFor([1, 'control-gained']);
    table.answer(1, 'control-gained', 'pass');
    expect(table).toWaitFor([1, 'action']);
    expect(table.seat(2).hand).toEqual(['reparations']);
  });

  it('74.9 what cannot be done is skipped, the rest is done', () => {
    const table = taken(new Scene());
    table.answers([1, 'control-gained', 'card:reparations'], [1, 'card-exhaust', 'archon-tau']);
    expect(table.planet('archon-tau').exhausted).toBe(true);
    expect(table).toWaitFor([1, 'action']);
  });

  it('not when neither can be done', () => {
    const poor = new Scene()
      .control(0, 'archon-ren', { exhausted: true })
      .control(0, 'archon-tau', { exhausted: true });
    expect(taken(poor)).toWaitFor([1, 'action']);
  });
});
