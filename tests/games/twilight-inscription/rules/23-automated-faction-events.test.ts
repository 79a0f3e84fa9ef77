import { describe, expect, it } from 'vitest';
import type { AgendaId } from '#games/twilight-inscription/tables/agendas.ts';
import { scene } from '../scene.ts';

/** The first war, with so many symbols crossed in the section of its stage. */
const war = (crossed: number, seats = 1) =>
  scene(seats)
    .events('border-war', 'old-maps')
    .automaton((one) => {
      one.strength = { 2: crossed, 3: 6 };
    });

/** A council of stage II in which the automated faction has one vote and rolls a die. */
const council = (die: 'M' | 'I' | 'R', seats = 1) =>
  scene(seats)
    .council('open-borders', 'common-tongue')
    .blackDie('automaton', die)
    .automaton((one) => {
      one.votes = { 2: 1, 3: 3 };
    });

const shown = (...ids: readonly [AgendaId, ...AgendaId[]]) => {
  const { council: table } = scene(1)
    .council(...ids)
    .play().state;
  return [table?.for, table?.against];
};

/** A game whose last war is over, won by nobody, with so many points. */
const ended = (difficulty: 'easy' | 'medium' | 'hard', ...points: readonly number[]) => {
  const table = scene(points.length, { difficulty }).events();
  points.forEach((vp, seat) => {
    table.player(seat, (player) => player.written.push({ sheet: 'industry', vp }));
  });
  return table.play();
};

const rankAt = (difficulty: 'easy' | 'medium' | 'hard') => (vp: number) =>
  (ended(difficulty, vp).facts('fact.rank')[0] as { rank: string }).rank;

