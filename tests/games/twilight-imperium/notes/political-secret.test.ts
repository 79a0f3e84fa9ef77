import { describe, expect, it } from 'vitest';
import { decided, inForce, revealing } from '../agendas/voting.ts';
import { type Imperium, Scene } from '../scene.ts';

/** An agenda is revealed; seat 1 holds the secret of seat 2. Seat 0 is the speaker. */
const revealed = () =>
  new Scene()
    .stage({ kind: 'agenda', number: 1 })
    .note(1, 'political-secret', 2)
    .with((s) => {
      s.custodians = false;
      s.decks.agenda = [
        'anti-intellectual-revolution',
        'classified-document-leaks',
        'committee-formation',
        'conventions-of-war',
      ];
    });

const SECRET = { id: 'political-secret', owner: 2 };

/** Where the note is that seat 2 gave to seat 1: open in front of the one, or back with the other. */
const noteOf = (table: Imperium) => ({ open: table.seat(1).area, back: table.seat(2).notes });
const OPEN = { open: [SECRET], back: [] };
const BACK = { open: [], back: [SECRET] };

/** Nobody does anything about the agenda any more. */
function passed(table: Imperium): Imperium {
  for (;;) {
    const open = table.session.waiting().find(({ topic }) => /^agenda-|^voting-/.test(topic));
    if (!open) return table;
    table.answer(open.seat, open.topic, 'pass');
  }
}

