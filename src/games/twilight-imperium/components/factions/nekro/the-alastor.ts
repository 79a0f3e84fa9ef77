import type { Component } from '../../../hooks/component.ts';
import { sidesOf } from '../../../rules/combat/sides.ts';
import { countAt, groundAt } from '../../../rules/units.ts';
import { placesIn } from '../../../tables/places.ts';
import { endEffect } from '../../../verbs/effects.ts';
import { chooseRecruits, enlist, type Muster, standDown } from './recruits.ts';

const musterOf = (data: unknown) => data as unknown as Muster;

/**
 * As a space combat begins in its system, ground forces there join it like ships, those that its owner chooses. They fight until the
 * combat ends, even without the flagship, and go back where they came from.
 */
export const theAlastor: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      must: true,
      when: (s, { seat }, fight) =>
        fight.kind === 'space' &&
        fight.round === 1 &&
        sidesOf(fight).includes(seat) &&
        countAt(s, { seat, at: fight.system }, 'flagship') > 0 &&
        placesIn(fight.system).some((at) => groundAt(s, seat, at) > 0),
      *resolve(t, { by: { component, seat }, event: { system } }) {
        const recruits = yield* chooseRecruits(t, seat, system);
        if (recruits.length > 0) enlist(t, { component, seat, system }, recruits);
      },
    },
  ],
  lasting: {
    fights: {
      tier: 'set',
      apply: (value, { seat, unit, at }, { source }) =>
        value || (seat === source.seat && unit === 'infantry' && at === musterOf(source.data).system),
    },
    aside: {
      tier: 'set',
      apply: (value, { seat, unit, at }, { source }) => {
        const { system, aside } = musterOf(source.data);
        return seat === source.seat && unit === 'infantry' && at === system ? aside : value;
      },
    },
  },
  delayedAbilities: [
    {
      at: 'ships-retreat',
      must: true,
      when: (_, by, { seat, system }) => seat === by.seat && system === musterOf(by.data).system,
      *resolve(t, { by }) {
        yield* standDown(t, by.seat, musterOf(by.data));
        endEffect(t, by);
      },
    },
    {
      at: 'combat-over',
      must: true,
      apart: true,
      when: (_, by, { kind, system }) => kind === 'space' && system === musterOf(by.data).system,
      *resolve(t, { by }) {
        yield* standDown(t, by.seat, musterOf(by.data));
        endEffect(t, by);
      },
    },
  ],
};
