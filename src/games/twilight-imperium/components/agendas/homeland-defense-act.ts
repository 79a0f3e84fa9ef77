import type { AgendaCard } from '../../hooks/component.ts';
import { loseTogether } from './losses.ts';

const agenda = 'homeland-defense-act';

/** Any number of PDS on a planet; voted down, each destroys one of its own. */
export const homelandDefenseAct: AgendaCard = {
  *against(t) {
    yield* loseTogether(t, () => [{ agenda, count: 1, fits: (unit) => unit === 'pds' }]);
  },
  law: {
    standing: {
      structureLimit: {
        tier: 'set',
        apply: (value, { unit }) => (unit === 'pds' ? Number.MAX_SAFE_INTEGER : value),
      },
    },
  },
};