describe('TIN 23 One and two players: events', () => {
  it('TIN-23.10 its strength is the number above the rightmost crossed symbol of the stage', () => {
    const strengths = [0, 1, 3, 6].map((n) => war(n).play().facts('fact.automatonStrength')[0]);
    expect(strengths).toEqual([{ strength: 0 }, { strength: 2 }, { strength: 4 }, { strength: 7 }]);
  });

  it('TIN-23.10 alone one fights it on both sides', () => {
    const table = war(1).infantry(0, 'a1', 'a2', 'a3', 'f1').play();
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'lost' });
  });

  it('TIN-23.10 with two it stands where a neighbour is missing', () => {
    const table = war(1, 2).infantry(0, 'a1', 'f1').infantry(1, 'a1', 'a2', 'a3').play();
    expect(table.state.neighbours[0]).toEqual({ left: 1, right: null });
    expect(table.player(0).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'lost' });
    expect(table.player(1).warfare.wars[0]?.verdicts).toEqual({ left: 'won', right: 'lost' });
  });

  it('TIN-23.10 the section is struck out: later symbols go to the next one', () => {
    const table = scene(1).events('border-war', 'open-lanes', 'deep-space').dice('MMM').play();
    table.others('navigation');
    expect(table.state.automaton).toMatchObject({ struck: { strength: [2], votes: [] }, strength: { 3: 1 } });
  });

  it('TIN-23.11 two agendas give an outcome each, exactly one of them starred', () => {
    expect(shown('open-borders', 'levy', 'charter-of-guilds', 'common-tongue')).toEqual([
      'open-borders',
      'common-tongue',
    ]);
    expect(shown('levy', 'open-borders', 'common-tongue', 'charter-of-guilds')).toEqual([
      'levy',
      'charter-of-guilds',
    ]);
    expect(shown('homestead-act', 'shared-archives')).toEqual(['homestead-act', 'shared-archives']);
  });

  it('TIN-23.12 players cast votes without a side', () => {
    const table = council('M').votes(0, 2).play();
    expect(table).toOfferExactly(0, 'vote', ['votes']);
    table.answer(0, 'vote', 'votes');
    expect(table.form(0, 'votes')).toMatchObject({ min: 0, max: 3 });
  });

  it('TIN-23.12 its votes are those of the track and of a die: nothing, one or two', () => {
    const cast = (['M', 'I', 'R'] as const).map((die) => {
      const [fact] = council(die).play().vote(0, 'votes').facts('fact.automatonVotes');
      return (fact as { votes: number }).votes;
    });
    expect(cast).toEqual([1, 2, 3]);
  });

  it('TIN-23.12 the section of its votes is struck out', () => {
    const table = council('M').play().vote(0, 'votes');
    expect(table.state.automaton?.struck).toEqual({ strength: [], votes: [2] });
  });

  it('TIN-23.13 with more votes a player resolves the starred outcome, with as many the other', () => {
    const more = council('I').votes(0, 2).has(0, 'exploredSystems', 13).play().vote(0, 'votes', 3);
    expect(more.facts('fact.outcomeFor')).toEqual([{ seat: 0, agenda: 'open-borders', outcome: 'for' }]);
    expect([more.purse(0), more.written(0)]).toEqual([{ goods: 1, votes: 1 }, []]);
    const even = council('I').votes(0, 2).has(0, 'exploredSystems', 13).play().vote(0, 'votes', 2);
    expect(even.facts('fact.outcomeFor')).toEqual([{ seat: 0, agenda: 'common-tongue', outcome: 'against' }]);
    expect([even.purse(0), even.written(0)]).toEqual([
      { goods: 0, votes: 1 },
      [{ sheet: 'navigation', vp: -2 }],
    ]);
  });

  it('TIN-23.13 each player for themselves', () => {
    const table = council('M', 2).votes(0, 1).has(0, 'exploredSystems', 10).play();
    table.vote(0, 'votes', 2).vote(1, 'votes', 0);
    expect(table.facts('fact.outcomeFor')).toEqual([
      { seat: 0, agenda: 'open-borders', outcome: 'for' },
      { seat: 1, agenda: 'common-tongue', outcome: 'against' },
    ]);
    expect(table.purse(0)).toEqual({ goods: 1, votes: 1 });
    expect(table.purse(1)).toEqual({ goods: 0, votes: 2 });
  });

  it('TIN-23.14 easy: nothing below 40, then ranks at 40, 60 and 80', () => {
    expect([39, 40, 59, 60, 79, 80, 130].map(rankAt('easy'))).toEqual([
      'defeat',
      'note',
      'note',
      'region',
      'region',
      'civilisation',
      'civilisation',
    ]);
  });

  it('TIN-23.14 medium: ranks at 60, 80 and 100; hard: at 80, 100 and 120', () => {
    expect([59, 60, 80, 99, 100].map(rankAt('medium'))).toEqual([
      'defeat',
      'region',
      'civilisation',
      'civilisation',
      'authority',
    ]);
    expect([79, 80, 100, 119, 120].map(rankAt('hard'))).toEqual([
      'defeat',
      'civilisation',
      'authority',
      'authority',
      'lazax',
    ]);
  });

  it('TIN-23.14 the best player wins if the rank is above defeat', () => {
    expect(ended('easy', 30, 41).session.result().winners).toEqual([1]);
    expect(ended('easy', 30, 39).session.result().winners).toEqual([]);
    expect(ended('easy', 40).session.result().winners).toEqual([0]);
  });

  it('TIN-23.15 in doubt it is worse for the players: it takes the higher row of Mecatol Rex', () => {
    const table = scene(1)
      .events('open-lanes', 'old-maps')
      .explored(0, 'a1>b1', 'b1>c1', 'c1>d1', 'd1>e1', 'e1>f1', 'f1>g2', 'g2>M')
      .automaton(({ progress }) => {
        progress.R1 = 5;
      })
      .dice('MMM')
      .play();
    table.plays(0, 'navigation', ['I+M', 'M>b2']).others('navigation');
    expect(table.state.mecatol).toEqual([
      { seat: null, round: 1 },
      { seat: 0, round: 1 },
    ]);
    expect([table.purse(0).votes, table.player(0).navigation.mecatol]).toEqual([4, 5]);
  });
});
