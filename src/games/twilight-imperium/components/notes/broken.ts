import type { Ability } from '../../hooks/component.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import type { NoteId } from '../../tables/card-ids.ts';
import { returnNote } from '../../verbs/components.ts';

/** A note that lies before a seat goes back when that seat activates a system with units of the note's owner (25.4a). */
export const broken = (note: NoteId): Ability<'system-activated'> => ({
  at: 'system-activated',
  must: true,
  apart: true,
  when: (s, by, { seat, system }) => seat === by.seat && by.owner !== null && hasUnitsIn(s, by.owner, system),
  *resolve(t, { by: { seat, owner } }) {
    if (owner !== null) returnNote(t, seat, { id: note, owner });
  },
});
