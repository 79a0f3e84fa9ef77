import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { beyondTheSun } from '#games/beyond-the-sun/index.ts';
import type { State } from '#games/beyond-the-sun/state.ts';
import { ACHIEVEMENTS } from '#games/beyond-the-sun/tables/achievements.ts';
import { EVENTS, events } from '#games/beyond-the-sun/tables/events.ts';
import { FACTIONS } from '#games/beyond-the-sun/tables/factions.ts';
import { SYSTEMS } from '#games/beyond-the-sun/tables/systems.ts';
import { SLOTS, tree } from '#games/beyond-the-sun/tables/tree.ts';
import type { View } from '#games/beyond-the-sun/view.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { playedInto } from '../../support/selfplay.ts';
import { faultsOf, textsOf, written } from '../texts.ts';
import { levelsOf, positionOf } from './positions.ts';
import { BOARD, drawn, EXPLORATION, LONG, STANDING, SUMMARY, seatOf, seen, TECHNOLOGIES } from './tables.ts';

const TOGETHER = [BOARD, TECHNOLOGIES, EXPLORATION, STANDING, SUMMARY];

describe.each(LANGUAGES)('words on the pictures of Beyond the Sun (%s)', (language) => {
  /** Words that are cut, lie over each other, leave the picture or are too small. */
  function wrong(view: View, picture: PictureKind): readonly string[] {
    const scene = drawn(view, picture, language);
    const fitted = textsOf(scene).map((shape) => ({ text: shape.text, ...written(shape) }));
    const cut = fitted.filter((one) => one.cut && !one.text.includes(LONG[language]));
    const small = fitted.filter(({ size }) => (size * 1000) / scene.width < 11);
    return [
      ...faultsOf(scene).filter((fault) => !fault.startsWith('small: ')),
      ...small.map(({ text }) => `small: ${text}`),
      ...cut.map(({ text }) => `cut: ${text}`),
    ];
  }

  it.each([2, 3, 4])('fit on every picture of %i seats, from the first turn to a full board', (seats) => {
    for (const researched of [0, 24, 60])
      for (const seed of [2, 3]) {
        const state = positionOf({ seats, seed, researched, mats: seed === 2 ? 'advanced' : 'basic' });
        const view = seen(state, seed === 3 ? 0 : 'table');
        for (const picture of [...TOGETHER, ...state.seats.map((_, seat) => seatOf(seat))])
          expect(wrong(view, picture)).toEqual([]);
      }
  });

  it('fit on every picture of games that were played at random', () => {
    for (const [seats, seed] of [
      [2, 1],
      [3, 2],
      [4, 3],
    ] as const)
      for (const answers of [40, 260]) {
        const options = { mats: 'advanced', tableau: seats === 3 };
        const { session } = playedInto(beyondTheSun, { seats, seed, options }, answers);
        const view = seen(session.state as State, 0);
        for (const picture of [...TOGETHER, seatOf(0)]) expect(wrong(view, picture)).toEqual([]);
      }
  });

  it('fit with every technology in its slots', () => {
    const state = positionOf({ seats: 4, seed: 5, researched: 60 });
    for (const mine of state.seats) mine.private = [];
    for (let shift = 0; shift < 18; shift += 3) {
      for (const slot of SLOTS) {
        const all = levelsOf(tree[slot].level);
        const row = SLOTS.filter((other) => tree[other].level === tree[slot].level);
        const at = (row.indexOf(slot) + shift) % all.length;
        state.slots[slot].card = all[at] ?? null;
      }
      for (const picture of [TECHNOLOGIES, BOARD]) expect(wrong(seen(state, 1), picture)).toEqual([]);
    }
  });

  it('fit with every system, event and achievement', () => {
    const state = positionOf({ seats: 4, seed: 6, researched: 30 });
    for (const mine of state.seats) mine.museum = [1, 0, 0, 1];
    for (let step = 0; step < 6; step++) {
      for (const [at, place] of (['A1', 'A2', 'B1', 'B2', 'X'] as const).entries())
        state.systems[place] = SYSTEMS[(4 * step + at) % SYSTEMS.length] ?? null;
      state.lasting = EVENTS.slice(4 * step, 4 * step + 4).map((id) => ({
        id,
        at: null,
        system: events[id].link ? (SYSTEMS[4 * step] ?? null) : null,
        owner: null,
      }));
      const first = Math.min(2 * step, ACHIEVEMENTS.length - 4);
      state.achievements = ACHIEVEMENTS.slice(first, first + 4).map((id) => ({ id, discs: [1, 2] }));
      for (const picture of TOGETHER) expect(wrong(seen(state), picture)).toEqual([]);
    }
  });

  it('fit on every advanced mat, with abilities locked, in force and used up', () => {
    const state = positionOf({ seats: 4, seed: 9, researched: 40, mats: 'advanced' });
    for (const [seat, faction] of FACTIONS.entries())
      for (const count of [0, 3]) {
        const mine = state.seats[seat];
        if (!mine) throw new Error('nobody plays');
        Object.assign(mine, {
          faction,
          food: count,
          spent: count === 0,
          automation: Array<'food'>(count).fill('food'),
          colonies: SYSTEMS.slice(4, 4 + 2 * count).map((system) => ({ system, discs: ['food', 'ore'] })),
          private: levelsOf(2).slice(0, count),
        });
        expect(wrong(seen(state), seatOf(seat))).toEqual([]);
      }
  });

  it('fit while somebody chooses of cards, and with the tableau open', () => {
    const state = positionOf({ seats: 3, seed: 4, researched: 12, tableau: true });
    state.search = {
      seat: 1,
      slot: 'IIIA',
      type: 'scientific',
      technologies: ['deep-space-megastructures', 'quantum-data-exchange'],
      aside: [],
      systems: [],
    };
    expect(wrong(seen(state), TECHNOLOGIES)).toEqual([]);
  });
});
