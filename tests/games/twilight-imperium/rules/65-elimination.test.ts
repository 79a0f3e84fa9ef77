import { describe, expect, it } from 'vitest';
import type { UnitType } from '#games/twilight-imperium/content/kinds.ts';
import { enforce } from '#games/twilight-imperium/flow/enforce.ts';
import type { Component } from '#games/twilight-imperium/timing/component.ts';
import { Scene } from '../scene.ts';

/** An action in which nothing happens but that everything is checked. */
const checking: Component = {
  abilities: [
    {
      at: 'component-action',
      when: () => true,
      *resolve(t) {
        yield* enforce(t);
      },
    },
  ],
};

/** Hacan at seat 1 has lost its home to seat 0; what it still has the test says. */
function beaten(seats: 3 | 4 | 5 | 6 = 3): Scene {
  const scene = new Scene(seats).hand(0, 'plague').plus({ actionCards: { plague: checking } });
  for (const planet of ['arretze', 'hercant', 'kamdorn'] as const) scene.control(0, planet);
  return scene;
}

function check(scene: Scene) {
  const table = scene.play();
  table.answer(0, 'action', 'card:plague');
  return table.quiet();
}

describe('TI4 65 Elimination', () => {
  it('T69 65.1 with no ground forces, no production and no planet a seat is out; ships do not save it', () => {
    const table = check(beaten().units(1, '20', { dreadnought: 2 }));
    expect(table.seat(1).eliminated).toBe(true);
    expect(table.seat(2).eliminated).toBe(false);
    expect(table.at('20')).toBe('');
  });

  it('65.1a not while it has ground forces on the board, be it aboard a ship', () => {
    expect(check(beaten().units(1, '20', { carrier: 1, infantry: 1 })).seat(1).eliminated).toBe(false);
    expect(check(beaten().units(1, 'wellon', { infantry: 1 })).seat(1).eliminated).toBe(false);
  });

  it('65.1b not while it has a unit that produces', () => {
    const factory: Component = {
      standing: {
        line: {
          tier: 'adjust',
          apply: (line, { unit }) => (unit === 'cruiser' ? { ...line, production: { base: 1 } } : line),
        },
      },
    };
    const scene = (unit: UnitType) =>
      beaten()
        .units(1, '20', { [unit]: 1 })
        .tech(0, 'sarween-tools')
        .plus({ components: { 'technology:sarween-tools': factory } });
    expect(check(scene('cruiser')).seat(1).eliminated).toBe(false);
    expect(check(scene('destroyer')).seat(1).eliminated).toBe(true);
  });

  it('65.1c not while it controls a planet', () => {
    expect(check(beaten().control(1, 'wellon')).seat(1).eliminated).toBe(false);
  });

  it('65.2 everything of its colour leaves: units, tokens, markers, technologies, goods', () => {
    const table = check(
      beaten()
        .units(1, '20', { cruiser: 1 })
        .units(0, '20', { carrier: 1 })
        .token(1, '20', '21')
        .token(0, '21')
        .tech(1, 'sarween-tools')
        .goods(1, 3, 2)
        .objective('expand-borders', { scored: [0, 1] }),
    );
    expect(table.at('20')).not.toContain('1:');
    expect(table.state.systems['21']?.tokens).toEqual([0]);
    expect(table.state.systems['20']?.tokens).toEqual([]);
    expect(table.state.objectives[0]?.scored).toEqual([0]);
    expect(table.seat(1)).toMatchObject({
      technologies: [],
      goods: 0,
      commodities: 0,
      pools: { tactic: 0, fleet: 0, strategy: 0 },
    });
  });

  it('65.3 its laws are discarded, others stay', () => {
    const law = { planet: null, exhausted: false, data: null };
    const table = check(
      beaten().with((s) => {
        s.laws.push({ ...law, id: 'minister-of-war', seat: 1 }, { ...law, id: 'minister-of-peace', seat: 2 });
      }),
    );
    expect(table.state.laws.map(({ id }) => id)).toEqual(['minister-of-peace']);
    expect(table.state.discards.agenda).toEqual(['minister-of-war']);
  });

  it('65.4 25.7a notes of others that it has go back to them', () => {
    const table = check(
      beaten()
        .note(1, 'ceasefire', 0)
        .seat(1, { area: [{ id: 'trade-agreement', owner: 2 }] }),
    );
    expect(table.seat(1)).toMatchObject({ area: [] });
    expect(table.seat(1).notes).toEqual([]);
    expect(table.seat(0).notes).toContainEqual({ id: 'ceasefire', owner: 0 });
    expect(table.seat(2).notes).toContainEqual({ id: 'trade-agreement', owner: 2 });
  });

  it('65.4a 25.7 its own notes leave the game wherever they are', () => {
    const table = check(
      beaten()
        .note(0, 'ceasefire', 1)
        .note(0, 'ceasefire', 2)
        .seat(2, { area: [{ id: 'trade-convoys', owner: 1 }] }),
    );
    expect(table.seat(0).notes).toEqual([{ id: 'ceasefire', owner: 2 }]);
    expect(table.seat(2).area).toEqual([]);
  });

  it('65.5 65.6 65.7 action cards are discarded, strategy cards return, secrets are shuffled into their deck', () => {
    const table = check(
      beaten()
        .hand(1, 'bunker', 'spy')
        .strategy(1, { id: 'trade', exhausted: false })
        .seat(1, { secrets: { held: ['cut-supply-lines'], scored: ['forge-an-alliance'] } })
        .with((s) => {
          s.decks.secret.push('mine-rare-metals');
        }),
    );
    expect(table.seat(1)).toMatchObject({ hand: [], strategy: [], secrets: { held: [], scored: [] } });
    expect(table.state.discards.action).toEqual(['bunker', 'spy', 'plague']);
    expect([...table.state.decks.secret].sort()).toEqual([
      'cut-supply-lines',
      'forge-an-alliance',
      'mine-rare-metals',
    ]);
  });

  it('65.8 58.7 the speaker token goes to the left', () => {
    const speaker = (seat: number) =>
      check(
        beaten().with((s) => {
          s.speaker = seat;
        }),
      ).state.speaker;
    expect(speaker(1)).toBe(2);
    expect(speaker(0)).toBe(0);
  });

  it('65.0 it takes no further part: no turn, no cards, no tokens', () => {
    const table = check(beaten());
    expect(table).toWaitFor([2, 'action']);
    table.answers([2, 'action', 'pass'], [0, 'action', 'pass']);
    expect(table.state.winner?.seat).not.toBe(1);
  });

  it('the last one left has won', () => {
    const scene = beaten();
    for (const planet of ['retillion', 'shalloq'] as const) scene.control(0, planet);
    const table = check(scene);
    expect(table.state.winner).toEqual({ seat: 0, by: 'last' });
    expect(table.session.over).toBe(true);
  });

  it('65.2 what depends on the seat hears of it while its things are still there', () => {
    const mourning: Component = {
      abilities: [
        {
          at: 'seat-eliminated',
          must: true,
          when: (s, _by, { seat }) => (s.seats[seat]?.goods ?? 0) > 0,
          *resolve(t, { by }) {
            t.write.seats[by.seat]!.goods += 7;
          },
        },
      ],
    };
    const table = check(
      beaten()
        .goods(1, 1)
        .tech(2, 'sarween-tools')
        .plus({ components: { 'technology:sarween-tools': mourning } }),
    );
    expect(table.seat(2).goods).toBe(7);
  });

  it('74.3a 65.10b what an effect has left on the board outlives the seat', () => {
    const table = check(
      beaten().with((s) => {
        s.effects.push({ component: 'technology:wormhole-generator', seat: 1, until: 'game', data: ['20'] });
      }),
    );
    expect(table.seat(1).eliminated).toBe(true);
    expect(table.state.effects).toHaveLength(1);
  });
});
