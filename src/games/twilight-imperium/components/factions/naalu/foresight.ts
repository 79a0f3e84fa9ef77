import { chooseSystem } from '../../../flow/choose-system.ts';
import { evacuate } from '../../../flow/combat/retreat.ts';
import type { Component } from '../../../hooks/component.ts';
import { fleetHavens, fleetIn } from '../../../rules/combat/retreat.ts';
import { seatOf } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import { putToken } from '../../../verbs/tokens.ts';

/** After others have moved into a system with own ships: for a token of the strategy pool those leave for one next to it, fighters by themselves. */
export const foresight: Component = {
  abilities: [
    {
      at: 'ships-moved',
      when: (s, by, { seat, system }) =>
        seat !== by.seat &&
        seatOf(s, by.seat).pools.strategy > 0 &&
        fleetIn(s, by.seat, system).length > 0 &&
        fleetHavens(s, by.seat, system).length > 0,
      *resolve(t, { by: { seat }, event: { system: from } }) {
        const to = yield* chooseSystem(t, seat, {
          topic: 'foresight',
          prompt: msg('ask.foresight', {}),
          among: (s) => fleetHavens(s, seat, from),
        });
        if (to === undefined) return;
        putToken(t, seat, { system: to, from: 'strategy' });
        yield* evacuate(t, seat, { from, to, fleet: true });
      },
    },
  ],
};
