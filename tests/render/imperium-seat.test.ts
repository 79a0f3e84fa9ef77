import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import {
  ACTION_CARD_IDS,
  AGENDA_IDS,
  NOTE_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
} from '#games/twilight-imperium/tables/card-ids.ts';
import { FACTION_IDS, PLANET_IDS, SYSTEM_IDS, TECHNOLOGY_IDS } from '#games/twilight-imperium/tables/ids.ts';
import type { SeatView, View } from '#games/twilight-imperium/view.ts';
import type { Scene } from '../../src/render/scene.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, objective, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import type { Play } from './tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const PLAYS: readonly Play[] = [
  { seats: 3, seed: 51, answers: 300, every: 75 },
  { seats: 6, seed: 52, answers: 360, every: 90 },
];
const CASES = PLAYS.map((play) => [`${play.seats} seats`, play] as const);
const hide = rehide.get('twilight-imperium') as Rehide<State>;

const picture = (view: View, seat: number, language: 'en' | 'ru' = 'en') =>
  imperiumDrawing.scene(view, speaks(language), { kind: 'seat', seat });
const things = ({ shapes }: Scene) => new Set(shapes.flatMap(({ of }) => of ?? []));
const cutIn = (scene: Scene, language: 'en' | 'ru') =>
  textsOf(scene)
    .filter((text) => written(text).cut)
    .map(({ text }) => text)
    .filter((text) => !text.includes(LONG[language]));

/** Small numbers on badges and marks apart, every word is large enough for a phone. */
const faults = (scene: Scene) => faultsOf(scene).filter((fault) => !/^small: \d+$/.test(fault));

const own = ({ hand, secrets, notes, tiles, factions, dealtSecrets }: NonNullable<SeatView['own']>) => [
  ...hand.map((id) => `own:card:${id}`),
  ...[...secrets, ...dealtSecrets].map((id) => `own:secret:${id}`),
  ...notes.map(({ id, owner }) => `own:note:${id}:${owner}`),
  ...tiles.map((id) => `own:tile:${id}`),
  ...factions.map((id) => `own:faction:${id}`),
];

