import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { conflicts } from '#games/master-of-the-galaxy/content/conflicts.ts';
import { CARD_IDS, CONFLICTS } from '#games/master-of-the-galaxy/content/ids.ts';
import { masterOfTheGalaxy } from '#games/master-of-the-galaxy/index.ts';
import { freshly } from '#games/master-of-the-galaxy/rules/cards.ts';
import type { State } from '#games/master-of-the-galaxy/state.ts';
import { DECKS, RESOURCES, SYSTEMS, TRACKS, tracks, type View } from '#games/master-of-the-galaxy/view.ts';
import { galaxyDrawing } from '../../src/render/master-of-the-galaxy/drawing.ts';
import { GAME_KEYS } from '../../src/render/master-of-the-galaxy/say.ts';
import type { Scene } from '../../src/render/scene.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { type Play, playing, seen, speaks } from './tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const PLAYS: readonly Play[] = [
  { seats: 2, seed: 11, answers: 900, every: 90 },
  { seats: 3, seed: 12, answers: 900, every: 90 },
  { seats: 4, seed: 13, answers: 900, every: 90 },
  { seats: 4, seed: 14, answers: 12, every: 1, options: { variant: 'experienced' } },
];

const hide = rehide.get('master-of-the-galaxy') as Rehide<State>;

const named = ({ seats, options }: Play) => `${seats} seats${options ? ', experienced' : ''}`;
const CASES = PLAYS.map((play) => [named(play), play] as const);

/** How often each thing of the table is drawn. */
function shownIn({ backdrop, shapes }: Scene): Map<string, number> {
  const count = new Map<string, number>();
  for (const { of } of [...backdrop.shapes, ...shapes])
    if (of !== undefined) count.set(of, (count.get(of) ?? 0) + 1);
  return count;
}

const full = (cells: readonly unknown[], of: string) =>
  cells.flatMap((cube, i) => (cube === null ? [] : [`cube:${of}:${i}`]));

/** Everything that lies open in a view, by the names its shapes must carry. */
function things(view: View): string[] {
  const systems = SYSTEMS.flatMap((id) => {
    const { planets, bases, hole } = view.systems[id];
    if (hole) return [`hole:${id}`];
    const cubes = planets.flatMap((planet, i) =>
      planet === null || planet === 'spent' ? [] : [`cube:planet:${id}:${i}`],
    );
    return [...planets.map((_, i) => `planet:${id}:${i}`), ...cubes, ...(bases > 0 ? [`base:${id}`] : [])];
  });
  const routes = view.routes.flatMap(({ track, cubes }) => [
    `route:${track}`,
    ...Array.from({ length: cubes }, (_, i) => `cube:route:${track}:${i}`),
  ]);
  const conflicts = view.conflicts.flatMap(({ track, card, cells }) => [
    `conflict:${track}`,
    `fight:${card}`,
    ...full(cells.red, `side:${track}:red`),
    ...full(cells.blue, `side:${track}:blue`),
  ]);
  const areas = view.seats.flatMap(({ cards }, seat) => [
    `seat:${seat}`,
    ...cards.flatMap(({ id, projects }) => [
      `card:${id}`,
      ...projects.flatMap(({ cells, disc }, i) => [
        ...full(cells, `card:${id}:${i}`),
        ...(disc ? [`prepared:${id}:${i}`] : []),
      ]),
    ]),
  ]);
  return [
    ...SYSTEMS.map((id) => `system:${id}`),
    ...TRACKS.map((id) => `track:${id}`),
    ...systems,
    ...routes,
    ...conflicts,
    ...areas,
    ...DECKS.flatMap((deck) => {
      const { top } = view.decks[deck];
      return [`deck:${deck}`, ...(top ? [`top:${top}`] : [])];
    }),
    ...RESOURCES.map((resource) => `bank:${resource}`),
    ...view.offered.map((race) => `offered:${race}`),
    ...(view.winner || view.stalemate ? [] : view.turn.drawn.map((_, i) => `drawn:${i}`)),
  ];
}

/** Each conflict card on a track, beginning with some track. */
function fightsFrom(first: number): View['conflicts'] {
  return CONFLICTS.flatMap((card, i) => {
    const track = TRACKS[first + i];
    if (!track) return [];
    const cells = {
      red: conflicts[card].red.cells.map(() => null),
      blue: conflicts[card].blue.cells.map(() => null),
    };
    return [{ card, track, red: tracks[track].ends[0], cells, offers: [0, 1], leader: 0 }];
  });
}

