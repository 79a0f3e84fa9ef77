import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { AGENDA_IDS, STAGE_ONE, STAGE_TWO } from '#games/twilight-imperium/tables/card-ids.ts';
import { SYSTEM_IDS } from '#games/twilight-imperium/tables/ids.ts';
import { systems } from '#games/twilight-imperium/tables/systems.ts';
import type { SystemView, View } from '#games/twilight-imperium/view.ts';
import type { Scene } from '../../src/render/scene.ts';
import { contrast, imperiumPaints, theme } from '../../src/render/theme.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { HEX, halfWidth, middleOf } from '../../src/render/twilight-imperium/geometry.ts';
import { DAMAGE } from '../../src/render/twilight-imperium/pieces.ts';
import { SPECIALTIES, TRAITS, WORTH } from '../../src/render/twilight-imperium/planet.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { crowded, LONG, objective, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import type { Play } from './tables.ts';
import { overlapsOf, textsOf, written } from './texts.ts';

const PLAYS: readonly Play[] = [
  { seats: 3, seed: 31, answers: 240, every: 60 },
  { seats: 4, seed: 32, answers: 240, every: 60 },
  { seats: 5, seed: 33, answers: 320, every: 80 },
  { seats: 6, seed: 34, answers: 320, every: 80 },
];
const CASES = PLAYS.map((play) => [`${play.seats} seats`, play] as const);
const hide = rehide.get('twilight-imperium') as Rehide<State>;

const picture = (view: View, language: 'en' | 'ru' = 'en') => imperiumDrawing.scene(view, speaks(language));
const shownIn = ({ backdrop, shapes }: Scene) =>
  new Set([...backdrop.shapes, ...shapes].flatMap(({ of }) => of ?? []));

/** What lies on one tile, by the names its shapes must carry. */
function onTile({ id, tokens, units, wormholes, planets }: SystemView): string[] {
  return [
    `tile:${id}`,
    `number:${id}`,
    ...tokens.map((seat) => `token:${id}:${seat}`),
    ...units.map(({ seat, unit }) => `stack:${id}:${seat}:${unit}`),
    ...wormholes.map((wormhole) => `wormhole:${id}:${wormhole}`),
    ...planets.flatMap((planet) => [
      `planet:${planet.id}`,
      ...(planet.controller === null ? [] : [`control:${planet.id}`]),
      ...(planet.exhausted ? [`exhausted:${planet.id}`] : []),
      ...(planet.attached.length > 0 ? [`attached:${planet.id}`] : []),
      ...planet.units.map(({ seat, unit }) => `stack:${planet.id}:${seat}:${unit}`),
    ]),
  ];
}

/** Everything that lies open in a view. */
function things(view: View): string[] {
  return [
    'title',
    'round',
    'phase',
    ...view.systems.flatMap(onTile),
    ...(view.custodians ? ['custodians'] : []),
    ...(view.tactical ? ['active'] : []),
    ...(view.battle ? ['battle'] : []),
    ...view.seats.flatMap(({ home }, seat) => [
      `seat:${seat}`,
      `points:${seat}`,
      ...(home && view.systems.some(({ id }) => id === home) ? [`home:${seat}`] : []),
    ]),
  ];
}

const missing = (view: View) => {
  const shown = shownIn(picture(view));
  return things(view).filter((thing) => !shown.has(thing));
};

/** Words that were cut though nobody's overlong name is among them. */
function cutIn(scene: Scene, language: 'en' | 'ru'): string[] {
  return textsOf(scene)
    .filter((text) => written(text).cut)
    .map(({ text }) => text)
    .filter((text) => !text.includes(LONG[language]));
}

function outside(scene: Scene): string[] {
  return textsOf(scene)
    .filter(
      ({ x, y, width, height }) => x < 0 || y < 0 || x + width > scene.width || y + height > scene.height,
    )
    .map(({ text }) => text);
}

/** Sterns reach this far over the slanted side of a tile. */
const OVER = 16;

/** Units that reach beyond their tile. */
function beyondTile(view: View): string[] {
  const shown = picture(view).shapes;
  return view.systems.flatMap(({ id, at, planets }) => {
    const [x, y] = middleOf(at);
    const places = [id, ...planets.map((planet) => planet.id)];
    return shown.flatMap((shape) => {
      if (shape.kind !== 'box' || !places.some((place) => shape.of?.startsWith(`stack:${place}:`))) return [];
      const corners = [shape.y, shape.y + shape.height].flatMap((cy) =>
        [shape.x, shape.x + shape.width].map((cx) => [cx - x, cy - y] as const),
      );
      const inside = corners.every(
        ([dx, dy]) => Math.abs(dx) <= halfWidth(dy) + OVER && Math.abs(dy) < HEX * 0.866,
      );
      return inside ? [] : [shape.of ?? ''];
    });
  });
}

