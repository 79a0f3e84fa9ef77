import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { seatingOf } from '#games/twilight-imperium/rules/galaxy/seating.ts';
import { FACTION_IDS } from '#games/twilight-imperium/tables/ids.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { LONG, playing, seen, speaks } from './imperium-tables.ts';
import { faultsOf, overlapsOf, textsOf, written } from './texts.ts';

const picture = (view: View, language: 'en' | 'ru' = 'en') => imperiumDrawing.scene(view, speaks(language));
const placesIn = (view: View) =>
  picture(view)
    .shapes.flatMap(({ of }) => (of?.startsWith('place:') ? [Number(of.slice('place:'.length))] : []))
    .sort((a, b) => a - b);

const cutIn = (view: View, language: 'en' | 'ru') =>
  textsOf(picture(view, language))
    .filter((text) => written(text).cut && !text.text.includes(LONG[language]))
    .map(({ text }) => text);

describe('the galaxy of Twilight Imperium in the making', () => {
  it.each([3, 4, 5, 6])(
    'shows every place without a tile by its number, and whose home will lie where (%d seats)',
    (seats) => {
      const stages = new Set<string>();
      playing(
        { seats, seed: 101, answers: 70, every: 6, options: { board: 'built', factions: 'chosen' } },
        (state) => {
          const view = seen(state, 'table');
          stages.add(view.stage.kind);
          const { homes, empty } = seatingOf(seats);
          const taken = new Set(view.systems.map(({ at }) => at));
          const isBuilding = ['factions', 'board'].includes(view.stage.kind);
          const free = Array.from({ length: 37 }, (_, at) => at).filter(
            (at) => !taken.has(at) && !homes.includes(at) && !empty.includes(at),
          );
          expect(placesIn(view)).toEqual(isBuilding ? free : []);
          const shown = new Set(picture(view).shapes.flatMap(({ of }) => of ?? []));
          for (const [seat, at] of homes.entries())
            expect(shown.has(`home-place:${seat}`)).toBe(isBuilding && free.length > 0 && !taken.has(at));
          for (const language of LANGUAGES) {
            expect(cutIn(view, language)).toEqual([]);
            expect(overlapsOf(picture(view, language))).toEqual([]);
          }
        },
      );
      expect(stages).toContain('board');
    },
  );

  it('marks where the next tile can lie as the rules offer it (S6i), and says so in words', () => {
    playing(
      { seats: 6, seed: 102, answers: 20, every: 20, options: { board: 'built', factions: 'random' } },
      (state) => {
        const view = seen(state, 'table');
        const next = view.free.filter((place) => place.next).map(({ at }) => at);
        expect(next.length).toBeGreaterThan(0);
        const rings = new Set(next.map((at) => (at <= 6 ? 1 : at <= 18 ? 2 : 3)));
        expect(rings.size).toBe(1);
        expect(imperiumDrawing.alt(view, speaks('en'))).toContain(
          `the next tile can lie at ${next.join(', ')}`,
        );
      },
    );
  });

  it.each(LANGUAGES)(
    'all factions that are free can be looked at, later those at the table (%s)',
    (language) => {
      const sight = { kind: 'page', page: 'factions' } as const;
      playing({ seats: 3, seed: 103, answers: 30, every: 30, options: { factions: 'chosen' } }, (state) => {
        const view = seen(state, 'table');
        const scene = imperiumDrawing.scene(view, speaks(language), sight);
        const shown = new Set(
          scene.shapes.flatMap(({ of }) => (of?.startsWith('begins:') ? [of.split(':')[1]] : [])),
        );
        const taken = view.seats.flatMap(({ faction }) => faction ?? []);
        const wanted =
          view.stage.kind === 'factions' ? FACTION_IDS.filter((id) => !taken.includes(id)) : taken;
        expect([...shown].sort()).toEqual([...wanted].sort());
        expect(textsOf(scene).filter((text) => written(text).cut)).toEqual([]);
        expect(faultsOf(scene).filter((fault) => !fault.startsWith('small'))).toEqual([]);
      });
    },
  );
});
