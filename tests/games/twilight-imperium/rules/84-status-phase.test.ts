import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { inForce } from '../agendas/voting.ts';
import { type Imperium, Scene } from '../scene.ts';

/** A status phase in which nobody can score, with an objective to reveal. */
const status = (seats: 3 | 4 | 5 | 6 = 3) =>
  new Scene(seats).stage({ kind: 'status' }).objective('expand-borders', { revealed: false });

/** Everybody leaves the tokens as they are, the new ones in the tactic pool. */
function keepTokens(table: Imperium): Imperium {
  for (const { seat, topic, fallback, held } of table.session.open())
    if (topic === 'redistribute' && held === null) table.answer(seat, topic, fallback);
  return table;
}

describe('TI4 84 Status phase', () => {
  it('84.0 its steps come in order', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .units(0, '19', { dreadnought: 1 })
      .damaged(0, '19', { dreadnought: 1 })
      .with((s) => {
        s.decks.action.push('bunker', 'plague', 'spy');
      })
      .play();
    table.answer(0, 'score', ['negotiate-trade-routes']);
    keepTokens(table).quiet();
    const steps = ['fact.objectiveScored', 'fact.objectiveRevealed', 'fact.cardsDrawn', 'fact.tokenGained'];
    const told = table.told();
    const places = [...steps, 'fact.allRepaired', 'fact.round'].map((key) => told.indexOf(key));
    expect(places.every((at) => at >= 0)).toBe(true);
    expect([...places].sort((a, b) => a - b)).toEqual(places);
  });

  it('84.1 57.0 objectives are scored in initiative order, whoever answers first', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .goods(1, 5)
      .strategy(0, { id: 'imperial', exhausted: true })
      .strategy(1, { id: 'leadership', exhausted: true })
      .play();
    expect(table).toWaitFor([0, 'score'], [1, 'score']);
    table.answer(0, 'score', ['negotiate-trade-routes']);
    expect(table.seat(0)).toMatchObject({ points: 0, goods: 5 });
    table.answer(1, 'score', ['negotiate-trade-routes']);
    expect(table.state.objectives[1]?.scored).toEqual([1, 0]);
  });

  it('T64 51.7 84.1 the game ends at once: whoever comes later in initiative order does not score', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .goods(0, 5)
      .goods(1, 5)
      .seat(0, { points: 9 })
      .seat(1, { points: 9 })
      .strategy(0, { id: 'imperial', exhausted: true })
      .strategy(1, { id: 'leadership', exhausted: true })
      .play();
    table.answers([0, 'score', ['negotiate-trade-routes']], [1, 'score', ['negotiate-trade-routes']]);
    expect(table.state.winner).toEqual({ seat: 1, by: 'points' });
    expect(table.seat(0)).toMatchObject({ points: 9, goods: 5 });
    expect(table.session.over).toBe(true);
  });

  it('T64 30.10 84.6 planets that are still exhausted from the round pay for nothing', () => {
    const scene = (exhausted: boolean) => {
      const set = status().objective('erect-a-monument');
      for (const planet of ['bereg', 'abyz', 'zohbat', 'starpoint'] as const)
        set.control(0, planet, { exhausted });
      return set.play();
    };
    expect(scene(false)).toWaitFor([0, 'score']);
    expect(scene(true)).toWaitFor([0, 'redistribute'], [1, 'redistribute'], [2, 'redistribute']);
  });

  it('84.1 30.6 at most one public and one secret objective each', () => {
    const table = status()
      .objective('negotiate-trade-routes')
      .objective('intimidate-council')
      .goods(0, 5)
      .units(0, '19', { cruiser: 1 })
      .units(0, '20', { cruiser: 1 })
      .secret(0, 'forge-an-alliance', 'mine-rare-metals')
      .control(0, 'torkan')
      .control(0, 'rarron')
      .control(0, 'mellon')
      .control(0, 'xxehan')
      .control(0, 'vefut-ii')
      .control(0, 'tequran')
      .control(0, 'starpoint')
      .control(0, 'mehar-xull')
      .play();
    const both = ['negotiate-trade-routes', 'intimidate-council'];
    expect(table).toRefuse(0, 'score', both, 'TI4 30.6');
    expect(table).toRefuse(0, 'score', ['forge-an-alliance', 'mine-rare-metals'], 'TI4 30.6');
    table.answer(0, 'score', ['intimidate-council', 'mine-rare-metals']);
    expect(table.seat(0).points).toBe(2);
  });

  it('84.2 58.4 30.14 one face-down public objective is turned up', () => {
    const table = status().objective('subdue-the-galaxy', { revealed: false }).play();
    expect(table.state.objectives.map(({ revealed }) => revealed)).toEqual([true, false]);
  });

  it('84.2a 30.14a no objective of stage II before all of stage I', () => {
    const table = new Scene()
      .stage({ kind: 'status' })
      .objective('expand-borders')
      .objective('corner-the-market', { revealed: false })
      .objective('develop-weaponry', { revealed: false })
      .objective('subdue-the-galaxy', { revealed: false })
      .play();
    const open = () => table.state.objectives.filter(({ revealed }) => revealed).map(({ id }) => id);
    expect(open()).toEqual(['expand-borders', 'corner-the-market']);
  });

  it('T67 84.2b 30.15 30.15a 51.8 with none left to reveal the game ends and the most points win, then initiative', () => {
    const table = new Scene()
      .stage({ kind: 'status' })
      .objective('expand-borders')
      .seat(0, { points: 4 })
      .seat(1, { points: 6 })
      .seat(2, { points: 6 })
      .strategy(1, { id: 'imperial', exhausted: true })
      .play();
    expect(table.state.winner).toEqual({ seat: 2, by: 'objectives' });
    expect(table.session.over).toBe(true);
  });

  it('84.3 24.1 24.3 each draws the top action card, in initiative order', () => {
    const table = status()
      .strategy(0, { id: 'imperial', exhausted: true })
      .with((s) => {
        s.decks.action.push('bunker', 'plague', 'spy', 'summit');
      })
      .play();
    expect([0, 1, 2].map((seat) => table.seat(seat).hand)).toEqual([['spy'], ['bunker'], ['plague']]);
    expect(table.state.decks.action).toEqual(['summit']);
  });

  it('84.3 24.4 who then holds too many discards while the others go on', () => {
    const seven = ['bribery', 'bunker', 'disable', 'plague', 'spy', 'summit', 'veto'] as const;
    const table = status()
      .hand(0, ...seven)
      .with((s) => {
        s.decks.action.push('parley', 'upgrade', 'salvage');
      })
      .play();
    expect(table).toWaitFor([0, 'discard']);
    table.answer(0, 'discard', ['bunker']);
    expect(table.seat(0).hand).toHaveLength(7);
    expect(table.seat(1).hand).toEqual(['upgrade']);
  });

  it('84.4 all command tokens come off the board', () => {
    const table = status().token(0, '19', '20').token(1, '19').play();
    expect(table.state.systems['19']?.tokens).toEqual([]);
    expect(table.state.systems['20']?.tokens).toEqual([]);
  });

  it('84.5 each gains two tokens and may then redistribute all', () => {
    const table = status().play();
    expect(table).toRefuse(0, 'redistribute', { tactic: 3, fleet: 3, strategy: 3 });
    table.answer(0, 'redistribute', { tactic: 1, fleet: 3, strategy: 6 });
    keepTokens(table);
    expect(table.seat(0).pools).toEqual({ tactic: 1, fleet: 3, strategy: 6 });
  });

  it('84.5 18.3a no more than reinforcements hold', () => {
    const table = status().pools(0, { tactic: 5, fleet: 5, strategy: 5 }).play();
    expect(table.seat(0).pools.tactic).toBe(6);
  });

  it('84.5 84.4 the tokens from the board are there to be gained', () => {
    const table = status().pools(0, { tactic: 5, fleet: 5, strategy: 4 }).token(0, '19', '20').play();
    expect(table.seat(0).pools.tactic).toBe(7);
  });

  it('84.5a 66.3 a smaller fleet pool tells at once', () => {
    const table = status().units(0, '19', { cruiser: 3 }).play();
    table.answer(0, 'redistribute', { tactic: 5, fleet: 2, strategy: 3 });
    keepTokens(table);
    expect(table.at('19')).toBe('0:cruiser 2');
  });

  it('84.5a fleets are checked when all have redistributed', () => {
    const table = status().units(0, '19', { cruiser: 2, destroyer: 1 }).units(1, '20', { cruiser: 3 }).play();
    table.answer(0, 'redistribute', { tactic: 5, fleet: 2, strategy: 3 });
    expect(table).toWaitFor([1, 'redistribute'], [2, 'redistribute']);
    table.answer(1, 'redistribute', { tactic: 5, fleet: 2, strategy: 3 });
    table.answer(2, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
    expect(table).toWaitFor([0, 'fleet-excess']);
  });

  it('T10 84.5b it is decided by all at the same time, and nobody sees what another does first', () => {
    const table = status(5).play();
    expect(table).toWaitFor(...[0, 1, 2, 3, 4].map((seat) => [seat, 'redistribute'] as const));
    table.answer(4, 'redistribute', { tactic: 10, fleet: 0, strategy: 0 });
    expect(table.seat(4).pools).toEqual({ tactic: 5, fleet: 3, strategy: 2 });
    expect(table).toWaitFor(...[0, 1, 2, 3].map((seat) => [seat, 'redistribute'] as const));
    for (const seat of [0, 1, 2, 3]) table.answer(seat, 'redistribute', { tactic: 5, fleet: 3, strategy: 2 });
    expect(table.seat(4).pools).toEqual({ tactic: 10, fleet: 0, strategy: 0 });
  });

  it('84.6 45.2 53.5 53.6a every exhausted card is readied: planets, technologies, strategy cards, laws', () => {
    const table = inForce(status(), 'research-team-biotic', { planet: 'wellon', exhausted: true })
      .hand(0, 'political-stability')
      .control(0, 'wellon', { exhausted: true })
      .seat(0, { technologies: [{ id: 'transit-diodes', exhausted: true }] });
    const played = keepTokens(table.play());
    expect(played.planet('wellon').exhausted).toBe(false);
    expect(played.seat(0).technologies).toEqual([{ id: 'transit-diodes', exhausted: false }]);
    expect(played.state.laws).toMatchObject([{ id: 'research-team-biotic', exhausted: false }]);
    // 84.8 has not come yet: whoever keeps its card keeps it readied.
    expect(played.seat(0).strategy).toEqual([{ id: 'leadership', exhausted: false }]);
  });

  it('84.7 52.3 all damaged units are repaired', () => {
    const table = status().units(1, '20', { dreadnought: 3 }).damaged(1, '20', { dreadnought: 2 }).play();
    expect(table.at('20')).toBe('1:dreadnought 3 (2)');
    expect(keepTokens(table).at('20')).toBe('1:dreadnought 3');
  });

  it('84.8 27.8b strategy cards go back, nobody has passed any more, and a new round begins', () => {
    const table = keepTokens(status(5).seat(1, { passed: true }).play());
    expect(table.state).toMatchObject({ round: 3, stage: { kind: 'strategy' } });
    expect(table.state.seats.every(({ strategy, passed }) => strategy.length === 0 && !passed)).toBe(true);
    expect(table).toWaitFor([0, 'strategy-card']);
  });

  it('84.8 74.20 when the phase ends the cards are back, so that nobody comes before others but for the speaker', () => {
    const held: number[] = [];
    const last: Component = {
      abilities: [
        {
          at: 'status-phase-ends',
          must: true,
          when: () => true,
          *resolve(t, { by }) {
            held.push(by.seat, t.state.seats[by.seat]?.strategy.length ?? 0);
          },
        },
      ],
    };
    const set = status()
      .plus({ components: { 'technology:neural-motivator': last } })
      .with((s) => {
        s.speaker = 1;
      });
    for (const seat of [0, 1, 2]) set.tech(seat, 'neural-motivator');
    keepTokens(set.play());
    expect(held).toEqual([1, 0, 2, 0, 0, 0]);
  });

  it('84.8 16.4 22.1 once the custodians are gone the agenda phase follows', () => {
    const table = status().with((s) => {
      s.custodians = false;
      s.decks.agenda.push('mutiny', 'economic-equality');
    });
    expect(keepTokens(table.play()).state).toMatchObject({ round: 2, stage: { kind: 'agenda', number: 1 } });
  });

  it('24.4a 84.5 effects may change cards drawn, tokens gained and the hand limit', () => {
    const more: Component = {
      standing: {
        statusCards: {
          tier: 'adjust',
          apply: (n, { seat }, { source }) => (seat === source.seat ? n + 1 : n),
        },
        statusTokens: {
          tier: 'adjust',
          apply: (n, { seat }, { source }) => (seat === source.seat ? n + 1 : n),
        },
        handLimit: { tier: 'set', apply: (n, { seat }, { source }) => (seat === source.seat ? 1 : n) },
      },
    };
    const table = status()
      .tech(0, 'neural-motivator')
      .plus({ components: { 'technology:neural-motivator': more } })
      .with((s) => {
        s.decks.action.push('bunker', 'plague', 'spy', 'summit');
      })
      .play();
    expect(table.seat(0).hand).toEqual(['bunker', 'plague']);
    table.answer(0, 'discard', ['plague']);
    expect(table.seat(0).pools.tactic).toBe(6);
    expect(table.seat(1)).toMatchObject({ hand: ['spy'], pools: { tactic: 5 } });
  });

  it('T1 57.0 responses in the status phase come in initiative order', () => {
    const table = status()
      .strategy(0, { id: 'imperial', exhausted: true })
      .hand(0, 'bunker')
      .hand(1, 'bunker')
      .plus({ actionCards: { bunker: claim } })
      .play();
    table.answers([0, 'status-phase-starts', 'card:bunker'], [1, 'status-phase-starts', 'card:bunker']);
    expect(table.seat(1).goods).toBe(1);
    expect(table.seat(0).goods).toBe(0);
  });
});

/** Whoever plays it first gains a trade good. */
const claim: Component = {
  abilities: [
    {
      at: 'status-phase-starts',
      when: (s) => s.seats.every(({ goods }) => goods === 0),
      *resolve(t, { by }) {
        t.write.seats[by.seat]!.goods += 1;
      },
    },
  ],
};
