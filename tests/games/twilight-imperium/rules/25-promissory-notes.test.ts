import { describe, expect, it } from 'vitest';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { notesOf } from '#games/twilight-imperium/rules/notes.ts';
import { Scene } from '../scene.ts';

const neighbours = () => new Scene().units(1, '29', { destroyer: 1 });

/** A note that does something at the start of its player's turn. */
const atTurn = (more: { stays?: true } = {}): Component => ({
  abilities: [
    {
      at: 'turn-starts',
      ...more,
      when: (_, by, { seat }) => seat === by.seat,
      *resolve(t, { by: { seat } }) {
        t.write.seats[seat]!.goods += 1;
      },
    },
  ],
});

describe('TI4 25 Promissory notes', () => {
  it('25.0 S4a each seat begins with four notes of its colour and one of its faction', () => {
    const { state } = new Scene(3).play();
    expect(notesOf(state, 0)).toEqual([
      'ceasefire',
      'trade-agreement',
      'political-secret',
      'support-for-the-throne',
      'political-favor',
    ]);
    expect(notesOf(state, 1)).toContain('trade-convoys');
    expect(notesOf(state, 1)).toHaveLength(5);
  });

  it('25.1 25.1a 25.3 74.23 a note is used at its moment if its holder likes, then it goes back', () => {
    const scene = () =>
      neighbours()
        .note(0, 'ceasefire', 1)
        .plus({ components: { 'note:ceasefire': atTurn() } });
    const table = scene().play();
    expect(table).toWaitFor([0, 'turn-starts']);
    table.answer(0, 'turn-starts', 'note:ceasefire@1');
    expect(table.seat(0)).toMatchObject({ goods: 1, notes: [] });
    expect(table.seat(1).notes).toEqual([{ id: 'ceasefire', owner: 1 }]);
    const kept = scene().play();
    kept.answer(0, 'turn-starts', 'pass');
    expect(kept.seat(0)).toMatchObject({ goods: 0, notes: [{ id: 'ceasefire', owner: 1 }] });
  });

  it('25.2 nobody plays a note of its own', () => {
    const scene = () =>
      neighbours()
        .note(0, 'ceasefire', 0)
        .plus({ components: { 'note:ceasefire': atTurn() } });
    expect(scene().play()).toWaitFor([0, 'action']);
    // With a note of another in hand it might hold that one, and is asked.
    const asked = scene().note(0, 'trade-agreement', 1).play();
    expect(asked).toOfferExactly(0, 'turn-starts', ['pass']);
  });

  it('25.2 25.5 own notes and those of others can be given', () => {
    const scene = neighbours().note(0, 'ceasefire', 0).note(0, 'trade-agreement', 2);
    const table = scene.play();
    table.answer(0, 'deal', 'offer:1');
    const notes = table.offers(0, 'terms').filter((id) => id.startsWith('give:note'));
    expect(notes).toEqual(['give:note:ceasefire:0', 'give:note:trade-agreement:2']);
    table.answers([0, 'terms', { 'give:note:trade-agreement:2': 1 }], [1, 'deal', 'accept:0']);
    expect(table.seat(1)).toMatchObject({ notes: [{ id: 'trade-agreement', owner: 2 }], received: true });
  });

  it('25.4 a note that came back can be given again', () => {
    const scene = neighbours()
      .note(0, 'ceasefire', 1)
      .plus({ components: { 'note:ceasefire': atTurn() } });
    const table = scene.play();
    table.answer(0, 'turn-starts', 'note:ceasefire@1');
    table.answers(
      [1, 'deal', 'offer:0'],
      [1, 'terms', { 'give:note:ceasefire:1': 1 }],
      [0, 'deal', 'accept:1'],
    );
    expect(table.seat(0).notes).toEqual([{ id: 'ceasefire', owner: 1 }]);
  });

  it('25.4a what sends a note back is nothing to one that was not played', () => {
    const table = neighbours().note(0, 'support-for-the-throne', 1).play();
    table.answers([0, 'action', 'tactical'], [0, 'activate', '29']);
    expect(table.seat(0).notes).toEqual([{ id: 'support-for-the-throne', owner: 1 }]);
    expect(table.seat(0).points).toBe(0);
  });

  it('25.5a a note that lies open stays where it is', () => {
    const scene = neighbours().with((s) => {
      s.seats[0]!.area.push({ id: 'trade-convoys', owner: 1 });
    });
    const table = scene.play();
    table.answer(0, 'deal', 'offer:1');
    expect(table.offers(0, 'terms').filter((id) => id.includes('trade-convoys'))).toEqual([]);
    table.answer(0, 'terms', {});
    table.answer(1, 'deal', 'offer:0');
    expect(table.offers(1, 'terms').filter((id) => id.includes('trade-convoys'))).toEqual([]);
  });

  it('25.3 one that stays lies open in front of its player', () => {
    const scene = neighbours()
      .note(0, 'ceasefire', 1)
      .plus({ components: { 'note:ceasefire': atTurn({ stays: true }) } });
    const table = scene.play();
    table.answer(0, 'turn-starts', 'note:ceasefire@1');
    expect(table.seat(0)).toMatchObject({ notes: [], area: [{ id: 'ceasefire', owner: 1 }] });
    expect(table.seat(1).notes).toEqual([]);
  });

  it('25.6 what may be asked for does not tell what the other holds', () => {
    const asking = (scene: Scene) => {
      const table = scene.play().answers([0, 'deal', 'offer:1']);
      return table.offers(0, 'terms');
    };
    const empty = asking(neighbours());
    const full = asking(neighbours().note(1, 'ceasefire', 1).note(1, 'trade-agreement', 2));
    expect(full).toEqual(empty);
    expect(full).toContain('want:note:ceasefire:1');
  });

  it('25.7 25.7a 65.4 65.4a with a seat its notes leave the game; those of others that it held go back', () => {
    const scene = neighbours()
      .note(0, 'ceasefire', 2)
      .note(1, 'ceasefire', 0)
      .note(2, 'trade-agreement', 0)
      .note(2, 'ceasefire', 1);
    scene.with((s) => {
      s.seats[1]!.area.push({ id: 'spy-net', owner: 2 });
      s.planets.retillion!.controller = null;
      s.planets.shalloq!.controller = null;
    });
    const table = scene.play().answers([0, 'action', 'tactical'], [0, 'activate', '20']);
    expect(table.seat(2).eliminated).toBe(true);
    expect(table.seat(0).notes).toEqual([{ id: 'trade-agreement', owner: 0 }]);
    expect(table.seat(1)).toMatchObject({
      notes: [
        { id: 'ceasefire', owner: 0 },
        { id: 'ceasefire', owner: 1 },
      ],
      area: [],
    });
    expect(table.seat(2)).toMatchObject({ notes: [], area: [] });
  });

  it('74.23a T56 a note may take effect as soon as it is received', () => {
    const table = neighbours().note(1, 'support-for-the-throne', 1).play();
    table.answers(
      [1, 'deal', 'offer:0'],
      [1, 'terms', { 'give:note:support-for-the-throne:1': 1 }],
      [0, 'deal', 'accept:1'],
    );
    expect(table.seat(0)).toMatchObject({
      points: 1,
      notes: [],
      area: [{ id: 'support-for-the-throne', owner: 1 }],
    });
  });
});
