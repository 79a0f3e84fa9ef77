import { describe, expect, it } from 'vitest';
import type { AgendaCard } from '#games/twilight-imperium/hooks/component.ts';
import { twilightImperium } from '#games/twilight-imperium/index.ts';
import type { AgendaId } from '#games/twilight-imperium/tables/card-ids.ts';
import { rehideImperium } from '../../../conformance/hidden-imperium.ts';
import { heardBy } from '../../../support/driver.ts';
import { disturb, seenBy } from '../../../support/secrets.ts';
import { type Imperium, Scene } from '../scene.ts';

const agendas: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {
  mutiny: {},
  'regulated-conscription': {},
  'minister-of-policy': {},
  'terraforming-initiative': {},
};

/** The first agenda of an agenda phase; seat 0 is the speaker and votes after seats 1 and 2. */
function scene(...deck: readonly AgendaId[]) {
  return new Scene()
    .stage({ kind: 'agenda', number: 1 })
    .plus({ agendas })
    .control(2, 'meer')
    .with((s) => {
      s.custodians = false;
      s.decks.agenda = [...deck, 'economic-equality', 'arms-reduction'];
      for (const seat of s.seats) seat.strategy = [];
    });
}

const topicsOf = (table: Imperium, seat: number) =>
  table.session.openFor(seat).map(({ topic, optional }) => `${topic}${optional ? '?' : ''}`);
const first = (table: Imperium) => table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['kamdorn']]);

describe('TI4 83 Votes decided ahead', () => {
  it('can be decided by everybody who has yet to vote and is not just asked, and nobody is waited for', () => {
    const table = scene('mutiny').play();
    expect(table).toWaitFor([1, 'vote']);
    expect(topicsOf(table, 1)).not.toContain('vote-ahead?');
    expect(topicsOf(table, 2)).toContain('vote-ahead?');
    expect(topicsOf(table, 0)).toContain('vote-ahead?');
    first(table);
    expect(topicsOf(table, 1)).not.toContain('vote-ahead?');
    expect(topicsOf(table, 2)).not.toContain('vote-ahead?');
    expect(topicsOf(table, 0)).toContain('vote-ahead?');
  });

  it('are offered only to those who could vote', () => {
    const table = scene('mutiny')
      .control(0, 'archon-ren', { exhausted: true })
      .control(0, 'archon-tau', { exhausted: true })
      .play();
    expect(topicsOf(table, 0)).not.toContain('vote-ahead?');
  });

  it('83.2b are cast when the turn comes, and not before', () => {
    const table = scene('mutiny').play();
    expect(table).toOfferExactly(2, 'vote-ahead', ['for', 'against', 'abstain', 'undecided']);
    table.answer(2, 'vote-ahead', 'against');
    expect(table).toOfferExactly(2, 'vote-ahead-planets', ['meer', 'retillion', 'shalloq', 'others']);
    table.answer(2, 'vote-ahead-planets', ['meer', 'retillion']);
    expect(table.state.agenda?.votes).toEqual([]);
    expect(table.planet('meer').exhausted).toBe(false);
    expect(table).toWaitFor([1, 'vote']);
    first(table);
    expect(table.state.agenda?.votes).toEqual([
      { seat: 1, outcome: 'for', votes: 1 },
      { seat: 2, outcome: 'against', votes: 7 },
    ]);
    expect(table.planet('meer').exhausted).toBe(true);
    expect(table.planet('retillion').exhausted).toBe(true);
    expect(table.planet('shalloq').exhausted).toBe(false);
    expect(table).toWaitFor([0, 'vote']);
    expect(table.seat(2).ahead).toBeUndefined();
  });

  it('83.9 can be for anybody or anything that may be elected', () => {
    const table = scene('minister-of-policy').play();
    table.answers([2, 'vote-ahead', 'seat:2'], [2, 'vote-ahead-planets', ['meer']]);
    table.answer(1, 'vote', 'abstain');
    expect(table.state.agenda?.votes).toEqual([{ seat: 2, outcome: 'seat:2', votes: 4 }]);
  });

  it('83.14 can be to abstain, also by naming no planet', () => {
    const table = scene('mutiny').play();
    table.answer(2, 'vote-ahead', 'abstain');
    table.answers([0, 'vote-ahead', 'for'], [0, 'vote-ahead-planets', []]);
    first(table);
    // Both have abstained: seat 1 decides the first agenda, and the second is under way.
    expect(table.state.ballots?.[0]).toMatchObject({ outcome: 'for', abstained: [2, 0] });
    expect(table.state.agenda?.id).toBe('economic-equality');
  });

  it('can be changed and taken back until then', () => {
    const table = scene('mutiny').play();
    table.answers([2, 'vote-ahead', 'for'], [2, 'vote-ahead-planets', ['meer']]);
    table.answers([2, 'vote-ahead', 'against'], [2, 'vote-ahead-planets', ['shalloq']]);
    expect(table.seat(2).ahead).toMatchObject({ outcome: 'against', planets: ['shalloq'], votes: 2 });
    table.answer(2, 'vote-ahead', 'undecided');
    expect(table.seat(2).ahead).toBeUndefined();
    first(table);
    expect(table).toWaitFor([2, 'vote']);
  });

  it('are asked about after all when a planet named cannot vote any more', () => {
    const table = scene('mutiny').play();
    table.answers([2, 'vote-ahead', 'against'], [2, 'vote-ahead-planets', ['meer', 'retillion']]);
    disturb(table.session, (s) => exhaust(s, 'meer'));
    first(table);
    expect(table).toWaitFor([2, 'vote']);
    expect(table.state.agenda?.votes).toHaveLength(1);
    expect(table.seat(2).ahead).toBeUndefined();
  });

  it('take other planets for as many votes where that was allowed, those named first', () => {
    const table = scene('mutiny').control(2, 'mellon').control(2, 'zohbat').play();
    table.answers([2, 'vote-ahead', 'against'], [2, 'vote-ahead-planets', ['meer', 'shalloq', 'others']]);
    expect(table.seat(2).ahead).toMatchObject({ votes: 6, others: true });
    disturb(table.session, (s) => exhaust(s, 'shalloq'));
    first(table);
    // Meer gives 4 and stays; Mellon gives just the 2 that are missing, Retillion would give 3.
    expect(table.state.agenda?.votes.at(-1)).toEqual({ seat: 2, outcome: 'against', votes: 6 });
    expect(table.planet('mellon').exhausted).toBe(true);
    expect(table.planet('retillion').exhausted).toBe(false);
    expect(table.planet('zohbat').exhausted).toBe(false);
  });

  it('are asked about after all when no other planets give as many', () => {
    const table = scene('mutiny').play();
    table.answers([2, 'vote-ahead', 'for'], [2, 'vote-ahead-planets', ['meer', 'retillion', 'others']]);
    disturb(table.session, (s) => exhaust(s, 'meer'));
    first(table);
    expect(table).toWaitFor([2, 'vote']);
  });

  it('are asked about after all when what was to be elected cannot be any more', () => {
    const table = scene('terraforming-initiative').play();
    table.answers([2, 'vote-ahead', 'planet:meer'], [2, 'vote-ahead-planets', ['shalloq']]);
    disturb(table.session, (s) => Object.assign(s.planets.meer ?? {}, { controller: null }));
    table.answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
  });

  it('do not hold for another agenda', () => {
    const table = scene('mutiny', 'regulated-conscription').play();
    table.answers([2, 'vote-ahead', 'for'], [2, 'vote-ahead-planets', ['meer']]);
    disturb(table.session, (s) => {
      for (const seat of s.seats) if (seat.ahead) seat.ahead.agenda = 'arms-reduction';
    });
    first(table);
    expect(table).toWaitFor([2, 'vote']);
  });

  it('wait no longer for planets once it is the seat’s turn', () => {
    const table = scene('mutiny').play();
    table.answer(2, 'vote-ahead', 'for');
    expect(topicsOf(table, 2)).toContain('vote-ahead-planets?');
    first(table);
    expect(topicsOf(table, 2)).not.toContain('vote-ahead-planets?');
    table.answers([2, 'vote', 'abstain']);
    expect(table).toWaitFor([0, 'vote']);
  });
});

