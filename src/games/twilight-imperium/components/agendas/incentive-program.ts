import type { AgendaCard } from '../../hooks/component.ts';
import { revealAnother } from '../../verbs/objectives.ts';

/** One more public objective comes from the deck: of stage I, or voted down of stage II. */
export const incentiveProgram: AgendaCard = {
  *for(t) {
    revealAnother(t, 'stageOne');
  },
  *against(t) {
    revealAnother(t, 'stageTwo');
  },
};
