import { choose } from '#core/question.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { outcomesFor } from '../../rules/agenda.ts';
import { agendas } from '../../tables/agendas.ts';
import { msg } from '../../text/lexicon.ts';
import { discardAgenda } from '../../verbs/agendas.ts';

const id = 'committee-formation';

/** Its owner may discard it before the vote on an agenda that elects a player, and elects one alone. */
export const committeeFormation: AgendaCard = {
  law: {
    abilities: [
      {
        at: 'voting-starts',
        // A vote on this very law too: it then comes to the elected player out of the discards.
        when: (_s, _by, { agenda, outcome }) => outcome === null && agendas[agenda].elect === 'player',
        *resolve(t, { by: { seat }, event }) {
          const { agenda } = event;
          discardAgenda(t, id, 'repealed');
          event.outcome = yield* t.ask(seat, 'agenda-elect', () => {
            const options = outcomesFor(t.state, agenda).map((outcome) => ({
              id: outcome,
              label: msg('option.outcome', { outcome }),
              value: outcome,
            }));
            return choose<string>(msg('ask.agendaElect', { agenda }), options);
          });
        },
      },
    ],
  },
};
