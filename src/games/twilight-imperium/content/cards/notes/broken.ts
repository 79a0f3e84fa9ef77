import { hasUnitsIn } from '../../../rules/units.ts';
import type { Ability } from '../../../timing/component.ts';
import { returnNote } from '../../../verbs/components.ts';
import type { NoteId } from '../../card-ids.ts';

/** A note that lies before a seat goes back when that seat activates a system with units of the note's owner (25.4a). */
export const broken = (note: NoteId): Ability<'system-activated'> => ({
  at: 'system-activated',
  must: true,
  when: (s, by, { seat, system }) => seat === by.seat && by.owner !== null && hasUnitsIn(s, by.owner, system),
  *resolve(t, { by: { seat, owner } }) {
    if (owner !== null) returnNote(t, seat, { id: note, owner });
  },
});
