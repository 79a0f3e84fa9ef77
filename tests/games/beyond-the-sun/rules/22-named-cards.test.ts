import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

describe('BTS-22 Clarifications on named cards', () => {
  it('BTS-22.2 Quantum Data Exchange and Technocrats copy actions whose space is occupied', () => {
    const game = scene(3)
      .has(0, 'quantum-data-exchange')
      .has(1, 'war-college')
      .pawn(1, 'technology:war-college:0')
      .researched(0, 'I1', 'I2', 'IIB')
      .ore(0, 2)
      .pop(0, 1)
      .play();
    game.answer(0, 'action', 'technology:quantum-data-exchange:0');
    expect(game.offers(0, 'copy')).toContain('technology:war-college:0');
    game.answer(0, 'copy', 'technology:war-college:0');
    expect(game.faction(0).ore).toBe(0); // 4 less 2
  });

  it('BTS-22.3 what is copied for its research must research: Mass Cloning by its option B', () => {
    const game = scene(3)
      .has(0, 'quantum-data-exchange')
      .has(1, 'mass-cloning')
      .guilds('technocrats')
      .researched(0, 'I1', 'I2', 'I3')
      .ore(0, 9)
      .play();
    game.answer(0, 'action', 'technology:quantum-data-exchange:0');
    const offered = game.offers(0, 'copy');
    expect(offered).toContain('technology:mass-cloning:0/B');
    expect(offered).not.toContain('technology:mass-cloning:0/A');
    expect(offered.some((id) => id.startsWith('technology:quantum-data-exchange'))).toBe(false);
  });

  it('BTS-22.4 Ministry of Colonies draws of deck B when A is empty', () => {
    const game = scene(2)
      .has(0, 'ministry-of-colonies')
      .with((s) => {
        s.seats[1]?.colonies.push(...s.systemDecks.A.splice(0).map((system) => ({ system, discs: [] })));
      })
      .systemDeck('B', 'arcturus', 'altair')
      .ore(0, 4)
      .play();
    game.answer(0, 'action', 'technology:ministry-of-colonies:0');
    expect(game).toOfferExactly(0, 'settle', ['arcturus', 'altair']);
    game.answer(0, 'settle', 'arcturus');
    expect(game.faction(0).colonies).toEqual([{ system: 'arcturus', discs: ['ore'] }]);
    expect(game.state.systemDecks.B.at(-1)).toBe('altair');
  });

  it('BTS-22.5 Lalande 21185 gives growth, ore, then trade', () => {
    const game = scene(3)
      .system('A1', 'lalande-21185')
      .noShips(0)
      .ship(0, 'A1', 3)
      .controls(0, 'A1')
      .guilds('terraformers')
      .ore(0, 2)
      .play();
    const { facts } = game.answer(0, 'action', 'guild:terraformers:0');
    const keys = facts.map(({ message }) => message.key);
    expect(keys.indexOf('fact.population')).toBeGreaterThan(-1);
    expect(keys.lastIndexOf('fact.ore')).toBeGreaterThan(keys.indexOf('fact.population'));
    expect(game).toWaitFor([0, 'trade']);
  });

  it('BTS-22.6 Ross 154 pushes another’s pawn out of the chosen space', () => {
    const game = scene(2).colony(0, 'ross-154').pawn(1, 'start:ship:0').pop(0, 1).play();
    game.answer(0, 'action', 'start:ship:0');
    expect([game.faction(0).pawn, game.faction(1).pawn]).toEqual(['start:ship:0', null]);
    const without = scene(2).pawn(1, 'start:ship:0').pop(0, 1).play();
    expect(without).toRefuse(0, 'action', 'start:ship:0', 'BTS-4.2');
  });

  it('BTS-22.7 ships in the museum have left the game and score', () => {
    const game = scene(2)
      .has(0, 'unified-field-theory')
      .researched(0, 'IIC')
      .covered('IIIC', 'ship-museum')
      .guilds('academy')
      .noShips(0, 1)
      .ship(0, 'SOL', 1, 3)
      .ship(1, 'SOL', 2)
      .ore(0, 5)
      .pop(0, 1)
      .play();
    game.answers([0, 'action', 'guild:academy:0'], [0, 'slot', 'IIIC']);
    game.answer(1, 'decommission', []);
    game.answer(0, 'decommission', ['SOL:1', 'SOL:3']);
    expect([game.faction(0).ships, game.faction(0).museum]).toEqual([{}, [1, 0, 1, 0]]);
    expect([game.score(0).events, game.score(1).events]).toEqual([1 + 2, 0]);
    expect(game.session.view('table').seats[0]?.totalStrength).toBe(0);
  });

  it('BTS-22.8 the Dyson Sphere’s system is taken with its bonus and without discs, the pawn leaves', () => {
    const game = scene(2)
      .with((s) => {
        for (const slot of Object.values(s.slots)) if (slot.event === 'dyson-sphere') slot.event = null;
        const [system = 'altair'] = s.systemDecks.B.splice(s.systemDecks.B.indexOf('sirius'), 1);
        s.lasting.push({ id: 'dyson-sphere', at: null, system, owner: null });
      })
      .ore(0, 7)
      .play();
    game.answer(0, 'action', 'event:dyson-sphere:0');
    expect(game.faction(0)).toMatchObject({
      ore: 3,
      pawn: null,
      colonies: [{ system: 'sirius', discs: [] }],
    });
    expect(game.state.lasting).toEqual([]);
    expect(game.score(0).colonies).toBe(8);
  });

  it('BTS-22.9 Specialisation counts printed symbols, shipyards too, whatever discs lie there', () => {
    const game = scene(2)
      .achievements('specialisation')
      .colony(0, 'vega')
      .colony(0, 'sirius')
      .system('A1', 'tau-ceti')
      .ship(0, 'A1', 1)
      .ship(0, 'Y2', 1)
      .controls(0, 'A1', 'food')
      .controls(0, 'Y2')
      .play();
    game.idle(0);
    expect(game.state.achievements[0]?.discs).toEqual([0]);
    const three = scene(2)
      .achievements('specialisation')
      .colony(0, 'vega')
      .colony(0, 'sirius')
      .colony(0, 'altair');
    const few = three.play();
    few.idle(0);
    expect(few.state.achievements[0]?.discs).toEqual([]);
  });

  const advanced = { mats: 'advanced' } as const;

  it.each([
    [2, 0],
    [3, 1],
  ])('BTS-22.10 United Nations, %i exchanges in the production phase', (exchanges, times) => {
    const game = scene(2, advanced).automated(0, 'ore', 1).pop(0, 5).ore(0, 0).play();
    game.answer(0, 'action', 'start:people:0');
    const { ore, pop } = game.faction(0);
    game.answers([0, 'production', 'trade'], [0, 'trade', Array(exchanges).fill('popOre')]);
    expect([game.faction(0).ore, game.faction(0).pop]).toEqual([
      ore + exchanges + times,
      pop - exchanges + times,
    ]);
  });

  it('BTS-22.11 Nishida–Østergaard gains when a track is emptied, after the system’s bonus, once', () => {
    const game = scene(2, { ...advanced, factions: ['nishida-ostergaard', 'united-nations'] })
      .system('A1', 'vega')
      .automated(0, 'ore', 7)
      .noShips(0)
      .ship(0, 'SOL', 1)
      .ore(0, 0)
      .pop(0, 1)
      .play();
    const { pop } = game.faction(0);
    game.answers([0, 'action', 'start:ship:0'], [0, 'build', 'no']);
    const { facts } = game.answer(0, 'jump', ['1:SOL>A1']);
    expect([game.faction(0).ore, game.faction(0).pop]).toEqual([1 + 3, pop + 2]);
    const keys = facts.map(({ message }) => message.key);
    expect(keys.indexOf('fact.ability')).toBeGreaterThan(keys.indexOf('fact.ore'));
    expect(game.faction(0).spent).toBe(true);
  });

  it('BTS-22.12 a private technology takes no population, gives its bonus, serves its owner alone and scores', () => {
    const game = scene(3)
      .system('A1', 'procyon')
      .deck(2, 'plasma-cannon', 'vertical-farms')
      .noShips(0)
      .ship(0, 'A1', 3)
      .ship(0, 'SOL', 1)
      .controls(0, 'A1')
      .guilds('terraformers')
      .ore(0, 2)
      .play();
    const { pop } = game.faction(0);
    game.answers([0, 'action', 'guild:terraformers:0'], [0, 'private', 'plasma-cannon']);
    expect(game.faction(0)).toMatchObject({ pop, private: ['plasma-cannon'] });
    expect(game.faction(0).ships.SOL).toEqual([0, 0, 1, 0]);
    expect(game.state.decks[2].at(-1)).toBe('vertical-farms');
    expect(game.score(0).technologies).toBe(2);
    game.answer(0, 'production', 'ore');
    expect(game.offers(1, 'action')).not.toContain('technology:plasma-cannon:0');
    game.idle(1).idle(2);
    expect(game.offers(0, 'action')).toContain('technology:plasma-cannon:0');
  });

  it('BTS-22.13 Border Dispute raises the strength of its system, and whoever colonises it takes the card', () => {
    const disputed = (strength: 1 | 2) =>
      scene(2)
        .system('B1', 'sirius')
        .noShips(0)
        .ship(0, 'B1', 4, strength)
        .controls(0, 'B1')
        .guilds('terraformers')
        .with((s) => s.lasting.push({ id: 'border-dispute', at: 'B1', system: null, owner: null }))
        .ore(0, 2)
        .play();
    expect(disputed(1)).toRefuse(0, 'action', 'guild:terraformers:0', 'BTS-4.7');
    const game = disputed(2);
    game.answer(0, 'action', 'guild:terraformers:0');
    expect(game.score(0)).toMatchObject({ events: 2, colonies: 8 });
  });
});

