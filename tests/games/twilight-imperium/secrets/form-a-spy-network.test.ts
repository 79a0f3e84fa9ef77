import { describe, expect, it } from 'vitest';
import { canScore, held } from '../objectives/status.ts';
import type { Scene } from '../scene.ts';

const FIVE = ['bribery', 'bunker', 'disable', 'plague', 'spy'] as const;
const id = 'form-a-spy-network';

/** Everybody draws from this afterwards (84.3). */
const dealt = (scene: Scene) =>
  scene.with((s) => {
    s.decks.action.push('summit', 'veto', 'parley');
  });

describe('TI4 30 Form a Spy Network', () => {
  it('30.10 five action cards are discarded at scoring; four are not enough', () => {
    expect(
      canScore(
        held(id)
          .hand(0, ...FIVE.slice(1))
          .play(),
        0,
        id,
      ),
    ).toBe(false);
    const table = dealt(held(id).hand(0, ...FIVE, 'uprising')).play();
    table.answer(0, 'score', [id]);
    expect(table.seat(0).points).toBe(0);
    expect(table).toRefuse(0, 'discard', [...FIVE.slice(1)]);
    table.answer(0, 'discard', [...FIVE]);
    expect(table.seat(0).hand).toEqual(['uprising', 'summit']);
    expect(table.state.discards.action).toEqual([...FIVE]);
    expect(table.seat(0).points).toBe(1);
  });

  it('with just five there is nothing to choose', () => {
    const table = dealt(held(id).hand(0, ...FIVE)).play();
    table.answer(0, 'score', [id]);
    expect(table.seat(0)).toMatchObject({ hand: ['summit'], points: 1 });
  });
});
