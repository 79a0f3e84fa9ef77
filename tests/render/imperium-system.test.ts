import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { boardPartsOf } from '../../src/render/named-pictures.ts';
import type { Scene } from '../../src/render/scene.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { crowded, LONG, orderOf, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import { textsOf, written } from './texts.ts';

const hide = rehide.get('twilight-imperium') as Rehide<State>;
const picture = (view: View, place: string, language: 'en' | 'ru' = 'en') =>
  imperiumDrawing.scene(view, speaks(language), { kind: 'place', place });
const things = ({ shapes }: Scene) => new Set(shapes.flatMap(({ of }) => of ?? []));

describe('the picture of one system of Twilight Imperium', () => {
  it('shows all that lies there and nothing of elsewhere, large enough', () => {
    playing({ seats: 4, seed: 61, answers: 240, every: 120 }, (state) => {
      const view = seen(state, 'table');
      for (const { id, units, planets, tokens } of view.systems) {
        const scene = picture(view, id);
        const shown = things(scene);
        const wanted = [
          `system:${id}`,
          `tile:${id}`,
          ...units.map(({ seat, unit }) => `stack:${id}:${seat}:${unit}`),
          ...tokens.map((seat) => `token:${id}:${seat}`),
          ...planets.flatMap((planet) => [
            `planet:${planet.id}`,
            ...planet.units.map(({ seat, unit }) => `stack:${planet.id}:${seat}:${unit}`),
          ]),
        ];
        expect(wanted.filter((thing) => !shown.has(thing))).toEqual([]);
        expect([...shown].filter((of) => of.startsWith('tile:'))).toEqual([`tile:${id}`]);
        expect(textsOf(scene).filter(({ least }) => least < 18)).toEqual([]);
      }
    });
  });

  it.each(LANGUAGES)('cuts no words, however much lies there, and describes it (%s)', (language) => {
    const view = seen(stateAfter({ seats: 6, seed: 62, answers: 200 }), 'table');
    for (const each of [view, crowded(view)]) {
      for (const { id } of each.systems) {
        const scene = picture(each, id, language);
        const cut = textsOf(scene)
          .filter((text) => written(text).cut)
          .map(({ text }) => text)
          .filter((text) => !text.includes(LONG[language]));
        expect(cut).toEqual([]);
        for (const { x, y, width, height } of textsOf(scene)) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
          expect(x + width).toBeLessThanOrEqual(scene.width);
          expect(y + height).toBeLessThanOrEqual(scene.height);
        }
        const alt = imperiumDrawing.alt(each, speaks(language), { kind: 'place', place: id });
        expect(alt.startsWith(`${id}. `)).toBe(true);
        expect(alt.length).toBeLessThanOrEqual(1024);
      }
    }
  });

  it('shows nothing hidden', () => {
    const state = stateAfter({ seats: 3, seed: 63, answers: 200 });
    const other = structuredClone(state);
    hide(other, 'table', []);
    for (const { id } of seen(state, 'table').systems)
      expect(JSON.stringify(picture(seen(other, 'table'), id))).toBe(
        JSON.stringify(picture(seen(state, 'table'), id)),
      );
  });

  it('is the board where there is no such system; places have names in both languages', () => {
    const view = seen(stateAfter({ seats: 3, seed: 64, answers: 150 }), 'table');
    expect(picture(view, '777')).toEqual(imperiumDrawing.scene(view, speaks('en')));
    for (const language of LANGUAGES) {
      const places = boardPartsOf(orderOf(view, language)) ?? [];
      expect(places.map(({ id }) => id)).toEqual(view.systems.map(({ id }) => id));
      expect(places.every(({ id, name }) => name.startsWith(`${id}. `) && name.length <= 100)).toBe(true);
    }
    expect(boardPartsOf({ ...orderOf(view, 'en'), game: 'master-of-the-galaxy' })).toBeNull();
    expect(boardPartsOf({ ...orderOf(view, 'en'), game: 'chess' })).toBeNull();
  });
});
