import type { AgendaCard } from '../../hooks/component.ts';
import { homeOf } from '../../rules/planets.ts';
import { systemOf } from '../../tables/places.ts';
import { gainPoints } from '../../verbs/points.ts';
import { seize } from './changing-hands.ts';

/** Worth a point to its owner; whoever gains control of a planet of the owner's home takes it. */
export const theCrownOfEmphidia: AgendaCard = {
  *electedPlayer(t, seat) {
    gainPoints(t, { seat, points: 1, by: 'law:the-crown-of-emphidia' });
  },
  law: {
    abilities: [
      {
        at: 'control-gained',
        must: true,
        apart: true,
        when: (s, by, { seat, planet }) => seat !== by.seat && systemOf(planet) === homeOf(s, by.seat),
        *resolve(t, { by, event: { seat } }) {
          seize(t, 'the-crown-of-emphidia', { from: by.seat, to: seat });
        },
      },
    ],
  },
};
