import { takeHits } from '../../flow/combat/hits.ts';
import type { Component } from '../../hooks/component.ts';
import { opponentOf, strengthAt } from '../../rules/combat/sides.ts';
import { sacrifice, victims } from '../factions/yin/sacrifice.ts';

/** As a space combat begins: a cruiser or destroyer is given up for a hit that goes to a ship which is no fighter, if there is one. */
export const impulseCore: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (s, { seat }, fight) =>
        fight.kind === 'space' &&
        fight.round === 1 &&
        victims(s, seat, fight.system).length > 0 &&
        strengthAt(s, opponentOf(fight, seat), fight.system) > 0,
      *resolve(t, { by: { seat: by }, event: fight }) {
        const { system } = fight;
        if (!(yield* sacrifice(t, by, system))) return;
        const seat = opponentOf(fight, by);
        yield* takeHits(t, [{ seat, by, kind: 'ability', at: system, hits: 1, heavy: 1 }]);
      },
    },
  ],
};