describe('BTS-24 The technology tableau', () => {
  const tableau = (seats: 2 | 3 = 2) => scene(seats, { tableau: true });

  it('BTS-24.1, BTS-24.5: two cards of each type lie open on level II, other rows are closed', () => {
    const { rows, decks } = tableau().play().state;
    expect(Object.values(rows[2] ?? {}).map((row) => row.length)).toEqual([2, 2, 2, 2]);
    expect([rows[3], rows[4], decks[2].length]).toEqual([null, null, 18 - 8]);
  });

  it('BTS-24.5 one chooses among the open cards of the type, and the row is filled again', () => {
    const game = tableau()
      .open('I1', 'narrow-beam-lasers')
      .researched(0, 'I1')
      .covered('IIA', 'asteroid-rush')
      .ore(0, 2)
      .play();
    const row = [...(game.state.rows[2]?.military ?? [])];
    game.answer(0, 'action', 'start:research-2:0');
    const offered = game.offers(0, 'card');
    expect(offered).toEqual(expect.arrayContaining([...row]));
    game.answer(0, 'card', row[0] ?? '');
    expect(game.state.slots.IIA.card).toBe(row[0]);
    expect(game.state.rows[2]?.military).toHaveLength(2);
    expect(game.state.rows[2]?.military).not.toContain(row[0]);
  });

  it('BTS-24.3 Spacetime Anomaly Studies opens the row of level III, and no other', () => {
    const game = tableau()
      .with((s) => {
        const row = s.rows[2]?.scientific ?? [];
        s.decks[2].push(...row.splice(row.indexOf('spacetime-anomaly-studies'), 1));
      })
      .open('IIA', 'spacetime-anomaly-studies')
      .researched(0, 'I1')
      .ore(0, 2)
      .play();
    expect(game.state.rows[3]).toBeNull();
    game.answer(0, 'action', 'start:research-2:0');
    expect(game.state.rows[3]).not.toBeNull();
    expect(game.state.rows[4]).toBeNull();
  });

  it('BTS-24.4 Planetary Studies opens what rows are missing', () => {
    const game = tableau()
      .open('IIIB', 'planetary-studies')
      .researched(0, 'IIB')
      .guilds('academy')
      .ore(0, 5)
      .pop(0, 1)
      .play();
    game.answer(0, 'action', 'guild:academy:0');
    expect([game.state.rows[3], game.state.rows[4]].every((row) => row !== null)).toBe(true);
  });

  it('BTS-24.2 Universal Enlightenment opens nothing', () => {
    const game = tableau()
      .researched(0, 'IIB')
      .with((s) => {
        s.rows[3] = null;
      })
      .covered('IIIB', 'universal-enlightenment')
      .guilds('academy')
      .ore(0, 5)
      .pop(0, 2)
      .play();
    game.answer(0, 'action', 'guild:academy:0');
    expect(game.state.rows[4]).toBeNull();
  });
});
