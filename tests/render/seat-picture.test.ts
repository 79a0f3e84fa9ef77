import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import { RESOURCES, SYSTEMS, type View } from '#games/master-of-the-galaxy/view.ts';
import { galaxyDrawing } from '../../src/render/master-of-the-galaxy/drawing.ts';
import type { Scene } from '../../src/render/scene.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { type Play, playing, seen, speaks } from './tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const PLAYS: readonly Play[] = [
  { seats: 2, seed: 21, answers: 900, every: 90 },
  { seats: 4, seed: 23, answers: 900, every: 90 },
];
const CASES = PLAYS.map((play) => [`${play.seats} seats`, play] as const);
const hide = rehide.get('master-of-the-galaxy') as Rehide<State>;

const picture = (view: View, seat: number, language: 'en' | 'ru' = 'en') =>
  galaxyDrawing.scene(view, speaks(language), { kind: 'seat', seat });
const things = ({ shapes }: Scene) => new Set(shapes.flatMap(({ of }) => of ?? []));

describe('the picture of one seat', () => {
  it.each(CASES)('shows its cards, systems and routes, and the area of nobody else (%s)', (_, play) => {
    playing(play, (state) => {
      const view = seen(state, 'table');
      for (const [seat, { cards }] of view.seats.entries()) {
        const shown = things(picture(view, seat));
        const wanted = [
          `seat:${seat}`,
          ...cards.map(({ id }) => `card:${id}`),
          ...SYSTEMS.filter((id) => view.systems[id].owner === seat).map((id) => `base:${id}`),
          ...view.routes
            .filter(({ owner }) => owner === seat)
            .flatMap(({ track, cubes }) =>
              Array.from({ length: cubes }, (_, i) => `cube:route:${track}:${i}`),
            ),
        ];
        expect(wanted.filter((thing) => !shown.has(thing))).toEqual([]);
        const foreign = view.seats.map((_, other) => `seat:${other}`).filter((of) => of !== `seat:${seat}`);
        expect(foreign.filter((thing) => shown.has(thing))).toEqual([]);
      }
    });
  });

  it.each(CASES)('shows a bag to its owner only, and nothing that is hidden (%s)', (_, play) => {
    playing(play, (state) => {
      const other = structuredClone(state) as State;
      hide(other, 0, []);
      for (const seat of state.seats.keys()) {
        const bags = [...things(picture(seen(state, 0), seat))].filter((of) => of.startsWith('bag:'));
        expect(bags).toEqual(seat === 0 ? RESOURCES.map((resource) => `bag:0:${resource}`) : []);
        const [one, two] = [state, other].map((each) => JSON.stringify(picture(seen(each, 0), seat)));
        expect(two).toBe(one);
      }
    });
  });

  it.each(CASES)('is readable, larger than on the board, in both languages (%s)', (_, play) => {
    playing(play, (state) => {
      for (const language of LANGUAGES) {
        const speaker = speaks(language);
        for (const seat of state.seats.keys()) {
          const scene = picture(seen(state, 0), seat, language);
          expect(faultsOf(scene)).toEqual([]);
          expect(scene.width * 1.9).toBeLessThan(galaxyDrawing.scene(seen(state, 0), speaker).width);
          const cut = textsOf(scene).filter((text) => written(text).cut);
          expect(cut.map(({ text }) => text).filter((text) => !text.includes(speaker.seat(1)))).toEqual([]);
        }
      }
    });
  });

  it.each(LANGUAGES)('is described in words that fit Discord, cards by name (%s)', (language) => {
    playing({ seats: 3, seed: 25, answers: 600, every: 100 }, (state) => {
      const speaker = speaks(language);
      for (const [seat, { cards }] of state.seats.entries()) {
        const alt = galaxyDrawing.alt(seen(state, 'table'), speaker, { kind: 'seat', seat });
        expect(alt.length).toBeLessThanOrEqual(1024);
        expect(alt).toContain(speaker.seat(seat));
        if (alt.endsWith('…')) continue;
        for (const { id } of cards)
          expect(alt).toContain(speaker.say({ key: 'card.name', args: { card: id } }));
      }
    });
  });

  it('is the board where there is no such seat', () => {
    playing({ seats: 2, seed: 3, answers: 0, every: 1 }, (state) => {
      const view = seen(state, 'table');
      expect(picture(view, 7)).toEqual(galaxyDrawing.scene(view, speaks('en')));
    });
  });
});
