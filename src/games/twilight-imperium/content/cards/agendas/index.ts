import type { AgendaCard } from '../../../timing/component.ts';
import type { AgendaId } from '../../card-ids.ts';

/** Every card of this kind that is written so far. */
export const agendaCards: Readonly<Partial<Record<AgendaId, AgendaCard>>> = {};
