import type { Component, Holder } from '../../hooks/component.ts';
import { hasUnitsIn } from '../../rules/units.ts';
import { returnNote } from '../../verbs/components.ts';
import { gainPoints } from '../../verbs/points.ts';

const SUPPORT = 'note:support-for-the-throne';

const noteOf = ({ owner, seat }: Holder) => ({ id: 'support-for-the-throne' as const, owner: owner ?? seat });

/**
 * Laid open as soon as it is received, for a point (74.23a). The point is lost and the note goes back when its holder activates a
 * system with units of its owner; it is lost, too, when the owner is eliminated, with whom the note leaves the game (25.7).
 */
export const supportForTheThrone: Component = {
  abilities: [
    {
      at: 'note-received',
      must: true,
      stays: true,
      when: (_, by, { seat, note, owner }) =>
        note === noteOf(by).id && seat === by.seat && owner === by.owner,
      *resolve(t, { by: { seat } }) {
        gainPoints(t, { seat, points: 1, by: SUPPORT });
      },
    },
    {
      at: 'system-activated',
      must: true,
      apart: true,
      when: (s, by, { seat, system }) =>
        seat === by.seat && by.owner !== null && hasUnitsIn(s, by.owner, system),
      *resolve(t, { by }) {
        gainPoints(t, { seat: by.seat, points: -1, by: SUPPORT });
        returnNote(t, by.seat, noteOf(by));
      },
    },
    {
      at: 'seat-eliminated',
      must: true,
      when: (_, by, { seat }) => seat === by.owner,
      *resolve(t, { by }) {
        gainPoints(t, { seat: by.seat, points: -1, by: SUPPORT });
      },
    },
  ],
};