/** Names that the number of a conflict touches. */
function crowded(scene: Scene): string[] {
  const badges = scene.shapes.flatMap((shape) =>
    shape.kind === 'polygon' && shape.of?.startsWith('conflict:') ? [shape.points] : [],
  );
  const names = scene.backdrop.shapes.flatMap((shape) => (shape.kind === 'text' ? [shape] : []));
  return names
    .filter(({ x, y, width, height }) =>
      badges.some((points) =>
        points.some(([px, py]) => px > x - 42 && px < x + width && py > y && py < y + height),
      ),
    )
    .map(({ text }) => text);
}

describe('the picture of a galaxy', () => {
  it.each(CASES)('shows everything that lies open (%s)', (_, play) => {
    playing(play, (state) => {
      const view = seen(state, 'table');
      const shown = shownIn(galaxyDrawing.scene(view, speaks('en')));
      expect(things(view).filter((thing) => !shown.has(thing))).toEqual([]);
      for (const id of SYSTEMS) expect(shown.get(`base:${id}`) ?? 0).toBe(view.systems[id].bases);
      expect([...shown.keys()].filter((of) => of.startsWith('bag:'))).toEqual([]);
    });
  });

  it.each(CASES)('shows nothing hidden: other bags and deeper decks change no byte (%s)', (_, play) => {
    playing(play, (state) => {
      const other = structuredClone(state) as State;
      hide(other, 'table', []);
      const [one, two] = [state, other].map((each) =>
        JSON.stringify(galaxyDrawing.scene(seen(each, 'table'), speaks('en'))),
      );
      expect(two).toBe(one);
    });
  });

  it.each(CASES)('keeps words apart, inside and readable, in both languages (%s)', (_, play) => {
    playing(play, (state) => {
      for (const language of LANGUAGES) {
        for (const viewer of ['table', 0] as const) {
          const scene = galaxyDrawing.scene(seen(state, viewer), speaks(language));
          expect(faultsOf(scene)).toEqual([]);
        }
      }
    });
  });

  it.each(CASES)('cuts nothing off but names of people (%s)', (_, play) => {
    playing({ ...play, every: play.every * 2 }, (state) => {
      for (const language of LANGUAGES) {
        const speaker = speaks(language);
        const cut = textsOf(galaxyDrawing.scene(seen(state, 0), speaker)).filter((text) => written(text).cut);
        expect(cut.map(({ text }) => text).filter((text) => !text.includes(speaker.seat(1)))).toEqual([]);
      }
    });
  });

  it('keeps the numbers of conflicts clear of all names, on whichever track', () => {
    playing({ seats: 4, seed: 16, answers: 0, every: 1 }, (state) => {
      const view = seen(state, 'table');
      for (let first = 0; first < TRACKS.length; first += CONFLICTS.length) {
        const scene = galaxyDrawing.scene({ ...view, conflicts: fightsFrom(first) }, speaks('ru'));
        expect(faultsOf(scene)).toEqual([]);
        expect(crowded(scene)).toEqual([]);
      }
    });
  });

  it('has room for more cards than may be kept', () => {
    playing({ seats: 4, seed: 17, answers: 60, every: 60 }, (state) => {
      const view = seen(state, 'table');
      const many = CARD_IDS.slice(9, 25).map(freshly);
      const seats = view.seats.map((seat, at) =>
        at === 1 ? { ...seat, cards: [...seat.cards, ...many] } : seat,
      );
      for (const language of LANGUAGES)
        expect(faultsOf(galaxyDrawing.scene({ ...view, seats }, speaks(language)))).toEqual([]);
    });
  });

  it('shows a bag to its owner only', () => {
    playing({ seats: 2, seed: 3, answers: 0, every: 1 }, (state) => {
      const shown = shownIn(galaxyDrawing.scene(seen(state, 1), speaks('en')));
      const bags = [...shown.keys()].filter((of) => of.startsWith('bag:'));
      expect(bags).toEqual(RESOURCES.map((resource) => `bag:1:${resource}`));
    });
  });

  it('has the same backdrop for all views in a language', () => {
    const backdrops = new Set<string>();
    playing({ seats: 3, seed: 4, answers: 60, every: 20 }, (state) => {
      backdrops.add(JSON.stringify(galaxyDrawing.scene(seen(state, 0), speaks('ru')).backdrop));
    });
    expect(backdrops.size).toBe(1);
  });

  it.each(LANGUAGES)('is described in words that fit Discord (%s)', (language) => {
    playing({ seats: 4, seed: 15, answers: 600, every: 150 }, (state) => {
      const alt = galaxyDrawing.alt(seen(state, 'table'), speaks(language));
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(alt).not.toContain('*');
      for (const [seat] of state.seats.entries()) expect(alt).toContain(speaks(language).seat(seat));
    });
  });

  it.each(LANGUAGES)('uses words that the game has (%s)', (language) => {
    for (const key of GAME_KEYS) expect(masterOfTheGalaxy.texts[language]).toHaveProperty([key]);
  });
});
