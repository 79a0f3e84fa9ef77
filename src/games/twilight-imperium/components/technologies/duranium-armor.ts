import type { Json } from '#core/json.ts';
import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../hooks/component.ts';
import type { Moments } from '../../hooks/moments.ts';
import { fieldOf } from '../../rules/combat/sides.ts';
import { stacksOf } from '../../rules/units.ts';
import type { Galaxy } from '../../state.ts';
import type { UnitType } from '../../tables/kinds.ts';
import { msg } from '../../text/lexicon.ts';
import { leaveEffect } from '../../verbs/effects.ts';
import { repair } from '../../verbs/units.ts';

const component = 'technology:duranium-armor';

/** What has sustained damage in this round before the combat rolls: the start of a combat is that of its first round (35.2a). */
const sustainedBefore = (s: Galaxy, seat: Seat) =>
  s.effects
    .filter((effect) => effect.component === component && effect.seat === seat)
    .map(({ data }) => data);

/** Types of which a damaged unit has not sustained damage in this round. */
function repairable(s: Galaxy, seat: Seat, event: Moments['hits-assigned']): UnitType[] {
  const all = [...event.sustained, ...sustainedBefore(s, seat)];
  const count = (units: readonly Json[], unit: UnitType) => units.filter((other) => other === unit).length;
  // Which of the damaged ones has fallen is its owner's choice: rather one that could not be repaired yet.
  const barred = (unit: UnitType) => Math.max(0, count(all, unit) - count(event.fallen, unit));
  return stacksOf(s, seat, fieldOf(event))
    .filter(({ unit, damaged }) => damaged > barred(unit))
    .map(({ unit }) => unit);
}

/** After each round's hits one damaged unit is repaired. */
export const duraniumArmor: Component = {
  abilities: [
    {
      at: 'hits-taken',
      must: true,
      apart: true,
      when: (s, by, { seat, sustained }) => seat === by.seat && s.battle !== null && sustained.length > 0,
      *resolve(t, { by: { seat }, event: { sustained, fallen } }) {
        const standing = [...sustained];
        for (const unit of fallen) if (standing.includes(unit)) standing.splice(standing.indexOf(unit), 1);
        for (const unit of standing) leaveEffect(t, { component, seat, until: 'combat round', data: unit });
      },
    },
    {
      at: 'hits-assigned',
      must: true,
      when: (s, by, event) => event.seat === by.seat && repairable(s, by.seat, event).length > 0,
      *resolve(t, { by: { seat }, event }) {
        const able = repairable(t.state, seat, event);
        const unit =
          able.length === 1
            ? able[0]
            : yield* t.ask(seat, 'repair', () => {
                const options = repairable(t.state, seat, event).map((type) => ({
                  id: type,
                  label: msg('option.unitType', { unit: type }),
                  value: type,
                }));
                return options.length === 0 ? null : choose<UnitType>(msg('ask.repair', {}), options);
              });
        if (unit) repair(t, fieldOf(event), { seat, unit, count: 1 });
      },
    },
  ],
};
