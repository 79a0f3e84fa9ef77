import { describe, expect, it } from 'vitest';
import { gainControl } from '#games/twilight-imperium/flow/control.ts';
import type { Component } from '#games/twilight-imperium/hooks/component.ts';
import { influenceOf } from '#games/twilight-imperium/rules/planets.ts';
import { Scene } from '../scene.ts';
import { decided, inForce, revealing } from './voting.ts';

describe('Senate Sanctuary', () => {
  it('59.1 26.3 is attached to the elected cultural planet, whose influence is two higher', () => {
    const table = revealing('senate-sanctuary').control(1, 'mellon').control(2, 'centauri').play();
    decided(table, 'planet:mellon');
    expect(table.state.laws).toMatchObject([{ id: 'senate-sanctuary', seat: null, planet: 'mellon' }]);
    expect(influenceOf(table.state, 'mellon')).toBe(4);
    expect(influenceOf(table.state, 'centauri')).toBe(3);
  });

  it('59.1 83.6 the influence counts for votes', () => {
    const table = inForce(revealing('mutiny'), 'senate-sanctuary', { planet: 'mellon' })
      .control(1, 'mellon')
      .play();
    table.answers([1, 'vote', 'for'], [1, 'vote-planets', ['mellon']]);
    expect(table.state.agenda?.votes).toEqual([{ seat: 1, outcome: 'for', votes: 4 }]);
  });

  it('59.3 stays with the planet as it is when that changes hands', () => {
    const seize: Component = {
      abilities: [
        {
          at: 'component-action',
          when: (_s, by, { seat }) => by.seat === seat,
          *resolve(t, { by }) {
            yield* gainControl(t, by.seat, 'mellon');
          },
        },
      ],
    };
    const table = inForce(new Scene(), 'senate-sanctuary', { planet: 'mellon', exhausted: true })
      .control(2, 'mellon')
      .plus({ components: { 'technology:neural-motivator': seize } })
      .tech(0, 'neural-motivator')
      .play();
    table.answer(0, 'action', 'technology:neural-motivator');
    expect(table.planet('mellon').controller).toBe(0);
    expect(influenceOf(table.state, 'mellon')).toBe(4);
    expect(table.state.laws).toMatchObject([{ planet: 'mellon', exhausted: true }]);
  });

  it('T59 without a cultural planet in anybody’s hands it is discarded', () => {
    const table = revealing('senate-sanctuary').control(1, 'abyz').play();
    expect(table.state.discards.agenda).toEqual(['senate-sanctuary']);
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 2 });
  });
});
