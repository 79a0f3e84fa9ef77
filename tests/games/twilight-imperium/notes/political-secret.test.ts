import { describe, expect, it } from 'vitest';
import { Scene } from '../scene.ts';

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

describe('Political Secret', () => {
  it('83.16 its owner cannot vote on the agenda, and has the note back', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'note:political-secret@2');
    expect(table.seat(2).notes).toEqual([{ id: 'political-secret', owner: 2 }]);
    table.answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([0, 'vote']);
    expect(table.state.agenda?.abstained).toEqual([1, 2]);
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
    table.quiet().answer(1, 'vote', 'abstain');
    expect(table).toWaitFor([2, 'vote']);
  });

  it('25.1a need not be used: then the owner votes', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'pass');
    expect(table).toWaitFor([1, 'vote']);
    expect(table.state.effects).toEqual([]);
  });
});
