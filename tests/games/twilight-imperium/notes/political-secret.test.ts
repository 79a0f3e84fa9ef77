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

  it('25.1a need not be used: then the owner votes', () => {
    const table = revealed().play();
    table.answer(1, 'agenda-revealed', 'pass');
    expect(table).toWaitFor([1, 'vote']);
    expect(table.state.effects).toEqual([]);
  });
});
