import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import {
  AGENDA_IDS,
  SECRET_IDS,
  STAGE_ONE,
  STAGE_TWO,
  STRATEGY_CARDS,
} from '#games/twilight-imperium/tables/card-ids.ts';
import { FACTION_IDS } from '#games/twilight-imperium/tables/ids.ts';
import type { View } from '#games/twilight-imperium/view.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, objective, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const PAGE = { kind: 'page', page: 'status' } as const;
const hide = rehide.get('twilight-imperium') as Rehide<State>;
const picture = (view: View, language: Language = 'en') =>
  imperiumDrawing.scene(view, speaks(language), PAGE);

/** Everything that lies open beside the board. */
function things(view: View): string[] {
  return [
    ...view.objectives.flatMap(({ id, scored }) => [
      `objective:${id}`,
      ...scored.map((seat) => `scored:${id}:${seat}`),
    ]),
    ...view.laws.map(({ id }) => `law:${id}`),
    ...(view.round > 0 ? view.strategyCards.map(({ id }) => `strategy:${id}`) : []),
    ...view.seats.flatMap(({ scoredSecrets }, seat) => [
      `seat:${seat}`,
      `score:${seat}`,
      `points:${seat}`,
      `holds:${seat}`,
      ...(scoredSecrets.length > 0 ? [`secrets:${seat}`] : []),
    ]),
  ];
}

function missing(view: View): string[] {
  const shown = new Set(picture(view).shapes.flatMap(({ of }) => of ?? []));
  return things(view).filter((thing) => !shown.has(thing));
}

const cutIn = (view: View, language: Language) =>
  textsOf(picture(view, language))
    .filter((text) => written(text).cut && !text.text.includes(LONG[language]))
    .map(({ text }) => text);

/** Between 4:3 and 3:4, as chat shows it best. */
const isHandy = ({ width, height }: { width: number; height: number }) =>
  width / height <= 4 / 3 && height / width <= 4 / 3;

const every = <T>(all: readonly T[], size: number) =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));

describe('the picture of how everybody stands', () => {
  it.each([3, 4, 5, 6])('shows everything that lies open, all in words that fit (%d seats)', (seats) => {
    playing({ seats, seed: 200 + seats, answers: 320, every: 80 }, (state) => {
      const view = seen(state, 'table');
      expect(missing(view)).toEqual([]);
      for (const language of LANGUAGES) {
        expect(cutIn(view, language)).toEqual([]);
        expect(faultsOf(picture(view, language)).filter((fault) => !fault.startsWith('small'))).toEqual([]);
        expect(isHandy(picture(view, language))).toBe(true);
      }
    });
  });

  it.each(LANGUAGES)('cuts the name of nothing that can ever stand on it (%s)', (language) => {
    const view = seen(stateAfter({ seats: 6, seed: 42, answers: 200 }), 'table');
    const objectives = [...STAGE_ONE, ...STAGE_TWO, ...SECRET_IDS];
    const views: View[] = [
      { ...view, objectives: objectives.map((id) => objective(id, { scored: [0, 1, 2, 3, 4, 5] })) },
      {
        ...view,
        laws: AGENDA_IDS.map((id) => ({
          id,
          seat: 0,
          planet: 'new-albion' as const,
          exhausted: false,
          data: null,
        })),
        strategyCards: view.strategyCards.map((card) => ({ ...card, seat: null, goods: 12 })),
      },
      ...every(FACTION_IDS, 6).map((factions) => ({
        ...view,
        speaker: 0,
        seats: view.seats.map((seat, i) => ({
          ...seat,
          faction: factions[i] ?? seat.faction,
          passed: true,
          strategy: STRATEGY_CARDS.slice(i % 4, (i % 4) + 2).map((id) => ({ id, exhausted: true })),
          goods: 24,
          commodities: { count: 10, most: 10 },
          ready: { resources: 24, influence: 24 },
          holds: { cards: 17, secrets: 3, notes: 12, tiles: 0 },
        })),
      })),
      ...every(SECRET_IDS, 3).map((scoredSecrets) => ({
        ...view,
        seats: view.seats.map((seat) => ({ ...seat, scoredSecrets })),
      })),
    ];
    for (const one of views) expect(cutIn(one, language)).toEqual([]);
  });

  it('marks whoever can score an objective now, and nobody else', () => {
    const view = seen(stateAfter({ seats: 6, seed: 43, answers: 200 }), 'table');
    const id = STAGE_ONE[0] as (typeof STAGE_ONE)[number];
    const met = { met: true, have: null, need: null };
    const not = { met: false, have: null, need: null };
    const seats = view.seats.map((seat, i) => ({ ...seat, eliminated: i === 4, mayScore: i !== 3 }));
    const one = objective(id, { scored: [0], standing: [met, met, not, met, met, met] });
    const scene = picture({ ...view, seats, objectives: [one] });
    const now = scene.shapes.flatMap(({ of }) => (of?.startsWith('now:') ? [of] : []));
    expect(now).toEqual([`now:${id}:1`, `now:${id}:5`]);
  });

  it('shows nothing hidden, and says the same in words', () => {
    const state = stateAfter({ seats: 6, seed: 44, answers: 300 });
    for (const viewer of ['table', 0] as const) {
      const other = structuredClone(state);
      hide(other, viewer, []);
      expect(JSON.stringify(picture(seen(other, viewer)))).toBe(JSON.stringify(picture(seen(state, viewer))));
    }
    for (const language of LANGUAGES) {
      const alt = imperiumDrawing.alt(seen(state, 'table'), speaks(language), PAGE);
      expect(alt.length).toBeLessThanOrEqual(1024);
      for (const [seat] of state.seats.entries()) expect(alt).toContain(speaks(language).seat(seat));
    }
  });
});
