import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import type { Scene, TextShape } from '../../src/render/scene.ts';
import { imperiumPaints } from '../../src/render/theme.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, seen, speaks, stateAfter } from './imperium-tables.ts';
import { textsOf, written } from './texts.ts';

const hide = rehide.get('twilight-imperium') as Rehide<State>;
const frame = (view: View, language: 'en' | 'ru' = 'en', at = 3) =>
  imperiumDrawing.scene(view, speaks(language), { kind: 'frame', at, of: 12 });
const things = ({ shapes }: Scene) => new Set(shapes.flatMap(({ of }) => of ?? []));
const reads = (scene: Scene, of: string) =>
  scene.shapes.find((shape): shape is TextShape => shape.kind === 'text' && shape.of === of)?.text;

const state = stateAfter({ seats: 4, seed: 71, answers: 260 });
const view: View = { ...seen(state, 'table'), stage: { kind: 'turn', seat: 1 }, round: 3 };

describe('a picture of the replay of Twilight Imperium', () => {
  it('shows everything that lies in the galaxy, when it was, and who had how many points', () => {
    const scene = frame(view);
    const shown = things(scene);
    const wanted = view.systems.flatMap(({ id, units, planets }) => [
      ...units.map(({ seat, unit }) => `stack:${id}:${seat}:${unit}`),
      ...planets.flatMap((planet) => [
        ...(planet.controller === null ? [] : [`control:${planet.id}`]),
        ...planet.units.map(({ seat, unit }) => `stack:${planet.id}:${seat}:${unit}`),
      ]),
    ]);
    expect(wanted.length).toBeGreaterThan(20);
    expect(wanted.filter((thing) => !shown.has(thing))).toEqual([]);
    expect([reads(scene, 'round'), reads(scene, 'phase')]).toEqual(['Round 3', 'action phase']);
    view.seats.forEach(({ points }, seat) => {
      expect(reads(scene, `points:${seat}`)).toBe(`${points}`);
    });
  });

  it('names who moves: in a turn, before it, and the winner at the end', () => {
    const idle = { ...view, turn: null, agenda: null };
    expect(reads(frame({ ...idle, stage: { kind: 'turn', seat: 2 } }), 'title')).toBe('cy');
    expect(reads(frame({ ...idle, stage: { kind: 'strategy' } }), 'title')).toBe('Twilight Imperium');
    const over = { ...idle, stage: { kind: 'over' as const }, winner: { seat: 0, by: 'points' as const } };
    expect(reads(frame(over), 'title')).toBe('Ann wins!');
  });

  it('tells how much of the replay is over', () => {
    const bar = (at: number) => frame(view, 'en', at).shapes.find(({ of }) => of === `step:${at}/12`);
    expect(bar(3)).toMatchObject({ width: 440 });
    expect(bar(12)).toMatchObject({ width: 1760 });
  });

  it('shows a system in the colours of those who hold it, and no other', () => {
    const held = (scene: Scene, id: string) =>
      scene.shapes.flatMap((shape) => {
        if (!shape.of?.startsWith(`held:${id}:`) || shape.kind !== 'polygon') return [];
        return [`${shape.of.split(':')[2]} ${shape.fill?.colour} ${shape.points.length}`];
      });
    const two = view.systems.find(({ planets }) => planets.length === 2);
    if (!two) throw new Error('no system has two planets');
    const lying = (controllers: readonly (number | null)[], ships: readonly number[] = []) => ({
      ...view,
      systems: view.systems.map((system) =>
        system.id !== two.id
          ? system
          : {
              ...system,
              units: ships.map((seat) => ({ seat, unit: 'cruiser' as const, count: 1, damaged: 0 })),
              planets: system.planets.map((planet, i) => ({
                ...planet,
                units: [],
                controller: controllers[i] ?? null,
              })),
            },
      ),
    });
    const colour = (seat: number) => imperiumPaints[view.seats[seat]?.colour ?? 'black'].colour;
    const all = (seat: number) => [`${seat} ${colour(seat)} 6`];
    const half = (seat: number) => `${seat} ${colour(seat)} 5`;
    expect(held(frame(lying([1, 1])), two.id)).toEqual(all(1));
    expect(held(frame(lying([1, null], [2])), two.id)).toEqual(all(1));
    expect(held(frame(lying([null, null], [2])), two.id)).toEqual(all(2));
    expect(held(frame(lying([1, 2])), two.id)).toEqual([half(1), half(2)]);
    expect(held(frame(lying([null, null], [1, 2])), two.id)).toEqual([]);
    expect(held(frame(lying([null, null])), two.id)).toEqual([]);
  });

  it.each(LANGUAGES)('cuts no words of its own, and they are large (%s)', (language) => {
    const scene = frame(seen(stateAfter({ seats: 6, seed: 72, answers: 300 }), 'table'), language);
    const own = scene.shapes.flatMap((shape) =>
      shape.kind === 'text' && /^(title|round|phase|points:)/.test(shape.of ?? '') ? [shape] : [],
    );
    expect(own).toHaveLength(9);
    for (const text of own) {
      expect(written(text).cut && !text.text.includes(LONG[language])).toBe(false);
      // At 900 pixels: no smaller than 12.
      expect((text.least * 900) / scene.width).toBeGreaterThan(12);
    }
    for (const { x, y, width, height } of textsOf(scene)) {
      expect(x + width).toBeLessThanOrEqual(scene.width);
      expect(y + height).toBeLessThanOrEqual(scene.height);
    }
  });

  it('shows nothing hidden', () => {
    const other = structuredClone(state);
    hide(other, 'table', []);
    expect(JSON.stringify(frame(seen(other, 'table')))).toBe(JSON.stringify(frame(seen(state, 'table'))));
  });
});
