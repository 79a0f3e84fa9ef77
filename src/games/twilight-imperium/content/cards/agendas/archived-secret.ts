import { drawSecret } from '../../../flow/secrets.ts';
import type { AgendaCard } from '../../../timing/component.ts';

/** The elected player draws a secret objective. */
export const archivedSecret: AgendaCard = { electedPlayer: drawSecret };
