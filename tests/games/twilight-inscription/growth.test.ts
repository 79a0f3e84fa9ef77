import { describe, expect, it } from 'vitest';
import { twilightInscription } from '#games/twilight-inscription/index.ts';
import type { State } from '#games/twilight-inscription/state.ts';
import { selfPlay } from '../../support/selfplay.ts';
import { wrongChange } from './growth.ts';
import { scene } from './scene.ts';

describe('what is marked stays marked (TIN-3.1)', () => {
  it.each([1, 2, 4, 8])(
    'and nobody marks another’s sheets while others still mark, with %i seats',
    (seats) => {
      let before: State | null = null;
      let open: readonly string[] = [];
      selfPlay(twilightInscription, { seats, seed: 40 + seats, options: { side: 'A' } }, (table, step) => {
        const { seat } = step.question;
        const now = table.session.open();
        const isBarrier = !now.some((question) => question.seat !== seat && open.includes(question.key));
        const after = structuredClone(table.state) as State;
        if (before) expect(wrongChange(before, after, { seat, isBarrier })).toBeNull();
        before = after;
        open = now.map(({ key }) => key);
      });
    },
  );

  it('a mark that is gone and one on another’s sheet are noticed', () => {
    const { state } = scene(2).explored(0, 'a1>b1').goods(1, 2).play();
    const changed = (at: number, change: (player: State['seats'][number]) => void): State => {
      const after = structuredClone(state) as State;
      const player = after.seats[at];
      if (player) change(player);
      return after;
    };
    const wrong = (after: State, isBarrier = false) => wrongChange(state, after, { seat: 0, isBarrier });
    const claimed = changed(1, ({ navigation }) => {
      navigation.claimed.push('a1');
    });
    expect(wrong(claimed)).toContain('seat 1');
    expect(wrong(claimed, true)).toBeNull();
    const erased = changed(0, ({ navigation }) => {
      navigation.explored.pop();
    });
    expect(wrong(erased)).toContain('explored');
    const poorer = changed(1, ({ industry }) => {
      industry.goods.gained = 1;
    });
    expect(wrong(poorer, true)).toContain('fell');
  });
});
