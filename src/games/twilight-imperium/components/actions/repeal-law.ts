import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { discardAgenda } from '../../verbs/agendas.ts';
import { aimAtLaw } from './aim.ts';

/** Action: a law loses its force; points that it gave stay (51.6). */
export const repealLaw: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s) => s.laws.length > 0,
      *aim(t, { seat }) {
        return yield* aimAtLaw(t, { seat, card: 'repeal-law', able: () => t.state.laws.map(({ id }) => id) });
      },
      *resolve(t, { target }) {
        discardAgenda(t, target as AgendaId, 'repealed');
        yield* enforce(t);
      },
    },
  ],
};
