import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { APART, type View } from '#games/twilight-imperium/view.ts';
import type { Scene } from '../../src/render/scene.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { HALF, HEIGHT, HEX, middleOf } from '../../src/render/twilight-imperium/geometry.ts';
import { crowded, LONG, seen, speaks, stateAfter } from './imperium-tables.ts';
import { overlapsOf, textsOf, written } from './texts.ts';

const FACTIONS = ['ghost', 'sol', 'yin', 'arborec', 'hacan', 'nekro'] as const;

/** A table with the nexus and with Creuss, whose home lies beside the board too, after its set-up. */
function viewWithNexus(seats: 3 | 6): View {
  const options = { modules: ['se.nexus'], seatFactions: FACTIONS.slice(0, seats) };
  return seen(stateAfter({ seats, seed: 5, answers: 120, options }), 'table');
}

const nexusOf = (view: View) => view.systems.find(({ at }) => at === APART);

/** How far apart the nearest sides of two tiles are; below zero where they lie over each other. */
function gap(a: number, b: number): number {
  const [[ax, ay], [bx, by]] = [middleOf(a), middleOf(b)];
  const across = [90, 30, -30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return Math.abs((bx - ax) * Math.cos(angle) + (by - ay) * Math.sin(angle));
  });
  return Math.max(...across) - 2 * HALF;
}

/** Panels that reach into the space of the tile beside the board. */
function panelsOver({ shapes }: Scene): number {
  const [x, y] = middleOf(APART);
  return shapes.filter(
    (shape) =>
      shape.kind === 'box' &&
      shape.of?.startsWith('seat:') &&
      shape.x < x + HEX &&
      shape.x + shape.width > x - HEX &&
      shape.y < y + HALF &&
      shape.y + shape.height > y - HALF,
  ).length;
}

describe('the picture of the wormhole nexus', () => {
  it.each([3, 6] as const)('SE-17.1 lies apart from every other tile and panel (%i seats)', (seats) => {
    const view = viewWithNexus(seats);
    expect(nexusOf(view)).toMatchObject({ id: '150', wormholes: ['alpha', 'beta'] });
    expect(view.systems.map(({ at }) => at)).toContain(-1);
    for (const { at } of view.systems) if (at !== APART) expect(gap(APART, at)).toBeGreaterThan(8);
    const [, y] = middleOf(APART);
    expect([y - HALF > 0, y + HALF < HEIGHT]).toEqual([true, true]);
    expect(panelsOver(imperiumDrawing.scene(view, speaks('en')))).toBe(0);
  });

  it.each(LANGUAGES)('is labelled as beside the board, on the board and in a replay (%s)', (language) => {
    const view = viewWithNexus(6);
    for (const one of [view, crowded(view)])
      for (const sight of [{ kind: 'board' }, { kind: 'frame', at: 1, of: 2 }] as const) {
        const scene = imperiumDrawing.scene(one, speaks(language), sight);
        const all = [...scene.backdrop.shapes, ...scene.shapes].map(({ of }) => of);
        expect(all).toEqual(
          expect.arrayContaining([
            'tile:150',
            'beside:150',
            'number:150',
            'planet:mallice',
            'wormhole:150:alpha',
            'wormhole:150:beta',
          ]),
        );
        const cut = textsOf(scene).filter((text) => written(text).cut && !text.text.includes(LONG[language]));
        expect(cut).toEqual([]);
        if (one === view) expect(overlapsOf(scene)).toEqual([]);
      }
  });

  it('is said in words: on the board, and alone', () => {
    const view = viewWithNexus(3);
    const alt = imperiumDrawing.alt(view, speaks('en'));
    expect(alt).toContain(
      'Beside the board: 150. Wormhole Nexus, alpha wormhole, beta wormhole; Mallice: nobody’s.',
    );
    const alone = imperiumDrawing.alt(view, speaks('ru'), { kind: 'place', place: '150' });
    expect(alone).toContain('Рядом с полем: попасть можно только через червоточины (альфа, бета)');
    expect(alone).toContain('Маллис: 0/3');
  });

  it('is nowhere without the module', () => {
    const view = seen(stateAfter({ seats: 3, seed: 5, answers: 120 }), 'table');
    expect(nexusOf(view)).toBeUndefined();
    expect(imperiumDrawing.alt(view, speaks('en'))).not.toContain('Beside the board');
  });
});
