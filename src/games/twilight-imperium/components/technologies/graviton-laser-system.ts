import type { Component } from '../../hooks/component.ts';
import { isPlanet } from '../../tables/places.ts';

/** Hits of own space cannons go to ships that are no fighters where possible. */
export const gravitonLaserSystem: Component = {
  abilities: [
    {
      at: 'cannon-fires',
      exhausts: true,
      free: true,
      when: (_, by, { seat, at }) => seat === by.seat && !isPlanet(at),
      *resolve(_t, { event }) {
        event.heavyOnly = true;
      },
    },
  ],
};