describe('the picture of one seat of Twilight Imperium', () => {
  it.each(CASES)('shows its planets, technologies, units and cards (%s)', (_, play) => {
    playing(play, (state) => {
      const view = seen(state, 0);
      for (const [seat, mine] of view.seats.entries()) {
        const shown = things(picture(view, seat));
        const wanted = [
          `seat:${seat}`,
          `points:${seat}`,
          `holds:${seat}`,
          ...mine.planets.map((id) => `held:${id}`),
          ...view.systems
            .flatMap(({ planets }) => planets)
            .filter(({ controller }) => controller === seat)
            .flatMap(({ id, exhausted, attached, units }) => [
              ...(exhausted ? [`exhausted:${id}`] : []),
              ...(attached.length > 0 ? [`attached:${id}`] : []),
              ...units.map((stack) => `stack:${id}:${stack.seat}:${stack.unit}`),
            ]),
          ...mine.technologies.flatMap(({ id, exhausted }) => [
            `technology:${id}`,
            ...(exhausted ? [`exhausted:${id}`] : []),
          ]),
          ...Object.keys(mine.figures).map((unit) => `figures:${unit}`),
          ...view.objectives.flatMap(({ id, scored }) => (scored.includes(seat) ? [`scored:${id}`] : [])),
          ...mine.scoredSecrets.map((id) => `scored:${id}`),
          ...mine.area.map(({ id, owner }) => `note:${id}:${owner}`),
          ...(mine.own ? own(mine.own) : []),
        ];
        expect(wanted.filter((thing) => !shown.has(thing))).toEqual([]);
        const foreign = [...shown].filter((of) => /^seat:/.test(of) && of !== `seat:${seat}`);
        expect(foreign).toEqual([]);
      }
    });
  });

  it.each(CASES)('shows hands to their owner only, and nothing that is hidden (%s)', (_, play) => {
    playing({ ...play, every: play.every * 2 }, (state) => {
      const other = structuredClone(state) as State;
      hide(other, 0, []);
      for (const seat of state.seats.keys()) {
        const secret = [...things(picture(seen(state, 0), seat))].filter((of) => of.startsWith('own:'));
        if (seat !== 0) expect(secret).toEqual([]);
        const [one, two] = [state, other].map((each) => JSON.stringify(picture(seen(each, 0), seat)));
        expect(two).toBe(one);
        const table = things(picture(seen(state, 'table'), seat));
        expect([...table].filter((of) => of.startsWith('own:'))).toEqual([]);
      }
    });
  });

  it.each(CASES)('is readable in both languages, words apart and inside (%s)', (_, play) => {
    playing({ ...play, every: play.every * 2 }, (state) => {
      for (const language of LANGUAGES) {
        for (const seat of state.seats.keys()) {
          const scene = picture(seen(state, 0), seat, language);
          expect(faults(scene)).toEqual([]);
          expect(cutIn(scene, language)).toEqual([]);
        }
      }
    });
  });

  it.each(LANGUAGES)('cuts the name of nothing that can ever stand on it (%s)', (language) => {
    const view = seen(stateAfter({ seats: 3, seed: 53, answers: 150 }), 0);
    const [mine] = view.seats as [SeatView];
    const full: SeatView = {
      ...mine,
      technologies: TECHNOLOGY_IDS.map((id) => ({ id, exhausted: true })),
      scoredSecrets: [...SECRET_IDS],
      area: NOTE_IDS.map((id) => ({ id, owner: 0 })),
      holds: { cards: 17, secrets: 3, notes: 12, tiles: 0 },
      own: {
        hand: [...ACTION_CARD_IDS],
        secrets: [...SECRET_IDS],
        standing: [],
        notes: NOTE_IDS.map((id) => ({ id, owner: 0 })),
        tiles: [...SYSTEM_IDS],
        factions: [...FACTION_IDS],
        dealtSecrets: [],
        ahead: null,
      },
    };
    const planets = PLANET_IDS.map((id) => ({
      id,
      controller: 0,
      exhausted: false,
      resources: 1,
      influence: 1,
      attached: [],
      units: [],
    }));
    const [system] = view.systems;
    if (!system) throw new Error('no board');
    const all: View = {
      ...view,
      systems: [{ ...system, planets }],
      objectives: [...STAGE_ONE, ...STAGE_TWO].map((id) => objective(id, { scored: [0] })),
      laws: AGENDA_IDS.map((id) => ({ id, seat: 0, planet: null, exhausted: false, data: null })),
      seats: [full, ...view.seats.slice(1)],
    };
    const scene = picture(all, 0, language);
    expect(cutIn(scene, language)).toEqual([]);
    expect(faults(scene)).toEqual([]);
    for (const technology of TECHNOLOGY_IDS) {
      const copy = {
        ...full,
        technologies: [{ id: 'valefar-assimilator-x' as const, exhausted: true, as: technology }],
      };
      expect(cutIn(picture({ ...all, seats: [copy] }, 0, language), language)).toEqual([]);
    }
  });

  it.each(LANGUAGES)('is described in words that fit Discord (%s)', (language) => {
    const view = seen(stateAfter({ seats: 4, seed: 54, answers: 300 }), 'table');
    const speaker = speaks(language);
    for (const seat of view.seats.keys()) {
      const alt = imperiumDrawing.alt(view, speaker, { kind: 'seat', seat });
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(alt).toContain(speaker.seat(seat));
    }
  });

  it('is the board where there is no such seat', () => {
    const view = seen(stateAfter({ seats: 3, seed: 55, answers: 0 }), 'table');
    expect(picture(view, 7)).toEqual(imperiumDrawing.scene(view, speaks('en')));
  });
});
