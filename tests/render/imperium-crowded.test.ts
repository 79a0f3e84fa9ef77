import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Scene } from '../../src/render/scene.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { playing, seen, speaks } from './imperium-tables.ts';
import { overlapsOf, textsOf } from './texts.ts';

/** How many games are searched: a few dozen, or as many as `CROWDED_GAMES` says (`CROWDED_GAMES=500 npx vitest run …`). */
const GAMES = Number(process.env.CROWDED_GAMES ?? 24);
const ANSWERS = 600;
const EVERY = 150;
const SEATS = [6, 5, 4, 3] as const;
const MODULES = ['se.nexus'];

/** How much lies in the fullest system. */
const crowd = ({ systems }: View): number =>
  Math.max(
    ...systems.map(({ units, tokens, planets }) => {
      const owners = new Set(units.map(({ seat }) => seat)).size;
      const garrisons = planets.reduce((sum, planet) => sum + planet.units.length, 0);
      return 2 * units.length + 4 * Math.max(0, owners - 1) + garrisons + tokens.length;
    }),
  );

/** The fullest position of a few games, and those passed on the way. */
function searched(): { fullest: View; passed: View[] } {
  const passed: View[] = [];
  for (let game = 0; game < GAMES; game++) {
    const seats = SEATS[game % SEATS.length] ?? 6;
    const options = game % 5 === 0 ? { modules: MODULES } : {};
    playing({ seats, seed: 500 + game, answers: ANSWERS, every: EVERY, options }, (state) => {
      passed.push(JSON.parse(JSON.stringify(seen(state, 'table'))) as View);
    });
  }
  const [first, ...others] = passed;
  if (!first) throw new Error('nothing was played');
  return { passed, fullest: others.reduce((most, view) => (crowd(view) > crowd(most) ? view : most), first) };
}

const { fullest, passed } = searched();
const picture = (view: View, language: 'en' | 'ru') => imperiumDrawing.scene(view, speaks(language));

/** How high the ships of all fleets are, as a share of the height of the picture. */
const shipHeights = (view: View, scene: Scene): number[] =>
  scene.shapes.flatMap((shape) =>
    shape.kind === 'box' && view.systems.some(({ id }) => shape.of?.startsWith(`stack:${id}:`))
      ? [shape.height / scene.height]
      : [],
  );

/** Half of all are at least as large. */
const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe('crowded galaxies', () => {
  it.each(LANGUAGES)('have no labels over each other, whatever games come to (%s)', (language) => {
    for (const view of passed) expect(overlapsOf(picture(view, language))).toEqual([]);
  });

  it('keep the fullest system legible: every figure at least 10 high, pieces at least 14', () => {
    expect(crowd(fullest)).toBeGreaterThan(12);
    const scene = picture(fullest, 'en');
    for (const { size, text } of textsOf(scene)) expect([text, size >= 10]).toEqual([text, true]);
    const ships = scene.shapes.flatMap((shape) =>
      shape.kind === 'box' && shape.of?.startsWith('stack:') ? [shape.height] : [],
    );
    expect(Math.min(...ships)).toBeGreaterThanOrEqual(14);
  });

  it('show fleets at least twice as large as chips were: 31 of 2,200 wide, 31 of 3,580 high', () => {
    const heights = passed.flatMap((view) => shipHeights(view, picture(view, 'en')));
    expect(heights.length).toBeGreaterThan(50);
    expect(median(heights)).toBeGreaterThan((2 * 31) / 3580);
    expect(median(heights) * (1800 / 1760)).toBeGreaterThan((2 * 31) / 2200);
  });
});
