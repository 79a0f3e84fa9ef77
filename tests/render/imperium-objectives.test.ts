import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import type { State } from '#games/twilight-imperium/state.ts';
import { SECRET_IDS, STAGE_ONE, STAGE_TWO } from '#games/twilight-imperium/tables/card-ids.ts';
import type { SeatView, SecretView, View } from '#games/twilight-imperium/view.ts';
import { pagesOf } from '../../src/render/named-pictures.ts';
import { imperiumDrawing } from '../../src/render/twilight-imperium/drawing.ts';
import { type Rehide, rehide } from '../conformance/hidden.ts';
import { LONG, objective, orderOf, playing, seen, speaks, stateAfter } from './imperium-tables.ts';
import { faultsOf, textsOf, written } from './texts.ts';

const hide = rehide.get('twilight-imperium') as Rehide<State>;
const sight = { kind: 'page', page: 'objectives' } as const;
const picture = (view: View, language: 'en' | 'ru' = 'en') =>
  imperiumDrawing.scene(view, speaks(language), sight);
const shownIn = (view: View) => new Set(picture(view).shapes.flatMap(({ of }) => of ?? []));

const secret = (id: SecretView['id']): SecretView => ({ id, byDeed: false, met: false, have: 3, need: 4 });

/** All objectives that there are, and all secrets in one hand. */
function everything(view: View): View {
  const [mine] = view.seats as [SeatView];
  const own = mine.own && { ...mine.own, standing: SECRET_IDS.map(secret) };
  return {
    ...view,
    viewer: 0,
    objectives: [
      ...[...STAGE_ONE, ...STAGE_TWO].map((id) => objective(id)),
      ...SECRET_IDS.map((id) => objective(id, { stage: null })),
    ],
    seats: [{ ...mine, own, mayScore: false }, ...view.seats.slice(1)],
  };
}

describe('the page of objectives of Twilight Imperium', () => {
  it('says of every seat and open objective whether it is scored, can be scored now, or how far it is', () => {
    playing({ seats: 4, seed: 81, answers: 240, every: 80 }, (state) => {
      const view = seen(state, 'table');
      const shown = shownIn(view);
      for (const one of view.objectives)
        for (const [seat, { mayScore, eliminated }] of view.seats.entries()) {
          const of = `standing:${one.id}:${seat}`;
          const can = one.standing[seat]?.met && mayScore && !one.scored.includes(seat);
          expect(shown.has(`${of}:scored`)).toBe(one.scored.includes(seat));
          expect(shown.has(`${of}:now`)).toBe(can && !eliminated);
          if (!one.scored.includes(seat) && !eliminated) expect(shown).toContain(of);
        }
    });
  });

  it('counts as the rules do: now, so many of so many, or no; nobody scores without a home', () => {
    const view = seen(stateAfter({ seats: 3, seed: 82, answers: 150 }), 'table');
    const standing = [
      { met: true, have: 6, need: 6 },
      { met: false, have: 4, need: 6 },
      { met: true, have: 7, need: 6 },
    ];
    const seats = view.seats.map((seat, i) => ({ ...seat, mayScore: i !== 2 }));
    const scene = picture({ ...view, seats, objectives: [objective('expand-borders', { standing })] });
    const words = textsOf(scene).filter(({ of }) => of?.startsWith('standing:'));
    expect(words.map(({ text }) => text)).toEqual(['now', '4/6', 'no home']);
    expect(textsOf(scene).some(({ of }) => of === 'home-note')).toBe(true);
  });

  it.each(LANGUAGES)('cuts no words, whatever objectives there are, and describes them (%s)', (language) => {
    const view = everything(seen(stateAfter({ seats: 6, seed: 83, answers: 150 }), 0));
    const scene = picture(view, language);
    const cut = textsOf(scene)
      .filter((text) => written(text).cut)
      .map(({ text }) => text)
      .filter((text) => !text.includes(LONG[language]));
    expect(cut).toEqual([]);
    // Numbers on marks are as large as their marks.
    expect(faultsOf(scene).filter((fault) => !/^small: \d$/.test(fault))).toEqual([]);
    expect(imperiumDrawing.alt(view, speaks(language), sight).length).toBeLessThanOrEqual(1024);
  });

  it('shows a viewer its own secrets with how it stands, and nobody else’s', () => {
    const state = stateAfter({ seats: 3, seed: 84, answers: 200 });
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const shown = shownIn(seen(state, viewer));
      const own = viewer === 'table' ? [] : (state.seats[viewer]?.secrets.held ?? []);
      for (const id of SECRET_IDS) expect(shown.has(`own:secret:${id}`)).toBe(own.includes(id));
      const other = structuredClone(state);
      hide(other, viewer, []);
      expect(JSON.stringify(picture(seen(other, viewer)))).toBe(JSON.stringify(picture(seen(state, viewer))));
    }
  });

  it('can be asked for by name; what is not there is the board', () => {
    const view = seen(stateAfter({ seats: 3, seed: 85, answers: 150 }), 'table');
    for (const language of LANGUAGES)
      expect(pagesOf(orderOf(view, language))?.map(({ id }) => id)).toContain('objectives');
    expect(pagesOf({ ...orderOf(view, 'en'), game: 'master-of-the-galaxy' })).toBeNull();
    expect(imperiumDrawing.scene(view, speaks('en'), { kind: 'page', page: 'weather' })).toEqual(
      imperiumDrawing.scene(view, speaks('en')),
    );
  });
});
