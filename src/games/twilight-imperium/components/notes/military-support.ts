import { choose, type Option } from '#core/question.ts';
import type { Seat } from '#core/seat.ts';
import { enforce } from '../../flow/enforce.ts';
import type { Component } from '../../hooks/component.ts';
import { type Galaxy, seatOf } from '../../state.ts';
import type { ComponentId } from '../../tables/component-ids.ts';
import type { PlanetId } from '../../tables/ids.ts';
import { msg } from '../../text/lexicon.ts';
import { returnTokens } from '../../verbs/tokens.ts';
import { place } from '../../verbs/units.ts';
import { garrisons } from '../actions/reinforce.ts';

function drop(s: Galaxy, seat: Seat, component: ComponentId) {
  const options = garrisons(s, seat).map(
    (planet): Option<PlanetId | null> => ({
      id: planet,
      label: msg('option.planet', { planet }),
      value: planet,
    }),
  );
  if (options.length === 0) return null;
  options.push({ id: 'none', label: msg('option.sheetNone', {}), value: null });
  return choose<PlanetId | null>(msg('ask.sheetPlanet', { component }), options);
}

/** As its owner's turn begins: the owner returns a strategy token if there is one, and the player may place two infantry. */
export const militarySupport: Component = {
  abilities: [
    {
      at: 'turn-starts',
      when: (s, { seat, owner }, event) =>
        owner !== null &&
        event.seat === owner &&
        (seatOf(s, owner).pools.strategy > 0 || garrisons(s, seat).length > 0),
      *resolve(t, { by: { seat, owner, component } }) {
        if (owner !== null) returnTokens(t, owner, { pool: 'strategy', count: 1 });
        const planet = yield* t.ask(seat, 'sheet-planet', () => drop(t.state, seat, component));
        if (!planet) return;
        place(t, planet, { seat, unit: 'infantry', count: 2 });
        yield* enforce(t);
      },
    },
  ],
};
