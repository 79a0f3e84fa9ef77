import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import { gainTechnology } from '../../flow/research.ts';
import type { Component } from '../../hooks/component.ts';
import { upgradedBy } from '../../hooks/copies.ts';
import { deckOf } from '../../rules/technology.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import { returnTokens } from '../../verbs/tokens.ts';

/** The war sun upgrade that is still in a seat's deck. */
const blueprint = (s: Galaxy, seat: Seat) =>
  deckOf(s, seat).find((technology) => upgradedBy(technology) === 'war-sun');

/** Component action: its owner's fleet pool loses a token, and the player gains its own war sun technology. */
export const firesOfTheGashlai: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat, owner }) =>
        owner !== null && seatOf(s, owner).pools.fleet > 0 && blueprint(s, seat) !== undefined,
      *resolve(t, { by: { seat, owner } }) {
        if (owner !== null) returnTokens(t, owner, { pool: 'fleet', count: 1 });
        const technology = blueprint(t.state, seat);
        if (technology) yield* gainTechnology(t, seat, technology);
        // 66.3: a smaller fleet pool tells at once.
        yield* enforce(t);
      },
    },
  ],
};
