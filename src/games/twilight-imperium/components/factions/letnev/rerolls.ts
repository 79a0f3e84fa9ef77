import { rerollSome } from '../../../flow/combat/choose-dice.ts';
import type { Ability, Component } from '../../../hooks/component.ts';

/** While its effect lasts, dice of the seat's combat rolls may be rerolled (44.1 to 44.3). */
const rerolls: Ability<'dice-rolled'> = {
  at: 'dice-rolled',
  free: true,
  when: (_, by, { seat, rolls }) =>
    seat === by.seat && rolls.some(({ rerolledBy }) => !rerolledBy.includes(by.component)),
  *resolve(t, { by: { seat, component }, event: { rolls } }) {
    yield* rerollSome(t, seat, { rolls, by: component });
  },
};

/** What an effect for a round of space combat does. */
export const rerolling: Pick<Component, 'delayedAbilities' | 'lasting'> = {
  delayedAbilities: [rerolls],
  lasting: {
    rerolls: {
      tier: 'set',
      apply: (value, { seat, kind }, { source }) => value || (seat === source.seat && kind === 'combat'),
    },
  },
};
