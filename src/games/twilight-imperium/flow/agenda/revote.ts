import type { Flow } from '#core/flow.ts';
import type { ImperiumTable } from '../../table.ts';
import type { AgendaId } from '../../tables/card-ids.ts';
import { reopenLaw, returnTo } from '../../verbs/agendas.ts';
import { endNewEffects } from '../../verbs/effects.ts';
import { resolve } from './resolve.ts';
import { readOut, reveal } from './reveal.ts';
import { vote } from './vote.ts';

/** A law in force is voted on again as if it had just been revealed; until then it stays in force. One that gives way brings the next agenda. */
export function* revote(t: ImperiumTable, law: AgendaId): Flow<void> {
  const before = reopenLaw(t, law);
  if (yield* isVotedOn(t)) yield* resolve(t, yield* vote(t));
  returnTo(t, before);
}

function* isVotedOn(t: ImperiumTable): Flow<boolean> {
  const before = new Set(t.state.effects);
  const read = yield* readOut(t);
  if (read !== 'replaced') return read === 'stands';
  endNewEffects(t, 'agenda', before);
  return yield* reveal(t, before);
}
