import type { Seat } from '#core/seat.ts';
import type { Ability, Component } from '../../../hooks/component.ts';
import { stacksOf } from '../../../rules/units.ts';
import type { Galaxy } from '../../../state.ts';
import type { SystemId } from '../../../tables/ids.ts';
import { repair } from '../../../verbs/units.ts';

const damagedIn = (s: Galaxy, seat: Seat, system: SystemId) =>
  stacksOf(s, seat, system).find(({ unit }) => unit === 'flagship')?.damaged ?? 0;

/** The flagship made whole, where there is a need. */
const mending = (inRound: (round: number) => boolean): Ability<'combat-round-starts'> => ({
  at: 'combat-round-starts',
  must: true,
  when: (s, by, { kind, round, system }) =>
    kind === 'space' && inRound(round) && damagedIn(s, by.seat, system) > 0,
  *resolve(t, { by: { seat }, event: { system } }) {
    repair(t, system, { seat, unit: 'flagship', count: damagedIn(t.state, seat, system) });
  },
});

/** Whole again as each round of a space combat begins; only in the first do hits fall at that moment, so that the order matters. */
export const arcSecundus: Component = {
  abilities: [mending((round) => round === 1), { ...mending((round) => round > 1), apart: true }],
};
