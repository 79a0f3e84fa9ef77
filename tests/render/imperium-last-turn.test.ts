import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Shape } from '../../src/render/scene.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { LONG, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import { faultsOf, overlapsOf, textsOf, written } from './texts.ts';

type LastTurn = NonNullable<View['lastTurn']>;

const picture = (view: View, language: 'en' | 'ru' = 'en') => imperiumDrawing.scene(view, speaks(language));
const meant = (shapes: readonly Shape[], of: string) => shapes.findIndex((shape) => shape.of === of);

/** What the marks of a turn are called. */
function marksOf({ moves, battles, taken, built, losses }: LastTurn, { systems, battle }: View): string[] {
  const isQuiet = ({ system }: { system: string }) => battle?.system !== system;
  return [
    ...moves.map(({ seat, from, to }) => `moved:${seat}:${from}:${to}`),
    ...[...battles.map(({ system }) => system), ...losses]
      .filter((system) => isQuiet({ system }))
      .map((system) => `fought:${system}`),
    ...taken.map(({ planet }) => `taken:${planet}`),
    ...built.filter(isQuiet).map(({ system }) => `built:${system}`),
  ].filter((mark) => !mark.startsWith('built:') || systems.some(({ id }) => mark === `built:${id}`));
}

/** A turn that did everything there is, and flew across the board in all directions. */
function busy(view: View): View {
  const [a, b, c, d, e, f] = view.systems.map(({ id }) => id) as [never, never, never, never, never, never];
  const planet = view.systems.flatMap(({ planets }) => planets)[0]?.id as never;
  const lastTurn: LastTurn = {
    seat: 1,
    round: 2,
    over: true,
    tokens: [],
    moves: [
      { seat: 1, from: a, to: b, count: 12 },
      { seat: 1, from: c, to: b, count: 1 },
      { seat: 0, from: d, to: e, count: 3 },
      { seat: 0, from: f, to: a, count: 3 },
    ],
    battles: [
      { system: b, winner: 1 },
      { system: e, winner: null },
    ],
    losses: [f],
    taken: [{ seat: 1, planet }],
    built: [{ seat: 1, system: b, count: 4 }],
  };
  return { ...view, lastTurn };
}

describe('what changed, on the picture of the galaxy', () => {
  it('is marked and explained, in words that fit, in games as they go', () => {
    let marked = 0;
    playing({ seats: 4, seed: 72, answers: 400, every: 20 }, (state) => {
      const view = seen(state, 'table');
      if (!view.lastTurn) return;
      const { shapes } = picture(view);
      const marks = marksOf(view.lastTurn, view);
      marked += marks.length;
      expect(marks.filter((mark) => meant(shapes, mark) < 0)).toEqual([]);
    });
    expect(marked).toBeGreaterThan(5);
  });

  it.each(LANGUAGES)(
    'is told in words, and every sign is explained on a page of its own (%s)',
    (language) => {
      const view = busy(seen(stateAfter({ seats: 6, seed: 73, answers: 160 }), 'table'));
      const scene = picture(view, language);
      const cut = textsOf(scene).filter((text) => written(text).cut && !text.text.includes(LONG[language]));
      expect(cut).toEqual([]);
      expect(overlapsOf(scene).filter((one) => !/^\d+ lies over|over \d+$/.test(one))).toEqual([]);
      const alt = imperiumDrawing.alt(view, speaks(language));
      expect(alt).toContain(`${view.systems[0]?.id} → ${view.systems[1]?.id} (12)`);
      expect(alt.length).toBeLessThanOrEqual(1024);
      const legend = imperiumDrawing.scene(view, speaks(language), { kind: 'page', page: 'legend' });
      const shown = new Set(legend.shapes.flatMap(({ of }) => of ?? []));
      for (const change of ['moved', 'fought', 'taken', 'built', 'put'])
        expect(shown).toContain(`legend:${change}`);
      expect(faultsOf(legend).filter((fault) => !/^small: \d$/.test(fault))).toEqual([]);
    },
  );

  it('hides no unit, token or name: arrows and signs lie below, names are written over them again', () => {
    const view = busy(seen(stateAfter({ seats: 6, seed: 74, answers: 200 }), 'table'));
    const { shapes } = picture(view);
    const last = Math.max(
      ...shapes.flatMap(({ of }, i) => (/^(moved|fought|built):/.test(of ?? '') ? [i] : [])),
    );
    const lying = shapes.flatMap(({ of }, i) => (/^(stack|token|control):/.test(of ?? '') ? [i] : []));
    expect(Math.min(...lying)).toBeGreaterThan(last);
    const arrow = shapes.findLastIndex(({ of }) => of?.startsWith('moved:'));
    for (const { from, to } of view.lastTurn?.moves ?? [])
      for (const id of [from, to])
        expect(shapes.findLastIndex(({ of }) => of === `number:${id}`)).toBeGreaterThan(arrow);
  });

  it('is not there before a turn has changed anything', () => {
    const view = seen(stateAfter({ seats: 3, seed: 75, answers: 2 }), 'table');
    expect(view.lastTurn).toBeNull();
    expect(picture(view).shapes.filter(({ of }) => of?.startsWith('moved:'))).toEqual([]);
  });
});
