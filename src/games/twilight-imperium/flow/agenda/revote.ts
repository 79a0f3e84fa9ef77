import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { reopenLaw, returnTo } from '../../verbs/agendas.ts';
import { resolve } from './resolve.ts';
import { readOut } from './reveal.ts';
import { vote } from './vote.ts';

/** A law in force is voted on again as if it had just been revealed; until then it stays in force. */
export function* revote(t: ImperiumTable, law: AgendaId): Flow<void> {
  const before = reopenLaw(t, law);
  if ((yield* readOut(t)) === 'stands') yield* resolve(t, yield* vote(t));
  returnTo(t, before);
}
