import { describe, expect, it } from 'vitest';
import { influenceOf } from '#games/twilight-imperium/rules/planets.ts';
import { decided, inForce, revealing } from './voting.ts';

const scene = () =>
  inForce(
    inForce(revealing('judicial-abolishment'), 'senate-sanctuary', { planet: 'mellon' }),
    'minister-of-policy',
    {
      seat: 1,
    },
  );

describe('Judicial Abolishment', () => {
  it('83.9 a law in play is elected', () => {
    expect(scene().play()).toOfferExactly(1, 'vote', [
      'law:senate-sanctuary',
      'law:minister-of-policy',
      'abstain',
    ]);
  });

  it('26.5 the law loses its force and lies on the discards, the directive on top of it', () => {
    const table = decided(scene().play(), 'law:senate-sanctuary');
    expect(table.state.laws.map(({ id }) => id)).toEqual(['minister-of-policy']);
    expect(table.state.discards.agenda).toEqual(['senate-sanctuary', 'judicial-abolishment']);
    expect(influenceOf(table.state, 'mellon')).toBe(2);
  });

  it('without a law in play the next agenda takes its place', () => {
    const table = revealing('judicial-abolishment').play();
    expect(table.state.discards.agenda).toEqual(['judicial-abolishment']);
    expect(table.state.agenda?.id).toBe('economic-equality');
    expect(table.state.stage).toEqual({ kind: 'agenda', number: 1 });
  });
});
