import { pay } from '../../../flow/pay.ts';
import type { Component } from '../../../hooks/component.ts';
import type { Fight } from '../../../hooks/moments.ts';
import { companyAt, opponentOf } from '../../../rules/combat/sides.ts';
import { canPay } from '../../../rules/payment.ts';
import type { Galaxy } from '../../../state.ts';
import { place, remove } from '../../../verbs/units.ts';

const PRICE = { influence: 2 };

const hasInfantry = (s: Galaxy, fight: Fight, seat: number) =>
  fight.planet !== null && companyAt(s, seat, fight.planet).some(({ unit }) => unit === 'infantry');

/** As a ground combat begins: for influence an infantry of the opponent is replaced by one of one's own; it is not destroyed. */
export const indoctrination: Component = {
  abilities: [
    {
      at: 'combat-round-starts',
      when: (s, { seat }, fight) =>
        fight.round === 1 && hasInfantry(s, fight, opponentOf(fight, seat)) && canPay(s, seat, PRICE),
      *resolve(t, { by: { seat }, event: fight }) {
        const { planet } = fight;
        const opponent = opponentOf(fight, seat);
        if (planet === null || !(yield* pay(t, seat, PRICE))) return;
        remove(t, planet, { seat: opponent, unit: 'infantry', count: 1, why: 'effect' });
        place(t, planet, { seat, unit: 'infantry', count: 1 });
      },
    },
  ],
};
