import type { Seat } from '#core/seat.ts';
import type { ImperiumTable } from '../../../table.ts';
import { msg } from '../../../text/lexicon.ts';
import { endEffect, leaveEffect } from '../../../verbs/effects.ts';

const component = 'ability:telepathic';

/** The “0” token goes to a seat, from whoever had it, or back to its owner's sheet. */
export function giveZero(t: ImperiumTable, seat: Seat | null): void {
  const held = t.state.effects.find((effect) => effect.component === component);
  if (held) endEffect(t, held);
  if (seat === null) return;
  leaveEffect(t, { component, seat, until: 'round', data: null });
  t.tell(msg('fact.zeroToken', { seat }));
}
