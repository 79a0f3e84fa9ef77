import { choose } from '#core/question.ts';
import { gainGoods } from '../../../flow/goods.ts';
import { controlledBy, resourcesOf } from '../../../rules/planets.ts';
import { msg } from '../../../text/lexicon.ts';
import type { Component } from '../../../timing/component.ts';
import type { PlanetId } from '../../ids.ts';

/** Action: trade goods to the resources of one planet. */
export const miningInitiative: Component = {
  abilities: [
    {
      at: 'component-action',
      when: (s, { seat }) => controlledBy(s, seat).some((planet) => resourcesOf(s, planet) > 0),
      *aim(t, { seat }) {
        return yield* t.ask(seat, 'card-planet', () => {
          const options = controlledBy(t.state, seat)
            .map((planet) => ({ id: planet, label: msg('option.cardPlanet', { planet }), value: planet }))
            .sort((a, b) => resourcesOf(t.state, b.value) - resourcesOf(t.state, a.value));
          return choose<PlanetId>(msg('ask.cardPlanet', { card: 'mining-initiative' }), options);
        });
      },
      *resolve(t, { by: { seat }, target }) {
        yield* gainGoods(t, seat, resourcesOf(t.state, target as PlanetId));
      },
    },
  ],
};
