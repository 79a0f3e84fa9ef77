import { rerollSome } from '../../flow/combat/choose-dice.ts';
import type { Component } from '../../hooks/component.ts';

/** After own ground combat rolls: as many of the dice as its player likes are rolled again (44.1). */
export const fireTeam: Component = {
  abilities: [
    {
      at: 'dice-rolled',
      when: (_s, by, { kind, seat }) => kind === 'ground' && seat === by.seat,
      *resolve(t, { by: { component, seat }, event: { rolls } }) {
        yield* rerollSome(t, seat, { rolls, by: component });
      },
    },
  ],
};