describe('TI4 83 Votes decided ahead are secret', () => {
  it('not even that there is one can be seen, heard or asked for by anybody else', () => {
    const table = scene('mutiny').play();
    const before = [0, 1].map((seat) => seenBy(seat, table.session));
    const one = table.answer(2, 'vote-ahead', 'against');
    const two = table.answer(2, 'vote-ahead-planets', ['meer']);
    expect([0, 1].map((seat) => seenBy(seat, table.session))).toEqual(before);
    for (const seat of [0, 1, 'table'] as const)
      expect([...heardBy(seat, one.facts), ...heardBy(seat, two.facts)]).toEqual([]);
    expect(JSON.stringify(table.session.view(2))).toContain('"ahead":{');
    expect(twilightImperium.presentation.hand(table.session.view(2)).map(({ key }) => key)).toContain(
      'hand.ahead',
    );
    expect(twilightImperium.presentation.hand(table.session.view(1)).map(({ key }) => key)).not.toContain(
      'hand.ahead',
    );
  });

  it('whatever others have decided, a seat sees the same', () => {
    const table = scene('mutiny').play();
    table.answers([2, 'vote-ahead', 'against'], [2, 'vote-ahead-planets', ['meer']]);
    const before = seenBy(1, table.session);
    const text = JSON.stringify(table.state.seats);
    disturb(table.session, (s) => rehideImperium(s, 1, []));
    expect(JSON.stringify(table.state.seats)).not.toBe(text);
    expect(table.seat(2).ahead).toBeUndefined();
    expect(table.seat(0).ahead).toBeDefined();
    expect(seenBy(1, table.session)).toBe(before);
  });

  it('whoever has seen one cast cannot take back its own vote for nothing', () => {
    const table = scene('mutiny').play();
    table.answers([2, 'vote-ahead', 'against'], [2, 'vote-ahead-planets', ['meer']]);
    table.answer(1, 'vote', 'abstain');
    expect(table.state.agenda?.votes).toHaveLength(1);
    expect(table.undo(1)).not.toBeNull();
    const other = scene('mutiny').play();
    other.answer(1, 'vote', 'abstain');
    expect(other.undo(1)).toBeNull();
  });
});

function exhaust(s: Parameters<typeof rehideImperium>[0], planet: 'meer' | 'shalloq'): void {
  const found = s.planets[planet];
  if (found) found.exhausted = true;
}
