import { chooseSystem } from '../../flow/choose-system.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { systemsWithToken } from '../../rules/tokens.ts';
import { msg } from '../../text/lexicon.ts';
import { discardAgenda } from '../../verbs/agendas.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { liftToken } from '../../verbs/tokens.ts';

const agenda = 'minister-of-war';

/** After an action its owner may discard it: a token comes off the board, and the owner may take one action more. */
export const ministerOfWar: AgendaCard = {
  law: {
    lasting: {
      actions: {
        tier: 'adjust',
        apply: (value, { seat }, { source }) => (seat === source.seat ? value + 1 : value),
      },
    },
    abilities: [
      {
        at: 'action-done',
        // 74.17: without a token to take back there is no further action.
        when: (s, by, { seat }) => seat === by.seat && systemsWithToken(s, seat).length > 0,
        *resolve(t, { by: { component, seat } }) {
          discardAgenda(t, agenda, 'repealed');
          const system = yield* chooseSystem(t, seat, {
            topic: 'agenda-lift',
            prompt: msg('ask.agendaLift', { agenda }),
            among: (s) => systemsWithToken(s, seat),
          });
          if (system === undefined) return;
          liftToken(t, seat, system);
          t.tell(msg('fact.tokenLifted', { seat, system }));
          leaveEffect(t, { component, seat, until: 'turn', data: null });
        },
      },
    ],
  },
};