describe('Political Secret', () => {
  it('83.16 its owner cannot vote on the agenda', () => {
    const table = revealed().play();
    table.answers([1, 'agenda-revealed', 'note:political-secret@2'], [1, 'vote', 'abstain']);
    expect(table).toWaitFor([0, 'vote']);
    expect(table.state.agenda?.abstained).toEqual([1, 2]);
  });

  it('25.3 it lies open until the agenda is resolved, and then goes back', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    expect(noteOf(table)).toEqual(OPEN);
    table.answers([1, 'vote', 'abstain'], [0, 'vote', 'abstain']);
    expect(noteOf(table)).toEqual(OPEN);
    table.answer(0, 'outcome', 'against');
    expect(noteOf(table)).toEqual(BACK);
  });

  it('83.22b it is back before predictions come true', () => {
    const table = revealed().hand(0, 'imperial-rider').play().quiet();
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    table.quiet().answers([0, 'agenda-read', 'card:imperial-rider'], [0, 'prediction', 'against']);
    decided(table.quiet(), 'against');
    const told = table.told().filter((key) => ['fact.noteReturned', 'fact.foretold'].includes(key));
    expect(told).toEqual(['fact.noteReturned', 'fact.foretold']);
  });

  it('83.16 the next agenda is another matter', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    table.answers([1, 'vote', 'abstain'], [0, 'vote', 'abstain'], [0, 'outcome', 'against']);
    const left = table.state.effects.filter(({ component }) => component === 'note:political-secret');
    expect(left).toEqual([]);
    table.answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
  });

  it('its owner plays no action cards meanwhile', () => {
    const table = revealed().hand(2, 'imperial-rider').play();
    table.answers([2, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'note:political-secret@2']);
    expect(table.session.waiting().filter(({ seat }) => seat === 2)).toEqual([]);
    const free = revealed().hand(2, 'imperial-rider').play();
    free.answers([2, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'pass']);
    expect(free).toWaitFor([2, 'agenda-read']);
  });

  it('nor does it use faction abilities', () => {
    const table = revealed().of('ability:quash').note(1, 'political-secret', 0).play();
    table.answer(0, 'agenda-revealed', 'pass');
    expect(table).toOfferExactly(1, 'agenda-revealed', [
      'note:political-secret@0',
      'note:political-secret@2',
      'pass',
    ]);
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    // Quash could still be used: its owner is asked again.
    expect(table).toOfferExactly(0, 'agenda-revealed', ['ability:quash', 'pass']);
    const silenced = revealed().of('ability:quash').note(1, 'political-secret', 0).play();
    silenced.answers([0, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'note:political-secret@0']);
    expect(silenced).toWaitFor([1, 'agenda-revealed']);
    silenced.answer(1, 'agenda-revealed', 'pass');
    expect(silenced).toWaitFor([1, 'vote']);
  });

  it('74.8 what a faction ability does by itself it still does', () => {
    const table = new Scene(3, ['xxcha', 'hacan', 'saar'])
      .of('ability:scavenge')
      .stage({ kind: 'agenda', number: 1 })
      .note(1, 'political-secret', 2)
      .control(1, 'wellon')
      .with((s) => {
        s.custodians = false;
        s.decks.agenda = ['colonial-redistribution', 'economic-equality', 'arms-reduction'];
      })
      .play();
    table.answers(
      [1, 'agenda-revealed', 'note:political-secret@2'],
      [1, 'vote', 'abstain'],
      [0, 'vote', 'abstain'],
      [1, 'agenda-seat', 'seat:2'],
      [2, 'agenda-infantry', 'yes'],
    );
    expect(table.planet('wellon').controller).toBe(2);
    expect(table.seat(2).goods).toBe(1);
  });

  it('an agenda that gives way to another is no longer there to use it on', () => {
    const table = revealed().hand(2, 'veto').play();
    table.answers([1, 'agenda-revealed', 'pass'], [2, 'agenda-revealed', 'card:veto']);
    expect(table.state.agenda?.id).toBe('committee-formation');
    expect(table.state.discards.agenda).toContain('anti-intellectual-revolution');
    expect(table).toOfferExactly(1, 'agenda-revealed', ['note:political-secret@2', 'pass']);
  });

  it('25.3 its effect ends with an agenda that gives way to another', () => {
    const table = revealed().hand(0, 'veto').play();
    table.answers([0, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'note:political-secret@2']);
    table.answer(0, 'agenda-revealed', 'card:veto');
    expect(table.state.agenda?.id).toBe('committee-formation');
    expect(table.state.effects).toEqual([]);
    expect(noteOf(table)).toEqual(BACK);
    table.quiet().answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
  });

  it('25.3 nor does it outlast an agenda for which nobody can be elected', () => {
    const table = revealing('colonial-redistribution')
      .note(1, 'political-secret', 2)
      .with((s) => {
        for (const planet of Object.values(s.planets)) planet.controller = null;
      })
      .play();
    expect(table.state.agenda?.id).toBe('colonial-redistribution');
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
    expect(noteOf(table)).toEqual(BACK);
    expect(table.state.effects).toEqual([]);
  });

  it('25.3 each goes back with its own agenda where one puts another to the vote', () => {
    const scene = inForce(revealing('miscount-disclosed'), 'minister-of-policy', { seat: 1 });
    const table = scene.note(1, 'political-secret', 2).note(2, 'political-secret', 0).hand(1, 'veto').play();
    table.answers([2, 'agenda-revealed', 'pass'], [1, 'agenda-revealed', 'note:political-secret@2']);
    decided(passed(table), 'law:minister-of-policy');
    expect(table.state.agenda?.id).toBe('minister-of-policy');
    // The agenda that brought this about is not resolved yet.
    table.answers([1, 'agenda-revealed', 'pass'], [2, 'agenda-revealed', 'note:political-secret@0']);
    expect(noteOf(table)).toEqual(OPEN);
    expect(table.seat(2).area).toEqual([{ id: 'political-secret', owner: 0 }]);
    table.answer(1, 'agenda-revealed', 'card:veto');
    const back = () => table.told().filter((key) => key === 'fact.noteReturned');
    expect(back()).toHaveLength(1);
    // The next agenda is voted on in its place; the one that brought all this about is still not resolved.
    expect(noteOf(table)).toEqual(OPEN);
    decided(passed(table), 'against');
    expect(back()).toHaveLength(2);
    expect(noteOf(table)).toEqual(BACK);
    expect(table.seat(0).notes).toEqual([{ id: 'political-secret', owner: 0 }]);
    expect(table.state.effects).toEqual([]);
  });

  it('25.1a need not be used: then the owner votes', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'pass');
    expect(table).toWaitFor([1, 'vote']);
    expect(table.state.effects).toEqual([]);
  });
});
