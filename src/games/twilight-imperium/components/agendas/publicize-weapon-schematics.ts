import type { Seat } from '#core/seat.ts';
import type { AgendaCard } from '../../hooks/component.ts';
import { upgradedBy } from '../../hooks/copies.ts';
import { clockwise, type Galaxy, seatOf } from '../../state.ts';
import { discardCards } from '../../verbs/cards.ts';

/** Whether a seat owns a technology for war suns, as its own card or as a copy (28.16). */
const hasWarSun = (s: Galaxy, seat: Seat) =>
  seatOf(s, seat).technologies.some(({ id, as }) =>
    [id, as].some((card) => card !== undefined && upgradedBy(card) === 'war-sun'),
  );

/** When anybody has war suns all can research them, and none sustains damage; voted down, whoever has them discards its cards. */
export const publicizeWeaponSchematics: AgendaCard = {
  *against(t) {
    for (const seat of clockwise(t.state, t.state.speaker))
      if (hasWarSun(t.state, seat)) discardCards(t, seat, [...seatOf(t.state, seat).hand]);
  },
  law: {
    standing: {
      unmet: {
        tier: 'set',
        apply: (value, { technology }, { state }) =>
          upgradedBy(technology) === 'war-sun' && state.seats.some((_, seat) => hasWarSun(state, seat))
            ? Number.MAX_SAFE_INTEGER
            : value,
      },
      sustain: { tier: 'overrule', apply: (value, { unit }) => value && unit !== 'war-sun' },
    },
  },
};
