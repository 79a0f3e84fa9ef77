import type { Component } from '../../hooks/component.ts';
import { systemsWithToken } from '../../rules/tokens.ts';
import type { SystemId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { liftToken } from '../../verbs/tokens.ts';
import { aimAtSystem } from './aim.ts';

/** Action: one of one's own command tokens comes off the board. */
export const unexpectedAction: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => systemsWithToken(s, seat).length > 0,
      *aim(t, { seat }) {
        return yield* aimAtSystem(t, {
          seat,
          card: 'unexpected-action',
          able: () => systemsWithToken(t.state, seat),
        });
      },
      *resolve(t, { by: { seat }, target }) {
        const system = target as SystemId;
        liftToken(t, seat, system);
        t.tell(msg('fact.tokenLifted', { seat, system }));
      },
    },
  ],
};
