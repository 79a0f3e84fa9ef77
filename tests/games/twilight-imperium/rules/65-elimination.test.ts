import { describe, expect, it } from 'vitest';
import { enforce } from '#games/twilight-imperium/flow/enforce.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import type { UnitType } from '#games/twilight-imperium/tables/kinds.ts';
import { activate, goOn, hitting, missing } from '../combat.ts';
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

  it('65.8 58.7 past whoever is out already', () => {
    const scene = beaten(4).with((s) => {
      s.speaker = 1;
      for (const planet of Object.values(s.planets)) if (planet.controller === 2) planet.controller = null;
      Object.assign(s.seats[2] ?? {}, {
        eliminated: true,
        strategy: [],
        pools: { tactic: 0, fleet: 0, strategy: 0 },
      });
    });
    expect(check(scene).state.speaker).toBe(3);
  });

  it('65.0 it takes no further part: no turn, no cards, no tokens', () => {
    const table = check(
      beaten()
        .objective('corner-the-market')
        .objective('develop-weaponry', { revealed: false })
        .with((s) => {
          s.decks.action = ['bunker', 'spy', 'summit'];
        }),
    );
    expect(table).toWaitFor([2, 'action']);
    table.answers([2, 'action', 'pass'], [0, 'action', 'pass']);
    expect(table).toWaitFor([0, 'redistribute'], [2, 'redistribute']);
    for (const seat of [0, 2]) table.answer(seat, 'redistribute', { ...table.seat(seat).pools });
    expect(table.state.decks.action).toEqual(['summit']);
    expect(table.seat(1)).toMatchObject({ hand: [], pools: { tactic: 0, fleet: 0, strategy: 0 } });
    const cards: number[] = [];
    for (
      let [next] = table.session.waiting();
      next?.topic === 'strategy-card';
      [next] = table.session.waiting()
    ) {
      cards.push(next.seat);
      table.answer(next.seat, 'strategy-card', table.offers(next.seat, 'strategy-card')[0] ?? '');
    }
    expect(cards).toEqual([0, 2, 0, 2]);
  });

  it('65.0 69.1 nobody trades with it', () => {
    const scene = () =>
      beaten()
        .units(1, '20', { destroyer: 1 })
        .units(0, '28', { destroyer: 1 })
        .units(2, '29', { destroyer: 1 })
        .goods(2, 2);
    const alive = scene().stage({ kind: 'turn', seat: 2 }).play();
    expect(alive.offers(2, 'deal')).toEqual(expect.arrayContaining(['offer:0', 'offer:1']));
    const table = check(scene());
    expect(table).toWaitFor([2, 'action']);
    expect(table.offers(2, 'deal')).toEqual(['offer:0', 'words:0', 'linger', 'nothing']);
    expect(table.session.openFor(1)).toEqual([]);
  });

  it('65.1 77.3 whoever loses the last of its troops in its own turn is out, and the turn is over', () => {
    const scene = new Scene(4)
      .units(1, '29', { 'war-sun': 3 })
      .units(0, '29', { carrier: 1, infantry: 1 })
      .control(1, 'archon-ren')
      .control(1, 'archon-tau');
    const table = goOn(activate(hitting(missing(scene, 0, 'combat'), 1, 'combat'), '29'));
    expect(table.seat(0).eliminated).toBe(true);
    expect(table.at('29')).toBe('1:war-sun 3');
    expect(table).toWaitFor([1, 'action']);
  });

  it.each(['component-action', 'turn-starts'] as const)(
    '65.0 2.2 a seat that falls out in its own turn, at %s, is followed by the next in initiative order',
    (at) => {
      const falls = {
        abilities: [{ ...checking.abilities?.[0], at, ...(at === 'turn-starts' && { must: true }) }],
      };
      const table = beaten(4)
        .stage({ kind: 'turn', seat: 1 })
        .tech(1, 'sarween-tools')
        .plus({ components: { 'technology:sarween-tools': falls as unknown as Component } })
        .play();
      if (at === 'component-action') table.answer(1, 'action', 'technology:sarween-tools');
      expect(table.seat(1).eliminated).toBe(true);
      expect(table).toWaitFor([2, 'action']);
    },
  );

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
