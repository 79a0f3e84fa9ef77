import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#core/message.ts';
import { AGENDAS } from '#games/twilight-inscription/tables/agendas.ts';
import { OBJECTIVES } from '#games/twilight-inscription/tables/objectives.ts';
import { VARIANTS } from '#games/twilight-inscription/tables/side-a/index.ts';
import { SHEETS } from '#games/twilight-inscription/tables/vocabulary.ts';
import type { View } from '#games/twilight-inscription/view.ts';
import type { PictureKind } from '../../../src/render/render-request.ts';
import { faultsOf, textsOf, written } from '../texts.ts';
import { drawn, fullState, LONG, page, seen, stateAfter } from './tables.ts';

const BOARD: PictureKind = { kind: 'board' };
const SUMMARY: PictureKind = { kind: 'page', page: 'summary' };

describe.each(LANGUAGES)('words on the pictures of Twilight Inscription (%s)', (language) => {
  /** Words that are cut, lie over each other, leave the picture or are too small. */
  function wrong(view: View, picture: PictureKind): readonly string[] {
    const scene = drawn(view, picture, language);
    const fitted = textsOf(scene).map(({ text, ...shape }) => ({ text, ...written({ text, ...shape }) }));
    const cut = fitted.filter((one) => one.cut && !one.text.includes(LONG[language]));
    // The number of a seat may be small for its mark: what counts is how large it is in the end.
    const small = fitted.filter(({ size }) => (size * 1000) / scene.width < 11);
    return [
      ...faultsOf(scene).filter((fault) => !fault.startsWith('small: ')),
      ...small.map(({ text }) => `small: ${text}`),
      ...cut.map(({ text }) => `cut: ${text}`),
    ];
  }

  it.each(Array.from({ length: VARIANTS + 1 }, (_, variant) => variant))(
    'fit on every sheet of variant %i, with every objective',
    (variant) => {
      const state = fullState(variant);
      state.objectives = OBJECTIVES.slice(0, 12).map((id) => ({ id, first: null }));
      for (let first = 0; first < 3; first++) {
        const rest = state.objectives.filter((_, at) => at % 3 === first);
        const view = seen({ ...state, objectives: rest }, 0);
        for (const sheet of SHEETS) expect(wrong(view, page(0, sheet))).toEqual([]);
      }
    },
  );

  it('fit on the overview, with every agenda and with eight seats', () => {
    const state = fullState(0);
    for (const agenda of AGENDAS) {
      const council = {
        for: agenda,
        against: agenda,
        votes: { for: 12, against: 7 },
        outcome: 'for' as const,
      };
      expect(wrong(seen({ ...state, council }, 'table'), BOARD)).toEqual([]);
    }
    for (const seats of [1, 2, 8])
      for (const answers of [0, 40, 20 * seats, 5000]) {
        const view = seen(stateAfter({ seats, seed: 5, options: { side: 'A' } }, answers), 'table');
        for (const picture of [BOARD, SUMMARY]) expect(wrong(view, picture)).toEqual([]);
      }
  });

  it('fit where the sheets of a seat stand together, those of the active one large enough to read', () => {
    const state = fullState(3);
    for (const active of SHEETS) {
      const [mine, ...others] = state.seats;
      if (!mine) throw new Error('nobody plays');
      const hand = (['M', 'I', 'R'] as const).map((r) => ({ r, bound: false }));
      const view = seen({ ...state, seats: [{ ...mine, active, hand }, ...others] }, 0);
      expect(wrong(view, { kind: 'hand', options: [] })).toEqual([]);
    }
  });
});
