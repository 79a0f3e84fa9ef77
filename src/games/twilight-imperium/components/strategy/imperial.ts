import { scorePublic } from '../../flow/score.ts';
import { drawSecret } from '../../flow/secrets.ts';
import type { StrategyCard } from '../../hooks/component.ts';
import { SECRETS } from '../../rules/objectives.ts';
import { controllerOf } from '../../rules/planets.ts';
import { seatOf } from '../../state.ts';
import { MECATOL_REX } from '../../tables/planets.ts';
import { gainPoints } from '../../verbs/points.ts';

/** Imperial, initiative 8 (89). */
export const imperial: StrategyCard = {
  *primary(t, seat) {
    yield* scorePublic(t, seat);
    if (controllerOf(t.state, MECATOL_REX) === seat)
      gainPoints(t, { seat, points: 1, by: 'strategy:imperial' });
    else yield* drawSecret(t, seat);
  },
  cost: { tokens: 1, resources: 0 },
  ordered: true,
  // 30.21a: with three scored the one that is drawn goes back at once.
  useful: (s, seat) => s.decks.secret.length > 0 && seatOf(s, seat).secrets.scored.length < SECRETS,
  *secondary(t, seat) {
    yield* drawSecret(t, seat);
  },
};
