import { drawSecret } from '../../flow/secrets.ts';
import type { AgendaCard } from '../../hooks/component.ts';

/** The elected player draws a secret objective. */
export const archivedSecret: AgendaCard = { electedPlayer: drawSecret };
