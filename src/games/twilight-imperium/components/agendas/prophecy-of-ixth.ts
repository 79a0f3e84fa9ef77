import type { AgendaCard } from '../../hooks/component.ts';
import { discardAgenda } from '../../verbs/agendas.ts';

/** Fighters that each use of PRODUCTION has to make. */
const MIN = 2;

/** Its owner's fighters fight better, as long as every use of PRODUCTION makes two of them. */
export const prophecyOfIxth: AgendaCard = {
  law: {
    standing: {
      bonus: {
        tier: 'adjust',
        apply: (value, { seat, kind, unit }, { source }) =>
          seat === source.seat && kind === 'combat' && unit === 'fighter' ? value + 1 : value,
      },
    },
    abilities: [
      {
        at: 'production-done',
        must: true,
        when: (_s, by, { seat, made }) => seat === by.seat && (made.fighter ?? 0) < MIN,
        *resolve(t) {
          discardAgenda(t, 'prophecy-of-ixth', 'repealed');
        },
      },
    ],
  },
};
