import { describe, expect, it } from 'vitest';
import { scene } from '../scene.ts';

/** Tariffs: for is worth nothing to anybody here, against gives each a good and a vote. */
const tariffs = () => scene().council('tariffs');
const goods = (table: ReturnType<ReturnType<typeof tariffs>['play']>) =>
  [0, 1, 2].map((seat) => table.purse(seat).goods);

describe('TIN 14 Council events', () => {
  it('TIN-14.1 first a vote for each underlined “+1 vote”, at least one', () => {
    const table = tariffs().has(0, 'votesUnderlined', 4).play();
    expect([0, 1, 2].map((seat) => table.purse(seat).votes)).toEqual([4, 1, 1]);
  });

  it('TIN-14.1 there are no more votes than symbols', () => {
    const table = tariffs().has(0, 'votesUnderlined', 4).votes(0, 12).votes(1, 14).play();
    expect([0, 1].map((seat) => table.purse(seat).votes)).toEqual([14, 14]);
  });

  it('TIN-14.2 the agenda of the stage is revealed, with its two outcomes', () => {
    const table = scene()
      .with((s) => {
        s.agendas = ['levy', 'tariffs', 'census'];
      })
      .events('second-council', 'old-maps')
      .play();
    expect(table.state.council).toMatchObject({ for: 'tariffs', against: 'tariffs', outcome: null });
    expect(table.facts('fact.agenda')).toEqual([{ agenda: 'tariffs' }]);
    expect(table).toOfferExactly(0, 'vote', ['for', 'against', 'abstain']);
  });

  it('TIN-14.3 one casts votes for one outcome, not more than one has', () => {
    const table = tariffs().votes(0, 2).play();
    table.answer(0, 'vote', 'for');
    expect(table).toRefuse(0, 'votes', 4);
    expect(table).toRefuse(0, 'votes', 0);
    table.answer(0, 'votes', 3);
    expect(table.player(0).ballot).toEqual({ outcome: 'for', votes: 3, free: 0 });
  });

  it('TIN-14.3 one may abstain, and without votes one must', () => {
    const spent = tariffs().player(0, ({ industry }) => {
      industry.votes = { gained: 14, spent: 14 };
    });
    const table = spent.play();
    expect(table).toOfferExactly(0, 'vote', ['abstain']);
    table.vote(1, 'abstain');
    expect(table.player(1).ballot).toEqual({ outcome: null, votes: 0, free: 0 });
    expect(table.purse(1).votes).toBe(1);
  });

  it('TIN-14.3 votes are secret until all are cast', () => {
    const table = tariffs().play().vote(0, 'against');
    expect(table.facts('fact.vote')).toEqual([]);
    expect(table.session.view(1).seats[0]?.industry.votes.spent).toBe(0);
    table.vote(1, 'abstain').vote(2, 'abstain');
    expect(table.session.view(1).seats[0]?.industry.votes.spent).toBe(1);
  });

  it('TIN-14.4 votes are opened clockwise from the chair’s left, and summed', () => {
    const table = tariffs().votes(0, 2).votes(1, 1).play();
    table.vote(0, 'for', 3).vote(1, 'against', 2).vote(2, 'against');
    expect(table.facts('fact.vote')).toEqual([
      { seat: 1, outcome: 'against', votes: 2, free: 0 },
      { seat: 2, outcome: 'against', votes: 1, free: 0 },
      { seat: 0, outcome: 'for', votes: 3, free: 0 },
    ]);
    expect(table.facts('fact.votes')).toEqual([{ for: 3, against: 3 }]);
  });

  it('TIN-14.5 the outcome with more votes applies to all, also to those who voted otherwise', () => {
    const table = tariffs().votes(1, 1).play();
    table.vote(0, 'for').vote(1, 'against', 2).vote(2, 'abstain');
    expect(table.facts('fact.outcome')).toEqual([{ agenda: 'tariffs', outcome: 'against' }]);
    expect(goods(table)).toEqual([1, 1, 1]);
  });

  it('TIN-14.5 votes count, not voters', () => {
    const table = tariffs().votes(0, 2).play();
    table.vote(0, 'for', 3).vote(1, 'against').vote(2, 'against');
    expect(goods(table)).toEqual([0, 0, 0]);
  });

  it('TIN-14.6 a black die breaks a tie: influence is for, material and research are against', () => {
    const broken = (['M', 'I', 'R'] as const).map((die) => {
      const table = tariffs().blackDie('tie', die).play();
      table.vote(0, 'for').vote(1, 'against').vote(2, 'abstain');
      return goods(table)[2];
    });
    expect(broken).toEqual([1, 0, 1]);
  });

  it('TIN-14.6 the die is rolled for a tie only', () => {
    expect(tariffs().play().decides('for').facts('fact.tieBroken')).toEqual([]);
  });

  it('TIN-14.7 votes that were cast are crossed out, whether they won or not', () => {
    const table = tariffs().votes(0, 2).votes(1, 4).votes(2, 1).play();
    table.vote(0, 'against', 2).vote(1, 'for', 5).vote(2, 'abstain');
    expect([0, 1, 2].map((seat) => table.player(seat).industry.votes)).toEqual([
      { gained: 3, spent: 2 },
      { gained: 5, spent: 5 },
      { gained: 2, spent: 0 },
    ]);
  });

  it('TIN-14.8 no outcome leaves a choice to whoever cast most, so that a tie of them is not rolled for', () => {
    const table = scene().council('open-treasury').play();
    table.vote(0, 'for').vote(1, 'for').vote(2, 'abstain');
    expect(table.asked()).toEqual(['0:outcome', '1:outcome', '2:outcome']);
    expect(table.facts('fact.tieBroken')).toEqual([]);
  });

  it('TIN-14.9 if all abstain it is a tie', () => {
    const broken = (['M', 'I'] as const).map((die) =>
      goods(tariffs().blackDie('tie', die).play().rest('vote')),
    );
    expect(broken).toEqual([
      [1, 1, 1],
      [0, 0, 0],
    ]);
  });
});