/** Pieces that lie over each other, and names that pieces hide. */
function colliding(view: View): string[] {
  const { shapes } = picture(view);
  const boxes = shapes.flatMap((shape) =>
    shape.kind === 'box' && shape.of?.startsWith('stack:') ? [shape] : [],
  );
  const names = shapes.flatMap((shape) =>
    shape.kind === 'text' && shape.of?.startsWith('name:') ? [shape] : [],
  );
  return boxes.flatMap((a, i) =>
    [...boxes.slice(i + 1), ...names]
      .filter(
        (b) =>
          a.x < b.x + b.width - 2 &&
          b.x < a.x + a.width - 2 &&
          a.y < b.y + b.height - 2 &&
          b.y < a.y + a.height - 2,
      )
      .map((b) => `${a.of} over ${b.of}`),
  );
}

describe('the picture of the galaxy of Twilight Imperium', () => {
  it.each(CASES)('shows everything that lies open, all in words that fit (%s)', (_, play) => {
    playing(play, (state) => {
      const view = seen(state, 'table');
      expect(missing(view)).toEqual([]);
      expect(beyondTile(view)).toEqual([]);
      expect(colliding(view)).toEqual([]);
      for (const language of LANGUAGES) {
        const scene = picture(view, language);
        expect(cutIn(scene, language)).toEqual([]);
        expect(outside(scene)).toEqual([]);
        expect(overlapsOf(scene)).toEqual([]);
      }
    });
  });

  it.each(CASES)('shows nothing hidden: other hands and deeper decks change no byte (%s)', (_, play) => {
    playing({ ...play, every: play.every * 2 }, (state) => {
      for (const viewer of ['table', 0] as const) {
        const other = structuredClone(state) as State;
        hide(other, viewer, []);
        const [one, two] = [state, other].map((each) => JSON.stringify(picture(seen(each, viewer))));
        expect(two).toBe(one);
      }
    });
  });

  it('has room for whatever can lie on a tile at once', () => {
    const view = crowded(seen(stateAfter({ seats: 6, seed: 41, answers: 200 }), 'table'));
    expect(missing(view)).toEqual([]);
    expect(beyondTile(view)).toEqual([]);
    for (const language of LANGUAGES) {
      const scene = picture(view, language);
      expect(cutIn(scene, language)).toEqual([]);
      expect(outside(scene)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('cuts the name of nothing that can ever stand on it (%s)', (language) => {
    const view = seen(stateAfter({ seats: 6, seed: 42, answers: 200 }), 'table');
    const tile = (id: (typeof SYSTEM_IDS)[number], at: number): SystemView => ({
      id,
      at,
      tokens: [],
      units: [],
      wormholes: systems[id].wormholes,
      anomaly: systems[id].anomaly,
      planets: systems[id].planets.map((planet) => ({
        id: planet,
        controller: null,
        exhausted: false,
        resources: 1,
        influence: 1,
        attached: [],
        units: [],
      })),
    });
    const every = <T>(all: readonly T[], size: number) =>
      Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
    const views: View[] = [
      ...every(SYSTEM_IDS, 37).map((ids) => ({ ...view, systems: ids.map(tile) })),
      ...AGENDA_IDS.map((id) => ({
        ...view,
        agenda: {
          id,
          by: null,
          step: 'vote' as const,
          votes: [],
          abstained: [],
          outcome: null,
          predictions: [],
          traded: [],
        },
      })),
    ];
    for (const one of views) expect(cutIn(picture(one, language), language)).toEqual([]);
  });

  it('has the same backdrop for a table once its board lies', () => {
    const backdrops = new Set<string>();
    playing({ seats: 3, seed: 43, answers: 260, every: 20 }, (state) => {
      if (state.round > 0) backdrops.add(JSON.stringify(picture(seen(state, 0)).backdrop));
    });
    expect(backdrops.size).toBe(1);
  });

  it.each(LANGUAGES)('is described in words that fit Discord (%s)', (language) => {
    const state = stateAfter({ seats: 6, seed: 44, answers: 300 });
    const view = seen(state, 'table');
    const many = [...STAGE_ONE, ...STAGE_TWO].map((id) => objective(id, { scored: [0, 1, 2, 3, 4, 5] }));
    for (const one of [view, { ...view, objectives: many }]) {
      const alt = imperiumDrawing.alt(one, speaks(language));
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(alt).not.toContain('*');
      for (const [seat] of state.seats.entries()) expect(alt).toContain(speaks(language).seat(seat));
    }
  });
});

describe('the colours of Twilight Imperium', () => {
  it('keep words readable (WCAG AA), and signs visible', () => {
    const paints = Object.values(imperiumPaints);
    expect(new Set(paints.map(({ pattern }) => pattern)).size).toBe(paints.length);
    for (const { colour, text } of paints) {
      expect(contrast(text, colour)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(colour, theme.panel)).toBeGreaterThanOrEqual(3);
    }
    for (const { fill, rim } of Object.values(TRAITS)) expect(contrast(rim, fill)).toBeGreaterThanOrEqual(3);
    for (const colour of Object.values(WORTH))
      expect(contrast(theme.dark, colour)).toBeGreaterThanOrEqual(4.5);
    for (const { colour } of Object.values(SPECIALTIES))
      expect(contrast(theme.dark, colour)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(theme.ink, DAMAGE)).toBeGreaterThanOrEqual(4.5);
  });
});
