import { describe, expect, it } from 'vitest';
import { activate, arena, hitting, missing } from '../combat.ts';
import { type Imperium, Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

const researching = (scene: Scene) =>
  inForce(scene, 'publicize-weapon-schematics')
    .strategy(0, { id: 'technology', exhausted: false })
    .play()
    .answers([0, 'action', 'strategic:technology']);

const owned = (table: Imperium) => table.seat(0).technologies.map(({ id }) => id);

describe('Publicize Weapon Schematics', () => {
  it('28.12 when anybody has war suns, all may research them whatever they lack', () => {
    const table = researching(new Scene().tech(1, 'war-sun'));
    table.answer(0, 'research', 'war-sun');
    expect(owned(table)).toEqual(['war-sun']);
  });

  it('28.12 not as long as nobody has them, and nothing else', () => {
    expect(researching(new Scene())).toRefuse(0, 'research', 'war-sun', 'TI4 28.12');
    const table = researching(new Scene().tech(1, 'war-sun'));
    expect(table).toRefuse(0, 'research', 'gravity-drive', 'TI4 28.12');
    expect(table).toRefuse(0, 'research', 'destroyer-ii', 'TI4 28.12');
  });

  it('29.1 the war sun that the Muaat begin with is no technology, its upgrade is one', () => {
    const muaat = () => new Scene(3, ['xxcha', 'muaat', 'yssaril']);
    expect(researching(muaat().units(1, '20', { 'war-sun': 1 }))).toRefuse(0, 'research', 'war-sun');
    const table = researching(muaat().tech(1, 'prototype-war-sun-ii'));
    table.answer(0, 'research', 'war-sun');
    expect(owned(table)).toEqual(['war-sun']);
  });

  it('52.0 no war sun sustains damage, other ships do', () => {
    const fight = () =>
      missing(hitting(arena(), 0, 'combat'), 1, 'combat')
        .units(0, '20', { cruiser: 1 })
        .units(1, '20', { 'war-sun': 1, dreadnought: 1 });
    expect(activate(fight(), '20')).toOfferExactly(1, 'sustain', ['war-sun', 'dreadnought']);
    const table = activate(inForce(fight(), 'publicize-weapon-schematics'), '20');
    expect(table).toOfferExactly(1, 'sustain', ['dreadnought']);
  });

  it('voted down, whoever has a war sun technology discards its action cards', () => {
    const table = revealing('publicize-weapon-schematics')
      .tech(1, 'war-sun')
      .hand(1, 'bunker', 'plague')
      .hand(2, 'spy')
      .play()
      .quiet();
    table.answers([1, 'vote', 'abstain'], [2, 'vote', 'abstain'], [0, 'vote', 'abstain']).quiet();
    table.answers([0, 'outcome', 'against']).quiet();
    expect(table.state.seats.map(({ hand }) => hand)).toEqual([[], [], ['spy']]);
    expect(table.state.laws).toEqual([]);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });

  it('26.3 passed, it lies in the common area and costs nobody a card', () => {
    const table = decided(revealing('publicize-weapon-schematics').tech(1, 'war-sun').play(), 'for');
    expect(table.state.laws).toMatchObject([{ id: 'publicize-weapon-schematics', seat: null }]);
  });
});
