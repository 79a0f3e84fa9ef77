import { choose } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import type { Component } from '../../../hooks/component.ts';
import type { Galaxy } from '../../../state.ts';
import { msg } from '../../../text/lexicon.ts';
import { type Forged, forge, forges } from './forge.ts';

const SHIPS = [
  { unit: 'fighter', count: 2 },
  { unit: 'destroyer', count: 1 },
] as const;

const made = (s: Galaxy, seat: Seat) => forges(s, seat, { beside: 'war-sun', ships: SHIPS });

function forging(s: Galaxy, seat: Seat) {
  const options = made(s, seat).map((forged) => ({
    id: `${forged.system}:${forged.unit}`,
    label: msg('option.starForge', forged),
    value: forged,
  }));
  return options.length === 0 ? null : choose<Forged>(msg('ask.starForge', {}), options);
}

/** Component action: two fighters or a destroyer beside an own war sun, for a token of the strategy pool. */
export const starForge: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, by) => made(s, by.seat).length > 0,
      *resolve(t, { by: { seat } }) {
        const forged = yield* t.ask(seat, 'star-forge', () => forging(t.state, seat));
        if (forged) yield* forge(t, seat, forged);
      },
    },
  ],
};
