import { describe, expect, it } from 'vitest';
import { invalid } from '#games/master-of-the-galaxy/invalid.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import { Scene } from './scene.ts';

const WRONG: readonly (readonly [what: string, change: (s: State) => void, why: string])[] = [
  ['a card too few', (s) => s.decks.leader.shift(), 'is missing'],
  [
    'a card in two places',
    (s) => s.decks.conflict.push(...s.decks.conflict.slice(0, 1)),
    'is there too often',
  ],
  ['a cube too many', (s) => Object.assign(s.bank, { red: s.bank.red + 1 }), 'red cubes instead of'],
  ['a bank that owes', (s) => Object.assign(s.bank, { red: -1 }), '-1 red cubes in the bank'],
  ['a disc too few', (s) => Object.assign(s.seats[1] ?? {}, { reserve: 0 }), 'seat 1 has 1 discs'],
];

describe('a table of Master of the Galaxy', () => {
  it('is possible when it is set up', () => {
    expect(invalid(new Scene(3).state)).toBeNull();
  });

  it.each(WRONG)('is impossible with %s', (_, change, why) => {
    const { state } = new Scene(3);
    change(state);
    expect(invalid(state)).toContain(why);
  });
});
